/* A dialect: one wire format as a table of functions. Adding a format means adding a file. */
#ifndef NEO4J_WIRE_DIALECT_H
#define NEO4J_WIRE_DIALECT_H

#include "decoder.h"
#include "header_lines.h"
#include "server.h"

#include <Zend/zend_smart_str.h>

/* What a request is for. Only RUN exists without a transaction. */
typedef enum neo4j_step {
	NEO4J_STEP_RUN,        /* a statement that commits itself */
	NEO4J_STEP_BEGIN,      /* a transaction, perhaps with its first statement */
	NEO4J_STEP_CONTINUE,   /* a statement in it */
	NEO4J_STEP_KEEP_ALIVE,
	NEO4J_STEP_COMMIT,
	NEO4J_STEP_ROLLBACK,
	NEO4J_STEP_REQUEST     /* no statement at all: of the user's own making (rest.h) */
} neo4j_step;

/* What is to be sent; all borrowed. Text and parameters are JSON already: what cannot be
 * written as JSON has been refused before the first byte to any server. */
typedef struct neo4j_statement {
	neo4j_step step;
	const zend_string *text;       /* a JSON string; NULL: this step has no statement */
	const zend_string *parameters; /* a JSON object */
	bool typed;                    /* the parameters are typed JSON */
	const neo4j_options *options;
	const neo4j_server *server;
	const char *database;    /* NULL: the server has only one */
	const char *transaction; /* its id, from CONTINUE on */
	zend_array *bookmarks;   /* list of strings to wait for; NULL: none */
} neo4j_statement;

/* Zero-initialise; the caller of encode() frees its parts. */
typedef struct neo4j_encoded {
	const char *method; /* static */
	smart_str path;     /* below the endpoint's prefix, begins with "/" */
	smart_str body;     /* empty: the request has none */
	neo4j_header_lines headers;
} neo4j_encoded;

typedef struct neo4j_dialect {
	neo4j_protocol protocol;

	/* Media types of an answer, without parameters; NULL-terminated. */
	const char *const *media_types;

	/* 'stream' => false can be had. */
	bool can_buffer;

	/* Parameters can travel as typed JSON. */
	bool takes_typed;

	/* Method, path, headers and body of the request. */
	void (*encode)(const neo4j_statement *statement, neo4j_encoded *request);

	/* JSON events of a successful answer; the context is the decoder. */
	const neo4j_sink *events;

	/* The answer is a sequence of JSON values, one a line. */
	bool lines;

	/* The document is closed: is the answer complete, and did it succeed? Fills the failure if
	 * not. A row that does not fit has been looked for. */
	bool (*finish)(neo4j_decoder *decoder, neo4j_failure *failure);

	/* The server's error object of an answer with an error status, as ext/json decoded it.
	 * false: it is none of this dialect's. */
	bool (*error)(const zval *body, neo4j_failure *failure);

	/* JSON containers around the values of a row, and those that each level of a value takes. */
	unsigned envelope_depth;
	unsigned depth_per_value;

	/* What it may mean when an answer of this dialect ends in the middle, cleanly as HTTP has
	 * it; begins with "; ". NULL: nothing to say. */
	const char *cut_hint;
} neo4j_dialect;

extern const neo4j_dialect neo4j_dialect_legacy;
extern const neo4j_dialect neo4j_dialect_transactional;
extern const neo4j_dialect neo4j_dialect_jolt;
extern const neo4j_dialect neo4j_dialect_query;
/* Not of statements: any JSON document is an answer (rest.c). */
extern const neo4j_dialect neo4j_dialect_rest;

/* Appends one segment of a path, escaped. */
void neo4j_path_append(smart_str *path, const char *segment);

/* NULL: not in this version. */
const neo4j_dialect *neo4j_dialect_of(neo4j_protocol protocol);

/* The same for a server; if there is none, the failure names its version. */
const neo4j_dialect *neo4j_dialect_require(const neo4j_session *session, const neo4j_options *options,
	const neo4j_server *server, neo4j_failure *failure);

#endif
