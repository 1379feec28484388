/* Neo4j\Transport\Curl: libcurl over the links of the pool. A statement's rows do not pass
 * through its exchange(), which is for the face of it: they come straight from a link. */
#ifndef NEO4J_API_TRANSPORT_CURL_H
#define NEO4J_API_TRANSPORT_CURL_H

#include "transport.h"

extern zend_class_entry *php_neo4j_transport_curl_ce;

/* exchange() of a transport that has a carrier; borrowed. */
void php_neo4j_transport_exchange(INTERNAL_FUNCTION_PARAMETERS, neo4j_carrier *carrier);

void php_neo4j_transport_curl_register(void);

#endif
