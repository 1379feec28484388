/* strdup() is POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "endpoint_private.h"

#include "secrets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every text that an endpoint owns, for its copies and its end. */
static const struct {
	size_t offset;
	bool secret;
} texts[] = {
	{offsetof(neo4j_endpoint, host), false},
	{offsetof(neo4j_endpoint, base_url), false},
	{offsetof(neo4j_endpoint, label), false},
	{offsetof(neo4j_endpoint, route), false},
	{offsetof(neo4j_endpoint, user), true},
	{offsetof(neo4j_endpoint, password), true},
	{offsetof(neo4j_endpoint, authorization), true},
	{offsetof(neo4j_endpoint, cafile), false},
	{offsetof(neo4j_endpoint, capath), false},
	{offsetof(neo4j_endpoint, cert), false},
	{offsetof(neo4j_endpoint, cert_key), false},
	{offsetof(neo4j_endpoint, passphrase), true},
	{offsetof(neo4j_endpoint, pinned_key), false},
	{offsetof(neo4j_endpoint, proxy), false},
	{offsetof(neo4j_endpoint, proxy_user), true},
	{offsetof(neo4j_endpoint, proxy_password), true},
	{offsetof(neo4j_endpoint, ident), false},
};

#define TEXTS (sizeof(texts) / sizeof(*texts))

static char **text_of(const neo4j_endpoint *endpoint, size_t i)
{
	return (char **) ((char *) endpoint + texts[i].offset);
}

bool neo4j_uri_copy_text(char **copy, const char *text)
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

static bool refuse(neo4j_error *error, const char *text)
{
	neo4j_fail(error, NEO4J_ERR_PROTOCOL, "%s", text);
	return false;
}

static bool check_credentials(const char *user, const char *password, neo4j_error *error)
{
	if (password && !user) {
		return refuse(error, "There is a password but no user name");
	}
	if (has_control(user) || has_control(password)) {
		return refuse(error, "A user name or password must not have control characters");
	}
	if (user && strchr(user, ':')) {
		return refuse(error, "A user name must not have a colon, which HTTP cannot carry");
	}
	return true;
}

/* One word of what is seen: more than RFC 6750 has, and nothing that could end the header. */
static bool check_bearer(const char *token, neo4j_error *error)
{
	const char *c = token;

	for (; (unsigned char) *c > ' ' && (unsigned char) *c < 0x7F; c++) {
	}
	return (*token && !*c) || refuse(error, "A bearer token must have visible ASCII characters only, and at least one");
}

static bool set_basic(neo4j_endpoint *endpoint, const char *user, const char *password, neo4j_error *error)
{
	if (!check_credentials(user, password, error)) {
		return false;
	}
	if (!user) {
		return true;
	}
	password = password ? password : "";
	endpoint->authorization = neo4j_basic_authorization(user, password);
	return (endpoint->authorization && neo4j_uri_copy_text(&endpoint->user, user)
			   && neo4j_uri_copy_text(&endpoint->password, password))
		   || neo4j_uri_fail_memory(error);
}

static bool set_bearer(neo4j_endpoint *endpoint, const char *token, neo4j_error *error)
{
	if (!check_bearer(token, error)) {
		return false;
	}
	endpoint->authorization = neo4j_bearer_authorization(token);
	return endpoint->authorization || neo4j_uri_fail_memory(error);
}

/* The options' user comes with the options' password; a password alone goes to the URI's user. */
static bool set_login(neo4j_endpoint *endpoint, const neo4j_uri *uri, const neo4j_endpoint_options *options,
	neo4j_error *error)
{
	bool replaced = options->user || options->password;

	if (options->anonymous) {
		return true;
	}
	if (options->bearer) {
		return set_bearer(endpoint, options->bearer, error);
	}
	return set_basic(endpoint, options->user ? options->user : uri->user,
		replaced ? options->password : uri->password, error);
}

/* libcurl would leave either unheeded. */
static bool check_certificate(const neo4j_endpoint_options *options, neo4j_error *error)
{
	if (options->cert_key && !options->cert) {
		return refuse(error, "The option \"key\" needs the option \"cert\", whose private key it is");
	}
	if (options->passphrase && !options->cert) {
		return refuse(error, "The option \"passphrase\" needs the option \"cert\", whose private key it opens");
	}
	return true;
}

static bool set_trust(neo4j_endpoint *endpoint, const neo4j_endpoint_options *options, neo4j_error *error)
{
	endpoint->verify_peer = options->verify_peer;
	endpoint->verify_host = options->verify_host;
	endpoint->min_tls = options->min_tls;
	if (!check_certificate(options, error)) {
		return false;
	}
	return (neo4j_uri_copy_text(&endpoint->cafile, options->cafile)
			   && neo4j_uri_copy_text(&endpoint->capath, options->capath)
			   && neo4j_uri_copy_text(&endpoint->cert, options->cert)
			   && neo4j_uri_copy_text(&endpoint->cert_key, options->cert_key)
			   && neo4j_uri_copy_text(&endpoint->passphrase, options->passphrase)
			   && neo4j_uri_copy_text(&endpoint->pinned_key, options->pinned_key))
		   || neo4j_uri_fail_memory(error);
}

static bool set_address(neo4j_endpoint *endpoint, const neo4j_uri *uri, neo4j_error *error)
{
	endpoint->tls = uri->tls;
	endpoint->port = uri->port;
	endpoint->base_url = neo4j_uri_base(uri);
	endpoint->label = neo4j_uri_label(uri, uri->tls ? "https" : "http");
	return (endpoint->base_url && endpoint->label && neo4j_uri_copy_text(&endpoint->host, uri->host))
		   || neo4j_uri_fail_memory(error);
}

static bool set_route(neo4j_endpoint *endpoint, neo4j_error *error)
{
	const char *by = endpoint->proxy ? " through the proxy " : "", *proxy = endpoint->proxy ? endpoint->proxy : "";
	size_t size = strlen(endpoint->label) + strlen(by) + strlen(proxy) + 1;

	endpoint->route = malloc(size);
	if (!endpoint->route) {
		return neo4j_uri_fail_memory(error);
	}
	snprintf(endpoint->route, size, "%s%s%s", endpoint->label, by, proxy);
	return true;
}

static bool fill(
	neo4j_endpoint *endpoint, const neo4j_uri *uri, const neo4j_endpoint_options *options, neo4j_error *error)
{
	endpoint->digest = options->digest;
	if (!set_address(endpoint, uri, error) || !set_login(endpoint, uri, options, error)
		|| !set_trust(endpoint, options, error) || !neo4j_endpoint_set_proxy(endpoint, options, error)
		|| !set_route(endpoint, error)) {
		return false;
	}
	return (neo4j_uri_copy_text(&endpoint->ident, options->ident) && neo4j_endpoint_set_key(endpoint))
		   || neo4j_uri_fail_memory(error);
}

static neo4j_endpoint *make(neo4j_error *error)
{
	neo4j_endpoint *endpoint = calloc(1, sizeof(*endpoint));

	if (endpoint) {
		endpoint->references = 1;
	} else {
		neo4j_uri_fail_memory(error);
	}
	return endpoint;
}

neo4j_endpoint *neo4j_endpoint_parse(const char *text, const neo4j_endpoint_options *options, neo4j_error *error)
{
	neo4j_uri uri = {0};
	neo4j_endpoint *endpoint = neo4j_uri_read(&uri, text, error) ? make(error) : NULL;

	if (endpoint && !fill(endpoint, &uri, options, error)) {
		neo4j_endpoint_drop(endpoint);
		endpoint = NULL;
	}
	neo4j_uri_free(&uri);
	return endpoint;
}

static void forget_text(const neo4j_endpoint *endpoint, size_t i)
{
	char **text = text_of(endpoint, i);

	if (texts[i].secret) {
		neo4j_secret_free(*text);
	} else {
		free(*text);
	}
	*text = NULL;
}

/* All of a login. What comes instead is checked first. */
static bool replace_login(neo4j_endpoint *endpoint, const neo4j_endpoint_options *options, neo4j_error *error)
{
	const neo4j_uri none = {0};

	neo4j_secret_free(endpoint->user);
	neo4j_secret_free(endpoint->password);
	neo4j_secret_free(endpoint->authorization);
	endpoint->user = endpoint->password = endpoint->authorization = NULL;
	return set_login(endpoint, &none, options, error)
		   && (neo4j_endpoint_set_key(endpoint) || neo4j_uri_fail_memory(error));
}

static bool copy_texts(neo4j_endpoint *to, const neo4j_endpoint *from, neo4j_error *error)
{
	bool copied = true;

	for (size_t i = 0; i < TEXTS; i++) {
		copied = neo4j_uri_copy_text(text_of(to, i), *text_of(from, i)) && copied;
	}
	return copied || neo4j_uri_fail_memory(error);
}

neo4j_endpoint *neo4j_endpoint_login(
	const neo4j_endpoint *like, const neo4j_endpoint_options *options, neo4j_error *error)
{
	neo4j_endpoint *endpoint = make(error);

	if (!endpoint) {
		return NULL;
	}
	*endpoint = *like;
	endpoint->references = 1;
	if (!copy_texts(endpoint, like, error) || !replace_login(endpoint, options, error)) {
		neo4j_endpoint_drop(endpoint);
		return NULL;
	}
	return endpoint;
}

neo4j_endpoint *neo4j_endpoint_hold(neo4j_endpoint *endpoint)
{
	endpoint->references++;
	return endpoint;
}

void neo4j_endpoint_drop(neo4j_endpoint *endpoint)
{
	if (!endpoint || --endpoint->references > 0) {
		return;
	}
	for (size_t i = 0; i < TEXTS; i++) {
		forget_text(endpoint, i);
	}
	free(endpoint);
}

static void hide_last_word(const char *header, char *text, size_t length)
{
	if (header) {
		neo4j_secret_hide(text, length, strrchr(header, ' ') + 1);
	}
}

/* Proxies quote what they were sent, too. It is not kept, as libcurl makes its own. */
static void hide_proxy_login(const neo4j_endpoint *endpoint, char *text, size_t length)
{
	char *header;

	if (endpoint->proxy_user) {
		header = neo4j_basic_authorization(endpoint->proxy_user, endpoint->proxy_password);
		hide_last_word(header, text, length);
		neo4j_secret_free(header);
		neo4j_secret_hide(text, length, endpoint->proxy_password);
	}
}

/* The user names alone are no secrets. */
void neo4j_endpoint_hide_secrets(const neo4j_endpoint *endpoint, char *text, size_t length)
{
	hide_last_word(endpoint->authorization, text, length);
	if (endpoint->password) {
		neo4j_secret_hide(text, length, endpoint->password);
	}
	if (endpoint->passphrase) {
		neo4j_secret_hide(text, length, endpoint->passphrase);
	}
	hide_proxy_login(endpoint, text, length);
}
