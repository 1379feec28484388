/* Client::request(): any endpoint that answers JSON. */
#include "client.h"
#include "exceptions.h"
#include "options.h"
#include "response.h"

#include "../value/parameters.h"

#include <Zend/zend_smart_str.h>

static const char *const methods[] = { "GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE" };

/* NULL: thrown. Methods are told apart by their case in HTTP. */
static const char *find_method(const zend_string *name)
{
	for (size_t i = 0; i < sizeof(methods) / sizeof(*methods); i++) {
		if (zend_string_equals_cstr(name, methods[i], strlen(methods[i]))) {
			return methods[i];
		}
	}
	zend_argument_value_error(1, "must be one of GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE, in capitals");
	return NULL;
}

/* How many characters a dot takes here, written as it is or percent-encoded; 0: it is none. */
static size_t dot_length(const char *text, const char *end)
{
	if (text < end && *text == '.') {
		return 1;
	}
	return end - text >= 3 && strncasecmp(text, "%2e", 3) == 0 ? 3 : 0;
}

/* "." or "..": whoever resolves it would leave the place that the client was made for. */
static bool is_relative(const char *segment, const char *end)
{
	size_t first = dot_length(segment, end);

	if (first == 0 || segment + first == end) {
		return first > 0;
	}
	return dot_length(segment + first, end) > 0 && segment + first + dot_length(segment + first, end) == end;
}

static bool has_relative_segment(const zend_string *path)
{
	const char *segment = ZSTR_VAL(path), *end = segment + strcspn(segment, "?");

	while (segment < end) {
		const char *next = segment + strcspn(segment, "/?");

		if (is_relative(segment, next)) {
			return true;
		}
		segment = next + 1;
	}
	return false;
}

static bool is_printable(const zend_string *path)
{
	for (size_t i = 0; i < ZSTR_LEN(path); i++) {
		if (ZSTR_VAL(path)[i] <= ' ' || ZSTR_VAL(path)[i] > '~') {
			return false;
		}
	}
	return true;
}

static bool check_path(const zend_string *path)
{
	const char *text = ZSTR_VAL(path);

	if (text[0] != '/' || text[1] == '/') {
		zend_argument_value_error(2, "must be a path that begins with \"/\": of a URL only what follows the host");
	} else if (!is_printable(path) || strpbrk(text, "#\\")) {
		zend_argument_value_error(2, "must be percent-encoded: a blank, a control character, \"#\", \"\\\" or what is not ASCII cannot be in a path");
	} else if (has_relative_segment(path)) {
		zend_argument_value_error(2, "must not have the segments \".\" or \"..\"");
	} else {
		return true;
	}
	return false;
}

/* The writer takes parameters, which are a map: a body is written as its only member. */
static zend_string *write_body(zval *body)
{
	static const char before[] = "{\"body\":";
	smart_str json = { 0 };
	zend_string *text = NULL;
	zend_array *resolved;
	zval members;

	array_init_size(&members, 1);
	Z_TRY_ADDREF_P(body);
	add_assoc_zval(&members, "body", body);
	resolved = neo4j_parameters_resolve(Z_ARRVAL(members));
	if (resolved && neo4j_parameters_write(&json, resolved, NEO4J_PARAMETERS_PLAIN)) {
		text = zend_string_init(ZSTR_VAL(json.s) + sizeof(before) - 1, ZSTR_LEN(json.s) - sizeof(before), 0);
	}
	if (resolved) {
		zend_array_release(resolved);
	}
	smart_str_free(&json);
	zval_ptr_dtor(&members);
	return text;
}

static bool check_body(const char *method, const zval *body)
{
	if (Z_TYPE_P(body) != IS_NULL && neo4j_rest_is_safe(method)) {
		zend_argument_value_error(3, "must be null: a %s request has no body", method);
		return false;
	}
	return true;
}

/* What the client is bound to, and no endpoint but those of statements knows of. */
static bool may_request(const neo4j_session *session, const char *method)
{
	if (session->options.impersonated_user) {
		php_neo4j_throw_usage("request() cannot impersonate: the client's option \"impersonated_user\" would be ignored");
		return false;
	}
	if (session->options.access_mode == NEO4J_ACCESS_READ && !neo4j_rest_is_safe(method)) {
		php_neo4j_throw_usage("The client's access_mode is read, and a %s request may write", method);
		return false;
	}
	return true;
}

static void send_request(zval *value, neo4j_session *session, neo4j_rest_request *request, zval *body, const neo4j_options *options)
{
	if (Z_TYPE_P(body) != IS_NULL && !(request->body = write_body(body))) {
		return;
	}
	/* Writing may have run user code. */
	if (session->cluster->closed) {
		php_neo4j_throw_usage("The client of %s is closed", session->endpoint->label);
	} else {
		php_neo4j_response_request(value, neo4j_stream_create(session, options, NULL), request);
	}
	if (request->body) {
		zend_string_release(request->body);
	}
}

ZEND_METHOD(Neo4j_Client, request)
{
	zend_string *method, *path;
	zend_array *array = (zend_array *) &zend_empty_array;
	zval none, *body = &none;
	ZVAL_NULL(&none);
	ZEND_PARSE_PARAMETERS_START(2, 4)
		Z_PARAM_STR(method)
		Z_PARAM_STR(path)
		Z_PARAM_OPTIONAL
		Z_PARAM_ZVAL(body)
		Z_PARAM_ARRAY_HT(array)
	ZEND_PARSE_PARAMETERS_END();

	neo4j_rest_request request = { .method = find_method(method), .path = path };
	if (!request.method || !check_path(path) || !check_body(request.method, body)) {
		RETURN_THROWS();
	}
	neo4j_session *session = php_neo4j_client_open_session(Z_OBJ_P(ZEND_THIS));
	if (!session || !may_request(session, request.method)) {
		RETURN_THROWS();
	}
	neo4j_options options;
	neo4j_options_copy(&options, &session->options);
	if (php_neo4j_options_read_request(&options, array)) {
		send_request(return_value, session, &request, body, &options);
	}
	neo4j_options_free(&options);
}
