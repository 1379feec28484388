/* How an answer ends: complete, refused by the server, cut, or not an answer at all. */
#include "stream_private.h"

#include "bookmarks.h"
#include "server_error.h"

#include "../core/clock.h"

/* What was received and spent is known now; the exchange goes back, or is closed. */
static void end_exchange(neo4j_stream *stream, bool reusable)
{
	neo4j_exchange *exchange;

	stream->over = true;
	stream->summary.total_seconds = (double) (neo4j_clock_ns() - stream->started_ns) / 1e9;
	if (!stream->exchange) {
		return;
	}
	exchange = neo4j_stream_exchange(stream);
	stream->summary.bytes = exchange->response.bytes;
	neo4j_stream_note_health(stream);
	if (stream->transaction) {
		neo4j_transaction_answered(stream->transaction, stream);
	}
	stream->exchange = NULL;
	neo4j_spool_free(&stream->spool);
	exchange->ops->end(exchange, reusable);
}

/* The decoder's own complaint tells more than that the reader was stopped. */
static void adopt_decoder_failure(neo4j_stream *stream)
{
	if (stream->failure.kind == NEO4J_FAILURE_NONE) {
		stream->failure = stream->decoder.failure;
		memset(&stream->decoder.failure, 0, sizeof(stream->decoder.failure));
	}
}

void neo4j_stream_fail(neo4j_stream *stream, bool reusable)
{
	adopt_decoder_failure(stream);
	neo4j_failure_hide_secrets(&stream->failure, stream->session->endpoint);
	end_exchange(stream, reusable);
}

void neo4j_stream_thrown(neo4j_stream *stream)
{
	stream->failure.kind = NEO4J_FAILURE_THROWN;
	neo4j_stream_fail(stream, false);
}

/* The head. */

/* The media type ends where its parameters begin. */
static bool is_of_type(const neo4j_response *response, const char *const *types)
{
	size_t length = strcspn(response->content_type, "; \t");

	for (; *types; types++) {
		if (strlen(*types) == length && strncasecmp(response->content_type, *types, length) == 0) {
			return true;
		}
	}
	return false;
}

/* The Query API has nothing to say when a transaction was rolled back, and REST at many a request. */
static bool is_silent_success(const neo4j_stream *stream, const neo4j_exchange *exchange)
{
	if (exchange->state != NEO4J_EXCHANGE_DONE || exchange->response.status / 100 != 2 || exchange->response.bytes > 0) {
		return false;
	}
	return stream->step == NEO4J_STEP_ROLLBACK || (stream->step == NEO4J_STEP_REQUEST && neo4j_stream_may_be_empty(stream));
}

static bool is_success(const neo4j_stream *stream, const neo4j_response *response)
{
	return response->status / 100 == 2 && is_of_type(response, stream->dialect->media_types);
}


static void append_hint(neo4j_failure *failure, const char *hint)
{
	zend_string *message = strpprintf(0, "%s%s", ZSTR_VAL(failure->message), hint);

	zend_string_release(failure->message);
	failure->message = message;
}

static bool is_missing_database(const neo4j_failure *failure)
{
	return failure->code && zend_string_equals_literal(failure->code, "Neo.ClientError.Database.DatabaseNotFound");
}

static bool is_type_mismatch(const neo4j_failure *failure)
{
	return php_memnstr(ZSTR_VAL(failure->message), ZEND_STRL("ype mismatch"), ZSTR_VAL(failure->message) + ZSTR_LEN(failure->message))
		|| (failure->code && (strstr(ZSTR_VAL(failure->code), "TypeError") || strstr(ZSTR_VAL(failure->code), "TypeException")));
}

/* Is there a "[]" outside of strings? The statement itself is a string. */
static bool holds_empty_list(const zend_string *json)
{
	bool inside = false;

	for (size_t i = 0; i + 1 < ZSTR_LEN(json); i++) {
		char c = ZSTR_VAL(json)[i];

		if (inside && c == '\\') {
			i++;
		} else if (c == '"') {
			inside = !inside;
		} else if (!inside && c == '[' && ZSTR_VAL(json)[i + 1] == ']') {
			return true;
		}
	}
	return false;
}

static bool is_refused_type(const neo4j_stream *stream, const neo4j_failure *failure)
{
	return failure->http_status == 415 && strstr(ZSTR_VAL(stream->body), "{\"$type\":\"");
}

/* What a server cannot know, and its user may wonder about. */
static void add_hints(const neo4j_stream *stream, neo4j_failure *failure)
{
	if (stream->step != NEO4J_STEP_REQUEST && is_missing_database(failure)) {
		append_hint(failure, " (the option \"database\" names it)");
	}
	if (stream->text && is_type_mismatch(failure) && holds_empty_list(stream->body)) {
		append_hint(failure, " (an empty array is sent as a list; an empty map is (object) [])");
	}
	if (stream->text && is_refused_type(stream, failure)) {
		append_hint(failure, " (this server does not take parameters of such types)");
	}
}

static void fail_with_server_error(neo4j_stream *stream, int status)
{
	stream->failure.http_status = status;
	if (status == 401) {
		stream->failure.kind = NEO4J_FAILURE_AUTHENTICATION;
	}
	add_hints(stream, &stream->failure);
}

/* A request may well be answered by no more than a status, or by what is in the way of it. */
static neo4j_failure_kind kind_of_stranger(const neo4j_stream *stream, const neo4j_reply *reply)
{
	bool told = Z_TYPE(reply->json) != IS_UNDEF || !reply->excerpt[0];

	if (reply->status == 401) {
		return NEO4J_FAILURE_AUTHENTICATION;
	}
	return stream->step == NEO4J_STEP_REQUEST && reply->status >= 400 && told ? NEO4J_FAILURE_SERVER : NEO4J_FAILURE_PROTOCOL;
}

static void fail_as_stranger(neo4j_stream *stream, const neo4j_reply *reply)
{
	bool guessed = stream->step != NEO4J_STEP_REQUEST && stream->options.protocol == NEO4J_PROTOCOL_AUTO
		&& !stream->server.version[0];

	const char *tls = reply->tls_hint;

	neo4j_failure_set(&stream->failure, tls ? NEO4J_FAILURE_TLS : kind_of_stranger(stream, reply),
		"%s %s%s answered HTTP %d %s: \"%s\"%s%s%s", stream->method, stream->session->endpoint->base_url, ZSTR_VAL(stream->path),
		reply->status, reply->content_type[0] ? reply->content_type : "without a content type", reply->excerpt,
		guessed ? "; is this a Neo4j server? " : "", guessed ? stream->server.reason : "",
		reply->status / 100 == 3 ? "; redirects are not followed"
			: reply->status == 500 && stream->dialect->cut_hint ? stream->dialect->cut_hint : "");
	stream->failure.http_status = reply->status;
	if (tls) {
		append_hint(&stream->failure, "; ");
		append_hint(&stream->failure, tls);
	}
	if (neo4j_endpoint_is_forwarded(stream->session->endpoint)) {
		append_hint(&stream->failure, "; through the proxy ");
		append_hint(&stream->failure, stream->session->endpoint->proxy);
	}
}

/* Doors move when servers are upgraded. Neo4j 5 has a code for an unknown door as well, so
 * only a database that is missing shows that this one is the right one. */
static bool door_is_gone(int status, const neo4j_failure *failure)
{
	return (status == 404 && !is_missing_database(failure)) || status == 405 || status == 406;
}

/* Was it the door that said no, before anyone looked at the statement? */
static bool door_refused(int status, const neo4j_failure *failure)
{
	bool has_code = failure->code && strncmp(ZSTR_VAL(failure->code), "Neo.", 4) == 0;

	return status == 406 || (status == 404 && !has_code);
}

/* The last door's words alone would puzzle who expects another one. */
static void append_reason(neo4j_failure *failure, const neo4j_server *server)
{
	append_hint(failure, " (");
	append_hint(failure, server->reason);
	append_hint(failure, ")");
}

static void fail_with_reply(neo4j_stream *stream)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	bool whole = exchange->state == NEO4J_EXCHANGE_DONE;
	neo4j_reply reply;

	neo4j_reply_read(&reply, exchange, stream->session->endpoint);
	if (reply.status / 100 != 2 && stream->dialect->error(&reply.json, &stream->failure)) {
		fail_with_server_error(stream, reply.status);
	} else {
		fail_as_stranger(stream, &reply);
	}
	if (reply.status == 401) {
		neo4j_failure_name_login(&stream->failure, stream->session->endpoint);
	}
	stream->refused = door_refused(reply.status, &stream->failure);
	if (stream->refused && stream->server.fell_back) {
		append_reason(&stream->failure, &stream->server);
	}
	if (!stream->refused && stream->step == NEO4J_STEP_RUN && door_is_gone(reply.status, &stream->failure)) {
		neo4j_server_forget(stream->session);
	}
	neo4j_reply_free(&reply);
	neo4j_buffer_consume(&exchange->body, neo4j_buffer_length(&exchange->body));
	neo4j_stream_fail(stream, whole);
}

/* What a transaction executed is undone with it: of that nothing needs saying. */
void neo4j_stream_fail_with_core(neo4j_stream *stream, const neo4j_error *error)
{
	neo4j_error own = *error;

	own.sent = error->sent && !stream->transaction && !(stream->step == NEO4J_STEP_REQUEST && stream->options.safe);
	neo4j_failure_from_core(&stream->failure, &own, stream->text ? "the query failed" : "the request failed");
	neo4j_stream_fail(stream, false);
}

bool neo4j_stream_judge_head(neo4j_stream *stream)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);

	bool silent = is_silent_success(stream, exchange);

	if (is_success(stream, &exchange->response) && !(silent && stream->step == NEO4J_STEP_REQUEST)) {
		neo4j_stream_keep_head(stream);
		stream->judged = true;
		return true;
	}
	if (exchange->state == NEO4J_EXCHANGE_FAILED) {
		neo4j_stream_fail_with_core(stream, &exchange->error);
		return false;
	}
	if (silent) {
		neo4j_stream_keep_head(stream);
		stream->judged = stream->complete = true;
		end_exchange(stream, true);
		return false;
	}
	if (exchange->state == NEO4J_EXCHANGE_OPEN && neo4j_buffer_length(&exchange->body) < NEO4J_DOCUMENT_MAX) {
		/* An error object is read as a whole. */
		stream->want = NEO4J_DOCUMENT_MAX;
		return false;
	}
	fail_with_reply(stream);
	return false;
}

/* The end. */

/* Every Neo4j tried bore a pause of 20 s, and cut the answer at one of 40 s. */
#define SUSPICIOUS_PAUSE_NS (10 * UINT64_C(1000000000))

/* Shorter ones count when they are many: 16 kB each 4 s was cut, too. */
#define SUSPICIOUS_SUM_NS (20 * UINT64_C(1000000000))

static bool was_away(const neo4j_stream *stream)
{
	return stream->longest_pause_ns >= SUSPICIOUS_PAUSE_NS || stream->away_ns >= SUSPICIOUS_SUM_NS;
}

static const char *why_not_ahead(const neo4j_stream *stream)
{
	if (stream->options.spool == 0) {
		return " (option \"spool\" is 0: nothing was read ahead)";
	}
	return stream->crowded ? " (no more was read ahead than option \"spool\" allows)" : "";
}

static void append_pause(neo4j_stream *stream)
{
	bool once = stream->longest_pause_ns >= SUSPICIOUS_PAUSE_NS;
	char hint[192];

	snprintf(hint, sizeof(hint), "; the script did not read for %s%" PRIu64 " s%s, and servers give up on such a reader%s",
		once ? "" : "up to ", stream->longest_pause_ns / UINT64_C(1000000000), once ? "" : ", again and again",
		why_not_ahead(stream));
	append_hint(&stream->failure, hint);
}

static void fail_as_cut(neo4j_stream *stream, const char *reason)
{
	bool away = was_away(stream);

	neo4j_failure_set(&stream->failure, NEO4J_FAILURE_PROTOCOL, "%s: the answer was cut after %" PRIu64 " %s (%s)%s",
		stream->session->endpoint->label, stream->decoder.row_count, stream->step == NEO4J_STEP_REQUEST ? "elements" : "rows",
		reason, away || !stream->dialect->cut_hint ? "" : stream->dialect->cut_hint);
	if (away) {
		append_pause(stream);
	}
	neo4j_stream_fail(stream, false);
}

/* A network error after the format's own end is no matter; before it, it is the cause. */
void neo4j_stream_fail_cut(neo4j_stream *stream, const neo4j_error *format_error)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	char reason[NEO4J_ERROR_TEXT + 32];
	bool lost = exchange->state == NEO4J_EXCHANGE_FAILED;

	if (lost && exchange->error.status != NEO4J_ERR_TRUNCATED && exchange->error.status != NEO4J_ERR_LOST) {
		neo4j_stream_fail_with_core(stream, &exchange->error);
		return;
	}
	if (lost && exchange->response.bytes == 0) {
		neo4j_stream_fail_with_core(stream, &exchange->error);
		return;
	}
	snprintf(reason, sizeof(reason), "%s", lost ? exchange->error.text : format_error->text);
	fail_as_cut(stream, reason);
}

/* A row that does not fit comes second: a server that fails in a row ends it there. */
static bool finish(neo4j_stream *stream)
{
	if (!stream->dialect->finish(&stream->decoder, &stream->failure)) {
		return false;
	}
	return !stream->decoder.misfit || neo4j_decoder_refuse_misfit(&stream->decoder);
}

static void complete(neo4j_stream *stream, bool reusable)
{
	stream->complete = true;
	if (stream->step == NEO4J_STEP_RUN || stream->step == NEO4J_STEP_COMMIT) {
		neo4j_bookmarks_learn(stream->session, &stream->options, stream->bookmarks,
			&stream->decoder.extras[NEO4J_EXTRA_BOOKMARKS]);
	}
	end_exchange(stream, reusable);
}

/* The end of a format of lines may lack between two of them, and if the network failed, that is why. */
static bool is_lost(const neo4j_stream *stream, const neo4j_exchange *exchange)
{
	return stream->dialect->lines && exchange->state == NEO4J_EXCHANGE_FAILED
		&& stream->failure.kind == NEO4J_FAILURE_PROTOCOL;
}

void neo4j_stream_judge_end(neo4j_stream *stream)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	neo4j_error error = { 0 };
	neo4j_status status = neo4j_json_reader_finish(stream->reader, &error);
	bool whole = exchange->state == NEO4J_EXCHANGE_DONE;

	neo4j_builder_sweep(&stream->decoder.builder);
	if (status == NEO4J_ERR_TRUNCATED) {
		neo4j_stream_fail_cut(stream, &error);
	} else if (status != NEO4J_OK) {
		neo4j_failure_from_core(&stream->decoder.failure, &error, "the answer");
		neo4j_stream_fail(stream, false);
	} else if (finish(stream)) {
		complete(stream, whole);
	} else if (is_lost(stream, exchange)) {
		neo4j_failure_free(&stream->failure);
		neo4j_stream_fail_cut(stream, &exchange->error);
	} else {
		bool by_server = stream->failure.kind == NEO4J_FAILURE_SERVER;

		if (by_server) {
			add_hints(stream, &stream->failure);
		}
		neo4j_stream_fail(stream, by_server && whole);
	}
}
