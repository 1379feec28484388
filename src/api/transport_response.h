/* Neo4j\Transport\Response: status, headers and body of an answer. */
#ifndef NEO4J_API_TRANSPORT_RESPONSE_H
#define NEO4J_API_TRANSPORT_RESPONSE_H

#include <php.h>

extern zend_class_entry *php_neo4j_transport_response_ce;

/* Takes over headers and body. */
void php_neo4j_transport_response_create(zval *response, zend_long status, zval *headers, zval *body);

/* Borrowed from the object. */
typedef struct php_neo4j_transport_response {
	zend_long status;
	zval *headers; /* array */
	zval *body;    /* string, array or Traversable */
} php_neo4j_transport_response;

/* NULL: it is not whole, as one is whose constructor has not run. */
const php_neo4j_transport_response *php_neo4j_transport_response_read(zend_object *object, php_neo4j_transport_response *parts);

void php_neo4j_transport_response_register(void);

#endif
