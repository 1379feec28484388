/* Neo4j\Query: a statement, its parameters and options, and the one result of it. */
#ifndef NEO4J_API_QUERY_H
#define NEO4J_API_QUERY_H

#include <php.h>

extern zend_class_entry *php_neo4j_query_ce;

/* false: the text is empty, a \ValueError is thrown. */
bool php_neo4j_statement_check(const zend_string *text);

/* Client::run(Query): parameters and options are laid over the query's own. false: thrown. */
bool php_neo4j_query_run(zval *result, zend_object *query, zend_object *client,
	zend_array *parameters, zend_array *options);

void php_neo4j_query_register(void);

#endif
