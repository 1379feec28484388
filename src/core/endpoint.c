/* strdup() and strncasecmp() are POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "endpoint.h"

#include "secrets.h"

#include <curl/curl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Ports that follow from the scheme, and Neo4j's own. */
#define HTTP_PORT 80
#define HTTPS_PORT 443
#define NEO4J_HTTP_PORT 7474
#define NEO4J_HTTPS_PORT 7473
#define NEO4J_BOLT_PORT 7687

#define ENCODING_HINT "in a user name or password write %2F for /, %3F for ?, %23 for #, %40 for @"

typedef enum scheme_kind {
	KIND_HTTP,
	KIND_BOLT, /* Neo4j's binary protocol, not spoken here */
	KIND_AURA  /* likewise, but what Aura hands out: there it means https */
} scheme_kind;

typedef struct uri_scheme {
	const char *name;
	scheme_kind kind;
	bool tls;
} uri_scheme;

static const uri_scheme schemes[] = {
	{"http", KIND_HTTP, false},
	{"https", KIND_HTTP, true},
	{"neo4j", KIND_BOLT, false},
	{"neo4j+s", KIND_AURA, true},
	{"neo4j+ssc", KIND_BOLT, true},
	{"bolt", KIND_BOLT, false},
	{"bolt+s", KIND_BOLT, true},
	{"bolt+ssc", KIND_BOLT, true},
};

/* What libcurl found in a URI. */
typedef struct uri_parts {
	CURLU *url;
	const uri_scheme *scheme;
	char *host;
	char *user;     /* decoded; NULL: none */
	char *password; /* SECRET, likewise */
	int port;       /* 0: none */
} uri_parts;

static void free_parts(uri_parts *parts)
{
	neo4j_secret_wipe(parts->user);
	neo4j_secret_wipe(parts->password);
	curl_free(parts->user);
	curl_free(parts->password);
	curl_free(parts->host);
	curl_url_cleanup(parts->url);
}

static bool fail(neo4j_error *error, const char *text)
{
	neo4j_fail(error, NEO4J_ERR_PROTOCOL, "%s", text);
	return false;
}

static bool fail_memory(neo4j_error *error)
{
	neo4j_fail(error, NEO4J_ERR_MEMORY, "Out of memory");
	return false;
}

/* No part of the URI is repeated: without a scheme it may begin with a password. */
static const uri_scheme *find_scheme(const char *uri, neo4j_error *error)
{
	size_t length = strcspn(uri, ":");

	for (size_t i = 0; strncmp(uri + length, "://", 3) == 0 && i < sizeof(schemes) / sizeof(*schemes); i++) {
		if (strlen(schemes[i].name) == length && strncasecmp(uri, schemes[i].name, length) == 0) {
			return &schemes[i];
		}
	}
	fail(error, "The URI must begin with http:// or https://");
	return NULL;
}

/* A password with a bare "/" moves the rest of it into the path: http://neo4j:1234/x@host
 * would mean host neo4j, port 1234, and its parts would show up in messages. */
static bool check_shape(const char *authority, neo4j_error *error)
{
	const char *rest = authority + strcspn(authority, "/?#");
	const char *at = strchr(authority, '@');

	if (rest == authority) {
		return fail(error, "The URI has no host");
	}
	if (at && (at > rest || strchr(at + 1, '@'))) {
		return fail(error, "The URI has an @ in the wrong place: " ENCODING_HINT);
	}
	if (strpbrk(rest, "?#")) {
		return fail(error, "The URI must not have a query string or a fragment: " ENCODING_HINT);
	}
	return true;
}

/* *part stays NULL where the URI has none. libcurl refuses to decode control characters. */
static bool get_credential(CURLU *url, CURLUPart which, char **part, neo4j_error *error)
{
	CURLUcode code = curl_url_get(url, which, part, CURLU_URLDECODE);

	if (code == CURLUE_OUT_OF_MEMORY) {
		return fail_memory(error);
	}
	if (code == CURLUE_URLDECODE) {
		return fail(error, "The URI's user name or password has a control character");
	}
	return true;
}

static bool get_port(uri_parts *parts, neo4j_error *error)
{
	char *text = NULL;
	CURLUcode code = curl_url_get(parts->url, CURLUPART_PORT, &text, 0);

	if (code == CURLUE_OUT_OF_MEMORY) {
		return fail_memory(error);
	}
	if (code == CURLUE_OK) {
		parts->port = atoi(text);
		curl_free(text);
		return parts->port > 0 || fail(error, "The URI's port must be between 1 and 65535");
	}
	return true;
}

static bool split_uri(const char *uri, uri_parts *parts, neo4j_error *error)
{
	CURLUcode code;

	parts->scheme = find_scheme(uri, error);
	if (!parts->scheme || !check_shape(strstr(uri, "://") + 3, error)) {
		return false;
	}
	parts->url = curl_url();
	if (!parts->url) {
		return fail_memory(error);
	}
	code = curl_url_set(parts->url, CURLUPART_URL, uri, CURLU_NON_SUPPORT_SCHEME);
	if (code == CURLUE_OK) {
		code = curl_url_get(parts->url, CURLUPART_HOST, &parts->host, 0);
	}
	if (code != CURLUE_OK) {
		neo4j_fail(error, code == CURLUE_OUT_OF_MEMORY ? NEO4J_ERR_MEMORY : NEO4J_ERR_PROTOCOL,
			"The URI cannot be parsed: %s", curl_url_strerror(code));
		return false;
	}
	return get_port(parts, error) && get_credential(parts->url, CURLUPART_USER, &parts->user, error)
		   && get_credential(parts->url, CURLUPART_PASSWORD, &parts->password, error);
}

static bool is_aura(const char *host)
{
	static const char domain[] = ".databases.neo4j.io";
	size_t length = strlen(host);

	return length > sizeof(domain) - 1 && strcasecmp(host + length - (sizeof(domain) - 1), domain) == 0;
}

static bool refuse_bolt(const uri_parts *parts, neo4j_error *error)
{
	bool tls = parts->scheme->tls;
	int port = is_aura(parts->host) ? HTTPS_PORT : tls ? NEO4J_HTTPS_PORT : NEO4J_HTTP_PORT;

	neo4j_fail(error, NEO4J_ERR_PROTOCOL,
		"The URI's scheme \"%s\" is for Bolt, which is not spoken here: use %s://%s:%d", parts->scheme->name,
		tls || port == HTTPS_PORT ? "https" : "http", parts->host, port);
	return false;
}

static int default_port(const uri_parts *parts)
{
	if (parts->scheme->tls) {
		return HTTPS_PORT;
	}
	return strcasecmp(parts->host, "localhost") == 0 ? NEO4J_HTTP_PORT : HTTP_PORT;
}

/* Turns the schemes that are accepted into http and https, and gives each a port. */
static bool resolve_scheme(uri_parts *parts, neo4j_error *error)
{
	if (parts->scheme->kind == KIND_AURA && is_aura(parts->host)) {
		parts->port = parts->port == NEO4J_BOLT_PORT ? 0 : parts->port;
	} else if (parts->scheme->kind != KIND_HTTP) {
		return refuse_bolt(parts, error);
	}
	if (parts->port == 0) {
		parts->port = default_port(parts);
	}
	return true;
}

static CURLUcode set_part(CURLU *url, CURLUPart which, const char *value, CURLUcode before)
{
	return before == CURLUE_OK ? curl_url_set(url, which, value, 0) : before;
}

static void drop_last_slashes(char *url)
{
	size_t length = strlen(url);

	while (length > 0 && url[length - 1] == '/') {
		url[--length] = '\0';
	}
}

/* NULL: out of memory, as all parts were accepted before. */
static char *make_base_url(const uri_parts *parts)
{
	CURLUcode code = CURLUE_OK;
	char *url = NULL;
	char *copy;
	char port[16];

	snprintf(port, sizeof(port), "%d", parts->port);
	code = set_part(parts->url, CURLUPART_SCHEME, parts->scheme->tls ? "https" : "http", code);
	code = set_part(parts->url, CURLUPART_PORT, port, code);
	code = set_part(parts->url, CURLUPART_USER, NULL, code);
	code = set_part(parts->url, CURLUPART_PASSWORD, NULL, code);
	if (code != CURLUE_OK || curl_url_get(parts->url, CURLUPART_URL, &url, 0) != CURLUE_OK) {
		return NULL;
	}
	copy = strdup(url);
	curl_free(url);
	if (copy) {
		drop_last_slashes(copy);
	}
	return copy;
}

static char *make_label(const uri_parts *parts)
{
	size_t size = strlen(parts->host) + sizeof("https://:65535");
	char *label = malloc(size);

	if (label) {
		snprintf(label, size, "%s://%s:%d", parts->scheme->tls ? "https" : "http", parts->host, parts->port);
	}
	return label;
}

static size_t print_field(char *to, size_t room, const char *text)
{
	return (size_t) (text ? snprintf(to, room, "%zu:%s,", strlen(text), text) : snprintf(to, room, "-,"));
}

/* No two different lists of texts give the same key: each is preceded by its length. */
static char *join_key(const char *const *texts, size_t count)
{
	size_t size = 1;
	size_t length = 0;
	char *key;

	for (size_t i = 0; i < count; i++) {
		size += texts[i] ? strlen(texts[i]) + sizeof("18446744073709551615:,") : sizeof("-,");
	}
	key = malloc(size);
	for (size_t i = 0; key && i < count; i++) {
		length += print_field(key + length, size - length, texts[i]);
	}
	return key;
}

static char *make_key(const neo4j_endpoint *endpoint)
{
	const char *const texts[] = {
		endpoint->base_url, /* scheme, host, port and prefix */
		endpoint->user,
		endpoint->password,
		endpoint->cafile,
		endpoint->verify_peer ? "peer" : NULL,
		endpoint->verify_host ? "host" : NULL,
		endpoint->ident,
	};

	return join_key(texts, sizeof(texts) / sizeof(*texts));
}

/* false: out of memory. An absent text is copied as absent. */
static bool copy_text(char **copy, const char *text)
{
	*copy = text ? strdup(text) : NULL;
	return *copy || !text;
}

static bool has_control(const char *text)
{
	for (; text && *text; text++) {
		if ((unsigned char) *text < 0x20 || *text == 0x7F) {
			return true;
		}
	}
	return false;
}

static bool check_credentials(const char *user, const char *password, neo4j_error *error)
{
	if (password && !user) {
		return fail(error, "There is a password but no user name");
	}
	if (has_control(user) || has_control(password)) {
		return fail(error, "A user name or password must not have control characters");
	}
	if (user && strchr(user, ':')) {
		return fail(error, "A user name must not have a colon, which HTTP cannot carry");
	}
	return true;
}

/* The options' user comes with the options' password; a password alone goes to the URI's user. */
static bool set_credentials(
	neo4j_endpoint *endpoint, const uri_parts *parts, const neo4j_endpoint_options *options, neo4j_error *error)
{
	const char *user = options->user ? options->user : parts->user;
	const char *password = options->user || options->password ? options->password : parts->password;

	if (options->anonymous) {
		return true;
	}
	if (!check_credentials(user, password, error)) {
		return false;
	}
	if (user && !password) {
		password = "";
	}
	if (user) {
		endpoint->authorization = neo4j_basic_authorization(user, password);
	}
	return (copy_text(&endpoint->user, user) && copy_text(&endpoint->password, password)
		&& (!user || endpoint->authorization)) || fail_memory(error);
}

static bool fill(
	neo4j_endpoint *endpoint, const uri_parts *parts, const neo4j_endpoint_options *options, neo4j_error *error)
{
	endpoint->references = 1;
	endpoint->tls = parts->scheme->tls;
	endpoint->port = parts->port;
	endpoint->verify_peer = options->verify_peer;
	endpoint->verify_host = options->verify_host;
	if (!set_credentials(endpoint, parts, options, error)) {
		return false;
	}
	endpoint->base_url = make_base_url(parts);
	endpoint->label = make_label(parts);
	return (endpoint->base_url && endpoint->label && copy_text(&endpoint->host, parts->host)
			   && copy_text(&endpoint->cafile, options->cafile) && copy_text(&endpoint->ident, options->ident)
			   && (endpoint->key = make_key(endpoint)) != NULL)
		   || fail_memory(error);
}

neo4j_endpoint *neo4j_endpoint_parse(const char *uri, const neo4j_endpoint_options *options, neo4j_error *error)
{
	uri_parts parts = {0};
	neo4j_endpoint *endpoint = NULL;

	if (split_uri(uri, &parts, error) && resolve_scheme(&parts, error)) {
		endpoint = calloc(1, sizeof(*endpoint));
		if (!endpoint) {
			fail_memory(error);
		} else if (!fill(endpoint, &parts, options, error)) {
			neo4j_endpoint_drop(endpoint);
			endpoint = NULL;
		}
	}
	free_parts(&parts);
	return endpoint;
}

neo4j_endpoint *neo4j_endpoint_hold(neo4j_endpoint *endpoint)
{
	endpoint->references++;
	return endpoint;
}

void neo4j_endpoint_drop(neo4j_endpoint *endpoint)
{
	if (!endpoint || (endpoint->references > 0 && --endpoint->references > 0)) {
		return;
	}
	neo4j_secret_free(endpoint->user);
	neo4j_secret_free(endpoint->password);
	neo4j_secret_free(endpoint->authorization);
	neo4j_secret_free(endpoint->key);
	free(endpoint->host);
	free(endpoint->base_url);
	free(endpoint->label);
	free(endpoint->cafile);
	free(endpoint->ident);
	free(endpoint);
}

/* RFC 3986's unreserved characters, in any locale. */
static bool is_unreserved(unsigned char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.'
		   || c == '_' || c == '~';
}

char *neo4j_path_segment_encode(const char *text, size_t length)
{
	static const char digits[] = "0123456789ABCDEF";
	char *encoded = length <= (SIZE_MAX - 1) / 3 ? malloc(length * 3 + 1) : NULL;
	char *to = encoded;

	for (size_t i = 0; encoded && i < length; i++) {
		unsigned char byte = (unsigned char) text[i];
		if (is_unreserved(byte)) {
			*to++ = (char) byte;
		} else {
			*to++ = '%';
			*to++ = digits[byte >> 4];
			*to++ = digits[byte & 15];
		}
	}
	if (to) {
		*to = '\0';
	}
	return encoded;
}

void neo4j_endpoint_hide_secrets(const neo4j_endpoint *endpoint, char *text, size_t length)
{
	if (endpoint->authorization) {
		neo4j_secret_hide(text, length, strrchr(endpoint->authorization, ' ') + 1);
		neo4j_secret_hide(text, length, endpoint->password);
	}
}
