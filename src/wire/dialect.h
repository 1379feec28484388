/* A dialect: one wire format as a table of functions. Adding a format means adding a file. */
#ifndef NEO4J_WIRE_DIALECT_H
#define NEO4J_WIRE_DIALECT_H

#include "decoder.h"
#include "server.h"

#include <Zend/zend_smart_str.h>

/* What is to be sent; all borrowed. Text and parameters are JSON already: what cannot be
 * written as JSON has been refused before the first byte to any server. */
typedef struct neo4j_statement {
	const zend_string *text;       /* a JSON string */
	const zend_string *parameters; /* a JSON object */
	const neo4j_options *options;
	const neo4j_server *server;
	const char *database; /* NULL: the server has only one */
} neo4j_statement;

typedef struct neo4j_dialect {
	neo4j_protocol protocol;
	const char *const *headers; /* of a streamed request, "Name: value", NULL-terminated */
	const char *const *buffered_headers; /* likewise with 'stream' => false; NULL: cannot be had */

	/* An option that this dialect would ignore: its name, else NULL. */
	const char *(*ignored)(const neo4j_options *options);

	/* Path and body of the request. */
	void (*encode)(const neo4j_statement *statement, smart_str *path, smart_str *body);

	/* JSON events of a successful answer; the context is the decoder. */
	const neo4j_sink *events;

	/* The document is closed: is the answer complete, and did it succeed? Fills the failure if
	 * not. */
	bool (*finish)(neo4j_decoder *decoder, neo4j_failure *failure);

	/* The server's error object of an answer with an error status, as ext/json decoded it.
	 * false: it is none of this dialect's. */
	bool (*error)(const zval *body, neo4j_failure *failure);

	/* JSON containers around the values of a row, and those that each level of a value takes. */
	unsigned envelope_depth;
	unsigned depth_per_value;

	/* What it may mean when an answer of this dialect ends in the middle, cleanly as HTTP has
	 * it; begins with "; ". */
	const char *cut_hint;

	/* The server enforces access mode READ. */
	bool enforces_read;
} neo4j_dialect;

extern const neo4j_dialect neo4j_dialect_legacy;
extern const neo4j_dialect neo4j_dialect_query;

/* NULL: not in this version. */
const neo4j_dialect *neo4j_dialect_of(neo4j_protocol protocol);

/* The same for a server; if there is none, the failure names its version. */
const neo4j_dialect *neo4j_dialect_require(const neo4j_session *session, const neo4j_options *options,
	const neo4j_server *server, neo4j_failure *failure);

#endif
