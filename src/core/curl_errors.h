/* libcurl's codes in our words. */
#ifndef NEO4J_CORE_CURL_ERRORS_H
#define NEO4J_CORE_CURL_ERRORS_H

#include "endpoint.h"
#include "error.h"

#include <curl/curl.h>

/* Fills status, curl_code and text: "label: what libcurl said (libcurl error 7)", the proxy named
 * if there is one. `said` is libcurl's error buffer; empty: its text for the code. `started`: the
 * request had its connection and began to be sent, so that an error of connecting can only be that
 * of a second attempt, which is refused: the connection was lost, and libcurl's words would
 * mislead. Returns the status. */
neo4j_status neo4j_curl_fail(
	neo4j_error *error, CURLcode code, const neo4j_endpoint *endpoint, const char *said, bool started);

#endif
