#include "link_private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define A_DAY_MS 86400000L
/* libcurl's own bound on a kept connection; ours is the pool's. */
#define FOREVER_S 1000000000L

/* Every setting is made either here, once per link and for good, or by neo4j_link_set_request()
 * at each exchange, whatever the request: so none can leak from one exchange into the next, and
 * curl_easy_reset() with all that follows it (11,000 instructions) is not needed. */
static const struct {
	CURLoption option;
	long value;
} numbers[] = {
	{CURLOPT_NOSIGNAL, 1},
	{CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1},
	{CURLOPT_HTTP09_ALLOWED, 1}, /* for the sake of what we say of it: see take_body() */
	{CURLOPT_FOLLOWLOCATION, 0},
	{CURLOPT_HTTP_CONTENT_DECODING, 0},
	{CURLOPT_NETRC, CURL_NETRC_IGNORED},
	{CURLOPT_PATH_AS_IS, 1},
	{CURLOPT_BUFFERSIZE, 64 * 1024},
	{CURLOPT_TCP_NODELAY, 1},
	{CURLOPT_TCP_KEEPALIVE, 1},
	{CURLOPT_MAXAGE_CONN, FOREVER_S},
	{CURLOPT_MAXLIFETIME_CONN, 0},
};

/* libcurl would add these by itself. Each line of the list is compared with some ten names at
 * each exchange, so one that the caller has anyway is not suppressed as well. */
static const char no_expect[] = "Expect:";
static const char no_content_type[] = "Content-Type:";

/* The two above, the user agent, the authorization. */
#define OWN_HEADERS 4

static CURLcode set_tables(CURL *easy)
{
	CURLcode code = CURLE_OK;

	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers) && code == CURLE_OK; i++) {
		code = curl_easy_setopt(easy, numbers[i].option, numbers[i].value);
	}
	if (code == CURLE_OK) {
		code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
	}
#if LIBCURL_VERSION_NUM >= 0x075700
	/* Otherwise a time limit waits for the resolver's thread, however long that one hangs (ten
	 * seconds with a name server that is silent). Unknown to 7.85 and 7.86. */
	curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
	return code;
}

/* Given as parsed, libcurl need not parse the URL at each exchange (10,000 instructions). The
 * path differs, and goes by CURLOPT_REQUEST_TARGET. curl_url_dup() forgets an IPv6 zone
 * (libcurl 7.88), so such an address is given as text. */
static CURLcode set_url(neo4j_link_handles *handles, const char *url)
{
	char *zone = NULL;

	handles->url = curl_url();
	if (!handles->url) {
		return CURLE_OUT_OF_MEMORY;
	}
	if (curl_url_set(handles->url, CURLUPART_URL, url, 0) != CURLUE_OK) {
		return CURLE_URL_MALFORMAT;
	}
	if (curl_url_get(handles->url, CURLUPART_ZONEID, &zone, 0) == CURLUE_OK) {
		curl_free(zone);
		return curl_easy_setopt(handles->easy, CURLOPT_URL, url);
	}
	return curl_easy_setopt(handles->easy, CURLOPT_CURLU, handles->url);
}

/* The path of a base_url, which ends without "/": "" or "/prefix". */
static const char *prefix_of(const char *base_url)
{
	const char *slash = strchr(strstr(base_url, "://") + 3, '/');

	return slash ? slash : "";
}

static bool reserve_target(neo4j_link_handles *handles, size_t needed)
{
	char *target;

	if (needed <= handles->target_capacity) {
		return true;
	}
	target = realloc(handles->target, needed);
	if (target) {
		handles->target = target;
		handles->target_capacity = needed;
	}
	return target != NULL;
}

/* A proxy that passes requests on is told the whole URL. */
static CURLcode set_prefix(neo4j_link_handles *handles, const neo4j_endpoint *endpoint)
{
	const char *url = endpoint->base_url;
	const char *prefix = neo4j_endpoint_is_forwarded(endpoint) ? url : prefix_of(url);

	handles->prefix_length = strlen(prefix);
	if (!reserve_target(handles, handles->prefix_length + 64)) {
		return CURLE_OUT_OF_MEMORY;
	}
	memcpy(handles->target, prefix, handles->prefix_length);
	return CURLE_OK;
}

CURLcode neo4j_link_set_constants(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	const neo4j_endpoint *endpoint = link->endpoint;
	CURLcode code = set_tables(handles->easy);

	curl_easy_setopt(handles->easy, CURLOPT_ERRORBUFFER, handles->said);
	curl_multi_setopt(handles->multi, CURLMOPT_MAXCONNECTS, 1L);
	if (code == CURLE_OK) {
		code = neo4j_link_set_security(link);
	}
	if (code == CURLE_OK) {
		code = set_url(handles, endpoint->base_url);
	}
	if (code == CURLE_OK) {
		code = set_prefix(handles, endpoint);
	}
	return code;
}

static bool has_header(const neo4j_request *request, const char *name, size_t name_length)
{
	for (size_t i = 0; i < request->header_count; i++) {
		if (strncasecmp(request->headers[i], name, name_length) == 0) {
			return true;
		}
	}
	return false;
}

static bool reserve_headers(neo4j_link_handles *handles, size_t needed)
{
	struct curl_slist *headers;

	if (needed <= handles->header_capacity) {
		return true;
	}
	headers = realloc(handles->headers, needed * sizeof(*headers));
	if (headers) {
		handles->headers = headers;
		handles->header_capacity = needed;
	}
	return headers != NULL;
}

/* libcurl reads the list and leaves its nodes alone, so that they may borrow. */
static bool list_headers(neo4j_link *link, const neo4j_request *request)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	size_t count = 0;

	if (!reserve_headers(handles, request->header_count + OWN_HEADERS)) {
		return false;
	}
	handles->headers[count++].data = (char *) no_expect;
	if (!has_header(request, no_content_type, sizeof(no_content_type) - 1)) {
		handles->headers[count++].data = (char *) no_content_type;
	}
	if (handles->user_agent) {
		handles->headers[count++].data = handles->user_agent;
	}
	if (link->endpoint->authorization && !has_header(request, "Authorization:", sizeof("Authorization:") - 1)) {
		handles->headers[count++].data = link->endpoint->authorization;
	}
	for (size_t i = 0; i < request->header_count; i++) {
		handles->headers[count++].data = (char *) request->headers[i];
	}
	for (size_t i = 0; i < count; i++) {
		handles->headers[i].next = i + 1 < count ? &handles->headers[i + 1] : NULL;
	}
	return true;
}

/* Kept from one exchange to the next: as a header of ours it costs libcurl half as much as
 * with CURLOPT_USERAGENT. */
static bool set_user_agent(neo4j_link_handles *handles, const char *name)
{
	static const char field[] = "User-Agent: ";
	size_t size = sizeof(field) + strlen(name ? name : "");

	if (handles->user_agent && name && strcmp(handles->user_agent + sizeof(field) - 1, name) == 0) {
		return true;
	}
	free(handles->user_agent);
	handles->user_agent = name ? malloc(size) : NULL;
	if (handles->user_agent) {
		snprintf(handles->user_agent, size, "%s%s", field, name);
	}
	return handles->user_agent || !name;
}

static bool join_target(neo4j_link_handles *handles, const char *path)
{
	size_t length = strlen(path);

	if (!reserve_target(handles, handles->prefix_length + length + 1)) {
		return false;
	}
	memcpy(handles->target + handles->prefix_length, path, length + 1);
	return true;
}

/* Those that mean to send something say so if it is nothing: "Content-Length: 0". */
static bool sends_body(const neo4j_request *request)
{
	static const char *const methods[] = {"POST", "PUT", "PATCH"};

	for (size_t i = 0; i < sizeof(methods) / sizeof(*methods); i++) {
		if (strcmp(request->method, methods[i]) == 0) {
			return true;
		}
	}
	return request->body != NULL;
}

/* A short body goes with the head, in one write: in one packet, one TLS record. That libcurl could
 * send this one again by itself is refused where it would begin (link_callbacks.c, link_socket.c),
 * as for requests without a body. */
static CURLcode set_method(CURL *easy, const neo4j_request *request)
{
	bool posts = sends_body(request);

	/* Before the method: it would make a POST of everything. */
	curl_easy_setopt(easy, CURLOPT_POSTFIELDS, neo4j_link_is_short(request) ? request->body : NULL);
	curl_easy_setopt(easy, posts ? CURLOPT_POST : CURLOPT_HTTPGET, 1L);
	curl_easy_setopt(easy, CURLOPT_NOBODY, strcmp(request->method, "HEAD") == 0 ? 1L : 0L);
	curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t) request->body_length);
	return curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request->method);
}

/* libcurl's own 0 means five minutes. */
static long connect_timeout_of(const neo4j_request *request)
{
	long limit = request->connect_timeout_ms;

	return limit > 0 && limit < A_DAY_MS ? limit : A_DAY_MS;
}

static bool is_one_line(const char *text)
{
	return !text || !strpbrk(text, "\r\n");
}

/* libcurl passes all of these on as they are. */
static bool is_well_formed(const neo4j_request *request)
{
	const char *path = request->path;

	for (; (unsigned char) *path > ' ' && *path != 0x7F; path++) {
	}
	if (request->path[0] != '/' || *path || !is_one_line(request->method) || !is_one_line(request->user_agent)) {
		return false;
	}
	for (size_t i = 0; i < request->header_count; i++) {
		if (!is_one_line(request->headers[i])) {
			return false;
		}
	}
	return true;
}

CURLcode neo4j_link_set_request(neo4j_link *link, const neo4j_request *request)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	CURL *easy = handles->easy;
	CURLcode code;

	handles->progress.request = *request;
	handles->progress.limits.timeout_ms = request->timeout_ms;
	handles->progress.limits.idle_timeout_ms = request->idle_timeout_ms;
	if (!is_well_formed(request)) {
		neo4j_fail(&link->exchange.error, NEO4J_ERR_PROTOCOL,
			"%s: The request's path, method or a header has a character that HTTP does not allow there",
			link->endpoint->label);
		return CURLE_BAD_FUNCTION_ARGUMENT;
	}
	if (!set_user_agent(handles, request->user_agent) || !list_headers(link, request)
		|| !join_target(handles, request->path)) {
		return CURLE_OUT_OF_MEMORY;
	}
	curl_easy_setopt(easy, CURLOPT_HTTPHEADER, handles->headers);
	curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, connect_timeout_of(request));
	code = set_method(easy, request);
	return code == CURLE_OK ? curl_easy_setopt(easy, CURLOPT_REQUEST_TARGET, handles->target) : code;
}

void neo4j_link_forget_request(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	curl_easy_setopt(handles->easy, CURLOPT_HTTPHEADER, NULL);
	curl_easy_setopt(handles->easy, CURLOPT_POSTFIELDS, NULL);
	memset(&handles->progress.request, 0, sizeof(handles->progress.request));
}

void neo4j_link_free_options(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	curl_url_cleanup(handles->url);
	free(handles->headers);
	free(handles->user_agent);
	free(handles->target);
}
