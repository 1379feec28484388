/* Neo4j\Transport: who carries a request to its server and the answer back. */
#ifndef NEO4J_API_TRANSPORT_H
#define NEO4J_API_TRANSPORT_H

#include <php.h>

extern zend_class_entry *php_neo4j_transport_ce;

void php_neo4j_transport_register(void);

#endif
