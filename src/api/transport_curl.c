#include "../../php_neo4j.h"

#include "transport_curl.h"

#include "../wire/call.h"
#include "headers.h"
#include "options.h"
#include "transport_body.h"
#include "transport_response.h"

#include <zend_attributes.h>

#include "TransportCurl_arginfo.h"

/* What the exchange borrows is held here until it has ended. */
typedef struct exchange_call {
	php_neo4j_loan loan; /* first */
	zend_string *method, *url, *body;
	zend_string *user_agent; /* NULL: the headers have it, or nobody */
	zend_array *headers;
	const char **lines;
	zend_object *transport; /* borrowed until the exchange has begun */
	neo4j_carrier *carrier; /* likewise */
	neo4j_endpoint *endpoint;
	const char *path; /* in url */
	bool persistent;
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
static bool split_url(exchange_call *call, const php_neo4j_client_options *options)
{
	const char *url = ZSTR_VAL(call->url);
	const char *authority = strstr(url, "://");
	const char *path = authority ? strchr(authority + 3, '/') : NULL;
	neo4j_error error = {0};
	zend_string *base = zend_string_init(url, path ? (size_t) (path - url) : ZSTR_LEN(call->url), 0);
	call->path = path ? path : "/";
	call->endpoint = php_neo4j_options_endpoint(ZSTR_VAL(base), options, &error);
	zend_string_release(base);
	if (!call->endpoint) {
		zend_value_error("%s", error.text);
	}
	return call->endpoint != NULL;
}

/* The answer's header. */

static void add_value(zend_array *headers, zend_string *name, zval *value)
{
	zval *known = zend_symtable_find(headers, name), list;
	if (!known) {
		zend_symtable_add_new(headers, name, value);
		return;
	}
	if (Z_TYPE_P(known) != IS_ARRAY) {
		array_init(&list);
		add_next_index_zval(&list, known);
		ZVAL_COPY_VALUE(known, &list);
	}
	add_next_index_zval(known, value);
}

/* "Name: value" in [line, end). A name that comes again, as Set-Cookie may, has a list. */
static void add_line(zend_array *headers, const char *line, const char *end)
{
	const char *colon = memchr(line, ':', (size_t) (end - line)), *text = colon ? colon + 1 : NULL;
	zval value;
	if (!colon || colon == line) {
		return; /* no field of HTTP's */
	}
	while (text < end && (*text == ' ' || *text == '\t')) {
		text++;
	}
	zend_string *name = zend_string_init(line, (size_t) (colon - line), 0);
	ZVAL_STRINGL(&value, text, (size_t) (end - text));
	add_value(headers, name, &value);
	zend_string_release(name);
}

static void read_headers(zval *headers, const neo4j_buffer *lines)
{
	const char *line = lines->data ? neo4j_buffer_head(lines) : NULL;
	const char *end = line ? line + neo4j_buffer_length(lines) : NULL;
	array_init(headers);
	while (line < end) {
		const char *stop = memchr(line, '\n', (size_t) (end - line));
		add_line(Z_ARRVAL_P(headers), line, stop ? stop : end);
		line = stop ? stop + 1 : end;
	}
}

/* The exchange. */

static void free_call(exchange_call *call)
{
	zend_string_release(call->method);
	zend_string_release(call->url);
	zend_string_release(call->body);
	if (call->user_agent) {
		zend_string_release(call->user_agent);
	}
	if (call->headers) {
		zend_array_release(call->headers);
	}
	if (call->lines) {
		efree(call->lines);
	}
	neo4j_endpoint_drop(call->endpoint);
	efree(call);
}

static void free_loan(php_neo4j_loan *loan)
{
	free_call((exchange_call *) loan);
}

/* false: thrown. */
static bool await_head(const exchange_call *call, neo4j_exchange *exchange)
{
	while (exchange->state == NEO4J_EXCHANGE_OPEN && exchange->response.status == 0) {
		if (!neo4j_wait(exchange, 1, NEO4J_WAIT_SLICE_MS)) {
			return false;
		}
	}
	if (exchange->state == NEO4J_EXCHANGE_FAILED && neo4j_buffer_length(&exchange->body) == 0) {
		php_neo4j_transport_throw_lost(exchange, ZSTR_VAL(call->method));
		return false;
	}
	return true;
}

/* Takes over the call. */
static void perform(zval *response, exchange_call *call, const neo4j_request *request)
{
	neo4j_exchange *exchange = call->carrier->ops->send(call->carrier, call->endpoint, request);
	zval headers, body;
	if (!exchange) {
		if (!EG(exception)) {
			zend_throw_error(NULL, "Out of memory");
		}
		free_call(call);
		return;
	}
	if (!await_head(call, exchange)) {
		exchange->ops->end(exchange, false);
		free_call(call);
		return;
	}
	read_headers(&headers, &exchange->headers);
	int status = exchange->response.status;
	php_neo4j_transport_body_create(&body, exchange, &call->loan, call->persistent);
	php_neo4j_transport_response_create(response, status, &headers, &body);
}

static bool has_user_agent(const exchange_call *call)
{
	zval *line;
	ZEND_HASH_FOREACH_VAL(call->headers, line) {
		if (strncasecmp(Z_STRVAL_P(line), "User-Agent:", sizeof("User-Agent:") - 1) == 0) {
			return true;
		}
	} ZEND_HASH_FOREACH_END();
	return false;
}

static void send_lines(zval *response, exchange_call *call, const neo4j_options *options)
{
	neo4j_request request = {
		.method = ZSTR_VAL(call->method),
		.path = call->path,
		.body = ZSTR_LEN(call->body) ? ZSTR_VAL(call->body) : NULL,
		.body_length = ZSTR_LEN(call->body),
		.keep_headers = true,
	};
	zval *line;
	call->lines = safe_emalloc(zend_hash_num_elements(call->headers), sizeof(*call->lines), 1);
	ZEND_HASH_FOREACH_VAL(call->headers, line) {
		call->lines[request.header_count++] = Z_STRVAL_P(line);
	} ZEND_HASH_FOREACH_END();
	request.headers = call->lines;
	neo4j_request_from_options(&request, options);
	if (has_user_agent(call)) {
		request.user_agent = NULL;
	} else if (options->user_agent) {
		call->user_agent = zend_string_copy(options->user_agent);
	}
	perform(response, call, &request);
}

static bool ask_login(php_neo4j_client_options *options)
{
	return Z_ISUNDEF(options->login_source) || php_neo4j_login_ask(&options->login, &options->login_source);
}

/* Takes over the call. */
static void carry(zval *response, exchange_call *call, zend_array *headers, zend_array *array)
{
	php_neo4j_client_options options;
	php_neo4j_client_options_defaults(&options);
	if (php_neo4j_client_options_read(&options, array) && ask_login(&options) && split_url(call, &options)
			&& php_neo4j_transport_check(call->transport, call->endpoint)) {
		call->persistent = options.persistent;
		call->headers = php_neo4j_headers_read(headers, options.statement.headers, true);
	}
	if (call->headers) {
		send_lines(response, call, &options.statement);
	} else {
		free_call(call);
	}
	php_neo4j_client_options_free(&options);
}

void php_neo4j_transport_exchange(INTERNAL_FUNCTION_PARAMETERS, neo4j_carrier *carrier)
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
	exchange_call *call = ecalloc(1, sizeof(*call));
	call->loan.method = ZSTR_VAL(method);
	call->loan.free = free_loan;
	call->transport = Z_OBJ_P(ZEND_THIS);
	call->carrier = carrier;
	call->method = zend_string_copy(method);
	call->url = zend_string_copy(url);
	call->body = zend_string_copy(body);
	carry(return_value, call, headers, options);
}

ZEND_METHOD(Neo4j_Transport_Curl, exchange)
{
	if (!php_neo4j_pool()) {
		zend_throw_error(NULL, "Out of memory");
		RETURN_THROWS();
	}
	neo4j_carrier *carrier = neo4j_carrier_of_links(php_neo4j_pool());
	php_neo4j_transport_exchange(INTERNAL_FUNCTION_PARAM_PASSTHRU, carrier);
	carrier->ops->free(carrier);
}

void php_neo4j_transport_curl_register(void)
{
	php_neo4j_transport_curl_ce = register_class_Neo4j_Transport_Curl(php_neo4j_transport_ce);
}
