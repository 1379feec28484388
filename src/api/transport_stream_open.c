/* From a request to the header of its answer.
 *
 * PHP's http:// wrapper does all that in one call, which neither serves signals nor looks at our limits
 * once it is connected. So when it tells that it is (a notification), the socket is made non-blocking
 * and a filter is put in the way of what the wrapper writes. The filter sends the request by itself,
 * and lets the wrapper go on only when the whole header of the answer waits in the stream's buffer: the
 * wrapper's own reading then never waits. */
#include "../../php_neo4j.h"

#include "transport_stream_private.h"

#include <ext/standard/file.h>
#include <ext/standard/php_fopen_wrappers.h>
#include <fcntl.h>

typedef php_neo4j_stream_exchange stream_exchange;

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
	php_stream_filter_append(&stream->writefilters, php_stream_filter_alloc(&php_neo4j_stream_request_filter, exchange, 0));
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
		php_neo4j_stream_stop_wrapper(stream);
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
static bool says(const stream_exchange *exchange, const char *const *words)
{
	for (; *words; words++) {
		if (strstr(exchange->quiet.said, *words)) {
			return true;
		}
	}
	return false;
}

static bool is_tls_begun(const stream_exchange *exchange)
{
	static const char *const words[] = { "SSL", "crypto", "through proxy", NULL };

	return exchange->endpoint->tls && says(exchange, words);
}

static bool is_tls_trouble(const stream_exchange *exchange)
{
	static const char *const words[] = {
		"ertificate", "fingerprint", "private key", "local cert", "cafile", "verify locations", NULL,
	};

	return exchange->endpoint->tls && (says(exchange, words) || (is_tls_begun(exchange) && !exchange->endpoint->proxy));
}

/* PHP begins with TLS whatever the proxy has said. */
static void fail_as_tunnel(stream_exchange *exchange, const char *said)
{
	char text[NEO4J_ERROR_TEXT];

	snprintf(text, sizeof(text),
		"%s (PHP's http:// wrapper, which does not look at what the proxy answers: it may have refused)", said);
	php_neo4j_stream_fail(exchange, NEO4J_ERR_CONNECT, text);
}

static void fail_unconnected(stream_exchange *exchange, const connect_limit *limit)
{
	const char *said = exchange->quiet.said[0] ? exchange->quiet.said : "The connection failed";

	if (exchange->limits.spent_ns / 1000000 >= (uint64_t) limit->ms) {
		neo4j_time_limit_fail(&exchange->exchange.error, exchange->endpoint, limit->name, limit->ms, "There is no connection yet");
		php_neo4j_stream_failed(exchange);
		return;
	}
	if (is_tls_trouble(exchange)) {
		php_neo4j_stream_fail_as_said(exchange, NEO4J_ERR_TLS, said);
	} else if (is_tls_begun(exchange)) {
		fail_as_tunnel(exchange, said);
	} else {
		php_neo4j_stream_fail_as_said(exchange, NEO4J_ERR_CONNECT, said);
	}
}

static void fail_refused(stream_exchange *exchange)
{
	php_neo4j_stream_fail_as_said(exchange, NEO4J_ERR_PROTOCOL,
		exchange->quiet.said[0] ? exchange->quiet.said : "The answer's header was refused");
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
		php_neo4j_stream_fail(exchange, NEO4J_ERR_CONNECT, "PHP's own http:// wrapper has been replaced (stream_wrapper_register)");
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
