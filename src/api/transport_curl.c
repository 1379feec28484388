#include "../../php_neo4j.h"

#include "transport_curl.h"

#include "../wire/call.h"
#include "exceptions.h"
#include "headers.h"
#include "options.h"
#include "transport_response.h"

#include <zend_attributes.h>
#include <zend_smart_str.h>

#include "TransportCurl_arginfo.h"

typedef struct exchange_call {
	const char *method;
	zend_string *url;
	zend_string *body;
	zend_array *headers;
	php_neo4j_client_options options;
	neo4j_endpoint *endpoint;
	const char *path; /* in url */
} exchange_call;

zend_class_entry *php_neo4j_transport_curl_ce;

static bool check_method(const zend_string *method)
{
	bool good = ZSTR_LEN(method) > 0 && strspn(ZSTR_VAL(method), "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ZSTR_LEN(method);
	if (!good) {
		zend_argument_value_error(1, "must be an HTTP method in upper case");
	}
	return good;
}

/* Blanks and control characters would end the request's first line. */
static bool check_url(const zend_string *url)
{
	for (size_t i = 0; i < ZSTR_LEN(url); i++) {
		unsigned char c = (unsigned char) ZSTR_VAL(url)[i];
		if (c <= ' ' || c == 0x7F) {
			zend_argument_value_error(2, "must not have blanks or control characters");
			return false;
		}
	}
	return true;
}

/* The core takes an address and a path, so that the address alone is the pool's key. */
static bool split_url(exchange_call *call)
{
	const char *url = ZSTR_VAL(call->url);
	const char *authority = strstr(url, "://");
	const char *path = authority ? strchr(authority + 3, '/') : NULL;
	neo4j_error error = {0};
	zend_string *base = zend_string_init(url, path ? (size_t) (path - url) : ZSTR_LEN(call->url), 0);
	call->path = path ? path : "/";
	call->endpoint = php_neo4j_options_endpoint(ZSTR_VAL(base), &call->options, &error);
	zend_string_release(base);
	if (!call->endpoint) {
		zend_value_error("%s", error.text);
	}
	return call->endpoint != NULL;
}

/* As it comes, since a link pauses when nobody takes its bytes. */
static void take(smart_str *text, neo4j_buffer *buffer)
{
	size_t length = neo4j_buffer_length(buffer);
	if (length) {
		smart_str_appendl(text, neo4j_buffer_head(buffer), length);
		neo4j_buffer_consume(buffer, length);
	}
}

static ZEND_COLD void throw_lost(const exchange_call *call, const neo4j_error *error)
{
	neo4j_failure failure = {0};
	zend_string *what = zend_strpprintf(0, "%s failed", call->method);
	neo4j_failure_from_core(&failure, error, ZSTR_VAL(what));
	php_neo4j_throw_failure(&failure);
	neo4j_failure_free(&failure);
	zend_string_release(what);
}

/* false: an exception is pending. */
static bool read_body(const exchange_call *call, neo4j_exchange *exchange, smart_str *text)
{
	while (exchange->state == NEO4J_EXCHANGE_OPEN) {
		if (!neo4j_wait(exchange, 1, NEO4J_WAIT_SLICE_MS)) {
			return false;
		}
		take(text, &exchange->body);
	}
	take(text, &exchange->body);
	if (exchange->state == NEO4J_EXCHANGE_FAILED) {
		throw_lost(call, &exchange->error);
		return false;
	}
	return true;
}

/* Only what an exchange keeps of the answer's header. */
static void make_response(zval *response, const neo4j_response *answer, smart_str *text)
{
	zval headers, body;
	array_init(&headers);
	if (*answer->content_type) {
		add_assoc_string(&headers, "Content-Type", answer->content_type);
	}
	if (*answer->content_encoding) {
		add_assoc_string(&headers, "Content-Encoding", answer->content_encoding);
	}
	ZVAL_STR(&body, smart_str_extract(text));
	php_neo4j_transport_response_create(response, answer->status, &headers, &body);
}

static void perform(zval *response, exchange_call *call, const neo4j_request *request)
{
	smart_str text = {0};
	neo4j_pool *pool = php_neo4j_pool();
	neo4j_link *link = pool ? neo4j_pool_acquire(pool, call->endpoint) : NULL;
	if (!link) {
		zend_throw_error(NULL, "Out of memory");
		return;
	}
	neo4j_link_send(link, request);
	bool complete = read_body(call, &link->exchange, &text);
	neo4j_response answer = link->exchange.response;
	link->exchange.ops->end(&link->exchange, complete && call->options.persistent);
	if (complete) {
		make_response(response, &answer, &text);
	}
	smart_str_free(&text);
}

static void send_lines(zval *response, exchange_call *call)
{
	const char **lines = safe_emalloc(zend_hash_num_elements(call->headers), sizeof(*lines), 1);
	neo4j_request request = {
		.method = call->method,
		.path = call->path,
		.headers = lines,
		.body = ZSTR_LEN(call->body) ? ZSTR_VAL(call->body) : NULL,
		.body_length = ZSTR_LEN(call->body),
	};
	zval *line;
	ZEND_HASH_FOREACH_VAL(call->headers, line) {
		lines[request.header_count++] = Z_STRVAL_P(line);
	} ZEND_HASH_FOREACH_END();
	neo4j_request_from_options(&request, &call->options.statement);
	perform(response, call, &request);
	efree(lines);
}

static bool ask_login(php_neo4j_client_options *options)
{
	return Z_ISUNDEF(options->login_source) || php_neo4j_login_ask(&options->login, &options->login_source);
}

static void carry(zval *response, exchange_call *call, zend_array *headers, zend_array *options)
{
	php_neo4j_client_options_defaults(&call->options);
	if (php_neo4j_client_options_read(&call->options, options) && ask_login(&call->options) && split_url(call)) {
		call->headers = php_neo4j_headers_read(headers, call->options.statement.headers, true);
	}
	if (call->headers) {
		send_lines(response, call);
		zend_array_release(call->headers);
	}
	neo4j_endpoint_drop(call->endpoint);
	php_neo4j_client_options_free(&call->options);
}

ZEND_METHOD(Neo4j_Transport_Curl, exchange)
{
	zend_string *method, *url, *body;
	zend_array *headers, *options;
	ZEND_PARSE_PARAMETERS_START(5, 5)
		Z_PARAM_STR(method)
		Z_PARAM_STR(url)
		Z_PARAM_ARRAY_HT(headers)
		Z_PARAM_STR(body)
		Z_PARAM_ARRAY_HT(options)
	ZEND_PARSE_PARAMETERS_END();

	if (!check_method(method) || !check_url(url)) {
		RETURN_THROWS();
	}
	exchange_call call = { .method = ZSTR_VAL(method), .url = url, .body = body };
	carry(return_value, &call, headers, options);
}

void php_neo4j_transport_curl_register(void)
{
	php_neo4j_transport_curl_ce = register_class_Neo4j_Transport_Curl(php_neo4j_transport_ce);
}
