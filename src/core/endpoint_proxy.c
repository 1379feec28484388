/* strncasecmp() and inet_pton() are POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "endpoint_private.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define WHAT "proxy"

/* The plain socks5 has names looked up here, socks5h by the proxy. */
static const struct {
	const char *name;
	int port;
} schemes[] = {
	{"http", 80},
	{"https", 443},
	{"socks5", 1080},
	{"socks5h", 1080},
};

#define SCHEMES (sizeof(schemes) / sizeof(*schemes))

/* SCHEMES: none of them. */
static size_t find_scheme(const char *text)
{
	size_t length = strcspn(text, ":");
	size_t i = 0;

	if (strncmp(text + length, "://", 3) != 0) {
		return SCHEMES;
	}
	while (i < SCHEMES && (strlen(schemes[i].name) != length || strncasecmp(text, schemes[i].name, length) != 0)) {
		i++;
	}
	return i;
}

static bool check_parts(const neo4j_uri *uri, const char *text, neo4j_error *error)
{
	const char *slash = strchr(strstr(text, "://") + 3, '/');

	if (slash && slash[1]) {
		return neo4j_uri_fail(error, WHAT, " must not have a path");
	}
	return !uri->user || !strchr(uri->user, ':')
		   || neo4j_uri_fail(error, WHAT, "'s user name must not have a colon, which HTTP cannot carry");
}

/* An address as bytes; the family, or 0: it is a name. Brackets around IPv6 are allowed. */
static int read_address(const char *host, size_t length, unsigned char bytes[16])
{
	char text[INET6_ADDRSTRLEN];

	if (length > 1 && *host == '[' && host[length - 1] == ']') {
		host++;
		length -= 2;
	}
	if (length >= sizeof(text)) {
		return 0;
	}
	memcpy(text, host, length);
	text[length] = '\0';
	if (inet_pton(AF_INET, text, bytes) == 1) {
		return AF_INET;
	}
	return inet_pton(AF_INET6, text, bytes) == 1 ? AF_INET6 : 0;
}

static bool same_bits(const unsigned char *a, const unsigned char *b, long bits)
{
	long whole = bits / 8;
	int mask = 0xFF00 >> bits % 8 & 0xFF;

	return memcmp(a, b, (size_t) whole) == 0 && (mask == 0 || (a[whole] & mask) == (b[whole] & mask));
}

/* -1: no number of bits. */
static long read_bits(const char *text, size_t length)
{
	bool digits = length > 0 && length <= 3 && strspn(text, "0123456789") >= length;

	return digits ? strtol(text, NULL, 10) : -1;
}

/* An address, or a network: 10.0.0.0/8. */
static bool matches_address(const char *item, size_t length, int family, const unsigned char *address)
{
	const char *slash = memchr(item, '/', length);
	size_t host_length = slash ? (size_t) (slash - item) : length;
	long widest = family == AF_INET ? 32 : 128;
	long bits = slash ? read_bits(slash + 1, length - host_length - 1) : widest;
	unsigned char bytes[16];

	return read_address(item, host_length, bytes) == family && bits >= 0 && bits <= widest
		   && same_bits(bytes, address, bits);
}

/* A name stands for itself and for what is below it, with a dot in front or without. */
static bool matches_name(const char *item, size_t length, const char *host)
{
	size_t host_length = strlen(host);
	const char *tail;

	if (length > 0 && *item == '.') {
		item++;
		length--;
	}
	if (host_length > 0 && host[host_length - 1] == '.') {
		host_length--;
	}
	if (length == 0 || host_length < length) {
		return false;
	}
	tail = host + host_length - length;
	return strncasecmp(tail, item, length) == 0 && (tail == host || tail[-1] == '.');
}

static bool matches(const char *item, size_t length, const char *host)
{
	unsigned char address[16];
	int family = read_address(host, strlen(host), address);

	if (length == 1 && *item == '*') {
		return true;
	}
	return family ? matches_address(item, length, family, address) : matches_name(item, length, host);
}

/* Decided here, once, rather than by libcurl at each exchange: its versions differ about networks,
 * and other ways to a server than libcurl's must decide alike. */
static bool is_direct(const char *host, const char *no_proxy)
{
	static const char separators[] = ", \t";

	for (const char *item = no_proxy ? no_proxy : ""; *item;) {
		size_t length = strcspn(item, separators);
		if (length > 0 && matches(item, length, host)) {
			return true;
		}
		item += length + (item[length] != '\0');
	}
	return false;
}

static bool keep(neo4j_endpoint *endpoint, neo4j_uri *uri, size_t scheme, neo4j_error *error)
{
	if (uri->port == 0) {
		uri->port = schemes[scheme].port;
	}
	endpoint->proxy = neo4j_uri_label(uri, schemes[scheme].name);
	return (endpoint->proxy && neo4j_uri_copy_text(&endpoint->proxy_user, uri->user)
			   && neo4j_uri_copy_text(&endpoint->proxy_password, uri->user && !uri->password ? "" : uri->password))
		   || neo4j_uri_fail_memory(error);
}

/* A proxy that is not used is checked all the same. No part of it is repeated: without a scheme it
 * may begin with a password. */
bool neo4j_endpoint_set_proxy(neo4j_endpoint *endpoint, const neo4j_endpoint_options *options, neo4j_error *error)
{
	neo4j_uri uri = {0};
	size_t scheme;
	bool good;

	if (!options->proxy || !*options->proxy) {
		return true;
	}
	scheme = find_scheme(options->proxy);
	if (scheme == SCHEMES) {
		return neo4j_uri_fail(error, WHAT, " must begin with http://, https://, socks5:// or socks5h://");
	}
	good = neo4j_uri_split(&uri, options->proxy, WHAT, "", error) && check_parts(&uri, options->proxy, error);
	if (good && !is_direct(endpoint->host, options->no_proxy)) {
		good = keep(endpoint, &uri, scheme, error);
	}
	neo4j_uri_free(&uri);
	return good;
}

bool neo4j_endpoint_is_forwarded(const neo4j_endpoint *endpoint)
{
	return endpoint->proxy && !endpoint->tls && strncmp(endpoint->proxy, "http", 4) == 0;
}

/* What proxies say of HTTP requests that they would pass on. */
static const struct {
	int status;
	neo4j_status meaning;
	const char *text;
} answers[] = {
	{407, NEO4J_ERR_REFUSED, "refused the credentials of the option \"proxy\", or wants some"},
	{502, NEO4J_ERR_LOST, "got no answer from the server"},
	{504, NEO4J_ERR_LOST, "got no answer from the server in time"},
};

bool neo4j_endpoint_check_forwarded(const neo4j_endpoint *endpoint, int status, neo4j_error *error)
{
	for (size_t i = 0; neo4j_endpoint_is_forwarded(endpoint) && i < sizeof(answers) / sizeof(*answers); i++) {
		if (answers[i].status == status) {
			neo4j_fail(error, answers[i].meaning, "%s: The proxy %s %s (HTTP %d)", endpoint->label, endpoint->proxy,
				answers[i].text, status);
			return false;
		}
	}
	return true;
}
