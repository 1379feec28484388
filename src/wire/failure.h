/* What went wrong, before it becomes an exception: the API maps kinds to classes. */
#ifndef NEO4J_WIRE_FAILURE_H
#define NEO4J_WIRE_FAILURE_H

#include <php.h>
#include "../core/endpoint.h"

typedef enum neo4j_failure_kind {
	NEO4J_FAILURE_NONE,
	NEO4J_FAILURE_CONNECTION,
	NEO4J_FAILURE_TIMEOUT,
	NEO4J_FAILURE_TLS,
	NEO4J_FAILURE_PROTOCOL,
	NEO4J_FAILURE_SERVER,         /* class by server code, else by HTTP status */
	NEO4J_FAILURE_AUTHENTICATION, /* 401 and the like, whatever the code */
	NEO4J_FAILURE_TRANSACTION,    /* lost, expired or ended: the transaction as a whole */
	NEO4J_FAILURE_USAGE,
	NEO4J_FAILURE_THROWN          /* a PHP exception is pending already: nothing to throw */
} neo4j_failure_kind;

/* Zero-initialise. Owns its strings. */
typedef struct neo4j_failure {
	neo4j_failure_kind kind;
	bool retryable;
	bool unsent;          /* the server is not there, and nothing of a statement can have left */
	int http_status;      /* 0: none */
	zend_string *code;    /* the server's code, or NULL */
	zend_string *message; /* complete text for getMessage() */
} neo4j_failure;

/* The first failure stays; later ones are dropped. */
void neo4j_failure_set(neo4j_failure *failure, neo4j_failure_kind kind, const char *format, ...)
	ZEND_ATTRIBUTE_FORMAT(printf, 3, 4);

/* From a core error; `what` says what was tried. */
void neo4j_failure_from_core(neo4j_failure *failure, const neo4j_error *error, const char *what);

/* There is no exchange: out of memory, or an exception is pending. */
void neo4j_failure_not_sent(neo4j_failure *failure);

/* Overwrites credentials that the message repeats after a peer. */
void neo4j_failure_hide_secrets(neo4j_failure *failure, const neo4j_endpoint *endpoint);

/* Says at the message's end who refused a login, and where that login is from. */
void neo4j_failure_name_login(neo4j_failure *failure, const neo4j_endpoint *endpoint);

void neo4j_failure_free(neo4j_failure *failure);

#endif
