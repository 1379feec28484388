/* strdup() and strncasecmp() are POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "endpoint_private.h"

#include "secrets.h"

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

void neo4j_uri_free(neo4j_uri *uri)
{
	neo4j_secret_wipe(uri->user);
	neo4j_secret_wipe(uri->password);
	curl_free(uri->user);
	curl_free(uri->password);
	curl_free(uri->host);
	curl_url_cleanup(uri->url);
}

bool neo4j_uri_fail(neo4j_error *error, const char *what, const char *text)
{
	neo4j_fail(error, NEO4J_ERR_PROTOCOL, "The %s%s", what, text);
	return false;
}

bool neo4j_uri_fail_memory(neo4j_error *error)
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
	neo4j_uri_fail(error, "URI", " must begin with http:// or https://");
	return NULL;
}

/* A password with a bare "/" moves the rest of it into the path: http://neo4j:1234/x@host
 * would mean host neo4j, port 1234, and its parts would show up in messages. */
static bool check_shape(const char *authority, const char *what, neo4j_error *error)
{
	const char *rest = authority + strcspn(authority, "/?#");
	const char *at = strchr(authority, '@');

	if (rest == authority) {
		return neo4j_uri_fail(error, what, " has no host");
	}
	if (at && (at > rest || strchr(at + 1, '@'))) {
		return neo4j_uri_fail(error, what, " has an @ in the wrong place: " ENCODING_HINT);
	}
	if (strpbrk(rest, "?#")) {
		return neo4j_uri_fail(error, what, " must not have a query string or a fragment: " ENCODING_HINT);
	}
	return true;
}

/* *part stays NULL where the URI has none. libcurl refuses to decode control characters. */
static bool get_credential(CURLU *url, CURLUPart which, char **part, const char *what, neo4j_error *error)
{
	CURLUcode code = curl_url_get(url, which, part, CURLU_URLDECODE);

	if (code == CURLUE_OUT_OF_MEMORY) {
		return neo4j_uri_fail_memory(error);
	}
	if (code == CURLUE_URLDECODE) {
		return neo4j_uri_fail(error, what, "'s user name or password has a control character");
	}
	return true;
}

static bool get_port(neo4j_uri *uri, const char *what, neo4j_error *error)
{
	char *text = NULL;
	CURLUcode code = curl_url_get(uri->url, CURLUPART_PORT, &text, 0);

	if (code == CURLUE_OUT_OF_MEMORY) {
		return neo4j_uri_fail_memory(error);
	}
	if (code == CURLUE_OK) {
		uri->port = atoi(text);
		curl_free(text);
		return uri->port > 0 || neo4j_uri_fail(error, what, "'s port must be between 1 and 65535");
	}
	return true;
}

bool neo4j_uri_split(neo4j_uri *uri, const char *text, const char *what, const char *hint, neo4j_error *error)
{
	CURLUcode code;

	if (!check_shape(strstr(text, "://") + 3, what, error)) {
		return false;
	}
	uri->url = curl_url();
	if (!uri->url) {
		return neo4j_uri_fail_memory(error);
	}
	code = curl_url_set(uri->url, CURLUPART_URL, text, CURLU_NON_SUPPORT_SCHEME);
	if (code == CURLUE_OK) {
		code = curl_url_get(uri->url, CURLUPART_HOST, &uri->host, 0);
	}
	if (code != CURLUE_OK) {
		neo4j_fail(error, code == CURLUE_OUT_OF_MEMORY ? NEO4J_ERR_MEMORY : NEO4J_ERR_PROTOCOL,
			"The %s cannot be parsed: %s%s", what, curl_url_strerror(code), hint);
		return false;
	}
	return get_port(uri, what, error) && get_credential(uri->url, CURLUPART_USER, &uri->user, what, error)
		   && get_credential(uri->url, CURLUPART_PASSWORD, &uri->password, what, error);
}

static bool is_aura(const char *host)
{
	static const char domain[] = ".databases.neo4j.io";
	size_t length = strlen(host);

	return length > sizeof(domain) - 1 && strcasecmp(host + length - (sizeof(domain) - 1), domain) == 0;
}

static bool refuse_bolt(const neo4j_uri *uri, const uri_scheme *scheme, neo4j_error *error)
{
	bool tls = scheme->tls;
	int port = is_aura(uri->host) ? HTTPS_PORT : tls ? NEO4J_HTTPS_PORT : NEO4J_HTTP_PORT;

	neo4j_fail(error, NEO4J_ERR_PROTOCOL,
		"The URI's scheme \"%s\" is for Bolt, which is not spoken here: use %s://%s:%d", scheme->name,
		tls || port == HTTPS_PORT ? "https" : "http", uri->host, port);
	return false;
}

static int default_port(const neo4j_uri *uri)
{
	if (uri->tls) {
		return HTTPS_PORT;
	}
	return strcasecmp(uri->host, "localhost") == 0 ? NEO4J_HTTP_PORT : HTTP_PORT;
}

/* Turns the schemes that are accepted into http and https, and gives each a port. */
static bool resolve_scheme(neo4j_uri *uri, const uri_scheme *scheme, neo4j_error *error)
{
	uri->tls = scheme->tls;
	if (scheme->kind == KIND_AURA && is_aura(uri->host)) {
		uri->port = uri->port == NEO4J_BOLT_PORT ? 0 : uri->port;
	} else if (scheme->kind != KIND_HTTP) {
		return refuse_bolt(uri, scheme, error);
	}
	if (uri->port == 0) {
		uri->port = default_port(uri);
	}
	return true;
}

bool neo4j_uri_read(neo4j_uri *uri, const char *text, neo4j_error *error)
{
	const uri_scheme *scheme = find_scheme(text, error);
	const char *hint = strchr(text, ',') ? "; several servers are a list of URIs" : "";

	return scheme && neo4j_uri_split(uri, text, "URI", hint, error) && resolve_scheme(uri, scheme, error);
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

/* All parts were accepted before. */
char *neo4j_uri_base(const neo4j_uri *uri)
{
	CURLUcode code = CURLUE_OK;
	char *url = NULL;
	char *copy;
	char port[16];

	snprintf(port, sizeof(port), "%d", uri->port);
	code = set_part(uri->url, CURLUPART_SCHEME, uri->tls ? "https" : "http", code);
	code = set_part(uri->url, CURLUPART_PORT, port, code);
	code = set_part(uri->url, CURLUPART_USER, NULL, code);
	code = set_part(uri->url, CURLUPART_PASSWORD, NULL, code);
	if (code != CURLUE_OK || curl_url_get(uri->url, CURLUPART_URL, &url, 0) != CURLUE_OK) {
		return NULL;
	}
	copy = strdup(url);
	curl_free(url);
	if (copy) {
		drop_last_slashes(copy);
	}
	return copy;
}

char *neo4j_uri_label(const neo4j_uri *uri, const char *scheme)
{
	size_t size = strlen(scheme) + strlen(uri->host) + sizeof("://:65535");
	char *label = malloc(size);

	if (label) {
		snprintf(label, size, "%s://%s:%d", scheme, uri->host, uri->port);
	}
	return label;
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
