/* A request of the user's own making to any endpoint that answers JSON. Its stream gives the
 * elements of a list one by one, anything else as one value. */
#ifndef NEO4J_WIRE_REST_H
#define NEO4J_WIRE_REST_H

#include "stream.h"

typedef struct neo4j_rest_request {
	const char *method; /* static, upper case */
	zend_string *path;  /* below the endpoint's prefix, begins with "/"; held by the stream */
	zend_string *body;  /* JSON, held likewise; NULL: none */
} neo4j_rest_request;

/* GET, HEAD and OPTIONS change nothing: such a request may be sent again, and its answer be cut. */
bool neo4j_rest_is_safe(const char *method);

/* In place of neo4j_stream_run(). Waits for the first element of a list, or for the whole answer. */
bool neo4j_stream_request(neo4j_stream *stream, const neo4j_rest_request *request);

/* Of the answer, once there is one: */
int neo4j_stream_status(const neo4j_stream *stream);
/* "Name: value\n" for each line of its header. */
zend_string *neo4j_stream_head(const neo4j_stream *stream);
/* false: one value, or none (an empty body). */
bool neo4j_stream_gives_list(const neo4j_stream *stream);

#endif
