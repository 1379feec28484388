/* The pull pipeline of one statement: exchange -> reader -> dialect -> row builder -> rows. */
#ifndef NEO4J_WIRE_STREAM_H
#define NEO4J_WIRE_STREAM_H

#include "failure.h"
#include "server.h"

typedef struct neo4j_stream neo4j_stream;
struct neo4j_transaction;

typedef enum neo4j_pull {
	NEO4J_PULL_ROW,
	NEO4J_PULL_END,
	NEO4J_PULL_FAILED
} neo4j_pull;

/* What the answer said beside its rows; the zvals are arrays or IS_UNDEF. Times in seconds. */
typedef struct neo4j_stream_summary {
	zval counters; /* server's own names => int */
	zval plan;
	zval profile;
	zval notifications;
	zval bookmarks;
	zend_string *query_type;
	uint64_t rows;
	uint64_t bytes;
	double first_row_seconds; /* < 0: none */
	double total_seconds;
} neo4j_stream_summary;

/* Half a request and half an answer. emalloc'ed, but what libcurl and the tokenizer own. The
 * rows that it keeps hold no object of the user's, so the garbage collector need not see them;
 * its exchange may hold some. */

/* A statement, not sent yet. The text is held; NULL: none. The stream should have its owner before it runs:
 * a bailout then finds someone to close it. */
neo4j_stream *neo4j_stream_create(neo4j_session *session, const neo4j_options *options, zend_string *text);

/* Before it runs: makes it a request of a transaction (held), for the given step. The text may be
 * NULL where the step has no statement. */
void neo4j_stream_join(neo4j_stream *stream, struct neo4j_transaction *transaction, int step);

/* Told each time that a statement leaves, while nothing is under way. What it calls may run the
 * user's code: an exception that is pending then ends the stream. */
typedef struct neo4j_watcher {
	/* The server is known, the request ready. */
	void (*sends)(struct neo4j_watcher *watcher, const neo4j_stream *stream);
	/* It failed, as neo4j_stream_failure() tells, and is sent again: to another door, or on another
	 * connection. */
	void (*sends_again)(struct neo4j_watcher *watcher, const neo4j_stream *stream);
} neo4j_watcher;

/* Encodes and sends it, and waits until the first row is ready or the answer is complete. The
 * parameters are not needed afterwards. The watcher may be NULL. false: neo4j_stream_failure() tells. */
bool neo4j_stream_run(neo4j_stream *stream, zend_array *parameters, struct neo4j_watcher *watcher);

/* The next row, as the options' fetch mode wants it, moved to *row; `whole`: but as a list where
 * its keys would hide values. After END or FAILED the
 * connection has been given back or cut. FAILED: neo4j_stream_failure(). */
neo4j_pull neo4j_stream_pull(neo4j_stream *stream, bool whole, zval *row);

/* Reads the rest without building rows, at most limit seconds (0: no limit). END: the answer
 * is complete. FAILED: see the failure; it was cut if time was up (kind TIMEOUT). */
neo4j_pull neo4j_stream_drain(neo4j_stream *stream, double limit);

/* Reads the rest into the queue of rows, however many they are: another request of the same
 * transaction can then be made. END, or FAILED: the failure shows when the rows have been taken. */
neo4j_pull neo4j_stream_buffer(neo4j_stream *stream);

/* Reads on for some milliseconds and kilobytes: the rest of a short answer is here, or nearly,
 * and its connection is worth more than that. */
void neo4j_stream_drain_cheaply(neo4j_stream *stream);
/* The same, but its rows are kept. */
void neo4j_stream_buffer_cheaply(neo4j_stream *stream);

/* Reads on without building rows, as far as the end may be away. It may be over then, or not. */
void neo4j_stream_drain_some(neo4j_stream *stream, uint64_t bytes, double seconds);

/* Closes the connection in mid-answer, which stops the server where it can. Never waits. */
void neo4j_stream_cut(neo4j_stream *stream);

/* May the answer be cut without losing a write? (DESIGN.md, "Dropped results") */
bool neo4j_stream_may_cut(const neo4j_stream *stream);

bool neo4j_stream_complete(const neo4j_stream *stream);
/* Whatever is still done with it, its outcome stays. */
bool neo4j_stream_settled(const neo4j_stream *stream);
/* Nothing more to give: complete, failed or cut, and no row waiting. */
bool neo4j_stream_over(const neo4j_stream *stream);
/* true while a pull is running (a re-entrance must be refused), and for ever after a bailout. */
bool neo4j_stream_busy(const neo4j_stream *stream);
/* Opened by the parent of this process: may be neither read nor drained. */
bool neo4j_stream_foreign(const neo4j_stream *stream);

const neo4j_failure *neo4j_stream_failure(const neo4j_stream *stream);
const neo4j_columns *neo4j_stream_columns(const neo4j_stream *stream);
const neo4j_stream_summary *neo4j_stream_summary_of(const neo4j_stream *stream);
const neo4j_server *neo4j_stream_server(const neo4j_stream *stream);
/* The options of this statement; borrowed. */
const neo4j_options *neo4j_stream_options(const neo4j_stream *stream);
zend_string *neo4j_stream_text(const neo4j_stream *stream);
/* scheme://host:port */
const char *neo4j_stream_label(const neo4j_stream *stream);
const char *neo4j_stream_database(const neo4j_stream *stream); /* NULL: the server's only one */

/* Adds to the garbage collector's list what the answer holds of the user's: its transport may be a
 * class written in PHP. */
void neo4j_stream_gc(const neo4j_stream *stream, zend_get_gc_buffer *buffer);

/* Cuts if still open. Safe on a busy stream at request end. NULL is allowed. */
void neo4j_stream_close(neo4j_stream *stream);

#endif
