/* From a request to the header of its answer.
 *
 * PHP's http:// wrapper does all that in one call, which neither serves signals nor looks at our limits
 * once it is connected. So when it tells that it is (a notification), the socket is made non-blocking
 * and a filter is put in the way of what the wrapper writes. The filter sends the request by itself,
 * and lets the wrapper go on only when the whole header of the answer waits in the stream's buffer: the
 * wrapper's own reading then never waits. */
#include "../../php_neo4j.h"

#include "transport_stream_private.h"

#include "../core/curl_errors.h"
#include "../wire/call.h"

#include <ext/standard/file.h>
#include <ext/standard/php_fopen_wrappers.h>
#include <fcntl.h>

typedef php_neo4j_stream_exchange stream_exchange;

static void fail(stream_exchange *exchange, neo4j_status status, const char *text)
{
	neo4j_fail(&exchange->exchange.error, status, "%s: %s", exchange->endpoint->label, text);
	php_neo4j_stream_failed(exchange);
}

static bool is_open(const stream_exchange *exchange)
{
	return exchange->exchange.state == NEO4J_EXCHANGE_OPEN && !exchange->thrown;
}

/* Sending. */

static size_t unsent(const stream_exchange *exchange)
{
	return neo4j_buffer_length(&exchange->head) + (exchange->request.body_length - exchange->handed);
}

/* Past the stream's buffers and filters, of which ours is one. < 0: it failed. */
static ssize_t write_some(stream_exchange *exchange, php_stream *stream)
{
	size_t head = neo4j_buffer_length(&exchange->head);
	ssize_t written;

	if (head > 0) {
		written = stream->ops->write(stream, neo4j_buffer_head(&exchange->head), head);
		if (written > 0) {
			neo4j_buffer_consume(&exchange->head, (size_t) written);
		}
		return written;
	}
	written = stream->ops->write(stream, exchange->request.body + exchange->handed,
		exchange->request.body_length - exchange->handed);
	if (written > 0) {
		exchange->handed += (size_t) written;
	}
	return written;
}

/* A server may answer and close before it has read all, so that a failure is not the end yet. TLS streams
 * tell of one by a warning only. */
static bool send_some(stream_exchange *exchange, php_stream *stream)
{
	bool moved = false;

	while (unsent(exchange) > 0 && !exchange->broken && !exchange->thrown) {
		ssize_t written = write_some(exchange, stream);

		if (written <= 0) {
			exchange->broken = written < 0 || (EG(exception) && !exchange->quiet.pending);
			break;
		}
		exchange->limits.moved = moved = true;
	}
	return moved;
}

/* The answer's header. */

static bool check_header_bytes(stream_exchange *exchange, size_t length)
{
	size_t most = exchange->request.max_header_bytes;

	if (most == 0 || exchange->header_bytes + length <= most) {
		return true;
	}
	neo4j_fail(&exchange->exchange.error, NEO4J_ERR_LIMIT, "%s: The header of the answer is longer than max_header_bytes (%zu)",
		exchange->endpoint->label, most);
	php_neo4j_stream_failed(exchange);
	return false;
}

/* A 1xx reply says nothing yet. */
static void skip_block(stream_exchange *exchange, php_stream *stream, size_t length)
{
	char scratch[512];

	exchange->header_bytes += length;
	while (length > 0) {
		ssize_t part = php_stream_read(stream, scratch, MIN(length, sizeof(scratch)));
		if (part <= 0) {
			return;
		}
		length -= (size_t) part;
	}
}

/* A TLS server that is spoken to without TLS sends an alert (21) of version 3.x. */
static void refuse_headless(stream_exchange *exchange, const char *bytes, size_t length)
{
	if (!exchange->endpoint->tls && length > 1 && bytes[0] == 0x15 && bytes[1] == 0x03) {
		fail(exchange, NEO4J_ERR_TLS, "The server speaks TLS on this port: write https:// in place of http://");
	} else {
		fail(exchange, NEO4J_ERR_PROTOCOL, "What came is no answer of HTTP/1.1, but of HTTP/0.9 at best");
	}
}

/* false: the block is not one that can be read on. libcurl is as strict. */
static bool check_block(stream_exchange *exchange, const char *bytes, size_t length, int status)
{
	if (memchr(bytes, '\0', length)) {
		fail(exchange, NEO4J_ERR_PROTOCOL, "Nul byte in the answer's header");
	} else if (status == 101) {
		fail(exchange, NEO4J_ERR_PROTOCOL, "The server goes over to another protocol (HTTP 101), which it was not asked for");
	}
	return is_open(exchange);
}

/* Is the header complete, or can it never be? Else more bytes are needed. */
static void look_at_header(stream_exchange *exchange, php_stream *stream)
{
	for (;;) {
		const char *bytes = (const char *) stream->readbuf + stream->readpos;
		size_t length = (size_t) (stream->writepos - stream->readpos);
		int status = length > 0 ? neo4j_header_block_status(bytes, length) : 0;
		size_t block = status > 0 ? neo4j_header_block_length(bytes, length) : 0;

		if (status < 0) {
			refuse_headless(exchange, bytes, length);
		} else if (check_header_bytes(exchange, block ? block : length) && block && check_block(exchange, bytes, block, status)) {
			if (status < 200) {
				skip_block(exchange, stream, block);
				continue;
			}
			exchange->answered = true;
		}
		return;
	}
}

static bool receive_some(stream_exchange *exchange, php_stream *stream)
{
	size_t before = (size_t) (stream->writepos - stream->readpos);

	php_stream_fill_read_buffer(stream, before + 1);
	if ((size_t) (stream->writepos - stream->readpos) == before) {
		return false;
	}
	exchange->limits.moved = true;
	look_at_header(exchange, stream);
	return true;
}

static void fail_as_said(stream_exchange *exchange, neo4j_status status, const char *said)
{
	char text[NEO4J_ERROR_TEXT];

	snprintf(text, sizeof(text), "%s (PHP's http:// wrapper)%s", said, neo4j_said_hint(said));
	fail(exchange, status, text);
}

/* With TLS 1.3 a server says only now that it does not trust us. Many a TLS server just closes when it
 * is spoken to without TLS. */
static void fail_as_closed(stream_exchange *exchange, const php_stream *stream)
{
	bool silent = stream->writepos == stream->readpos && exchange->header_bytes == 0;
	const char *said = php_neo4j_quiet_said(&exchange->quiet);

	if (!silent) {
		fail(exchange, NEO4J_ERR_LOST, "The answer ended within its header");
	} else if (exchange->endpoint->tls && strstr(said, " alert ")) {
		fail_as_said(exchange, NEO4J_ERR_TLS, said);
	} else {
		fail(exchange, NEO4J_ERR_LOST, exchange->endpoint->tls ? "The server closed the connection without an answer"
			: "The server closed the connection without an answer; if it speaks TLS on this port, write https:// in place of http://");
	}
}

static void serve(void *unused)
{
	neo4j_serve_interrupts();
}

/* The kernel takes some bytes more before it calls a socket writable: without a look they would seem to
 * move later than they do, and idle_timeout with them. */
#define SENDING_SLICE_MS 25

static void wait_for_socket(stream_exchange *exchange)
{
	bool sending = unsent(exchange) > 0 && !exchange->broken;
	int events = PHP_POLLREADABLE | (sending ? POLLOUT : 0);
	long slice_ms = sending ? SENDING_SLICE_MS : NEO4J_WAIT_SLICE_MS;

	neo4j_time_limits_charge(&exchange->limits); /* what has moved was before the wait */
	php_pollfd_for_ms(exchange->socket, events, (int) neo4j_time_limits_clip(&exchange->limits, slice_ms));
	neo4j_time_limits_charge(&exchange->limits);
	if (php_neo4j_stream_limits_hold(exchange) && zend_atomic_bool_load_ex(&EG(vm_interrupt))) {
		php_neo4j_stream_run_aloud(exchange, serve, NULL);
	}
}

static void exchange_heads(stream_exchange *exchange, php_stream *stream)
{
	while (is_open(exchange) && !exchange->answered) {
		bool moved = send_some(exchange, stream);

		moved = (!exchange->thrown && receive_some(exchange, stream)) || moved;
		if (moved || !is_open(exchange) || exchange->answered) {
			continue;
		}
		if (stream->eof) {
			fail_as_closed(exchange, stream);
		} else {
			wait_for_socket(exchange);
		}
	}
}

/* The wrapper finds the connection at its end, and gives up. */
static void stop_wrapper(php_stream *stream)
{
	stream->readpos = stream->writepos;
	stream->eof = 1;
}

/* The filter. */

static bool take_head(stream_exchange *exchange, php_stream_bucket_brigade *in, size_t *consumed)
{
	bool ok = true;

	while (in->head) {
		php_stream_bucket *bucket = in->head;

		ok = ok && neo4j_buffer_append(&exchange->head, bucket->buf, bucket->buflen);
		*consumed += bucket->buflen;
		php_stream_bucket_unlink(bucket);
		php_stream_bucket_delref(bucket);
	}
	return ok;
}

/* The wrapper's last line is blank: ours go before it. */
static bool add_lines(stream_exchange *exchange)
{
	neo4j_buffer lines = {0};
	bool ok = neo4j_buffer_append(&lines, neo4j_buffer_head(&exchange->head), neo4j_buffer_length(&exchange->head) - 2)
		&& php_neo4j_stream_own_lines(&lines, exchange) && neo4j_buffer_append(&lines, "\r\n", 2);

	neo4j_buffer_free(&exchange->head);
	exchange->head = lines;
	return ok;
}

static bool is_head_complete(const neo4j_buffer *head)
{
	size_t length = neo4j_buffer_length(head);

	return length >= 4 && memcmp(neo4j_buffer_head(head) + length - 4, "\r\n\r\n", 4) == 0;
}

static php_stream_filter_status_t filter_request(php_stream *stream, php_stream_filter *filter,
	php_stream_bucket_brigade *in, php_stream_bucket_brigade *out, size_t *consumed, int flags)
{
	stream_exchange *exchange = Z_PTR(filter->abstract);
	size_t taken = 0;
	bool ok = take_head(exchange, in, &taken);

	if (consumed) {
		*consumed = taken;
	}
	if (exchange->started || taken == 0 || (ok && !is_head_complete(&exchange->head))) {
		return PSFS_FEED_ME;
	}
	exchange->started = true;
	if (!ok || !add_lines(exchange)) {
		fail(exchange, NEO4J_ERR_MEMORY, "Out of memory for the request");
	} else {
		exchange_heads(exchange, stream);
	}
	if (!exchange->answered) {
		stop_wrapper(stream);
	}
	return PSFS_FEED_ME;
}

static const php_stream_filter_ops filter_ops = { filter_request, NULL, "neo4j.request" };

/* The notification. */

static zend_resource *find_stream(const php_stream_context *context)
{
	zend_resource *resource;

	ZEND_HASH_REVERSE_FOREACH_PTR(&EG(regular_list), resource) {
		if (resource->type == php_file_le_stream() && ((php_stream *) resource->ptr)->ctx == context->res) {
			return resource;
		}
	} ZEND_HASH_FOREACH_END();
	return NULL;
}

/* Programs that PHP starts must not keep it open, and a script must not close it. */
static void adopt_socket(stream_exchange *exchange, php_stream *stream)
{
	int yes = 1;

	php_stream_cast(stream, PHP_STREAM_AS_FD_FOR_SELECT | PHP_STREAM_CAST_INTERNAL, (void **) &exchange->socket, 0);
	fcntl(exchange->socket, F_SETFD, FD_CLOEXEC);
	setsockopt(exchange->socket, SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof(yes));
	stream->flags |= PHP_STREAM_FLAG_NO_FCLOSE | PHP_STREAM_FLAG_SUPPRESS_ERRORS;
	php_stream_auto_cleanup(stream);
	php_stream_set_option(stream, PHP_STREAM_OPTION_BLOCKING, 0, NULL);
}

static void take_over(stream_exchange *exchange, php_stream_context *context)
{
	zend_resource *resource = find_stream(context);
	php_stream *stream;

	if (!resource) {
		return;
	}
	stream = resource->ptr;
	GC_ADDREF(resource);
	exchange->stream = resource;
	exchange->connected = true;
	exchange->limits.moved = true;
	adopt_socket(exchange, stream);
	php_stream_filter_append(&stream->writefilters, php_stream_filter_alloc(&filter_ops, exchange, 0));
}

typedef struct notification {
	php_stream_context *context;
	int code, severity, number;
	char *message;
	size_t done, most;
} notification;

static void forward(void *argument)
{
	const notification *n = argument;

	n->context->notifier->func(n->context, n->code, n->severity, n->message, n->number, n->done, n->most, NULL);
}

/* What came before it must not lead the wrapper on. */
static void stop_if_thrown(stream_exchange *exchange)
{
	php_stream *stream = php_neo4j_stream_of(exchange);

	if (exchange->thrown && stream) {
		stop_wrapper(stream);
	}
}

static void notified(php_stream_context *context, int code, int severity, char *message, int number, size_t done,
	size_t most, void *unused)
{
	stream_exchange *exchange = Z_PTR(context->notifier->ptr);
	php_stream_context *users = exchange && exchange->context ? exchange->context->ptr : NULL;

	if (!exchange || exchange->thrown) {
		return;
	}
	if (code == PHP_STREAM_NOTIFY_CONNECT && !exchange->connected) {
		take_over(exchange, context);
	}
	if (users && users->notifier) {
		notification n = { users, code, severity, number, message, done, most };
		php_neo4j_stream_run_aloud(exchange, forward, &n);
		stop_if_thrown(exchange);
	}
}

/* Opening. */

typedef struct connect_limit {
	const char *name;
	long ms;
} connect_limit;

static void take_shorter(connect_limit *limit, const char *name, long ms)
{
	if (ms > 0 && ms < limit->ms) {
		limit->name = name;
		limit->ms = ms;
	}
}

#define A_DAY_MS 86400000L

/* The wrapper knows only one limit while it connects. */
static connect_limit find_limit(const neo4j_request *request)
{
	connect_limit limit = { "connect_timeout", A_DAY_MS };

	take_shorter(&limit, "connect_timeout", request->connect_timeout_ms);
	take_shorter(&limit, "timeout", request->timeout_ms);
	take_shorter(&limit, "idle_timeout", request->idle_timeout_ms);
	return limit;
}

/* Warnings have no numbers. */
static bool is_tls_trouble(const stream_exchange *exchange)
{
	static const char *const words[] = {
		"SSL", "crypto", "ertificate", "Peer", "peer", "private key", "local cert", "cafile", "verify locations",
	};

	for (size_t i = 0; exchange->endpoint->tls && i < sizeof(words) / sizeof(*words); i++) {
		if (strstr(exchange->quiet.said, words[i])) {
			return true;
		}
	}
	return false;
}

static void fail_unconnected(stream_exchange *exchange, const connect_limit *limit)
{
	const char *said = exchange->quiet.said[0] ? exchange->quiet.said : "The connection failed";

	if (exchange->limits.spent_ns / 1000000 >= (uint64_t) limit->ms) {
		neo4j_time_limit_fail(&exchange->exchange.error, exchange->endpoint, limit->name, limit->ms, "There is no connection yet");
		php_neo4j_stream_failed(exchange);
		return;
	}
	fail_as_said(exchange, is_tls_trouble(exchange) ? NEO4J_ERR_TLS : NEO4J_ERR_CONNECT, said);
}

static void fail_refused(stream_exchange *exchange)
{
	fail_as_said(exchange, NEO4J_ERR_PROTOCOL, exchange->quiet.said[0] ? exchange->quiet.said : "The answer's header was refused");
}

static void set_notifier(php_stream_context *context, stream_exchange *exchange)
{
	context->notifier = php_stream_notification_alloc();
	context->notifier->func = notified;
	ZVAL_PTR(&context->notifier->ptr, exchange);
}

/* A wrapper that a script put in its place would not know of all this. */
static bool is_phps_own(stream_exchange *exchange, const char *url)
{
	const php_stream_wrapper *wrapper = php_stream_locate_url_wrapper(url, NULL, REPORT_ERRORS);

	if (wrapper && wrapper->wops != php_stream_http_wrapper.wops) {
		fail(exchange, NEO4J_ERR_CONNECT, "PHP's own http:// wrapper has been replaced (stream_wrapper_register)");
		return false;
	}
	return wrapper != NULL;
}

static php_stream *open_by_wrapper(stream_exchange *exchange, php_stream_context *context)
{
	char *url;
	php_stream *stream = NULL;

	spprintf(&url, 0, "%s%s", exchange->endpoint->base_url, exchange->request.path);
	if (is_phps_own(exchange, url)) {
		stream = php_stream_open_wrapper_ex(url, "rb", REPORT_ERRORS, NULL, context);
	}
	efree(url);
	return stream;
}

/* From here on bytes are read straight from the connection. */
static void settle(stream_exchange *exchange, php_stream *stream)
{
	while (stream->writefilters.head) {
		php_stream_filter_remove(stream->writefilters.head, 1);
	}
	stream->flags |= PHP_STREAM_FLAG_NO_BUFFER;
	php_neo4j_stream_read_head(exchange, &stream->wrapperdata);
}

static void judge(stream_exchange *exchange, php_stream *stream, const connect_limit *limit)
{
	if (stream && !exchange->connected) {
		php_stream_close(stream); /* nobody could be told of it */
	}
	if (exchange->thrown || exchange->exchange.state != NEO4J_EXCHANGE_OPEN) {
		return;
	}
	if (stream && exchange->answered) {
		settle(exchange, stream);
	} else if (!exchange->connected) {
		fail_unconnected(exchange, limit);
	} else {
		fail_refused(exchange);
	}
}

void php_neo4j_stream_open(stream_exchange *exchange)
{
	connect_limit limit = find_limit(&exchange->request);
	php_stream_context *context = php_neo4j_stream_context_make(exchange, (double) limit.ms / 1000);
	php_stream *stream;

	set_notifier(context, exchange);
	neo4j_time_limits_mark(&exchange->limits);
	php_neo4j_quiet_begin(&exchange->quiet);
	stream = open_by_wrapper(exchange, context);
	php_neo4j_quiet_end(&exchange->quiet);
	neo4j_time_limits_charge(&exchange->limits);
	php_neo4j_stream_context_wipe(context);
	zend_list_delete(context->res);
	judge(exchange, stream, &limit);
}
