/* Neo4j\Statement: what an observer is told of. */
#ifndef NEO4J_API_STATEMENT_H
#define NEO4J_API_STATEMENT_H

#include "../wire/stream.h"

/* Holds the text and the parameters; the stream tells the rest, as far as it knows. */
void php_neo4j_statement_create(zval *statement, const neo4j_stream *stream, zend_array *parameters,
	bool server_found, zend_long attempt);

/* Of work that has run none. */
void php_neo4j_statement_create_empty(zval *statement, const char *server, zend_long attempt);

void php_neo4j_statement_register(void);

#endif
