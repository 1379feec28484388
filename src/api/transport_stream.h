/* Neo4j\Transport\Stream: PHP's own http:// wrapper with a stream context, where libcurl is not wanted. */
#ifndef NEO4J_API_TRANSPORT_STREAM_H
#define NEO4J_API_TRANSPORT_STREAM_H

#include "transport.h"

extern zend_class_entry *php_neo4j_transport_stream_ce;

/* A carrier of exchanges with this object's context, which it holds by itself. */
neo4j_carrier *php_neo4j_transport_stream_carrier(zend_object *transport);

/* Can streams do what the endpoint's options ask for? false: thrown, naming the option. */
bool php_neo4j_transport_stream_check(const neo4j_endpoint *endpoint);

/* At the end of a request, before PHP closes all resources: closes what is open. */
void php_neo4j_transport_stream_shutdown(void);
/* After it: frees what a bailout left. */
void php_neo4j_transport_stream_abandon(void);

void php_neo4j_transport_stream_register(void);

#endif
