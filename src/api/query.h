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

/* For who runs it otherwise: all counted. The options are those that it was made with, so that they
 * can be laid over others than its client's. */
typedef struct php_neo4j_query_parts {
	zend_string *text;
	zend_array *parameters; /* the given ones laid over the query's own */
	zend_array *options;
} php_neo4j_query_parts;

/* false: not a query of this client, thrown. */
bool php_neo4j_query_take_parts(zend_object *query, const zend_object *client, zend_array *parameters,
	php_neo4j_query_parts *parts);
void php_neo4j_query_release_parts(php_neo4j_query_parts *parts);

void php_neo4j_query_register(void);

#endif
