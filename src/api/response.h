/* Neo4j\Response: what an endpoint answered, streamed. */
#ifndef NEO4J_API_RESPONSE_H
#define NEO4J_API_RESPONSE_H

#include "../wire/rest.h"

/* Sends the request by the stream, which is taken over, and makes a Response in *value, or throws
 * (then *value is null). */
bool php_neo4j_response_request(zval *value, neo4j_stream *stream, const neo4j_rest_request *request);

void php_neo4j_response_register(void);

#endif
