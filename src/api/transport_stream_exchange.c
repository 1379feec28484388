/* Requests and answers over PHP's streams, as src/core/exchange.h wants them. */
#include "../../php_neo4j.h"

#include "transport_stream_private.h"

#include "../core/link.h"
#include "../core/process.h"
#include "../wire/call.h"

#include <ext/standard/file.h>
#include <fcntl.h>

typedef php_neo4j_stream_exchange stream_exchange;

typedef struct stream_carrier {
	neo4j_carrier carrier;
	zend_resource *context; /* the user's, counted; NULL: none */
} stream_carrier;

static const neo4j_exchange_ops ops;

/* Ends. */

php_stream *php_neo4j_stream_of(const stream_exchange *exchange)
{
	const zend_resource *resource = exchange->stream;

	return resource && resource->type == php_file_le_stream() ? resource->ptr : NULL;
}

static bool is_foreign(const stream_exchange *exchange)
{
	return exchange->pid != neo4j_process_id();
}

/* A forked child must not say TLS's goodbye on its parent's connection. */
static void disarm(const stream_exchange *exchange)
{
	int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);

	if (nowhere < 0 || dup2(nowhere, exchange->socket) < 0) {
		close(exchange->socket);
	}
	if (nowhere >= 0) {
		close(nowhere);
	}
}

static void close_stream(stream_exchange *exchange, php_stream *stream)
{
	php_stream_context *context = PHP_STREAM_CONTEXT(stream);

	if (context && context->notifier) {
		ZVAL_PTR(&context->notifier->ptr, NULL); /* a script may hold the context */
	}
	if (is_foreign(exchange)) {
		disarm(exchange);
	}
	php_stream_close(stream);
}

void php_neo4j_stream_close(stream_exchange *exchange)
{
	php_stream *stream = php_neo4j_stream_of(exchange);
	zend_resource *resource = exchange->stream;

	exchange->stream = NULL;
	if (stream) {
		close_stream(exchange, stream);
	}
	if (resource) {
		zend_list_delete(resource);
	}
}

void php_neo4j_stream_failed(stream_exchange *exchange)
{
	neo4j_exchange_failed(&exchange->exchange, &exchange->request, exchange->handed, exchange->started);
}

void php_neo4j_stream_fail(stream_exchange *exchange, neo4j_status status, const char *text)
{
	const neo4j_endpoint *endpoint = exchange->endpoint;

	neo4j_fail(&exchange->exchange.error, status, "%s: %s", exchange->connected ? endpoint->label : endpoint->route, text);
	php_neo4j_stream_failed(exchange);
}

static const char *stage_of(const stream_exchange *exchange)
{
	if (!exchange->connected) {
		return "There is no connection yet";
	}
	return exchange->answered ? "The answer is not complete" : "The server has not answered yet";
}

bool php_neo4j_stream_limits_hold(stream_exchange *exchange)
{
	if (!neo4j_time_limits_check(&exchange->limits, &exchange->exchange.error, exchange->endpoint, stage_of(exchange))) {
		php_neo4j_stream_failed(exchange);
		return false;
	}
	return true;
}

bool php_neo4j_stream_run_aloud(stream_exchange *exchange, void (*run)(void *), void *argument)
{
	php_neo4j_quiet_end(&exchange->quiet);
	neo4j_time_limits_charge(&exchange->limits);
	run(argument);
	neo4j_time_limits_mark(&exchange->limits);
	exchange->thrown = EG(exception) != NULL;
	php_neo4j_quiet_begin(&exchange->quiet);
	return !exchange->thrown;
}

/* The body. */

static bool has_room(const stream_exchange *exchange, size_t want)
{
	size_t unread = neo4j_buffer_length(&exchange->exchange.body);

	return unread < NEO4J_LINK_HIGH_WATER || unread < want;
}

static void end_done(stream_exchange *exchange)
{
	exchange->exchange.state = NEO4J_EXCHANGE_DONE;
	php_neo4j_stream_close(exchange);
}

static void take_bytes(stream_exchange *exchange, const char *bytes, size_t length)
{
	neo4j_buffer *body = &exchange->exchange.body;
	size_t before = neo4j_buffer_length(body);
	neo4j_status status = neo4j_framing_take(&exchange->framing, bytes, length, body);

	exchange->limits.moved = true;
	exchange->exchange.response.bytes += neo4j_buffer_length(body) - before;
	if (status != NEO4J_OK) {
		bool memory = status == NEO4J_ERR_MEMORY;

		php_neo4j_stream_fail(exchange, memory ? status : NEO4J_ERR_LOST,
			memory ? "Out of memory for the answer" : "The chunked-encoding of the answer makes no sense");
	} else if (exchange->framing.complete) {
		end_done(exchange);
	}
}

/* The connection has ended, by its peer or by an error. */
static void end_of_connection(stream_exchange *exchange, int error)
{
	if (error == 0 && neo4j_framing_may_end(&exchange->framing)) {
		end_done(exchange);
	} else if (error != 0) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_LOST, strerror(error));
	} else {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_TRUNCATED, "The connection ended before the answer did");
	}
}

#define PIECE (16 * 1024)

/* false: nothing more is there, or nothing more is wanted. */
static bool read_piece(stream_exchange *exchange, php_stream *stream)
{
	char bytes[PIECE];
	ssize_t length;

	errno = 0;
	length = php_stream_read(stream, bytes, sizeof(bytes));
	if (length > 0) {
		take_bytes(exchange, bytes, (size_t) length);
		return exchange->exchange.state == NEO4J_EXCHANGE_OPEN && !exchange->thrown;
	}
	if (stream->eof && !exchange->thrown) {
		end_of_connection(exchange, length < 0 && errno != EAGAIN ? errno : 0);
	}
	return false;
}

static void read_pieces(stream_exchange *exchange, size_t want)
{
	php_stream *stream = php_neo4j_stream_of(exchange);

	if (!stream) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_LOST, "The stream was closed");
		return;
	}
	while (has_room(exchange, want) && read_piece(exchange, stream)) {
	}
}

/* Bailouts go through PHP's streams, but its error handling must be as it was. */
static void guard(stream_exchange *exchange, void (*work)(stream_exchange *, size_t), size_t want)
{
	volatile bool bailout = false;

	zend_try {
		work(exchange, want);
	} zend_catch {
		bailout = true;
	} zend_end_try();
	php_neo4j_quiet_end(&exchange->quiet);
	if (bailout) {
		zend_bailout();
	}
}

static void read_quietly(stream_exchange *exchange, size_t want)
{
	php_neo4j_quiet_begin(&exchange->quiet);
	read_pieces(exchange, want);
	php_neo4j_quiet_end(&exchange->quiet);
}

static bool is_enough(const stream_exchange *exchange, size_t want)
{
	return exchange->exchange.state != NEO4J_EXCHANGE_OPEN || neo4j_buffer_length(&exchange->exchange.body) >= want;
}

static void wait_for_bytes(const stream_exchange *exchange, long wait_ms)
{
	php_pollfd_for_ms(exchange->socket, PHP_POLLREADABLE, (int) neo4j_time_limits_clip(&exchange->limits, wait_ms));
}

static void charge(stream_exchange *exchange)
{
	neo4j_time_limits_charge(&exchange->limits);
}

static neo4j_status pump(neo4j_exchange *base, size_t want, long wait_ms)
{
	stream_exchange *exchange = (stream_exchange *) base;

	if (base->state != NEO4J_EXCHANGE_OPEN || (want > 0 && is_enough(exchange, want))) {
		return NEO4J_OK;
	}
	if (is_foreign(exchange)) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_FOREIGN, "This connection was opened by another process");
		return NEO4J_OK;
	}
	neo4j_time_limits_mark(&exchange->limits);
	guard(exchange, read_quietly, want);
	if (wait_ms > 0 && !is_enough(exchange, want) && !exchange->thrown) {
		charge(exchange);
		wait_for_bytes(exchange, wait_ms);
		guard(exchange, read_quietly, want);
	}
	charge(exchange);
	if (base->state == NEO4J_EXCHANGE_OPEN) {
		php_neo4j_stream_limits_hold(exchange);
	}
	return is_enough(exchange, want) ? NEO4J_OK : NEO4J_AGAIN;
}

/* Begin and end. */

static void enlist(stream_exchange *exchange)
{
	exchange->next = NEO4J_G(streams);
	if (exchange->next) {
		exchange->next->previous = exchange;
	}
	NEO4J_G(streams) = exchange;
}

static void unlist(stream_exchange *exchange)
{
	if (exchange->next) {
		exchange->next->previous = exchange->previous;
	}
	*(exchange->previous ? &exchange->previous->next : &NEO4J_G(streams)) = exchange->next;
}

static void forget_context(stream_exchange *exchange)
{
	zend_resource *context = exchange->context;

	exchange->context = NULL;
	if (context) {
		zend_list_delete(context);
	}
}

static void free_exchange(stream_exchange *exchange)
{
	unlist(exchange);
	neo4j_buffer_free(&exchange->exchange.body);
	neo4j_buffer_free(&exchange->exchange.headers);
	neo4j_buffer_free(&exchange->head);
	neo4j_endpoint_drop(exchange->endpoint);
	free(exchange);
}

static void end_exchange(neo4j_exchange *base, bool reusable)
{
	stream_exchange *exchange = (stream_exchange *) base;

	(void) reusable; /* the wrapper's connections serve once */
	php_neo4j_stream_close(exchange);
	forget_context(exchange);
	free_exchange(exchange);
}

static const neo4j_exchange_ops ops = { .pump = pump, .end = end_exchange };

static stream_exchange *make_exchange(const stream_carrier *carrier, neo4j_endpoint *endpoint, const neo4j_request *request)
{
	stream_exchange *exchange = calloc(1, sizeof(*exchange));

	if (!exchange) {
		return NULL;
	}
	exchange->exchange.ops = &ops;
	exchange->exchange.state = NEO4J_EXCHANGE_OPEN;
	exchange->exchange.reads_ahead = true;
	exchange->endpoint = neo4j_endpoint_hold(endpoint);
	exchange->request = *request;
	exchange->socket = -1;
	exchange->pid = neo4j_process_id();
	exchange->limits.timeout_ms = request->timeout_ms;
	exchange->limits.idle_timeout_ms = request->idle_timeout_ms;
	exchange->context = carrier->context;
	if (exchange->context) {
		GC_ADDREF(exchange->context);
	}
	enlist(exchange);
	return exchange;
}

static bool is_one_line(const char *text)
{
	return !text || !strpbrk(text, "\r\n");
}

/* The wrapper passes all of these on as they are, but for "#", which it takes for a fragment. */
static bool is_well_formed(const neo4j_request *request)
{
	const char *path = request->path;

	for (; (unsigned char) *path > ' ' && *path != 0x7F && *path != '#'; path++) {
	}
	if (request->path[0] != '/' || *path || !is_one_line(request->method) || !is_one_line(request->user_agent)) {
		return false;
	}
	for (size_t i = 0; i < request->header_count; i++) {
		if (!is_one_line(request->headers[i])) {
			return false;
		}
	}
	return true;
}

static void open_exchange(stream_exchange *exchange, size_t unused)
{
	(void) unused;
	if (!is_well_formed(&exchange->request)) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL,
			"The request's path, method or a header has a character that HTTP does not allow there");
		return;
	}
	php_neo4j_stream_open(exchange);
	if (exchange->exchange.state == NEO4J_EXCHANGE_OPEN && exchange->framing.complete) {
		end_done(exchange);
	}
}

static neo4j_exchange *send_by_stream(neo4j_carrier *carrier, neo4j_endpoint *endpoint, const neo4j_request *request)
{
	stream_exchange *exchange = make_exchange((stream_carrier *) carrier, endpoint, request);

	if (!exchange) {
		return NULL;
	}
	guard(exchange, open_exchange, 0);
	if (exchange->thrown) {
		end_exchange(&exchange->exchange, false);
		return NULL;
	}
	return &exchange->exchange;
}

static void forget_nothing(neo4j_carrier *carrier, const neo4j_endpoint *endpoint)
{
	(void) carrier, (void) endpoint;
}

static void free_carrier(neo4j_carrier *carrier)
{
	zend_resource *context = ((stream_carrier *) carrier)->context;

	if (context) {
		zend_list_delete(context);
	}
	efree(carrier);
}

static const neo4j_carrier_ops by_streams = { .send = send_by_stream, .forget = forget_nothing, .free = free_carrier };

neo4j_carrier *php_neo4j_stream_carrier_create(zend_resource *context)
{
	stream_carrier *carrier = ecalloc(1, sizeof(*carrier));

	carrier->carrier.ops = &by_streams;
	carrier->context = context;
	if (context) {
		GC_ADDREF(context);
	}
	return &carrier->carrier;
}

/* Results that are still there are freed only after PHP has closed all streams. */
void php_neo4j_transport_stream_shutdown(void)
{
	for (stream_exchange *exchange = NEO4J_G(streams); exchange; exchange = exchange->next) {
		php_neo4j_stream_close(exchange);
		forget_context(exchange);
	}
}

void php_neo4j_transport_stream_abandon(void)
{
	while (NEO4J_G(streams)) {
		free_exchange(NEO4J_G(streams));
	}
}
