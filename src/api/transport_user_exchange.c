#include "transport_user_exchange.h"

#include "../core/clock.h"
#include "pending.h"
#include "transport_response.h"
#include "user_code.h"

#include <zend_exceptions.h>
#include <zend_interfaces.h>

#define NS_PER_MS 1000000u

typedef php_neo4j_user_exchange user_exchange;

static const neo4j_exchange_ops user_ops;

/* Life and death. */

user_exchange *php_neo4j_user_exchange_open(user_exchange **list, zend_object *transport, neo4j_endpoint *endpoint,
	const neo4j_request *request)
{
	user_exchange *user = ecalloc(1, sizeof(*user));

	user->exchange.ops = &user_ops;
	user->exchange.state = NEO4J_EXCHANGE_OPEN;
	user->transport = transport;
	GC_ADDREF(transport);
	user->endpoint = neo4j_endpoint_hold(endpoint);
	user->keep_headers = request->keep_headers;
	user->max_header_bytes = request->max_header_bytes;
	user->timeout_ms = request->timeout_ms;
	user->idle_timeout_ms = request->idle_timeout_ms;
	user->list = list;
	user->next = *list;
	if (user->next) {
		user->next->previous = user;
	}
	*list = user;
	return user;
}

static void leave_list(user_exchange *user)
{
	if (user->next) {
		user->next->previous = user->previous;
	}
	if (user->previous) {
		user->previous->next = user->next;
	} else {
		*user->list = user->next;
	}
}

/* Of what was thrown at the script's end, where nobody could catch it, something is left to say. */
static void describe(char *text, size_t size, zend_object *thrown)
{
	zend_class_entry *base = instanceof_function(thrown->ce, zend_ce_exception) ? zend_ce_exception : zend_ce_error;
	zval buffer;

	if (zend_is_unwind_exit(thrown) || zend_is_graceful_exit(thrown)) {
		snprintf(text, size, "the transport called exit()");
		return;
	}
	const zval *message = zend_read_property(base, thrown, ZEND_STRL("message"), true, &buffer);
	snprintf(text, size, "the transport threw %s: %s", ZSTR_VAL(thrown->ce->name),
		Z_TYPE_P(message) == IS_STRING ? Z_STRVAL_P(message) : "");
}

static void warn_of_end(void)
{
	char text[NEO4J_ERROR_TEXT];

	describe(text, sizeof(text), EG(exception));
	zend_clear_exception();
	php_error_docref(NULL, E_WARNING, "Ending the body of an answer: %s", text);
}

/* A generator that has not ended runs its finally blocks here. */
static void release_body(user_exchange *user)
{
	zend_object_iterator *iterator = user->iterator;
	zval body;

	ZVAL_COPY_VALUE(&body, &user->body);
	ZVAL_UNDEF(&user->body);
	user->iterator = NULL;
	if (iterator) {
		zend_iterator_dtor(iterator);
	}
	zval_ptr_dtor(&body);
	OBJ_RELEASE(user->transport);
}

static void free_buffers(user_exchange *user)
{
	neo4j_buffer_free(&user->exchange.body);
	neo4j_buffer_free(&user->exchange.headers);
	neo4j_endpoint_drop(user->endpoint);
}

static void end_user(neo4j_exchange *exchange, bool reusable)
{
	user_exchange *user = (user_exchange *) exchange;
	php_neo4j_pending aside = php_neo4j_pending_set_aside();
	php_neo4j_user_code code;

	(void) reusable;
	leave_list(user);
	free_buffers(user);
	php_neo4j_user_code_enter(&code);
	release_body(user);
	php_neo4j_user_code_leave(&code);
	efree(user);
	if (code.ended && EG(exception)) {
		warn_of_end();
	}
	php_neo4j_pending_put_back(aside);
}

void php_neo4j_user_exchanges_abandon(user_exchange *list)
{
	for (; list; list = list->next) {
		free_buffers(list);
	}
}

static void gc_user(neo4j_exchange *exchange, void *buffer)
{
	user_exchange *user = (user_exchange *) exchange;

	zend_get_gc_buffer_add_obj(buffer, user->transport);
	zend_get_gc_buffer_add_zval(buffer, &user->body);
	if (user->iterator) {
		zend_get_gc_buffer_add_obj(buffer, &user->iterator->std);
	}
}

/* Ends. */

/* What the user's code did may have reached a server, so `sent` is always true. */
static void fail(user_exchange *user, neo4j_status status, const char *text)
{
	neo4j_fail(&user->exchange.error, status, "%s: %s", user->endpoint->label, text);
	user->exchange.error.sent = true;
	user->exchange.state = NEO4J_EXCHANGE_FAILED;
}

/* false: it has thrown. Who waits for the exchange finds the exception in flight; where none can
 * be, it is told as a failure. */
static bool has_returned(user_exchange *user, const php_neo4j_user_code *code)
{
	char text[NEO4J_ERROR_TEXT];

	if (!EG(exception)) {
		return true;
	}
	describe(text, sizeof(text), EG(exception));
	fail(user, NEO4J_ERR_STOPPED, text);
	if (code->ended) {
		zend_clear_exception();
	}
	return false;
}

static void fail_by_limit(user_exchange *user, const char *limit, long ms)
{
	char text[128];

	snprintf(text, sizeof(text), ms % 100 ? "%s of %.3F s passed: The answer is not complete"
		: "%s of %.1F s passed: The answer is not complete", limit, (double) ms / 1000);
	fail(user, NEO4J_ERR_TIMEOUT, text);
}

static bool has_passed(long limit_ms, uint64_t used_ns)
{
	return limit_ms > 0 && used_ns / NS_PER_MS >= (uint64_t) limit_ms;
}

/* Nobody can interrupt the user's code, so limits show when it comes back. */
static void charge(user_exchange *user, uint64_t ns, bool moved)
{
	user->spent_ns += ns;
	user->idle_ns = moved ? 0 : user->idle_ns + ns;
	if (user->exchange.state != NEO4J_EXCHANGE_OPEN) {
		return;
	}
	if (has_passed(user->timeout_ms, user->spent_ns)) {
		fail_by_limit(user, "timeout", user->timeout_ms);
	} else if (has_passed(user->idle_timeout_ms, user->idle_ns)) {
		fail_by_limit(user, "idle_timeout", user->idle_timeout_ms);
	}
}

/* The body. */

static void append(user_exchange *user, const zend_string *chunk)
{
	if (!neo4j_buffer_append(&user->exchange.body, ZSTR_VAL(chunk), ZSTR_LEN(chunk))) {
		fail(user, NEO4J_ERR_MEMORY, "Out of memory for the answer");
		return;
	}
	user->exchange.response.bytes += ZSTR_LEN(chunk);
}

static const char *class_name(const user_exchange *user)
{
	return ZSTR_VAL(user->transport->ce->name);
}

static void take_chunk(user_exchange *user, zval *chunk)
{
	ZVAL_DEREF(chunk);
	if (Z_TYPE_P(chunk) == IS_STRING) {
		append(user, Z_STR_P(chunk));
	} else {
		zend_type_error("%s::exchange(): The body of the response must be made of strings, %s given", class_name(user),
			zend_zval_type_name(chunk));
	}
}

/* NULL: there is none, or an exception is pending. */
static zval *next_of_array(user_exchange *user)
{
	zval *chunk = zend_hash_get_current_data_ex(Z_ARR(user->body), &user->at);

	if (chunk) {
		zend_hash_move_forward_ex(Z_ARR(user->body), &user->at);
	}
	return chunk;
}

static void begin_iterator(user_exchange *user)
{
	zend_class_entry *ce = Z_OBJCE(user->body);

	user->iterator = ce->get_iterator(ce, &user->body, 0);
	if (user->iterator && !EG(exception) && user->iterator->funcs->rewind) {
		user->iterator->funcs->rewind(user->iterator);
	}
}

static zval *next_of_iterator(user_exchange *user)
{
	if (!user->iterator) {
		begin_iterator(user);
	} else {
		user->iterator->funcs->move_forward(user->iterator);
	}
	if (EG(exception) || !user->iterator || user->iterator->funcs->valid(user->iterator) == FAILURE || EG(exception)) {
		return NULL;
	}
	return user->iterator->funcs->get_current_data(user->iterator);
}

static void pull(user_exchange *user)
{
	zval *chunk = Z_TYPE(user->body) == IS_ARRAY ? next_of_array(user) : next_of_iterator(user);

	if (chunk && !EG(exception)) {
		take_chunk(user, chunk);
	} else if (!EG(exception)) {
		user->exchange.state = NEO4J_EXCHANGE_DONE;
	}
}

static bool is_enough(const neo4j_exchange *exchange, size_t want)
{
	return exchange->state != NEO4J_EXCHANGE_OPEN || neo4j_buffer_length(&exchange->body) >= want;
}

/* One chunk. The generator that makes it may leave by an exception, exit(), or for another fiber. */
static neo4j_status pump_user(neo4j_exchange *exchange, size_t want, long wait_ms)
{
	user_exchange *user = (user_exchange *) exchange;
	uint64_t before = exchange->response.bytes, begun;
	php_neo4j_user_code code;

	if (user->thrown) {
		exchange->state = NEO4J_EXCHANGE_FAILED;
	}
	if (exchange->state != NEO4J_EXCHANGE_OPEN || (want > 0 && is_enough(exchange, want))) {
		return NEO4J_OK;
	}
	if (wait_ms <= 0 || EG(exception)) {
		return NEO4J_AGAIN; /* whoever does not wait does not need it yet */
	}
	begun = neo4j_clock_ns();
	php_neo4j_user_code_enter(&code);
	pull(user);
	php_neo4j_user_code_leave(&code);
	if (has_returned(user, &code)) {
		charge(user, neo4j_clock_ns() - begun, exchange->response.bytes > before);
	}
	return is_enough(exchange, want) ? NEO4J_OK : NEO4J_AGAIN;
}

static const neo4j_exchange_ops user_ops = {
	.pump = pump_user, .end = end_user, .gc = gc_user, .on_demand = true,
};

/* The head. */

static void take_body(user_exchange *user, zval *body)
{
	if (Z_TYPE_P(body) != IS_STRING) {
		ZVAL_COPY(&user->body, body);
		return;
	}
	append(user, Z_STR_P(body));
	if (user->exchange.state == NEO4J_EXCHANGE_OPEN) {
		user->exchange.state = NEO4J_EXCHANGE_DONE;
	}
}

/* Something unusable throws. */
static void take_response(user_exchange *user, zval *returned)
{
	const php_neo4j_transport_response *response = NULL;
	php_neo4j_transport_response parts;

	ZVAL_DEREF(returned);
	if (Z_TYPE_P(returned) == IS_OBJECT && Z_OBJCE_P(returned) == php_neo4j_transport_response_ce) {
		response = php_neo4j_transport_response_read(Z_OBJ_P(returned), &parts);
	}
	if (!response) {
		zend_type_error("%s::exchange(): The return value must be a Neo4j\\Transport\\Response that was constructed", class_name(user));
		return;
	}
	if (!php_neo4j_user_exchange_take_headers(user, Z_ARR_P(response->headers))) {
		return;
	}
	user->exchange.response.status = (int) response->status;
	if (user->exchange.state == NEO4J_EXCHANGE_OPEN) {
		take_body(user, response->body);
	}
}

void php_neo4j_user_exchange_answer(user_exchange *user, zval *returned, uint64_t spent_ns)
{
	php_neo4j_user_code code;

	php_neo4j_user_code_enter(&code);
	if (!EG(exception)) {
		take_response(user, returned);
	}
	php_neo4j_user_code_leave(&code);
	if (has_returned(user, &code)) {
		charge(user, spent_ns, true);
	} else if (EG(exception)) {
		user->thrown = true;
		user->exchange.state = NEO4J_EXCHANGE_OPEN;
	}
}
