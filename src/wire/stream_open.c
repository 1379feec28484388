/* From a statement to an answer that has begun. */
#include "stream_private.h"
#include "support.h"

#include "../core/clock.h"
#include "../core/process.h"
#include "../value/parameters.h"

neo4j_stream *neo4j_stream_create(neo4j_session *session, const neo4j_options *options, zend_string *text)
{
	neo4j_stream *stream = ecalloc(1, sizeof(*stream));

	stream->session = neo4j_session_hold(session);
	neo4j_options_copy(&stream->options, options);
	stream->text = text ? zend_string_copy(text) : NULL;
	stream->step = NEO4J_STEP_RUN;
	stream->pid = neo4j_process_id();
	stream->started_ns = neo4j_clock_ns();
	stream->summary.first_row_seconds = -1;
	neo4j_decoder_init(&stream->decoder, &stream->options, &session->cluster->keys);
	return stream;
}

void neo4j_stream_join(neo4j_stream *stream, neo4j_transaction *transaction, int step)
{
	stream->transaction = neo4j_transaction_hold(transaction);
	stream->step = (neo4j_step) step;
}

static void close_reader(neo4j_stream *stream)
{
	if (stream->reader) {
		neo4j_json_reader_close(stream->reader);
		stream->reader = NULL;
	}
}

void neo4j_stream_forget_request(neo4j_stream *stream)
{
	if (stream->path) {
		zend_string_release(stream->path);
	}
	if (stream->body) {
		zend_string_release(stream->body);
	}
	neo4j_header_lines_free(&stream->headers);
	stream->path = stream->body = NULL;
	if (stream->database) {
		efree(stream->database);
		stream->database = NULL;
	}
}

static void release_parts(neo4j_stream *stream)
{
	neo4j_stream_forget_request(stream);
	smart_str_free(&stream->failures);
	if (stream->text) {
		zend_string_release(stream->text);
	}
	if (stream->head) {
		zend_string_release(stream->head);
	}
	if (stream->bookmarks) {
		zend_array_release(stream->bookmarks);
	}
	if (stream->transaction) {
		neo4j_transaction_left(stream->transaction, stream);
		neo4j_transaction_drop(stream->transaction);
	}
}

void neo4j_stream_close(neo4j_stream *stream)
{
	if (!stream) {
		return;
	}
	if (stream->exchange) {
		neo4j_stream_fail(stream, false);
	}
	close_reader(stream);
	neo4j_spool_free(&stream->spool);
	if (!stream->busy) {
		neo4j_decoder_free(&stream->decoder);
	} /* else a bailout left it half-changed: the memory manager frees it at request end */
	release_parts(stream);
	neo4j_failure_free(&stream->failure);
	neo4j_options_free(&stream->options);
	neo4j_session_drop(stream->session);
	efree(stream);
}

static bool open_reader(neo4j_stream *stream)
{
	const neo4j_json_limits limits = {
		.max_depth = stream->dialect->envelope_depth + (size_t) stream->options.max_depth * stream->dialect->depth_per_value,
		.max_row_bytes = (size_t) stream->options.max_row_bytes,
		.many = stream->dialect->lines,
	};

	close_reader(stream);
	stream->reader = neo4j_json_reader_open(stream->dialect->events, &stream->decoder, &limits);
	stream->decoder.reader = stream->reader;
	stream->want = 1;
	return stream->reader != NULL;
}

static bool send_statement(neo4j_stream *stream)
{
	neo4j_request request = {
		.method = stream->method, .path = ZSTR_VAL(stream->path),
		.headers = (const char *const *) stream->headers.at, .header_count = stream->headers.count,
		.body = stream->body ? ZSTR_VAL(stream->body) : NULL, .body_length = stream->body ? ZSTR_LEN(stream->body) : 0,
		.keep_headers = stream->step == NEO4J_STEP_BEGIN || stream->step == NEO4J_STEP_REQUEST,
	};

	neo4j_request_from_options(&request, &stream->options);
	if (!open_reader(stream)) {
		neo4j_failure_set(&stream->failure, NEO4J_FAILURE_CONNECTION, "out of memory");
		return false;
	}
	stream->exchange = neo4j_session_send(stream->session, &request);
	if (!stream->exchange) {
		neo4j_failure_not_sent(&stream->failure);
	}
	return stream->exchange != NULL;
}

/* Until the first row is ready or the answer is complete. */
static void await_first(neo4j_stream *stream)
{
	stream->busy = true;
	while (!stream->over && !neo4j_stream_row_is_ready(stream)) {
		neo4j_stream_step(stream, NEO4J_WAIT_SLICE_MS);
	}
	if (neo4j_stream_row_is_ready(stream)) {
		stream->summary.first_row_seconds = (double) (neo4j_clock_ns() - stream->started_ns) / 1e9;
	}
	stream->busy = false;
}

/* A transaction that nobody knows of ends by itself. */
bool neo4j_stream_is_harmless(const neo4j_stream *stream)
{
	bool read = stream->options.access_mode == NEO4J_ACCESS_READ && neo4j_support_enforces_read(&stream->server);

	return (stream->step == NEO4J_STEP_RUN && (stream->options.safe || read))
		|| (stream->step == NEO4J_STEP_REQUEST && stream->options.safe) || stream->step == NEO4J_STEP_BEGIN;
}

/* Only what cannot have done anything twice goes out a second time, and only if not a byte
 * of an answer came. */
static bool may_send_again(const neo4j_stream *stream)
{
	return neo4j_stream_is_harmless(stream) && stream->failure.kind == NEO4J_FAILURE_CONNECTION && stream->summary.bytes == 0;
}

/* false: who was told has thrown. */
static bool announced(neo4j_stream *stream)
{
	if (!EG(exception)) {
		return true;
	}
	neo4j_failure_free(&stream->failure);
	stream->failure.kind = NEO4J_FAILURE_THROWN;
	stream->over = true;
	return false;
}

static bool announce(neo4j_stream *stream)
{
	if (!stream->watcher) {
		return true;
	}
	stream->announced = true;
	stream->watcher->sends(stream->watcher, stream);
	return announced(stream);
}

bool neo4j_stream_begin_again(neo4j_stream *stream)
{
	if (stream->announced) {
		stream->announced = false;
		stream->watcher->sends_again(stream->watcher, stream);
		if (!announced(stream)) {
			return false;
		}
	}
	neo4j_failure_free(&stream->failure);
	stream->over = stream->judged = stream->refused = false;
	stream->read_at_ns = 0;
	return true;
}

bool neo4j_stream_send(neo4j_stream *stream)
{
	if (!announce(stream) || !send_statement(stream)) {
		return false;
	}
	await_first(stream);
	if (stream->over && !stream->complete && may_send_again(stream)) {
		if (!neo4j_stream_begin_again(stream) || !announce(stream) || !send_statement(stream)) {
			return false;
		}
		await_first(stream);
	}
	return stream->failure.kind == NEO4J_FAILURE_NONE || neo4j_decoder_has_row(&stream->decoder);
}

/* Discovery is no proof: a proxy may let only some doors through. What its door refused may be
 * sent to another. */
static bool falls_back(neo4j_stream *stream)
{
	neo4j_protocol oldest = stream->step == NEO4J_STEP_BEGIN ? NEO4J_PROTOCOL_TRANSACTIONAL : NEO4J_PROTOCOL_LEGACY;
	int status = stream->failure.http_status;

	if (!stream->refused || stream->step > NEO4J_STEP_BEGIN || stream->options.protocol != NEO4J_PROTOCOL_AUTO
			|| !stream->server.version[0] || !neo4j_server_fall_back(stream->session, &stream->server, oldest, status)) {
		return false;
	}
	if (!neo4j_stream_begin_again(stream)) {
		return false;
	}
	neo4j_stream_forget_request(stream);
	return true;
}

/* Text and parameters as JSON. false: they cannot be, an exception is pending. All code of the
 * user's that parameters can bring along runs in here, once. */
static bool write_json(neo4j_stream *stream, zend_array *parameters, neo4j_stream_input *input)
{
	zend_array *resolved;
	bool ok;

	if (!stream->text) {
		return true;
	}
	resolved = neo4j_parameters_resolve(parameters);
	if (!resolved) {
		return false;
	}
	ok = neo4j_json_write_string(&input->text, stream->text, "The statement")
		&& neo4j_parameters_encode(&input->parameters, resolved, &input->types_why);
	zend_array_release(resolved);
	smart_str_0(&input->text);
	smart_str_0(&input->parameters);
	return ok;
}

static void free_input(neo4j_stream_input *input)
{
	smart_str_free(&input->text);
	smart_str_free(&input->parameters);
	if (input->types_why) {
		zend_string_release(input->types_why);
	}
}

/* At one server, by any of its doors. */
static bool run_there(neo4j_stream *stream, const neo4j_stream_input *input)
{
	bool ok = neo4j_stream_find_server(stream) && neo4j_stream_settle(stream);

	if (!ok) {
		return false;
	}
	do {
		ok = neo4j_stream_prepare(stream, input) && neo4j_stream_send(stream);
	} while (!ok && falls_back(stream));
	if (!ok && stream->refused) {
		neo4j_server_forget(stream->session);
	}
	return ok;
}

static bool run_somewhere(neo4j_stream *stream, const neo4j_stream_input *input)
{
	bool ok;

	neo4j_stream_choose_session(stream);
	do {
		ok = run_there(stream, input);
	} while (!ok && neo4j_stream_goes_elsewhere(stream));
	return ok;
}

/* Everything that can be refused without asking a server is refused before one is asked. */
bool neo4j_stream_run(neo4j_stream *stream, zend_array *parameters, neo4j_watcher *watcher)
{
	neo4j_stream_input input = { 0 };
	bool ok = false;

	stream->watcher = watcher;
	if (!write_json(stream, parameters, &input)) {
		stream->failure.kind = NEO4J_FAILURE_THROWN;
	} else {
		ok = run_somewhere(stream, &input);
	}
	stream->watcher = NULL;
	free_input(&input);
	return ok;
}
