/* From a statement to an answer that has begun. */
#include "stream_private.h"

#include "../core/clock.h"
#include "../core/process.h"
#include "../value/parameters.h"

static const neo4j_dialect *const dialects[] = {
	&neo4j_dialect_legacy,
	&neo4j_dialect_query,
};

const neo4j_dialect *neo4j_dialect_of(neo4j_protocol protocol)
{
	for (size_t i = 0; i < sizeof(dialects) / sizeof(*dialects); i++) {
		if (dialects[i]->protocol == protocol) {
			return dialects[i];
		}
	}
	return NULL;
}

neo4j_stream *neo4j_stream_create(neo4j_session *session, const neo4j_options *options, zend_string *text)
{
	neo4j_stream *stream = ecalloc(1, sizeof(*stream));

	stream->session = neo4j_session_hold(session);
	neo4j_options_copy(&stream->options, options);
	stream->text = zend_string_copy(text);
	stream->pid = neo4j_process_id();
	stream->started_ns = neo4j_clock_ns();
	stream->summary.first_row_seconds = -1;
	neo4j_decoder_init(&stream->decoder, &stream->options);
	return stream;
}

static void close_reader(neo4j_stream *stream)
{
	if (stream->reader) {
		neo4j_json_reader_close(stream->reader);
		stream->reader = NULL;
	}
}

static void release_texts(neo4j_stream *stream)
{
	zend_string *const texts[] = { stream->text, stream->path, stream->body };

	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		if (texts[i]) {
			zend_string_release(texts[i]);
		}
	}
	if (stream->database) {
		efree(stream->database);
	}
	if (stream->headers) {
		efree(stream->headers);
	}
}

void neo4j_stream_close(neo4j_stream *stream)
{
	if (!stream) {
		return;
	}
	if (stream->link) {
		neo4j_stream_fail(stream, false);
	}
	close_reader(stream);
	if (!stream->busy) {
		neo4j_decoder_free(&stream->decoder);
	} /* else a bailout left it half-changed: the memory manager frees it at request end */
	release_texts(stream);
	neo4j_failure_free(&stream->failure);
	neo4j_options_free(&stream->options);
	neo4j_session_drop(stream->session);
	efree(stream);
}

const neo4j_dialect *neo4j_dialect_require(const neo4j_session *session, const neo4j_options *options,
	const neo4j_server *server, neo4j_failure *failure)
{
	const neo4j_dialect *dialect = neo4j_dialect_of(server->protocol);

	if (!dialect && options->protocol != NEO4J_PROTOCOL_AUTO) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL,
			"%s: protocol \"%s\" is not in this version of the extension; \"legacy\" and \"query\" are",
			session->endpoint->label, neo4j_protocol_name(server->protocol));
	} else if (!dialect) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL,
			"%s: the server is Neo4j %s and would be spoken to by protocol \"%s\", which this version of the extension does not have yet "
			"(it speaks to Neo4j 1.8 to 2.x, and to 5.19 and later)", session->endpoint->label, server->version,
			neo4j_protocol_name(server->protocol));
	}
	return dialect;
}

static bool choose_dialect(neo4j_stream *stream)
{
	const neo4j_server *server = &stream->server;
	const char *ignored;

	stream->dialect = neo4j_dialect_require(stream->session, &stream->options, server, &stream->failure);
	if (!stream->dialect) {
		return false;
	}
	ignored = stream->dialect->ignored(&stream->options);
	if (ignored) {
		neo4j_failure_set(&stream->failure, NEO4J_FAILURE_USAGE,
			"option \"%s\" would be ignored by %s%s over protocol \"%s\"", ignored, server->version[0] ? "Neo4j " : "the server",
			server->version, neo4j_protocol_name(server->protocol));
		return false;
	}
	return true;
}

static bool choose_database(neo4j_stream *stream)
{
	if (stream->server.protocol == NEO4J_PROTOCOL_LEGACY) {
		return true;
	}
	if (stream->options.database) {
		stream->database = estrdup(ZSTR_VAL(stream->options.database));
		return true;
	}
	/* Who does not introduce himself is not asked for more than the statement's answer. */
	if (stream->options.protocol == NEO4J_PROTOCOL_AUTO && !stream->server.version[0]) {
		stream->database = estrdup("neo4j");
		return true;
	}
	if (!neo4j_server_home(stream->session, &stream->options, &stream->server, &stream->failure)) {
		return false;
	}
	stream->database = estrdup(stream->server.home_database);
	return true;
}

/* Text and parameters as JSON. false: they cannot be, an exception is pending. */
static bool write_json(zend_string *text, zend_array *parameters, smart_str *text_json, smart_str *parameters_json)
{
	bool ok = neo4j_json_write_string(text_json, text, "The statement")
		&& neo4j_parameters_write(parameters_json, parameters);

	smart_str_0(text_json);
	smart_str_0(parameters_json);
	return ok;
}

static void encode(neo4j_stream *stream, const smart_str *text, const smart_str *parameters)
{
	smart_str path = { 0 }, body = { 0 };
	const neo4j_statement statement = {
		.text = text->s, .parameters = parameters->s, .options = &stream->options,
		.server = &stream->server, .database = stream->database,
	};

	stream->dialect->encode(&statement, &path, &body);
	stream->path = smart_str_extract(&path);
	stream->body = smart_str_extract(&body);
}

static void collect_headers(neo4j_stream *stream)
{
	const char *const *own = stream->options.stream ? stream->dialect->headers : stream->dialect->buffered_headers;
	zend_array *users = stream->options.headers;
	size_t own_count = 0;
	zval *header;

	while (own[own_count]) {
		own_count++;
	}
	stream->headers = safe_emalloc(own_count + (users ? zend_hash_num_elements(users) : 0), sizeof(char *), 0);
	memcpy(stream->headers, own, own_count * sizeof(char *));
	stream->header_count = own_count;
	if (users) {
		ZEND_HASH_FOREACH_VAL(users, header) {
			stream->headers[stream->header_count++] = Z_STRVAL_P(header);
		} ZEND_HASH_FOREACH_END();
	}
}

static bool open_reader(neo4j_stream *stream)
{
	const neo4j_json_limits limits = {
		.max_depth = stream->dialect->envelope_depth + (size_t) stream->options.max_depth * stream->dialect->depth_per_value,
		.max_row_bytes = (size_t) stream->options.max_row_bytes,
	};

	close_reader(stream);
	stream->reader = neo4j_json_reader_open(stream->dialect->events, &stream->decoder, &limits);
	stream->decoder.reader = stream->reader;
	stream->want = 1;
	return stream->reader != NULL;
}

static bool out_of_memory(neo4j_stream *stream)
{
	neo4j_failure_set(&stream->failure, NEO4J_FAILURE_CONNECTION, "out of memory");
	return false;
}

static bool send_statement(neo4j_stream *stream)
{
	neo4j_request request = {
		.method = "POST", .path = ZSTR_VAL(stream->path),
		.headers = stream->headers, .header_count = stream->header_count,
		.body = ZSTR_VAL(stream->body), .body_length = ZSTR_LEN(stream->body),
	};

	neo4j_request_from_options(&request, &stream->options);
	stream->link = neo4j_pool_acquire(stream->session->pool, stream->session->endpoint);
	if (!stream->link || !open_reader(stream)) {
		return out_of_memory(stream);
	}
	neo4j_link_send(stream->link, &request);
	return true;
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

/* Only what cannot have done anything twice goes out a second time, and only if not a byte
 * of an answer came. */
static bool may_send_again(const neo4j_stream *stream)
{
	bool harmless = stream->options.safe
		|| (stream->options.access_mode == NEO4J_ACCESS_READ && stream->dialect->enforces_read);

	return harmless && stream->failure.kind == NEO4J_FAILURE_CONNECTION && stream->summary.bytes == 0;
}

static bool run_exchange(neo4j_stream *stream)
{
	if (!send_statement(stream)) {
		return false;
	}
	await_first(stream);
	if (stream->over && !stream->complete && may_send_again(stream)) {
		neo4j_failure_free(&stream->failure);
		stream->over = stream->judged = false;
		if (!send_statement(stream)) {
			return false;
		}
		await_first(stream);
	}
	return stream->failure.kind == NEO4J_FAILURE_NONE || neo4j_decoder_has_row(&stream->decoder);
}

/* Everything that can be refused without asking a server is refused before one is asked. */
static bool prepare(neo4j_stream *stream, zend_array *parameters)
{
	smart_str text_json = { 0 }, parameters_json = { 0 };
	bool ok = false;

	if (!write_json(stream->text, parameters, &text_json, &parameters_json)) {
		stream->failure.kind = NEO4J_FAILURE_THROWN;
	} else if (neo4j_server_find(stream->session, &stream->options, false, &stream->server, &stream->failure)
			&& choose_dialect(stream) && choose_database(stream)) {
		encode(stream, &text_json, &parameters_json);
		collect_headers(stream);
		ok = true;
	}
	smart_str_free(&text_json);
	smart_str_free(&parameters_json);
	return ok;
}

bool neo4j_stream_run(neo4j_stream *stream, zend_array *parameters)
{
	return prepare(stream, parameters) && run_exchange(stream);
}
