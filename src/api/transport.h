/* Neo4j\Transport: who carries a request to its server and the answer back. */
#ifndef NEO4J_API_TRANSPORT_H
#define NEO4J_API_TRANSPORT_H

#include "../wire/carrier.h"

#include <php.h>

extern zend_class_entry *php_neo4j_transport_ce;

/* Who carries for a client with this transport; NULL: libcurl over the links of the pool. The object is
 * borrowed: the client holds it. `given`: the client's options as the user gave them, and found good. */
neo4j_carrier *php_neo4j_transport_carrier(zend_object *transport, bool persistent, zend_array *given);

/* Can it do what the endpoint's options ask for? false: thrown, naming the option. */
bool php_neo4j_transport_check(const zend_object *transport, const neo4j_endpoint *endpoint);

void php_neo4j_transport_register(void);

#endif
