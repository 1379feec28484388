/* libcurl runs out of memory, at each of its allocations in turn. */
#define _POSIX_C_SOURCE 200809L /* strdup() */

#include <curl/curl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static unsigned long countdown; /* the allocation that fails; 0: none */

static bool is_refused(void)
{
	return countdown > 0 && --countdown == 0;
}

static void *allocate(size_t size)
{
	return is_refused() ? NULL : malloc(size);
}

static void *reallocate(void *pointer, size_t size)
{
	return is_refused() ? NULL : realloc(pointer, size);
}

static char *duplicate(const char *text)
{
	return is_refused() ? NULL : strdup(text);
}

static void *allocate_zeroed(size_t count, size_t size)
{
	return is_refused() ? NULL : calloc(count, size);
}

/* Before the one of link_testing.h. */
__attribute__((constructor(101))) static void start_refusing_curl(void)
{
	curl_global_init_mem(CURL_GLOBAL_ALL, allocate, free, reallocate, duplicate, allocate_zeroed);
}

#include "link_testing.h"

static const script_step small[] = {{.reply = SMALL}};

/* Whatever happens is told: an endpoint that is not made, a link that is not opened, or an
 * exchange that failed; and nothing is left behind. Returns whether it came to the refusal. */
static bool try_with_refusal(int port, unsigned long at)
{
	static const neo4j_endpoint_options options = {.user = "u", .password = "p", .digest = test_digest};
	neo4j_error error = {0};
	neo4j_endpoint *endpoint;
	neo4j_link *link = NULL;
	bool reached;
	char uri[64];

	snprintf(uri, sizeof(uri), "http://127.0.0.1:%d/prefix", port);
	countdown = at;
	endpoint = neo4j_endpoint_parse(uri, &options, &error);
	CHECK(endpoint || error.text[0], "%lu", at);
	link = endpoint ? neo4j_link_open(endpoint) : NULL;
	if (link) {
		exchange(link, &statement);
		if (link->exchange.state == NEO4J_EXCHANGE_DONE) {
			CHECK(got(link, "{}"), "%lu", at);
		} else {
			CHECK(link->exchange.error.status != NEO4J_OK && link->exchange.error.text[0], "%lu", at);
		}
		neo4j_link_close(link);
	}
	neo4j_endpoint_drop(endpoint);
	reached = countdown == 0;
	countdown = 0;
	return reached;
}

TEST(each_allocation_of_libcurl_fails_once)
{
	scripted_server *server = scripted_server_start(small, 1);
	int port = scripted_server_port(server);
	unsigned long at = 1;

	while (try_with_refusal(port, at)) {
		at++;
	}
	CHECK(at > 50, "%lu", at);
	CHECK(scripted_server_seen(server).requests <= at);
	scripted_server_stop(server);
}
