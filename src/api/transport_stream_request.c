/* The request goes out, and the header of its answer comes in: a filter in the way of what PHP's http://
 * wrapper writes (see transport_stream_open.c). */
#include "../../php_neo4j.h"

#include "transport_stream_private.h"

#include "../core/curl_errors.h"
#include "../wire/call.h"

typedef php_neo4j_stream_exchange stream_exchange;

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
	bool good = neo4j_exchange_check_header(&exchange->exchange, exchange->endpoint, exchange->header_bytes + length,
		exchange->request.max_header_bytes);

	if (!good) {
		php_neo4j_stream_failed(exchange);
	}
	return good;
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
		php_neo4j_stream_fail(exchange, NEO4J_ERR_TLS, "The server speaks TLS on this port: write https:// in place of http://");
	} else {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL, "What came is no answer of HTTP/1.1, but of HTTP/0.9 at best");
	}
}

/* false: the block is not one that can be read on. libcurl is as strict. */
static bool check_block(stream_exchange *exchange, const char *bytes, size_t length, int status)
{
	if (memchr(bytes, '\0', length)) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL, "Nul byte in the answer's header");
	} else if (status == 101) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL,
			"The server goes over to another protocol (HTTP 101), which it was not asked for");
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

void php_neo4j_stream_fail_as_said(stream_exchange *exchange, neo4j_status status, const char *said)
{
	char text[NEO4J_ERROR_TEXT];

	snprintf(text, sizeof(text), "%s (PHP's http:// wrapper)%s", said, neo4j_said_hint(said));
	php_neo4j_stream_fail(exchange, status, text);
}

/* With TLS 1.3 a server says only now that it does not trust us. Many a TLS server just closes when it
 * is spoken to without TLS. */
static void fail_as_closed(stream_exchange *exchange, const php_stream *stream)
{
	bool silent = stream->writepos == stream->readpos && exchange->header_bytes == 0;
	const char *said = php_neo4j_quiet_said(&exchange->quiet);

	if (!silent) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_LOST, "The answer ended within its header");
	} else if (exchange->endpoint->tls && strstr(said, " alert ")) {
		php_neo4j_stream_fail_as_said(exchange, NEO4J_ERR_TLS, said);
	} else {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_LOST, exchange->endpoint->tls ? "The server closed the connection without an answer"
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

void php_neo4j_stream_stop_wrapper(php_stream *stream)
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
		php_neo4j_stream_fail(exchange, NEO4J_ERR_MEMORY, "Out of memory for the request");
	} else {
		exchange_heads(exchange, stream);
	}
	if (!exchange->answered) {
		php_neo4j_stream_stop_wrapper(stream);
	}
	return PSFS_FEED_ME;
}

const php_stream_filter_ops php_neo4j_stream_request_filter = { filter_request, NULL, "neo4j.request" };
