/* libcurl's codes in our words. */
#ifndef NEO4J_CORE_CURL_ERRORS_H
#define NEO4J_CORE_CURL_ERRORS_H

#include "endpoint.h"
#include "error.h"

#include <curl/curl.h>

/* How far an exchange had come. */
typedef enum neo4j_curl_stage {
	NEO4J_CURL_CONNECTING,
	NEO4J_CURL_ASKED,  /* by a new connection, without a word in return so far */
	NEO4J_CURL_TALKING /* the connection has brought something, now or for an exchange before */
} neo4j_curl_stage;

/* Fills status, curl_code and text: "label: what libcurl said (libcurl error 7)", the proxy named
 * if there is one. `said` is libcurl's error buffer; empty: its text for the code. Once the request
 * has its connection, an error of connecting can only be that of a second attempt, which is
 * refused: the connection was lost, and libcurl's words would mislead. Returns the status. */
neo4j_status neo4j_curl_fail(
	neo4j_error *error, CURLcode code, const neo4j_endpoint *endpoint, const char *said, neo4j_curl_stage stage);

/* What the words of libcurl or of OpenSSL mean to a user, to be appended to them; "": nothing more. */
const char *neo4j_said_hint(const char *said);

#endif
