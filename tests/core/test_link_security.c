/* A libcurl that lacks options: its curl_easy_setopt() stands behind ours. */
#define _GNU_SOURCE /* RTLD_NEXT */

#include "link_testing.h"

#include <dlfcn.h>
#include <stdarg.h>

static CURLoption lacking; /* 0: none */
static CURLcode refusal = CURLE_UNKNOWN_OPTION;

/* Every argument is a pointer or as wide as one. */
#undef curl_easy_setopt
CURLcode curl_easy_setopt(CURL *easy, CURLoption option, ...)
{
	static CURLcode (*real)(CURL *, CURLoption, ...);
	va_list arguments;
	void *argument;

	if (!real) {
		*(void **) &real = dlsym(RTLD_NEXT, "curl_easy_setopt");
	}
	va_start(arguments, option);
	argument = va_arg(arguments, void *);
	va_end(arguments);
	return lacking && option == lacking ? refusal : real(easy, option, argument);
}

static const struct {
	CURLoption option;
	const char *name;
	neo4j_endpoint_options options;
} cases[] = {
	{CURLOPT_CAINFO, "cafile", {.cafile = "/x"}},
	{CURLOPT_CAPATH, "capath", {.capath = "/x"}},
	{CURLOPT_SSLCERT, "cert", {.cert = "/x"}},
	{CURLOPT_SSLKEY, "key", {.cert = "/x", .cert_key = "/y"}},
	{CURLOPT_KEYPASSWD, "passphrase", {.cert = "/x", .passphrase = "geheim"}},
	{CURLOPT_PINNEDPUBLICKEY, "pinned_key", {.pinned_key = "/x"}},
	{CURLOPT_PROXY, "proxy", {.proxy = "http://me:geheim@h"}},
	{CURLOPT_PROXY_CAINFO, "cafile", {.cafile = "/x", .proxy = "https://h"}},
};

static neo4j_link *open_lacking(const char *uri, CURLoption option, neo4j_endpoint_options options)
{
	neo4j_error error = {0};
	neo4j_endpoint *endpoint;
	neo4j_link *link;

	options.verify_peer = options.verify_host = true;
	options.digest = test_digest;
	endpoint = neo4j_endpoint_parse(uri, &options, &error);
	CHECK(endpoint != NULL, "%s", error.text);
	lacking = option;
	link = neo4j_link_open(endpoint);
	lacking = 0;
	neo4j_endpoint_drop(endpoint);
	CHECK(link != NULL);
	return link;
}

static void check_refused(size_t i)
{
	neo4j_link *link = open_lacking("https://127.0.0.1:1", cases[i].option, cases[i].options);
	char name[64];

	snprintf(name, sizeof(name), "refuses the option \"%s\"", cases[i].name);
	neo4j_link_send(link, &statement);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_FAILED, "%s", cases[i].name);
	CHECK(link->exchange.error.status == NEO4J_ERR_TLS && !link->exchange.error.sent, "%s", cases[i].name);
	CHECK(strstr(link->exchange.error.text, name) != NULL, "%s", link->exchange.error.text);
	CHECK(strstr(link->exchange.error.text, "geheim") == NULL, "%s", link->exchange.error.text);
	neo4j_link_close(link);
}

TEST(what_is_lacking_is_named_when_it_is_set)
{
	for (size_t i = 0; i < LENGTH(cases); i++) {
		refusal = CURLE_UNKNOWN_OPTION;
		check_refused(i);
		refusal = CURLE_NOT_BUILT_IN;
		check_refused(i);
	}
}

TEST(what_is_lacking_does_not_matter_when_it_is_not_set)
{
	for (size_t i = 0; i < LENGTH(cases); i++) {
		neo4j_link *link = open_lacking("https://127.0.0.1:1", cases[i].option, (neo4j_endpoint_options){.ident = "x"});
		exchange(link, &statement);
		CHECK(link->exchange.error.status == NEO4J_ERR_CONNECT, "%s: %s", cases[i].name, link->exchange.error.text);
		neo4j_link_close(link);
	}
}

/* Verification that cannot be switched on is no verification. */
TEST(a_libcurl_that_cannot_verify_is_refused)
{
	static const CURLoption options[] = {CURLOPT_SSL_VERIFYPEER, CURLOPT_SSL_VERIFYHOST, CURLOPT_SSLVERSION};

	for (size_t i = 0; i < LENGTH(options); i++) {
		neo4j_link *link = open_lacking("https://127.0.0.1:1", options[i], (neo4j_endpoint_options){.ident = "x"});
		neo4j_link_send(link, &statement);
		CHECK(link->exchange.error.status == NEO4J_ERR_TLS, "%s", link->exchange.error.text);
		neo4j_link_close(link);
		link = open_lacking("http://127.0.0.1:1", options[i], (neo4j_endpoint_options){.ident = "x"});
		exchange(link, &statement);
		CHECK(link->exchange.error.status == NEO4J_ERR_CONNECT, "%s", link->exchange.error.text);
		neo4j_link_close(link);
	}
}

/* In a pool it is closed like any other. */
TEST(a_link_that_lacks_something_leaves_nothing_behind)
{
	static const neo4j_pool_limits limits = {.max_idle = -1};
	neo4j_pool *pool = neo4j_pool_create(&limits);
	neo4j_endpoint_options options = {.pinned_key = "/x", .digest = test_digest};
	neo4j_error error = {0};
	neo4j_endpoint *endpoint = neo4j_endpoint_parse("https://127.0.0.1:1", &options, &error);
	neo4j_link *link;

	lacking = CURLOPT_PINNEDPUBLICKEY;
	link = neo4j_pool_acquire(pool, endpoint);
	lacking = 0;
	neo4j_link_send(link, &statement);
	link->exchange.ops->end(&link->exchange, true);
	CHECK(neo4j_pool_idle_count(pool) == 0 && neo4j_pool_used_count(pool) == 0);
	neo4j_endpoint_drop(endpoint);
	neo4j_pool_destroy(pool);
}
