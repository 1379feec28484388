/* What the tests of the JSON reader share: a sink that writes down all it is told, and a caller
 * that feeds the reader in parts. */
#ifndef NEO4J_TEST_READING_H
#define NEO4J_TEST_READING_H

#include "json_reader.h"

#include "test.h"

#include <setjmp.h>
#include <stdint.h>

/* Everything a reader says, as one text: "[1 "a" ]" with strings in <>, keys with a colon. */
typedef struct event_log {
	neo4j_buffer text;
	size_t events;
	size_t stop_after; /* 0: never */
	size_t longest;    /* string */
	bool count_only;
	jmp_buf *leave_by; /* longjmp instead of stopping */
	neo4j_json_reader *reader;
	bool marks; /* a row is complete when a list at depth 2 ends */
	size_t depth;
} event_log;

static bool note(event_log *log, const char *before, const char *text, size_t length, const char *after)
{
	log->events++;
	if (!log->count_only) {
		neo4j_buffer_append(&log->text, before, strlen(before));
		neo4j_buffer_append(&log->text, text, length);
		neo4j_buffer_append(&log->text, after, strlen(after));
	}
	if (log->events != log->stop_after) {
		return true;
	}
	if (log->leave_by) {
		longjmp(*log->leave_by, 1);
	}
	return false;
}

static bool log_null(void *context)
{
	return note(context, "null", "", 0, " ");
}

static bool log_boolean(void *context, bool value)
{
	return note(context, value ? "true" : "false", "", 0, " ");
}

static bool log_number(void *context, const char *text, size_t length)
{
	return note(context, "", text, length, " ");
}

static bool log_string(void *context, const char *text, size_t length)
{
	event_log *log = context;

	log->longest = length > log->longest ? length : log->longest;
	return note(log, "<", text, length, "> ");
}

static bool log_map_begin(void *context)
{
	((event_log *) context)->depth++;
	return note(context, "{", "", 0, " ");
}

static bool log_map_key(void *context, const char *text, size_t length)
{
	return note(context, "<", text, length, ">:");
}

static bool log_map_end(void *context)
{
	((event_log *) context)->depth--;
	return note(context, "}", "", 0, " ");
}

static bool log_list_begin(void *context)
{
	((event_log *) context)->depth++;
	return note(context, "[", "", 0, " ");
}

static bool log_list_end(void *context)
{
	event_log *log = context;

	if (--log->depth == 1 && log->marks) {
		neo4j_json_reader_mark(log->reader);
	}
	return note(log, "]", "", 0, " ");
}

static const neo4j_sink log_sink = { log_null, log_boolean, log_number, log_string, log_map_begin, log_map_key,
	log_map_end, log_list_begin, log_list_end };

static const neo4j_json_limits wide = { 512, SIZE_MAX, false };
static const neo4j_json_limits lines = { 512, SIZE_MAX, true };

typedef struct outcome {
	neo4j_status status;
	neo4j_error error;
	event_log log;
	size_t steps;
} outcome;

static inline void free_outcome(outcome *result)
{
	neo4j_buffer_free(&result->log.text);
}

/* Steps until the reader wants more than there is, or fails. */
static inline void step_through(neo4j_json_reader *reader, neo4j_buffer *input, bool last, outcome *result)
{
	do {
		size_t before = neo4j_buffer_length(input);
		result->status = neo4j_json_reader_step(reader, input, last, &result->error);
		result->steps++;
		CHECK(result->status != NEO4J_OK || neo4j_buffer_length(input) < before, "no progress");
	} while (result->status == NEO4J_OK);
}

/* Gives the text as a carrier would: `first` bytes, then `size` at a time, but as many as the
 * reader wants. */
static inline void read_in_parts(
	const char *text, size_t length, size_t first, size_t size, const neo4j_json_limits *limits, outcome *result)
{
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &result->log, limits);
	neo4j_buffer input = { 0 };
	size_t given = first < length ? first : length;

	result->log.reader = reader;
	neo4j_buffer_append(&input, text, given);
	for (;;) {
		step_through(reader, &input, given == length, result);
		if (result->status != NEO4J_AGAIN || given == length) {
			break;
		}
		do {
			size_t more = size < length - given ? size : length - given;
			neo4j_buffer_append(&input, text + given, more);
			given += more;
		} while (given < length && neo4j_buffer_length(&input) < neo4j_json_reader_wants(reader));
	}
	if (result->status == NEO4J_AGAIN) {
		CHECK(neo4j_buffer_length(&input) == 0, "something was left unread at the end");
		result->status = neo4j_json_reader_finish(reader, &result->error);
	}
	/* An error is final. */
	if (result->status != NEO4J_OK) {
		neo4j_error again = { 0 };
		CHECK(neo4j_json_reader_step(reader, &input, true, &again) == result->status);
		CHECK_TEXT(again.text, result->error.text);
	}
	CHECK(neo4j_json_reader_finish(reader, NULL) == result->status);
	CHECK(!neo4j_json_reader_busy(reader));
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
}

static inline const char *log_text(const outcome *result)
{
	return result->log.text.data ? neo4j_buffer_head(&result->log.text) : "";
}

/* text repeated `times` times, and what may follow. malloc'ed. */
static inline char *repeat(const char *before, const char *text, size_t times, const char *after)
{
	size_t head = strlen(before), body = strlen(text), tail = strlen(after);
	char *all = malloc(head + body * times + tail + 1), *at = all + head;

	memcpy(all, before, head);
	for (size_t i = 0; i < times; i++, at += body) {
		memcpy(at, text, body);
	}
	memcpy(at, after, tail + 1);
	return all;
}

/* A document with something of everything, and how many events it has. */
static const char nasty[] = "{\"columns\":[\"n\",\"\\u0000\",\"\\ud83d\\ude00\"],\r\n"
							"\"data\":[[{\"a\":-0,\"a\":1e400},[[[]]],{}],[null,true,false],\n"
							"[\"\\\\\\\"\\\\u\",\"日本語 é 😀 \\udead \\\\\\ud800\\udbff\\udfff\",1.0E8],\t[-12.5e+3]]"
							", \"errors\" : [ ] }\n ";

#define NASTY_EVENTS 43

#endif
