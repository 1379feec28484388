/* An explicit transaction: which server has it, under which id, and what became of it. The server
 * takes one request of it at a time. */
#ifndef NEO4J_WIRE_TRANSACTION_H
#define NEO4J_WIRE_TRANSACTION_H

#include "dialect.h"
#include "stream.h"

typedef enum neo4j_transaction_state {
	NEO4J_TRANSACTION_NEW,         /* nothing was sent: its first statement begins it */
	NEO4J_TRANSACTION_OPEN,
	NEO4J_TRANSACTION_COMMITTED,
	NEO4J_TRANSACTION_ROLLED_BACK, /* on demand */
	NEO4J_TRANSACTION_FAILED,      /* by an error, or lost in mid-request: nothing of it stays */
	NEO4J_TRANSACTION_UNKNOWN      /* lost at its commit */
} neo4j_transaction_state;

#define NEO4J_TRANSACTION_ID_SIZE 64

/* emalloc'ed, reference counted: its results hold it. */
typedef struct neo4j_transaction {
	uint32_t references;
	neo4j_session *session; /* held */
	neo4j_options options;  /* those it began with */
	neo4j_transaction_state state;
	neo4j_server server;    /* where it began, and in which dialect (server.protocol) */
	char *database;         /* NULL: the server has only one */
	char id[NEO4J_TRANSACTION_ID_SIZE]; /* "" until the answer of its begin has ended */
	neo4j_header_lines sticky; /* sent with each request from then on: the cluster's affinity, cookies of its begin */
	zend_array *bookmarks;  /* those it began with; counted, or NULL */
	neo4j_stream *open;     /* the request under way, or its result not read to the end; borrowed */
	neo4j_stream *control;  /* a request without a statement, while it runs; owned */
	zend_string *cause;     /* why it ended without being asked to; or NULL */
	zend_string *cause_code; /* the server's code of that; or NULL */
	bool cause_retryable;   /* beginning the whole again may help */
	bool lingers;           /* FAILED, but the server may not know of that: a rollback frees its locks */
	pid_t pid;
} neo4j_transaction;

/* Sends nothing. The options are copied. */
neo4j_transaction *neo4j_transaction_create(neo4j_session *session, const neo4j_options *options);
neo4j_transaction *neo4j_transaction_hold(neo4j_transaction *transaction);
/* Never waits: who drops an open one should have called neo4j_transaction_abandon(). */
void neo4j_transaction_drop(neo4j_transaction *transaction);
/* What a bailout may have left running is closed, then it is dropped: for its owner. */
void neo4j_transaction_close(neo4j_transaction *transaction);

/* New, or open, and this process's own. */
bool neo4j_transaction_is_open(const neo4j_transaction *transaction);
/* true while one of its requests is waited for, and for ever after a bailout. */
bool neo4j_transaction_busy(const neo4j_transaction *transaction);

/* Before a statement's request: reads the rest of the open result into memory, since the server
 * takes one request at a time. false: the transaction cannot take one any more. The owner of that
 * result must hold it meanwhile: signal handlers run. */
bool neo4j_transaction_admit(neo4j_transaction *transaction, neo4j_failure *failure);

/* A statement of it, not sent yet: the first one begins it. */
neo4j_stream *neo4j_transaction_statement(neo4j_transaction *transaction, const neo4j_options *options, zend_string *text);

/* Called by a stream of this transaction when its request is encoded, … */
void neo4j_transaction_sends(neo4j_transaction *transaction, neo4j_stream *stream);
/* … when its answer has ended, however that was (may make the failure that of the whole
 * transaction), … */
void neo4j_transaction_answered(neo4j_transaction *transaction, neo4j_stream *stream);
/* … and when it is closed. */
void neo4j_transaction_left(neo4j_transaction *transaction, const neo4j_stream *stream);

/* Requests without a statement: BEGIN, KEEP_ALIVE, COMMIT, ROLLBACK. A rollback does not read the
 * open result but cuts it. false: see the failure. The owner of an open result must hold it. */
bool neo4j_transaction_step(neo4j_transaction *transaction, neo4j_step step, neo4j_failure *failure);

/* Would the server keep it, and its locks, if nobody said anything? */
bool neo4j_transaction_needs_rollback(const neo4j_transaction *transaction);

/* Nobody will end it: cuts its stream and sends one rollback, at most drain_timeout in all. Its
 * failure is nobody's business. */
void neo4j_transaction_abandon(neo4j_transaction *transaction);

#endif
