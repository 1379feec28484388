/* What PHP's http:// wrapper is told, by a context of its own for each exchange. */
#include "transport_stream_private.h"

#include "../core/secrets.h"

#include <ext/standard/file.h>
#include <zend_smart_str.h>

/* Lines that the wrapper looks for before it writes its own; all others are ours to send. */
static const char *const wrappers_own[] = { "Connection", "From", "Host" };

/* Of the user's context these would break the framing, or the answer could not be read. */
static const char *const never_users[] = {
	"Accept-Encoding", "Connection", "Content-Encoding", "Content-Length", "Expect", "Keep-Alive", "TE", "Trailer",
	"Transfer-Encoding", "Upgrade",
};

#define COUNT(array) (sizeof(array) / sizeof(*(array)))

bool php_neo4j_line_has_name(const char *line, const char *name, size_t length)
{
	return strncasecmp(line, name, length) == 0 && line[length] == ':';
}

static bool is_named_in(const char *line, const char *const *names, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (php_neo4j_line_has_name(line, names[i], strlen(names[i]))) {
			return true;
		}
	}
	return false;
}

/* Has the request a line of the same name? */
static bool is_in_request(const neo4j_request *request, const char *line, size_t name_length)
{
	for (size_t i = 0; i < request->header_count; i++) {
		if (php_neo4j_line_has_name(request->headers[i], line, name_length)) {
			return true;
		}
	}
	return false;
}

static bool has_line(const neo4j_request *request, const char *name)
{
	return is_in_request(request, name, strlen(name));
}

/* Ours go before those of the user's context. */
static bool may_pass(const php_neo4j_stream_exchange *exchange, const char *line)
{
	const char *colon = strchr(line, ':');

	return colon && !is_named_in(line, never_users, COUNT(never_users))
		&& !php_neo4j_line_has_name(line, ZEND_STRL("User-Agent"))
		&& !(exchange->endpoint->proxy && php_neo4j_line_has_name(line, ZEND_STRL("Proxy-Authorization")))
		&& !(exchange->endpoint->authorization && php_neo4j_line_has_name(line, ZEND_STRL("Authorization")))
		&& !is_in_request(&exchange->request, line, (size_t) (colon - line));
}

/* One text may hold many lines. */
static void pass_lines(smart_str *lines, const php_neo4j_stream_exchange *exchange, const zend_string *text)
{
	char *copy = estrndup(ZSTR_VAL(text), ZSTR_LEN(text)), *rest = NULL;

	for (char *line = php_strtok_r(copy, "\r\n", &rest); line; line = php_strtok_r(NULL, "\r\n", &rest)) {
		line += strspn(line, " \t");
		if (may_pass(exchange, line)) {
			smart_str_appends(lines, line);
			smart_str_appendl(lines, "\r\n", 2);
		}
	}
	efree(copy);
}

static void pass_users_lines(smart_str *lines, const php_neo4j_stream_exchange *exchange, zval *users)
{
	zval *text;

	if (users && Z_TYPE_P(users) == IS_STRING) {
		pass_lines(lines, exchange, Z_STR_P(users));
	} else if (users && Z_TYPE_P(users) == IS_ARRAY) {
		ZEND_HASH_FOREACH_VAL(Z_ARRVAL_P(users), text) {
			ZVAL_DEREF(text);
			if (Z_TYPE_P(text) == IS_STRING) {
				pass_lines(lines, exchange, Z_STR_P(text));
			}
		} ZEND_HASH_FOREACH_END();
	}
}

static void set(php_stream_context *context, const char *wrapper, const char *name, zval *value)
{
	php_stream_context_set_option(context, wrapper, name, value);
	zval_ptr_dtor(value);
}

static void set_text(php_stream_context *context, const char *wrapper, const char *name, const char *text)
{
	zval value;

	ZVAL_STRING(&value, text);
	set(context, wrapper, name, &value);
}

static void set_number(php_stream_context *context, const char *wrapper, const char *name, zend_long number)
{
	zval value;

	ZVAL_LONG(&value, number);
	set(context, wrapper, name, &value);
}

static void set_bool(php_stream_context *context, const char *wrapper, const char *name, bool on)
{
	zval value;

	ZVAL_BOOL(&value, on);
	set(context, wrapper, name, &value);
}

static void unset(php_stream_context *context, const char *wrapper, const char *name)
{
	zval *options = zend_hash_str_find(Z_ARRVAL(context->options), wrapper, strlen(wrapper));

	if (options && Z_TYPE_P(options) == IS_ARRAY) {
		SEPARATE_ARRAY(options);
		zend_hash_str_del(Z_ARRVAL_P(options), name, strlen(name));
	}
}

/* NULL: none, or out of memory. */
static char *proxy_login(const neo4j_endpoint *endpoint)
{
	return endpoint->proxy_user
		? neo4j_basic_authorization(endpoint->proxy_user, endpoint->proxy_password ? endpoint->proxy_password : "") : NULL;
}

static void append_proxy_login(smart_str *lines, const neo4j_endpoint *endpoint)
{
	char *login = proxy_login(endpoint);

	if (login) {
		smart_str_appends(lines, "Proxy-");
		smart_str_appends(lines, login);
		smart_str_appendl(lines, "\r\n", 2);
		neo4j_secret_free(login);
	}
}

/* The context's own proxy is used if the client names none. */
static void set_proxy(php_stream_context *context, const neo4j_endpoint *endpoint)
{
	zval address;

	if (endpoint->proxy) {
		ZVAL_STR(&address, strpprintf(0, "tcp%s", strstr(endpoint->proxy, "://")));
		set(context, "http", "proxy", &address);
		set_bool(context, "http", "request_fulluri", !endpoint->tls);
	}
}

static void set_header(php_stream_context *context, const php_neo4j_stream_exchange *exchange)
{
	smart_str lines = {0};
	zval value;

	if (exchange->endpoint->proxy && exchange->endpoint->tls) {
		append_proxy_login(&lines, exchange->endpoint); /* the wrapper's to send, before there is a filter */
	}
	pass_users_lines(&lines, exchange, php_stream_context_get_option(context, "http", "header"));
	for (size_t i = 0; i < exchange->request.header_count; i++) {
		if (is_named_in(exchange->request.headers[i], wrappers_own, COUNT(wrappers_own))) {
			smart_str_appends(&lines, exchange->request.headers[i]);
			smart_str_appendl(&lines, "\r\n", 2);
		}
	}
	ZVAL_STR(&value, smart_str_extract(&lines));
	set(context, "http", "header", &value);
}

/* The body is sent by us: given to the wrapper it would be copied twice, and written by one call that
 * serves no signal. An own agent that is empty keeps php.ini's away. */
static void set_http(php_stream_context *context, const php_neo4j_stream_exchange *exchange, double timeout)
{
	zval seconds;

	set_header(context, exchange);
	set_proxy(context, exchange->endpoint);
	set_text(context, "http", "method", exchange->request.method);
	set_text(context, "http", "user_agent", "");
	set_number(context, "http", "follow_location", 0);
	set_number(context, "http", "max_redirects", 1);
	set_bool(context, "http", "ignore_errors", true);
	set_bool(context, "http", "auto_decode", false);
	ZVAL_DOUBLE(&seconds, 1.1);
	set(context, "http", "protocol_version", &seconds);
	ZVAL_DOUBLE(&seconds, timeout);
	set(context, "http", "timeout", &seconds);
	unset(context, "http", "content");
	if (!php_stream_context_get_option(context, "socket", "tcp_nodelay")) {
		set_bool(context, "socket", "tcp_nodelay", true);
	}
}

/* What the client has no file for is the context's. */
static void set_own_certificate(php_stream_context *context, const neo4j_endpoint *endpoint)
{
	if (!endpoint->cert) {
		return;
	}
	set_text(context, "ssl", "local_cert", endpoint->cert);
	unset(context, "ssl", "local_pk");
	unset(context, "ssl", "passphrase");
	if (endpoint->cert_key) {
		set_text(context, "ssl", "local_pk", endpoint->cert_key);
	}
	if (endpoint->passphrase) {
		set_text(context, "ssl", "passphrase", endpoint->passphrase);
	}
}

static void set_trusted(php_stream_context *context, const neo4j_endpoint *endpoint)
{
	unset(context, "ssl", "cafile");
	unset(context, "ssl", "capath");
	if (endpoint->cafile) {
		set_text(context, "ssl", "cafile", endpoint->cafile);
	}
	if (endpoint->capath) {
		set_text(context, "ssl", "capath", endpoint->capath);
	}
}

/* Whom to trust is for the client's options to say. */
static void set_tls(php_stream_context *context, const neo4j_endpoint *endpoint)
{
	zend_long versions = STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT;
	size_t length = strlen(endpoint->host);
	bool bracketed = endpoint->host[0] == '[';
	zval name;

	ZVAL_STRINGL(&name, endpoint->host + bracketed, length - 2 * bracketed);
	set(context, "ssl", "peer_name", &name);
	set_bool(context, "ssl", "verify_peer", endpoint->verify_peer);
	set_bool(context, "ssl", "verify_peer_name", endpoint->verify_host);
	set_bool(context, "ssl", "allow_self_signed", false);
	if (endpoint->min_tls == NEO4J_TLS_1_2) {
		versions |= STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT;
	}
	set_number(context, "ssl", "crypto_method", versions);
	unset(context, "ssl", "min_proto_version");
	set_trusted(context, endpoint);
	set_own_certificate(context, endpoint);
	if (!php_stream_context_get_option(context, "ssl", "passphrase")) {
		set_text(context, "ssl", "passphrase", ""); /* else OpenSSL asks for one at the terminal, and waits */
	}
}

/* Of a context that PHP has closed, as at the end of a request, nothing is left. */
static void copy_users(php_stream_context *context, const zend_resource *users)
{
	const php_stream_context *from = users ? users->ptr : NULL;

	if (from && Z_TYPE(from->options) == IS_ARRAY) {
		zval_ptr_dtor(&context->options);
		ZVAL_ARR(&context->options, zend_array_dup(Z_ARRVAL(from->options)));
	}
}

php_stream_context *php_neo4j_stream_context_make(const php_neo4j_stream_exchange *exchange, double timeout)
{
	php_stream_context *context = php_stream_context_alloc();

	copy_users(context, exchange->context);
	set_http(context, exchange, timeout);
	if (exchange->endpoint->tls) {
		set_tls(context, exchange->endpoint);
	}
	return context;
}

void php_neo4j_stream_context_wipe(php_stream_context *context)
{
	zval_ptr_dtor(&context->options);
	array_init(&context->options);
}

static bool append_line(neo4j_buffer *lines, const char *name, const char *value)
{
	return neo4j_buffer_append(lines, name, strlen(name)) && neo4j_buffer_append(lines, value, strlen(value))
		&& neo4j_buffer_append(lines, "\r\n", 2);
}

/* Those that mean to send something say so if it is nothing: "Content-Length: 0". */
static bool sends_body(const neo4j_request *request)
{
	static const char *const methods[] = { "POST", "PUT", "PATCH" };

	for (size_t i = 0; i < COUNT(methods); i++) {
		if (strcmp(request->method, methods[i]) == 0) {
			return true;
		}
	}
	return request->body != NULL;
}

/* To a proxy that is sent the request as it is. */
static bool append_forwarded_login(neo4j_buffer *lines, const neo4j_endpoint *endpoint)
{
	char *login = endpoint->proxy && !endpoint->tls ? proxy_login(endpoint) : NULL;
	bool ok = !login || append_line(lines, "Proxy-", login);

	neo4j_secret_free(login);
	return ok;
}

bool php_neo4j_stream_own_lines(neo4j_buffer *lines, const php_neo4j_stream_exchange *exchange)
{
	const neo4j_request *request = &exchange->request;
	const char *authorization = exchange->endpoint->authorization;
	char length[32];
	bool ok = append_forwarded_login(lines, exchange->endpoint);

	if (request->user_agent && !has_line(request, "User-Agent")) {
		ok = ok && append_line(lines, "User-Agent: ", request->user_agent);
	}
	if (authorization && !has_line(request, "Authorization")) {
		ok = ok && append_line(lines, authorization, "");
	}
	if (sends_body(request) && !has_line(request, "Content-Length")) {
		snprintf(length, sizeof(length), "%zu", request->body_length);
		ok = ok && append_line(lines, "Content-Length: ", length);
	}
	for (size_t i = 0; i < request->header_count; i++) {
		if (!is_named_in(request->headers[i], wrappers_own, COUNT(wrappers_own))) {
			ok = ok && append_line(lines, request->headers[i], "");
		}
	}
	return ok;
}
