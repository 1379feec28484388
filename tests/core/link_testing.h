/* What the tests of links share. */
#ifndef NEO4J_LINK_TESTING_H
#define NEO4J_LINK_TESTING_H

#include "clock.h"
#include "digest.h"
#include "link.h"
#include "pool.h"
#include "scripted_server.h"

#include "test.h"

#include <curl/curl.h>

#define LENGTH(array) (sizeof(array) / sizeof(*(array)))
#define HEAD "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
#define SMALL HEAD "Content-Length: 2\r\n\r\n{}"

__attribute__((constructor)) static void start_curl(void)
{
	curl_global_init(CURL_GLOBAL_ALL);
}

__attribute__((unused)) static neo4j_endpoint *endpoint_at(const char *format, int port)
{
	static const neo4j_endpoint_options options = {.verify_peer = true, .verify_host = true, .digest = test_digest};
	neo4j_error error = {0};
	neo4j_endpoint *endpoint;
	char uri[256];

	snprintf(uri, sizeof(uri), format, port);
	endpoint = neo4j_endpoint_parse(uri, &options, &error);
	CHECK(endpoint != NULL, "%s", error.text);
	return endpoint;
}

__attribute__((unused)) static neo4j_link *link_at(const char *format, int port)
{
	neo4j_endpoint *endpoint = endpoint_at(format, port);
	neo4j_link *link = neo4j_link_open(endpoint);

	neo4j_endpoint_drop(endpoint);
	CHECK(link != NULL);
	return link;
}

static const char *const json_headers[] = {"Accept: application/json", "Content-Type: application/json"};

/* A statement, with a bound on all waiting, so that a fault does not hang the tests. */
static const neo4j_request statement = {
	.method = "POST",
	.path = "/db/data/cypher",
	.headers = json_headers,
	.header_count = LENGTH(json_headers),
	.body = "{\"query\":\"RETURN 1\"}",
	.body_length = sizeof("{\"query\":\"RETURN 1\"}") - 1,
	.user_agent = "ext-neo4j/test",
	.connect_timeout_ms = 5000,
	.timeout_ms = 10000,
	.max_header_bytes = 64 * 1024,
};

static inline size_t unread(const neo4j_link *link)
{
	return neo4j_buffer_length(&link->exchange.body);
}

static inline neo4j_status pump(neo4j_link *link, size_t want, long wait_ms)
{
	return link->exchange.ops->pump(&link->exchange, want, wait_ms);
}

/* Pumps until the exchange has ended, leaving all bytes unread. */
__attribute__((unused)) static void finish(neo4j_link *link)
{
	while (link->exchange.state == NEO4J_EXCHANGE_OPEN) {
		pump(link, unread(link) + 1, 1000);
	}
}

__attribute__((unused)) static void exchange(neo4j_link *link, const neo4j_request *request)
{
	neo4j_link_send(link, request);
	finish(link);
}

/* Whether the answer is this body, and was done. */
__attribute__((unused)) static bool got(const neo4j_link *link, const char *body)
{
	if (link->exchange.state != NEO4J_EXCHANGE_DONE) {
		printf("%s\n", link->exchange.error.text);
		return false;
	}
	return unread(link) == strlen(body)
		   && (!*body || memcmp(neo4j_buffer_head(&link->exchange.body), body, unread(link)) == 0);
}

#endif
