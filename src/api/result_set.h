/* Neo4j\ResultSet: a forward-only stream of rows. */
#ifndef NEO4J_API_RESULT_SET_H
#define NEO4J_API_RESULT_SET_H

#include "../wire/stream.h"

extern zend_class_entry *php_neo4j_result_set_ce;

/* Sends the statement and makes a ResultSet of its answer in *result, or throws (then *result
 * is undefined). The result holds references to client, text and parameters. */
bool php_neo4j_result_set_run(zval *result, zend_object *client, neo4j_session *session,
	zend_string *text, zend_array *parameters, const neo4j_options *options);

/* The same for a statement of a transaction: the stream has joined it, and is taken over. The result
 * holds the transaction's object. */
bool php_neo4j_result_set_run_in(zval *result, zend_object *client, zend_object *transaction,
	neo4j_stream *stream, zend_array *parameters);

/* Someone else has read it on: its observer may have to be told. */
void php_neo4j_result_set_observe(zend_object *result);

void php_neo4j_result_set_register(void);

#endif
