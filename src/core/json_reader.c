#include "json_reader.h"

#include "guard.h"

#include <stdlib.h>
#include <string.h>
#include <yajl/yajl_parse.h>

/* The tokenizer cannot be suspended: all rows of a piece become ready at once. So the first
 * pieces are short, for the first row's sake, and later ones as long as they hold few rows: each
 * border between two pieces costs about a microsecond. */
#define SHORTEST_PIECE ((size_t) 8 * 1024)
#define LONGEST_PIECE ((size_t) 64 * 1024)
#define FEW_ROWS 32
#define MANY_ROWS 128

/* A token shorter than this is worth lexing again rather than waiting for the network. */
#define SHORT_TOKEN ((size_t) 64 * 1024)

/* The guard passes at least one byte of so many. */
#define GUARD_NEEDS ((size_t) 12)

/* Offsets count the bytes of the body. */
struct neo4j_json_reader {
	neo4j_sink sink;
	void *context;
	yajl_handle tokenizer;
	size_t fed;        /* without the piece that is being fed */
	size_t tokens;     /* that gave an event */
	size_t open_start; /* a token that is open now does not begin before this */
	size_t row_start;
	size_t held; /* unread bytes the guard keeps until more comes */
	size_t depth;
	size_t piece;      /* the usual length of one */
	size_t rows;       /* marked in the piece that is being fed */
	bool long_piece;   /* longer than usual, as a token is open */
	bool busy;
	bool finished;
	neo4j_json_limits limits;
	neo4j_guard guard;
	neo4j_error failure; /* status NEO4J_OK: none */
};

/* The tokenizer keeps its count up to date while it calls back. */
static size_t current_offset(const neo4j_json_reader *reader)
{
	return reader->fed + yajl_get_bytes_consumed(reader->tokenizer);
}

/* Asking yajl where it stands costs an eighth of all reading time. It is asked only where the
 * answer matters: behind a long token, which would else seem to be open still. */
static inline neo4j_json_reader *note_token(void *context)
{
	neo4j_json_reader *reader = context;

	reader->tokens++;
	if (reader->long_piece) {
		reader->open_start = current_offset(reader);
	}
	return reader;
}

static inline bool enter(neo4j_json_reader *reader)
{
	if (reader->depth < reader->limits.max_depth) {
		reader->depth++;
		return true;
	}
	neo4j_fail(&reader->failure, NEO4J_ERR_LIMIT,
		"the answer is nested deeper than max_depth allows (%zu levels of JSON), at byte %zu", reader->limits.max_depth,
		current_offset(reader));
	return false;
}

static int on_null(void *context)
{
	neo4j_json_reader *reader = note_token(context);

	return reader->sink.null(reader->context);
}

static int on_boolean(void *context, int value)
{
	neo4j_json_reader *reader = note_token(context);

	return reader->sink.boolean(reader->context, value != 0);
}

static int on_number(void *context, const char *text, size_t length)
{
	neo4j_json_reader *reader = note_token(context);

	return reader->sink.number(reader->context, text, length);
}

static int on_string(void *context, const unsigned char *text, size_t length)
{
	neo4j_json_reader *reader = note_token(context);

	return reader->sink.string(reader->context, (const char *) text, length);
}

static int on_map_begin(void *context)
{
	neo4j_json_reader *reader = note_token(context);

	return enter(reader) && reader->sink.map_begin(reader->context);
}

static int on_map_key(void *context, const unsigned char *text, size_t length)
{
	neo4j_json_reader *reader = note_token(context);

	return reader->sink.map_key(reader->context, (const char *) text, length);
}

static int on_map_end(void *context)
{
	neo4j_json_reader *reader = note_token(context);

	reader->depth--;
	return reader->sink.map_end(reader->context);
}

static int on_list_begin(void *context)
{
	neo4j_json_reader *reader = note_token(context);

	return enter(reader) && reader->sink.list_begin(reader->context);
}

static int on_list_end(void *context)
{
	neo4j_json_reader *reader = note_token(context);

	reader->depth--;
	return reader->sink.list_end(reader->context);
}

/* Numbers raw: yajl's own conversion refuses INT64_MIN. */
static const yajl_callbacks callbacks = {
	.yajl_null = on_null,
	.yajl_boolean = on_boolean,
	.yajl_number = on_number,
	.yajl_string = on_string,
	.yajl_start_map = on_map_begin,
	.yajl_map_key = on_map_key,
	.yajl_end_map = on_map_end,
	.yajl_start_array = on_list_begin,
	.yajl_end_array = on_list_end,
};

neo4j_json_reader *neo4j_json_reader_open(const neo4j_sink *sink, void *context, const neo4j_json_limits *limits)
{
	neo4j_json_reader *reader = calloc(1, sizeof(*reader));

	if (!reader) {
		return NULL;
	}
	reader->sink = *sink;
	reader->context = context;
	reader->limits = *limits;
	reader->piece = SHORTEST_PIECE;
	reader->tokenizer = yajl_alloc(&callbacks, NULL, reader);
	if (!reader->tokenizer) {
		free(reader);
		return NULL;
	}
	/* The guard has checked UTF-8, more strictly than yajl does. */
	yajl_config(reader->tokenizer, yajl_dont_validate_strings, 1);
	yajl_config(reader->tokenizer, yajl_allow_multiple_values, limits->many ? 1 : 0);
	return reader;
}

void neo4j_json_reader_close(neo4j_json_reader *reader)
{
	if (reader) {
		/* Also after a longjmp out of a callback: yajl holds nothing on its stack there. */
		yajl_free(reader->tokenizer);
		free(reader);
	}
}

bool neo4j_json_reader_busy(const neo4j_json_reader *reader)
{
	return reader->busy;
}

/* At most so many bytes belong to a token that is open. */
static size_t pending(const neo4j_json_reader *reader)
{
	return reader->fed - reader->open_start;
}

size_t neo4j_json_reader_wants(const neo4j_json_reader *reader)
{
	size_t open = pending(reader);

	return open > SHORT_TOKEN ? open : reader->held + 1;
}

void neo4j_json_reader_mark(neo4j_json_reader *reader)
{
	reader->row_start = reader->busy ? current_offset(reader) : reader->fed;
	reader->rows++;
}

/* yajl lexes an open token again from its start with every piece. Each piece being as long as
 * all that is open, the token is lexed at most twice, whatever its length. */
static size_t choose_piece(const neo4j_json_reader *reader, size_t available)
{
	size_t open = pending(reader);
	size_t piece = open > reader->piece ? open : reader->piece;
	size_t row_room = reader->limits.max_row_bytes - (reader->fed - reader->row_start);

	if (piece - GUARD_NEEDS > row_room) {
		piece = row_room + GUARD_NEEDS;
	}
	return piece < available ? piece : available;
}

/* busy stays set if a callback leaves by longjmp. */
static yajl_status tokenize(neo4j_json_reader *reader, const char *bytes, size_t length)
{
	yajl_status status;

	reader->busy = true;
	status = yajl_parse(reader->tokenizer, (const unsigned char *) bytes, length);
	reader->busy = false;
	return status;
}

static void fail_malformed(neo4j_json_reader *reader)
{
	char *reason = (char *) yajl_get_error(reader->tokenizer, 0, NULL, 0);
	int length = reason ? (int) strcspn(reason, "\n") : 0;

	neo4j_fail(&reader->failure, NEO4J_ERR_PROTOCOL, "malformed JSON at byte %zu: %.*s", current_offset(reader), length,
		reason ? reason : "");
	yajl_free_error(reader->tokenizer, (unsigned char *) reason);
}

/* The callback that refused may have left its own reason. */
static void fail_stopped(neo4j_json_reader *reader)
{
	if (reader->failure.status == NEO4J_OK) {
		neo4j_fail(&reader->failure, NEO4J_ERR_STOPPED, "reading was stopped at byte %zu", current_offset(reader));
	}
}

static void fail_truncated(neo4j_json_reader *reader)
{
	neo4j_fail(&reader->failure, NEO4J_ERR_TRUNCATED, "the answer ends in the middle of a value, after %zu bytes",
		reader->fed);
}

static void adapt_piece(neo4j_json_reader *reader, size_t length)
{
	if (reader->rows > MANY_ROWS && reader->piece > SHORTEST_PIECE) {
		reader->piece /= 2;
	} else if (reader->rows > 0 && reader->rows < FEW_ROWS && length >= reader->piece / 2 && reader->piece < LONGEST_PIECE) {
		reader->piece *= 2;
	}
}

static void feed(neo4j_json_reader *reader, const char *bytes, size_t length)
{
	size_t tokens = reader->tokens;
	yajl_status status;

	reader->long_piece = length > reader->piece;
	reader->rows = 0;
	status = tokenize(reader, bytes, length);
	if (status == yajl_status_client_canceled) {
		fail_stopped(reader);
		return;
	}
	if (status == yajl_status_error) {
		fail_malformed(reader);
		return;
	}
	if (!reader->long_piece && reader->tokens != tokens) {
		reader->open_start = reader->fed;
	}
	reader->fed += length;
	adapt_piece(reader, length);
	if (reader->fed - reader->row_start > reader->limits.max_row_bytes) {
		neo4j_fail(&reader->failure, NEO4J_ERR_LIMIT,
			"a row is longer than max_row_bytes (%zu) allows, after %zu bytes", reader->limits.max_row_bytes,
			reader->fed);
	}
}

static neo4j_status report(const neo4j_json_reader *reader, neo4j_error *error)
{
	const neo4j_error *failure = &reader->failure;

	if (failure->status != NEO4J_OK) {
		return neo4j_fail(error, failure->status, "%s", failure->text);
	}
	return NEO4J_OK;
}

static neo4j_status refuse_busy(neo4j_error *error)
{
	return neo4j_fail(error, NEO4J_ERR_STOPPED, "the JSON reader was left, or is called, in the middle of its work");
}

neo4j_status neo4j_json_reader_step(neo4j_json_reader *reader, neo4j_buffer *input, bool last, neo4j_error *error)
{
	size_t available = neo4j_buffer_length(input);
	size_t piece, passed;
	neo4j_error flaw;

	if (reader->busy) {
		return refuse_busy(error);
	}
	if (reader->failure.status != NEO4J_OK) {
		return report(reader, error);
	}
	if (available == 0) {
		return NEO4J_AGAIN;
	}
	piece = choose_piece(reader, available);
	flaw.status = NEO4J_OK;
	neo4j_guard_pass(&reader->guard, neo4j_buffer_head(input), piece, last && piece == available, &passed, &flaw);
	reader->held = piece == available ? available - passed : 0;
	if (passed > 0) {
		feed(reader, neo4j_buffer_head(input), passed);
		neo4j_buffer_consume(input, passed);
	}
	/* What stood before the flaw had its turn first: its rows, or an error of its own. */
	if (flaw.status != NEO4J_OK && reader->failure.status == NEO4J_OK) {
		neo4j_fail(&reader->failure, flaw.status, "%s", flaw.text);
	}
	return passed == 0 && flaw.status == NEO4J_OK ? NEO4J_AGAIN : report(reader, error);
}

/* An open token shows itself on a line feed, which ends a number and is an error everywhere
 * else inside a token. (yajl_complete_parse() feeds a blank: a string that is open after the
 * last complete value would swallow it, and pass.) */
static void conclude(neo4j_json_reader *reader)
{
	yajl_status status;

	if (reader->depth > 0) {
		fail_truncated(reader);
		return;
	}
	status = tokenize(reader, "\n", 1);
	if (status == yajl_status_client_canceled) {
		fail_stopped(reader);
	} else if (status == yajl_status_error && reader->tokens > 0 && !reader->limits.many) {
		fail_malformed(reader);
	} else if (status == yajl_status_error) {
		fail_truncated(reader);
	} else if (reader->tokens == 0) {
		neo4j_fail(&reader->failure, NEO4J_ERR_TRUNCATED, "the answer is empty");
	} else if (yajl_complete_parse(reader->tokenizer) != yajl_status_ok) {
		fail_truncated(reader);
	}
}

neo4j_status neo4j_json_reader_finish(neo4j_json_reader *reader, neo4j_error *error)
{
	if (reader->busy) {
		return refuse_busy(error);
	}
	if (!reader->finished && reader->failure.status == NEO4J_OK) {
		reader->finished = true;
		conclude(reader);
	}
	return report(reader, error);
}
