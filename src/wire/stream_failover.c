/* Another server of the list: when a statement may go there. */
#include "stream_private.h"
#include "support.h"

/* What belongs to a transaction stays where that began. */
static bool is_free(const neo4j_stream *stream)
{
	return stream->session->cluster->count > 1 && (stream->step <= NEO4J_STEP_BEGIN || stream->step == NEO4J_STEP_REQUEST);
}

/* What was decoded of its answer is not to be mixed with another one's, and close() means no new
 * statement. */
static bool is_bound(const neo4j_stream *stream)
{
	return (stream->judged && stream->summary.bytes > 0) || stream->session->cluster->closed;
}

/* What cannot have reached the first one, and what can do no harm twice. */
static bool may_go_elsewhere(const neo4j_stream *stream)
{
	const neo4j_failure *failure = &stream->failure;

	if (failure->kind == NEO4J_FAILURE_THROWN || stream->complete || is_bound(stream)) {
		return false;
	}
	return neo4j_cluster_was_not_reached(failure)
		|| (neo4j_stream_is_harmless(stream) && (neo4j_cluster_is_down(failure->http_status)
			|| (failure->kind == NEO4J_FAILURE_CONNECTION && stream->summary.bytes == 0)));
}

void neo4j_stream_choose_session(neo4j_stream *stream)
{
	if (is_free(stream)) {
		stream->session = neo4j_cluster_choose(stream->session->cluster, &stream->options, 0);
	}
}

/* It has been asked who it is; whom it names may serve this statement better. */
bool neo4j_stream_settle(neo4j_stream *stream)
{
	neo4j_session *better;

	if (!is_free(stream)) {
		return true;
	}
	if (!neo4j_cluster_learn_roles(stream->session, &stream->options, &stream->server, &stream->failure)) {
		return false;
	}
	better = neo4j_cluster_better(stream->session, &stream->options, stream->tried);
	if (better == stream->session) {
		return true;
	}
	stream->session = better;
	return neo4j_stream_find_server(stream);
}

static void note_failure(neo4j_stream *stream)
{
	smart_str_append(&stream->failures, stream->failure.message);
	smart_str_appends(&stream->failures, "; then ");
}

/* All that were tried, in their order. */
static void tell_all(neo4j_stream *stream)
{
	zend_string *last = stream->failure.message;

	if (stream->failures.s && last) {
		smart_str_append(&stream->failures, last);
		zend_string_release(last);
		stream->failure.message = smart_str_extract(&stream->failures);
	}
}

bool neo4j_stream_goes_elsewhere(neo4j_stream *stream)
{
	neo4j_session *next = NULL;

	if (is_free(stream) && may_go_elsewhere(stream)) {
		neo4j_cluster_rest(stream->session);
		stream->tried |= neo4j_cluster_bit(stream->session);
		next = neo4j_cluster_choose(stream->session->cluster, &stream->options, stream->tried);
	}
	if (!next) {
		tell_all(stream);
		return false;
	}
	note_failure(stream);
	if (!neo4j_stream_begin_again(stream)) {
		return false;
	}
	if (stream->step != NEO4J_STEP_REQUEST) { /* which is the same anywhere */
		neo4j_stream_forget_request(stream);
	}
	stream->session = next;
	return true;
}

/* Leaders change before their table is due. */
static bool was_no_writer(const neo4j_failure *failure)
{
	return failure->code && (zend_string_equals_literal(failure->code, "Neo.ClientError.Cluster.NotALeader")
		|| zend_string_equals_literal(failure->code, "Neo.ClientError.General.ForbiddenOnReadOnlyDatabase"));
}

/* No answer, and not since somebody lost patience. */
static bool is_lost(const neo4j_exchange *exchange)
{
	neo4j_status status = exchange->error.status;

	return exchange->state == NEO4J_EXCHANGE_FAILED
		&& (status == NEO4J_ERR_CONNECT || status == NEO4J_ERR_LOST || status == NEO4J_ERR_TRUNCATED);
}

/* Slow, or hung? It is asked who it is before it gets the next statement. */
static bool may_be_hung(const neo4j_exchange *exchange)
{
	return exchange->state == NEO4J_EXCHANGE_FAILED && exchange->error.status == NEO4J_ERR_TIMEOUT && exchange->response.status == 0;
}

void neo4j_stream_note_health(neo4j_stream *stream)
{
	const neo4j_exchange *exchange = stream->exchange;

	if (stream->session->cluster->count == 1) {
		return;
	}
	if (is_lost(exchange) || neo4j_cluster_is_down(exchange->response.status)) {
		neo4j_cluster_rest(stream->session);
	} else if (exchange->state == NEO4J_EXCHANGE_DONE) {
		neo4j_cluster_is_well(stream->session);
	}
	if (may_be_hung(exchange)) {
		neo4j_server_forget(stream->session);
	}
	if (was_no_writer(&stream->failure)) {
		neo4j_cluster_forget_roles(stream->session, &stream->options);
	}
}
