/* Servers give up on a reader that stays away. So what has come is read before the script asks for
 * it, as bytes: into the spool, which the reader of the rows then takes first. */
#include "stream_private.h"

#include "../core/clock.h"

#include <main/php_open_temporary_file.h>

/* A pull is not to last for the sake of later ones: a server may send as fast as this reads. */
#define LONGEST_NS UINT64_C(100000000)

/* The longest piece that the reader takes as a rule. */
#define PIECE ((size_t) 64 * 1024)

void neo4j_stream_note_pause(neo4j_stream *stream)
{
	uint64_t pause_ns;

	if (stream->read_at_ns == 0) {
		return;
	}
	pause_ns = neo4j_clock_ns() - stream->read_at_ns;
	stream->longest_pause_ns = MAX(stream->longest_pause_ns, pause_ns);
	stream->away_ns += pause_ns >= NEO4J_STALE_NS ? pause_ns : 0;
}

/* The outcome of a statement whose answer is given up is not known. */
static bool fail_spool(neo4j_stream *stream, neo4j_error *error)
{
	char reason[NEO4J_ERROR_TEXT];

	memcpy(reason, error->text, sizeof(reason));
	error->sent = true;
	neo4j_fail(error, error->status, "%s: what came while the script did not read could not be kept (option \"spool\"): %s",
		stream->session->endpoint->label, reason);
	neo4j_stream_fail_with_core(stream, error);
	return false;
}

/* Moves what the exchange has behind what the spool has, as far as there is room. */
static bool put_aside(neo4j_stream *stream)
{
	neo4j_buffer *body = &neo4j_stream_exchange(stream)->body;
	size_t length = (size_t) MIN(neo4j_buffer_length(body), neo4j_spool_room(&stream->spool));
	neo4j_error error = { 0 };

	if (length == 0) {
		return true;
	}
	if (!neo4j_spool_put(&stream->spool, php_get_temporary_directory(), neo4j_buffer_head(body), length, &error)) {
		return fail_spool(stream, &error);
	}
	neo4j_buffer_consume(body, length);
	return true;
}

/* Until nothing more is here, or the spool is full, or the stream has failed. */
static void read_all(neo4j_stream *stream)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	uint64_t deadline_ns = neo4j_clock_ns() + LONGEST_NS, before;

	do {
		before = exchange->response.bytes;
		if (!put_aside(stream) || neo4j_buffer_length(&exchange->body) > 0) {
			return;
		}
		if (!neo4j_wait(exchange, 1, /* not at all */ 0)) {
			neo4j_stream_thrown(stream);
			return;
		}
	} while (exchange->response.bytes > before && neo4j_clock_ns() < deadline_ns);
	put_aside(stream);
}

bool neo4j_stream_read_ahead(neo4j_stream *stream)
{
	stream->spool.limit = (uint64_t) stream->options.spool;
	if (neo4j_spool_room(&stream->spool) == 0) {
		return true;
	}
	stream->busy = true;
	neo4j_stream_note_pause(stream);
	read_all(stream);
	stream->crowded |= neo4j_spool_room(&stream->spool) == 0;
	stream->read_at_ns = neo4j_clock_ns();
	stream->busy = false;
	return stream->failure.kind != NEO4J_FAILURE_THROWN;
}

/* A token may lie across the border between the two: then they become one. */
static bool join(neo4j_stream *stream)
{
	neo4j_buffer *body = &neo4j_stream_exchange(stream)->body;
	neo4j_error error = { 0 };

	if (!neo4j_buffer_append(&stream->spool.memory, neo4j_buffer_head(body), neo4j_buffer_length(body))) {
		neo4j_fail(&error, NEO4J_ERR_MEMORY, "out of memory");
		return fail_spool(stream, &error);
	}
	neo4j_buffer_consume(body, neo4j_buffer_length(body));
	return true;
}

bool neo4j_stream_unspool(neo4j_stream *stream)
{
	neo4j_spool *spool = &stream->spool;
	neo4j_error error = { 0 };

	if (!neo4j_spool_fill(spool, MAX(stream->want, PIECE), &error)) {
		return fail_spool(stream, &error);
	}
	if (spool->filed > 0 || neo4j_buffer_length(&spool->memory) >= stream->want
			|| neo4j_buffer_length(&neo4j_stream_exchange(stream)->body) == 0) {
		return true;
	}
	return join(stream);
}
