/* Calling exchange(): a request of ours as five arguments. */
#include "transport_user.h"

#include "../core/clock.h"
#include "user_code.h"
#include "transport_user_exchange.h"

#include <zend_exceptions.h>

typedef struct user_carrier {
	neo4j_carrier carrier;
	zend_object *transport; /* borrowed */
	zend_function *exchange;
	zend_array *options;    /* what the user said of connections */
	php_neo4j_user_exchange *open;
} user_carrier;

/* Options of the client that only who makes connections can heed; passed on as they were given. */
static const char *const of_transports[] = {
	"cafile", "capath", "cert", "key", "max_header_bytes", "min_tls", "no_proxy", "passphrase", "persistent",
	"pinned_key", "proxy", "verify_host", "verify_peer",
};

static zend_array *pick_options(zend_array *given)
{
	zend_array *options = zend_new_array(8);
	for (size_t i = 0; i < sizeof(of_transports) / sizeof(*of_transports); i++) {
		zval *value = zend_hash_str_find_deref(given, of_transports[i], strlen(of_transports[i]));
		/* Nothing else is among them that could belong to a cycle, or change. */
		if (value && Z_TYPE_P(value) <= IS_STRING) {
			Z_TRY_ADDREF_P(value);
			zend_hash_str_add_new(options, of_transports[i], strlen(of_transports[i]), value);
		}
	}
	return options;
}

static void add_seconds(zend_array *options, const char *name, long ms)
{
	zval seconds;
	ZVAL_DOUBLE(&seconds, (double) ms / 1000);
	zend_hash_str_update(options, name, strlen(name), &seconds);
}

static void make_options(zval *argument, const user_carrier *carrier, const neo4j_request *request)
{
	ZVAL_ARR(argument, zend_array_dup(carrier->options));
	add_seconds(Z_ARR_P(argument), "connect_timeout", request->connect_timeout_ms);
	add_seconds(Z_ARR_P(argument), "timeout", request->timeout_ms);
	add_seconds(Z_ARR_P(argument), "idle_timeout", request->idle_timeout_ms);
}

/* One of a name that is there already is joined to it, as HTTP allows; cookies have a sign of their own. */
static void add_header(zend_array *headers, const char *line)
{
	const char *colon = strchr(line, ':'), *text = colon ? colon + 1 + strspn(colon + 1, " ") : "";
	size_t length = colon ? (size_t) (colon - line) : strlen(line);
	zend_string *name = zend_string_init(line, length, 0);
	zval *known = zend_symtable_find(headers, name), value;

	if (known) {
		const char *joint = zend_string_equals_literal_ci(name, "Cookie") ? "; " : ", ";
		ZVAL_STR(&value, zend_strpprintf(0, "%s%s%s", Z_STRVAL_P(known), joint, text));
	} else {
		ZVAL_STRING(&value, text);
	}
	zend_symtable_update(headers, name, &value);
	zend_string_release(name);
}

static bool is_named(const char *line, const char *name)
{
	return strncasecmp(line, name, strlen(name)) == 0 && line[strlen(name)] == ':';
}

static void make_headers(zval *argument, const neo4j_endpoint *endpoint, const neo4j_request *request)
{
	bool authorized = false;
	zval user_agent;

	array_init_size(argument, (uint32_t) request->header_count + 2);
	ZVAL_STRING(&user_agent, request->user_agent ? request->user_agent : "");
	zend_hash_str_add_new(Z_ARR_P(argument), ZEND_STRL("User-Agent"), &user_agent);
	for (size_t i = 0; i < request->header_count; i++) {
		authorized |= is_named(request->headers[i], "Authorization");
		add_header(Z_ARR_P(argument), request->headers[i]);
	}
	if (endpoint->authorization && !authorized) {
		add_header(Z_ARR_P(argument), endpoint->authorization);
	}
}

static void call(const user_carrier *carrier, const neo4j_endpoint *endpoint, const neo4j_request *request, zval *returned)
{
	enum { METHOD, URL, HEADERS, BODY, OPTIONS, COUNT };
	zval arguments[COUNT];
	php_neo4j_user_code code;

	ZVAL_STRING(&arguments[METHOD], request->method);
	ZVAL_STR(&arguments[URL], zend_strpprintf(0, "%s%s", endpoint->base_url, request->path));
	make_headers(&arguments[HEADERS], endpoint, request);
	ZVAL_STRINGL(&arguments[BODY], request->body ? request->body : "", request->body_length);
	make_options(&arguments[OPTIONS], carrier, request);
	php_neo4j_user_code_enter(&code);
	zend_call_known_function(carrier->exchange, carrier->transport, carrier->transport->ce, returned, COUNT, arguments, NULL);
	php_neo4j_user_code_leave(&code);
	for (size_t i = 0; i < COUNT; i++) {
		zval_ptr_dtor(&arguments[i]);
	}
}

/* If it threw, the exchange is made all the same: a request may have left, and who waits for the
 * answer finds the exception. */
static neo4j_exchange *send_by_user(neo4j_carrier *carrier, neo4j_endpoint *endpoint, const neo4j_request *request)
{
	user_carrier *user = (user_carrier *) carrier;
	php_neo4j_user_exchange *exchange = php_neo4j_user_exchange_open(&user->open, user->transport, endpoint, request);
	uint64_t begun = neo4j_clock_ns();
	zval returned;

	ZVAL_UNDEF(&returned);
	call(user, endpoint, request, &returned);
	php_neo4j_user_exchange_answer(exchange, &returned, neo4j_clock_ns() - begun);
	zval_ptr_dtor(&returned);
	return &exchange->exchange;
}

/* Whatever connections it has are its own business. */
static void forget_nothing(neo4j_carrier *carrier, const neo4j_endpoint *endpoint)
{
	(void) carrier, (void) endpoint;
}

static void free_user(neo4j_carrier *carrier)
{
	user_carrier *user = (user_carrier *) carrier;
	php_neo4j_user_exchanges_abandon(user->open);
	zend_array_release(user->options);
	efree(user);
}

static const neo4j_carrier_ops by_user = {
	.send = send_by_user, .forget = forget_nothing, .free = free_user, .apart = true,
};

neo4j_carrier *php_neo4j_transport_user_carrier(zend_object *transport, zend_array *given)
{
	user_carrier *user = ecalloc(1, sizeof(*user));
	user->carrier.ops = &by_user;
	user->transport = transport;
	user->exchange = zend_hash_str_find_ptr(&transport->ce->function_table, ZEND_STRL("exchange"));
	user->options = pick_options(given);
	return &user->carrier;
}
