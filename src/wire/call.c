#include "call.h"

#include <Zend/zend_exceptions.h>
#include <ext/json/php_json.h>

#define JSON_DEPTH 64
#define RECORD_SEPARATOR 0x1E

/* What the engine does between two opcodes, done here since no opcode is executed meanwhile. */
static void serve_interrupt(void)
{
	zend_atomic_bool_store_ex(&EG(vm_interrupt), false);
	if (zend_atomic_bool_load_ex(&EG(timed_out))) {
		zend_timeout();
#ifdef ZEND_HAS_OOM
	} else if (ZEND_HAS_OOM()) {
		/* Where the memory limit does not bail out at once, as in Debian's 8.2.36: throws. */
		zend_handle_delayed_oom();
#endif
	} else if (zend_interrupt_function) {
		zend_interrupt_function(EG(current_execute_data));
	}
}

bool neo4j_serve_interrupts(void)
{
	if (UNEXPECTED(zend_atomic_bool_load_ex(&EG(vm_interrupt)))) {
		serve_interrupt();
	}
	return EG(exception) == NULL;
}

bool neo4j_wait(neo4j_exchange *exchange, size_t want, long slice_ms)
{
	exchange->ops->pump(exchange, want, slice_ms);
	return neo4j_serve_interrupts();
}

static long milliseconds(double seconds)
{
	return seconds > 0 ? (long) MAX(1, MIN(seconds * 1000, (double) (LONG_MAX / 4))) : 0;
}

void neo4j_request_from_options(neo4j_request *request, const neo4j_options *options)
{
	request->user_agent = options->user_agent ? ZSTR_VAL(options->user_agent) : "ext-neo4j";
	request->connect_timeout_ms = milliseconds(options->connect_timeout);
	request->timeout_ms = milliseconds(options->timeout);
	request->idle_timeout_ms = milliseconds(options->idle_timeout);
	request->max_header_bytes = (size_t) options->max_header_bytes;
}

/* What is cut off an excerpt must not be the second half of a secret. */
#define EXCERPT_WINDOW 2048

/* Bytes of a stranger in a message: only what can be printed, on one line. */
static void make_excerpt(char *excerpt, size_t size, const neo4j_endpoint *endpoint, const char *bytes, size_t length)
{
	char window[EXCERPT_WINDOW];
	size_t seen = MIN(length, sizeof(window)), used = 0;

	memcpy(window, bytes, seen);
	neo4j_endpoint_hide_secrets(endpoint, window, seen);
	for (size_t i = 0; i < seen && used + 1 < size; i++) {
		bool printable = window[i] >= ' ' && window[i] < 0x7f;

		excerpt[used++] = printable ? window[i] : ' ';
	}
	excerpt[used] = '\0';
}

/* ext/json reports by exception here, so that json_last_error() stays the script's own. */
void neo4j_json_decode(zval *json, const char *text, size_t length)
{
	ZVAL_UNDEF(json);
	if (length == 0) {
		return;
	}
	if (php_json_decode_ex(json, text, length, PHP_JSON_OBJECT_AS_ARRAY | PHP_JSON_THROW_ON_ERROR, JSON_DEPTH) == FAILURE
			|| EG(exception)) {
		zend_clear_exception();
		ZVAL_UNDEF(json);
	}
}

/* Of a sequence of JSON texts, a line and a separator each: errors are the first one. */
static void decode_first(zval *json, const char *text, size_t length)
{
	const char *end = memchr(text, '\n', length);
	zend_string *first = zend_string_init(text + 1, (end ? (size_t) (end - text) : length) - 1, false);

	neo4j_json_decode(json, ZSTR_VAL(first), ZSTR_LEN(first));
	zend_string_release(first);
}

/* A TLS port that is spoken to without TLS, or does not like the client's certificate, may still
 * answer by HTTP, with a page that has no other form than these words. */
static const struct {
	const char *said;
	const char *hint;
} tls_pages[] = {
	{ "plain HTTP request was sent to HTTPS", "it speaks TLS on this port: write https:// in place of http://" }, /* nginx */
	{ "speaking plain HTTP to an SSL", "it speaks TLS on this port: write https:// in place of http://" },        /* Apache */
	{ "an HTTP request to an HTTPS server", "it speaks TLS on this port: write https:// in place of http://" },   /* Go */
	{ "No required SSL certificate", "it wants a client certificate (options \"cert\" and \"key\")" },
	{ "SSL certificate error", "it does not trust the certificate of the option \"cert\"" },
};

static const char *find_tls_hint(int status, const char *text, size_t length)
{
	for (size_t i = 0; status == 400 && i < sizeof(tls_pages) / sizeof(*tls_pages); i++) {
		if (php_memnstr(text, tls_pages[i].said, strlen(tls_pages[i].said), text + length)) {
			return tls_pages[i].hint;
		}
	}
	return NULL;
}

void neo4j_reply_read(neo4j_reply *reply, const neo4j_exchange *exchange, const neo4j_endpoint *endpoint)
{
	const char *text = exchange->body.data ? neo4j_buffer_head(&exchange->body) : "";
	size_t length = neo4j_buffer_length(&exchange->body);

	reply->status = exchange->response.status;
	memcpy(reply->content_type, exchange->response.content_type, sizeof(reply->content_type));
	make_excerpt(reply->excerpt, sizeof(reply->excerpt), endpoint, text, length);
	reply->tls_hint = find_tls_hint(reply->status, text, MIN(length, EXCERPT_WINDOW));
	if (length > 0 && *text == RECORD_SEPARATOR) {
		decode_first(&reply->json, text, length);
	} else {
		neo4j_json_decode(&reply->json, text, length);
	}
}

void neo4j_reply_free(neo4j_reply *reply)
{
	zval_ptr_dtor(&reply->json);
	ZVAL_UNDEF(&reply->json);
}

static size_t count_headers(const char *const *headers)
{
	size_t count = 0;

	while (headers && headers[count]) {
		count++;
	}
	return count;
}

/* false: an exception is pending, or the failure is set. */
static bool read_all(neo4j_exchange *exchange, const char *what, neo4j_failure *failure)
{
	while (exchange->state == NEO4J_EXCHANGE_OPEN && neo4j_buffer_length(&exchange->body) < NEO4J_DOCUMENT_MAX) {
		if (!neo4j_wait(exchange, NEO4J_DOCUMENT_MAX, NEO4J_WAIT_SLICE_MS)) {
			failure->kind = NEO4J_FAILURE_THROWN;
			return false;
		}
	}
	if (exchange->state == NEO4J_EXCHANGE_FAILED) {
		neo4j_error error = exchange->error;

		/* None of these requests changes anything, so it does not matter if it arrived. */
		error.sent = false;
		neo4j_failure_from_core(failure, &error, what);
		failure->unsent = failure->unsent || error.status == NEO4J_ERR_TRUNCATED;
		return false;
	}
	if (exchange->state == NEO4J_EXCHANGE_OPEN) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "%s: the answer is longer than %d bytes", what, NEO4J_DOCUMENT_MAX);
		return false;
	}
	return true;
}

bool neo4j_call(neo4j_session *session, const neo4j_options *options, const char *method,
	const char *path, const char *const *headers, zend_string *body, neo4j_reply *reply,
	neo4j_failure *failure)
{
	neo4j_exchange *exchange;
	neo4j_request request = {
		.method = method, .path = path, .headers = headers, .header_count = count_headers(headers),
		.body = body ? ZSTR_VAL(body) : NULL, .body_length = body ? ZSTR_LEN(body) : 0,
	};
	char what[128];
	bool ok;

	neo4j_request_from_options(&request, options);
	snprintf(what, sizeof(what), "%s %s failed", method, path);
	exchange = neo4j_session_send(session, &request);
	if (!exchange) {
		neo4j_failure_not_sent(failure);
		return false;
	}
	ok = read_all(exchange, what, failure);
	if (ok) {
		neo4j_reply_read(reply, exchange, session->endpoint);
		neo4j_buffer_consume(&exchange->body, neo4j_buffer_length(&exchange->body));
	}
	exchange->ops->end(exchange, ok);
	return ok;
}
