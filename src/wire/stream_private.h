/* The stream's inside, shared by its files: stream.c pulls, stream_open.c begins,
 * stream_outcome.c judges how an answer ended. */
#ifndef NEO4J_WIRE_STREAM_PRIVATE_H
#define NEO4J_WIRE_STREAM_PRIVATE_H

#include "call.h"
#include "cluster.h"
#include "dialect.h"
#include "stream.h"
#include "transaction.h"

#include "../core/clock.h"
#include "../core/spool.h"

/* A socket that was not read for so long is read ahead. */
#define NEO4J_STALE_NS UINT64_C(1000000000)

struct neo4j_stream {
	neo4j_session *session; /* held; changes until its server is settled */
	neo4j_options options;  /* a copy */
	neo4j_server server;
	const neo4j_dialect *dialect;
	neo4j_step step;
	neo4j_transaction *transaction; /* held; NULL: the statement commits itself */
	zend_array *bookmarks;  /* sent with it; counted, or NULL */
	neo4j_watcher *watcher; /* while it runs; NULL: nobody */
	zend_string *text;      /* held; NULL: the step has no statement */
	const char *method;
	zend_string *path;
	zend_string *body;      /* lent to the carrier until the exchange has ended; NULL: none */
	neo4j_header_lines headers;
	char *database;         /* NULL: the server has only one */

	neo4j_exchange *exchange; /* NULL once given back or cut */
	neo4j_spool spool;        /* what was read ahead: before the exchange's body */
	neo4j_json_reader *reader;
	neo4j_decoder decoder;
	size_t want;            /* bytes that the next step of the reader needs */

	neo4j_failure failure;
	neo4j_stream_summary summary;
	uint64_t started_ns;
	uint64_t read_at_ns;       /* when the socket was last read; 0: not yet */
	uint64_t longest_pause_ns; /* for which the script did not come back to read */
	uint64_t away_ns;          /* the sum of such pauses, the short ones left out */
	pid_t pid;
	int status;        /* of an answer to a request (rest.h) … */
	zend_string *head; /* … and the lines of its header; NULL: not yet */
	uint64_t tried;     /* servers of the list that failed, as neo4j_cluster_bit() */
	smart_str failures; /* what these said */
	bool announced; /* the watcher knows of this attempt */
	bool busy;     /* a pull is running, or was left by a bailout */
	bool crowded;  /* the spool has been full */
	bool judged;   /* status and content type were found good */
	bool refused;  /* by the door itself: the statement was not looked at */
	bool over;     /* nothing more will come */
	bool complete; /* over, and the format's own end was read */
};

static inline neo4j_exchange *neo4j_stream_exchange(const neo4j_stream *stream)
{
	return stream->exchange;
}

/* Where the reader's next bytes are. */
static inline neo4j_buffer *neo4j_stream_next_bytes(neo4j_stream *stream)
{
	return neo4j_spool_length(&stream->spool) > 0 ? &stream->spool.memory : &stream->exchange->body;
}

/* Has come, and was not decoded. */
static inline uint64_t neo4j_stream_unread(const neo4j_stream *stream)
{
	return neo4j_spool_length(&stream->spool) + neo4j_buffer_length(&stream->exchange->body);
}

/* Asked for each row, hence the cheap clock. */
static inline bool neo4j_stream_is_stale(const neo4j_stream *stream)
{
	const neo4j_exchange *exchange = stream->exchange;

	return exchange && exchange->reads_ahead && exchange->state == NEO4J_EXCHANGE_OPEN && stream->options.spool > 0
		&& stream->judged && neo4j_clock_coarse_ns() >= stream->read_at_ns + NEO4J_STALE_NS;
}

/* Rows may be given once their columns are known; an error waits behind them. */
static inline bool neo4j_stream_row_is_ready(const neo4j_stream *stream)
{
	return neo4j_decoder_has_row(&stream->decoder) && stream->decoder.columns.known;
}

/* read_ahead.c: what the script is too slow for. */

/* Before the socket is read: for how long was it not? */
void neo4j_stream_note_pause(neo4j_stream *stream);

/* Of a stream that is stale: takes what has come into the spool, without waiting. false: an
 * exception is pending, and the stream has failed; it may have failed otherwise, too. */
bool neo4j_stream_read_ahead(neo4j_stream *stream);

/* While the spool is not empty: has in memory what the next step of the reader needs, as far as
 * it has come. false: the stream has failed. */
bool neo4j_stream_unspool(neo4j_stream *stream);

/* stream_prepare.c: finds the door, and encodes the request for it. */
typedef struct neo4j_stream_input {
	smart_str text;       /* JSON */
	smart_str parameters; /* JSON */
	zend_string *types_why; /* the parameters are typed JSON, for this reason; NULL: plain */
} neo4j_stream_input;

/* false: the failure is set. */
bool neo4j_stream_prepare(neo4j_stream *stream, const neo4j_stream_input *input);
bool neo4j_stream_find_server(neo4j_stream *stream);
void neo4j_stream_add_users_headers(neo4j_stream *stream);

/* stream_open.c: sends what is encoded, and waits for the first row or the end. */
bool neo4j_stream_send(neo4j_stream *stream);

/* It failed, and is sent again: tells the watcher, and forgets the failure. false: who was told has
 * thrown. */
bool neo4j_stream_begin_again(neo4j_stream *stream);
void neo4j_stream_forget_request(neo4j_stream *stream);

/* May be sent twice: it only reads, or is said to be safe. */
bool neo4j_stream_is_harmless(const neo4j_stream *stream);

/* stream_failover.c: the server of the list that comes first, … */
void neo4j_stream_choose_session(neo4j_stream *stream);
/* … a better one that it knows of (false: the failure is set), … */
bool neo4j_stream_settle(neo4j_stream *stream);
/* … and after a failure another one (true), if the statement may go there. */
bool neo4j_stream_goes_elsewhere(neo4j_stream *stream);
/* An exchange has ended: its server is well, or was lost. */
void neo4j_stream_note_health(neo4j_stream *stream);

/* rest_request.c: a request's answer may be complete without a body; what stands above it is kept. */
bool neo4j_stream_may_be_empty(const neo4j_stream *stream);
void neo4j_stream_keep_head(neo4j_stream *stream);

/* Ends the stream with the failure that is set in stream->failure. The connection is closed,
 * or kept if its answer was read to the end. */
void neo4j_stream_fail(neo4j_stream *stream, bool reusable);

/* The same, with a failure of the core's, or with the exception that is pending. */
void neo4j_stream_fail_with_core(neo4j_stream *stream, const neo4j_error *error);
void neo4j_stream_thrown(neo4j_stream *stream);

/* The status line and content type are there: is this an answer of the dialect's? false: the
 * stream has failed. */
bool neo4j_stream_judge_head(neo4j_stream *stream);

/* All bytes were read: complete, or failed. */
void neo4j_stream_judge_end(neo4j_stream *stream);

/* The answer ended before the format's own end. */
void neo4j_stream_fail_cut(neo4j_stream *stream, const neo4j_error *format_error);

/* Makes one step: waits for bytes, or decodes some, or ends. */
void neo4j_stream_step(neo4j_stream *stream, long slice_ms);

#endif
