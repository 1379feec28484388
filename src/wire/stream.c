/* Pulling: no row ready? Decode a piece. No piece? Wait for bytes. */
#include "stream_private.h"
#include "support.h"

#include "../core/clock.h"
#include "../core/process.h"
#include "../core/word_scan.h"

/* A long token waits for more bytes only so long, in case the server is slow. */
#define LONG_TOKEN_SLICE_MS 20

static size_t available(neo4j_stream *stream)
{
	return neo4j_buffer_length(neo4j_stream_next_bytes(stream));
}

static bool needs_bytes(neo4j_stream *stream)
{
	return neo4j_stream_exchange(stream)->state == NEO4J_EXCHANGE_OPEN && available(stream) < stream->want;
}

/* Once for what is in memory. What was read ahead comes first, and is joined by what follows. */
static bool unspool(neo4j_stream *stream)
{
	return EXPECTED(neo4j_spool_length(&stream->spool) == 0) || neo4j_stream_unspool(stream);
}

/* false: the stream is over. With a long token open, goes on as long as bytes keep coming. */
static bool read_on(neo4j_stream *stream, long slice_ms)
{
	uint64_t deadline_ns = neo4j_clock_ns() + (uint64_t) slice_ms * 1000000;
	size_t before;

	do {
		before = available(stream);
		if (!neo4j_wait(neo4j_stream_exchange(stream), stream->want - neo4j_buffer_length(&stream->spool.memory),
				before > 0 ? MIN(slice_ms, LONG_TOKEN_SLICE_MS) : slice_ms)) {
			neo4j_stream_thrown(stream);
			return false;
		}
		if (!unspool(stream)) {
			return false;
		}
	} while (available(stream) > before && needs_bytes(stream) && neo4j_clock_ns() < deadline_ns);
	return true;
}

/* Servers give up on a reader that stays away too long, so the script's pauses are noted: the
 * time between two readings of the socket. */
static bool fill(neo4j_stream *stream, long slice_ms)
{
	bool ok;

	if (!unspool(stream)) {
		return false;
	}
	if (!needs_bytes(stream)) {
		return true;
	}
	neo4j_stream_note_pause(stream);
	ok = read_on(stream, slice_ms);
	stream->read_at_ns = neo4j_clock_ns();
	return ok;
}

static void decode_piece(neo4j_stream *stream)
{
	neo4j_buffer *input = neo4j_stream_next_bytes(stream);
	size_t before = neo4j_buffer_length(input);
	bool last = neo4j_stream_exchange(stream)->state != NEO4J_EXCHANGE_OPEN && neo4j_stream_unread(stream) == before;
	neo4j_error error = { 0 };
	neo4j_status status = neo4j_json_reader_step(stream->reader, input, last, &error);

	neo4j_builder_sweep(&stream->decoder.builder);
	if (status == NEO4J_OK) {
		stream->want = neo4j_json_reader_wants(stream->reader);
		return;
	}
	if (status == NEO4J_AGAIN) {
		/* A character is cut by the border: more is needed than there is. */
		stream->want = before + 1;
		return;
	}
	if (status == NEO4J_ERR_TRUNCATED) {
		neo4j_stream_fail_cut(stream, &error);
		return;
	}
	if (stream->decoder.failure.kind == NEO4J_FAILURE_NONE) {
		neo4j_failure_from_core(&stream->decoder.failure, &error, "the answer");
	}
	neo4j_stream_fail(stream, false);
}

void neo4j_stream_step(neo4j_stream *stream, long slice_ms)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);

	if (!neo4j_serve_interrupts()) {
		neo4j_stream_thrown(stream);
		return;
	}
	if (!fill(stream, slice_ms)) {
		return;
	}
	if (available(stream) == 0 && exchange->state == NEO4J_EXCHANGE_OPEN) {
		return;
	}
	if (!stream->judged && !neo4j_stream_judge_head(stream)) {
		return;
	}
	if (available(stream) > 0) {
		decode_piece(stream);
	} else {
		neo4j_stream_judge_end(stream);
	}
}

static neo4j_pull give_row(neo4j_stream *stream, bool whole, zval *row)
{
	if (!neo4j_decoder_take_row(&stream->decoder, whole, row)) {
		stream->complete = false;
		neo4j_stream_fail(stream, false);
		return NEO4J_PULL_FAILED;
	}
	return NEO4J_PULL_ROW;
}

static void drop_rows(neo4j_stream *stream)
{
	while (neo4j_decoder_has_row(&stream->decoder)) {
		zval *row = &stream->decoder.rows.at[stream->decoder.next_row++];

		zval_ptr_dtor(row);
		ZVAL_UNDEF(row);
	}
}

/* What waits in the queue of rows does not keep the server waiting. */
neo4j_pull neo4j_stream_pull(neo4j_stream *stream, bool whole, zval *row)
{
	if (UNEXPECTED(neo4j_stream_is_stale(stream)) && !neo4j_stream_read_ahead(stream)) {
		drop_rows(stream);
		return NEO4J_PULL_FAILED;
	}
	if (!neo4j_stream_row_is_ready(stream) && !stream->over) {
		stream->busy = true;
		while (!neo4j_stream_row_is_ready(stream) && !stream->over) {
			neo4j_stream_step(stream, NEO4J_WAIT_SLICE_MS);
		}
		stream->busy = false;
	}
	if (neo4j_stream_row_is_ready(stream)) {
		return give_row(stream, whole, row);
	}
	return stream->complete ? NEO4J_PULL_END : NEO4J_PULL_FAILED;
}

neo4j_pull neo4j_stream_buffer(neo4j_stream *stream)
{
	stream->busy = true;
	while (!stream->over) {
		neo4j_stream_step(stream, NEO4J_WAIT_SLICE_MS);
	}
	stream->busy = false;
	return stream->complete ? NEO4J_PULL_END : NEO4J_PULL_FAILED;
}

static void drain_until(neo4j_stream *stream, uint64_t deadline_ns)
{
	while (!stream->over) {
		uint64_t now = neo4j_clock_ns();

		if (now >= deadline_ns) {
			neo4j_failure_set(&stream->failure, NEO4J_FAILURE_TIMEOUT,
				"the rest of the answer did not come within the drain_timeout of %.2F s", stream->options.drain_timeout);
			neo4j_stream_fail(stream, false);
			return;
		}
		neo4j_stream_step(stream, (long) MIN(NEO4J_WAIT_SLICE_MS, (deadline_ns - now) / 1000000 + 1));
		drop_rows(stream);
	}
}

neo4j_pull neo4j_stream_drain(neo4j_stream *stream, double limit)
{
	drop_rows(stream);
	if (!stream->over) {
		stream->busy = true;
		stream->decoder.discard = true;
		drain_until(stream, limit > 0 ? neo4j_clock_ns() + (uint64_t) (limit * 1e9) : UINT64_MAX);
		stream->busy = false;
	}
	return stream->complete ? NEO4J_PULL_END : NEO4J_PULL_FAILED;
}

/* More than this is not worth reading, or waiting, for a connection's sake. */
#define CHEAP_REST_BYTES (64 * 1024)
#define CHEAP_REST_NS UINT64_C(5000000)

static bool is_within(const neo4j_stream *stream, uint64_t received_before, uint64_t bytes)
{
	return neo4j_stream_unread(stream) + (neo4j_stream_exchange(stream)->response.bytes - received_before) <= bytes;
}

/* On to the end, if it is no further away. */
static void read_some(neo4j_stream *stream, uint64_t bytes, uint64_t ns)
{
	uint64_t now = neo4j_clock_ns(), deadline = now + ns;
	uint64_t received = stream->over ? 0 : neo4j_stream_exchange(stream)->response.bytes;

	stream->busy = true;
	while (!stream->over && now < deadline && is_within(stream, received, bytes)) {
		neo4j_stream_step(stream, (long) MIN(NEO4J_WAIT_SLICE_MS, (deadline - now) / 1000000 + 1));
		if (stream->decoder.discard) {
			drop_rows(stream);
		}
		now = neo4j_clock_ns();
	}
	stream->busy = false;
}

/* What has come already, where asking for more would run code of the user's. */
static void read_what_is_here(neo4j_stream *stream)
{
	stream->busy = true;
	while (!stream->over && !needs_bytes(stream)) {
		neo4j_stream_step(stream, 0);
		if (stream->decoder.discard) {
			drop_rows(stream);
		}
	}
	stream->busy = false;
}

static void read_cheaply(neo4j_stream *stream)
{
	if (!stream->over && neo4j_stream_exchange(stream)->ops->on_demand) {
		read_what_is_here(stream);
	} else {
		read_some(stream, CHEAP_REST_BYTES, CHEAP_REST_NS);
	}
}

void neo4j_stream_drain_cheaply(neo4j_stream *stream)
{
	drop_rows(stream);
	stream->decoder.discard = true;
	read_cheaply(stream);
}

void neo4j_stream_buffer_cheaply(neo4j_stream *stream)
{
	read_cheaply(stream);
}

void neo4j_stream_drain_some(neo4j_stream *stream, uint64_t bytes, double seconds)
{
	drop_rows(stream);
	stream->decoder.discard = true;
	read_some(stream, bytes, (uint64_t) (seconds * 1e9));
}

void neo4j_stream_cut(neo4j_stream *stream)
{
	drop_rows(stream);
	if (!stream->over) {
		neo4j_failure_set(&stream->failure, NEO4J_FAILURE_USAGE, "the result was closed before its end");
		neo4j_stream_fail(stream, false);
	}
}

bool neo4j_stream_may_cut(const neo4j_stream *stream)
{
	if (stream->transaction) {
		return false;
	}
	if (!stream->text) {
		return stream->options.safe;
	}
	return (stream->options.access_mode == NEO4J_ACCESS_READ && neo4j_support_enforces_read(&stream->server))
		|| !neo4j_cypher_may_write(ZSTR_VAL(stream->text), ZSTR_LEN(stream->text));
}

bool neo4j_stream_complete(const neo4j_stream *stream)
{
	return stream->complete;
}

/* What was never sent may have failed all the same; and rows that came before their columns may
 * turn out not to fit. */
bool neo4j_stream_settled(const neo4j_stream *stream)
{
	bool ended = stream->over || (!stream->exchange && stream->failure.kind != NEO4J_FAILURE_NONE);

	return ended && (!stream->complete || stream->decoder.positional == 0);
}

void neo4j_stream_gc(const neo4j_stream *stream, zend_get_gc_buffer *buffer)
{
	neo4j_exchange *exchange = neo4j_stream_exchange(stream);

	if (exchange && exchange->ops->gc) {
		exchange->ops->gc(exchange, buffer);
	}
}

zend_string *neo4j_stream_text(const neo4j_stream *stream)
{
	return stream->text;
}

bool neo4j_stream_over(const neo4j_stream *stream)
{
	return stream->over && !neo4j_decoder_has_row(&stream->decoder);
}

bool neo4j_stream_busy(const neo4j_stream *stream)
{
	return stream->busy;
}

bool neo4j_stream_foreign(const neo4j_stream *stream)
{
	return stream->pid != neo4j_process_id();
}

const neo4j_failure *neo4j_stream_failure(const neo4j_stream *stream)
{
	return &stream->failure;
}

const neo4j_columns *neo4j_stream_columns(const neo4j_stream *stream)
{
	return &stream->decoder.columns;
}

const neo4j_server *neo4j_stream_server(const neo4j_stream *stream)
{
	return &stream->server;
}

const neo4j_options *neo4j_stream_options(const neo4j_stream *stream)
{
	return &stream->options;
}

const char *neo4j_stream_label(const neo4j_stream *stream)
{
	return stream->session->endpoint->label;
}

const char *neo4j_stream_database(const neo4j_stream *stream)
{
	return stream->database;
}

static const struct { neo4j_extra extra; size_t offset; } summary_zvals[] = {
	{ NEO4J_EXTRA_COUNTERS, XtOffsetOf(neo4j_stream_summary, counters) },
	{ NEO4J_EXTRA_PLAN, XtOffsetOf(neo4j_stream_summary, plan) },
	{ NEO4J_EXTRA_PROFILE, XtOffsetOf(neo4j_stream_summary, profile) },
	{ NEO4J_EXTRA_NOTIFICATIONS, XtOffsetOf(neo4j_stream_summary, notifications) },
	{ NEO4J_EXTRA_BOOKMARKS, XtOffsetOf(neo4j_stream_summary, bookmarks) },
};

/* The zvals are borrowed from the decoder. */
const neo4j_stream_summary *neo4j_stream_summary_of(const neo4j_stream *stream)
{
	neo4j_stream_summary *summary = (neo4j_stream_summary *) &stream->summary;
	const zval *type = &stream->decoder.extras[NEO4J_EXTRA_QUERY_TYPE];

	for (size_t i = 0; i < sizeof(summary_zvals) / sizeof(*summary_zvals); i++) {
		ZVAL_COPY_VALUE((zval *) ((char *) summary + summary_zvals[i].offset),
			&stream->decoder.extras[summary_zvals[i].extra]);
	}
	summary->query_type = Z_TYPE_P(type) == IS_STRING ? Z_STR_P(type) : NULL;
	summary->rows = stream->decoder.row_count;
	return summary;
}
