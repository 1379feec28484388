#include "reading.h"

static void check_depth(const char *open, size_t times, size_t max_depth, neo4j_status status, const char *error)
{
	const neo4j_json_limits limits = { max_depth, SIZE_MAX, false };
	char *text = repeat("", open, times, "1");
	outcome result = { 0 };

	read_in_parts(text, strlen(text), 1000, 1000, &limits, &result);
	CHECK(result.status == status, "%zu of %s: %d", times, open, result.status);
	CHECK(result.log.depth == (times < max_depth ? times : max_depth));
	CHECK(!error || strcmp(result.error.text, error) == 0, "%s", result.error.text);
	free(text);
	free_outcome(&result);
}

TEST(depth_is_bounded)
{
	check_depth(
		"[", 10000, 512, NEO4J_ERR_LIMIT, "the answer is nested deeper than max_depth allows (512 levels of JSON), at byte 513");
	check_depth("{\"a\":", 10000, 512, NEO4J_ERR_LIMIT,
		"the answer is nested deeper than max_depth allows (512 levels of JSON), at byte 2561");
	check_depth("[", 513, 512, NEO4J_ERR_LIMIT, NULL);
	/* The bound itself is allowed: here only the end is missing. */
	check_depth("[", 512, 512, NEO4J_ERR_TRUNCATED, NULL);
	check_depth("[", 100000, 200000, NEO4J_ERR_TRUNCATED, NULL);
}

TEST(depth_counts_down_again)
{
	const neo4j_json_limits limits = { 2, SIZE_MAX, false };
	char *text = repeat("[[]", ",{},[1]", 1000, "]");
	outcome result = { 0 };

	read_in_parts(text, strlen(text), 100, 100, &limits, &result);
	CHECK(result.status == NEO4J_OK, "%s", result.error.text);
	free(text);
	free_outcome(&result);
}

/* A row of `bytes` bytes among short ones, marks at the end of each. */
static void check_row(size_t bytes, size_t size, neo4j_status status)
{
	const neo4j_json_limits limits = { 512, 1000, false };
	char *row = repeat("[\"", "x", bytes - 5, "\"]");
	char *text = repeat("[", "[1,2,3],\n", 2000, row);
	outcome result = { 0 };

	result.log.marks = true;
	text = realloc(text, strlen(text) + 2);
	strcat(text, "]");
	read_in_parts(text, strlen(text), size, size, &limits, &result);
	CHECK(result.status == status, "row of %zu in pieces of %zu: %d %s", bytes, size, result.status, result.error.text);
	CHECK(status == NEO4J_OK || strstr(result.error.text, "max_row_bytes (1000)"));
	free(row);
	free(text);
	free_outcome(&result);
}

TEST(rows_are_bounded)
{
	static const size_t sizes[] = { 1, 7, 100, 5000, 1000000 };

	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
		check_row(900, sizes[i], NEO4J_OK);
		check_row(998, sizes[i], NEO4J_OK);
		check_row(1020, sizes[i], NEO4J_ERR_LIMIT);
		check_row(5000, sizes[i], NEO4J_ERR_LIMIT);
	}
}

/* A body of blanks, or one that never closes its string, must not fill the memory. */
TEST(a_row_that_never_ends_is_bounded)
{
	const neo4j_json_limits limits = { 512, 100000, false };
	static const char *const fillers[] = { " ", "\"x" };

	for (size_t i = 0; i < 2; i++) {
		char *text = repeat(fillers[i], fillers[i] + i, 1000000, "");
		outcome result = { 0 };

		read_in_parts(text, strlen(text), 10000, 10000, &limits, &result);
		CHECK(result.status == NEO4J_ERR_LIMIT);
		CHECK(strstr(result.error.text, "after 1000"), "%s", result.error.text);
		free(text);
		free_outcome(&result);
	}
}

TEST(marks_between_steps_count_too)
{
	const neo4j_json_limits limits = { 512, 100, false };
	event_log log = { 0 };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &limits);
	neo4j_buffer input = { 0 };

	neo4j_buffer_append(&input, "[", 1);
	for (int i = 0; i < 100; i++) {
		neo4j_buffer_append(&input, "[1,2,3,4,5,6,7,8,9],", 20);
		CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK);
		neo4j_json_reader_mark(reader);
	}
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
	neo4j_buffer_free(&log.text);
}

static size_t steps_for_string(size_t megabytes, size_t first, size_t size)
{
	char *text = repeat("[1,\"", "0123456789abcdef", megabytes << 16, "\",2]");
	outcome result = { 0 };
	size_t steps;

	result.log.count_only = true;
	read_in_parts(text, strlen(text), first, size, &wide, &result);
	CHECK(result.status == NEO4J_OK, "%s", result.error.text);
	CHECK(result.log.longest == megabytes << 20);
	steps = result.steps;
	free(text);
	free_outcome(&result);
	return steps;
}

/* yajl lexes an open string again with every piece, so the number of pieces must grow with the
 * logarithm of its length: all of it is there at once, or it comes as wanted. */
TEST(a_long_string_takes_few_pieces)
{
	size_t whole = steps_for_string(4, SIZE_MAX, 1);
	size_t wanted = steps_for_string(4, 0, 16384);

	CHECK(whole <= 13, "%zu", whole);
	CHECK(wanted <= 26, "%zu", wanted);
	CHECK(steps_for_string(64, SIZE_MAX, 1) <= whole + 4);
	CHECK(steps_for_string(64, 0, 16384) <= wanted + 8);
}

/* Also a long string right behind another: the first one's end is known exactly. */
TEST(pieces_shrink_behind_a_long_string)
{
	char *one = repeat("\"", "0123456789abcdef", 1 << 16, "\",");
	char *text = repeat("[", one, 4, "0]");
	char *rows = repeat(text, ",[1]", 1000000, "]");
	outcome result = { 0 };

	rows[strlen(text) - 1] = ' ';
	result.log.count_only = true;
	read_in_parts(rows, strlen(rows), SIZE_MAX, 1, &wide, &result);
	CHECK(result.status == NEO4J_OK, "%s", result.error.text);
	/* 4 MB of rows in pieces of 8 kB, but for 1 MB that may come with the last string; and at
	 * most 11 pieces for each string. */
	CHECK(result.steps >= 360 && result.steps <= 490 + 44, "%zu", result.steps);
	free(one);
	free(text);
	free(rows);
	free_outcome(&result);
}

TEST(wants_more_only_in_a_long_token)
{
	event_log log = { .count_only = true };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &wide);
	neo4j_buffer input = { 0 };
	char *text = repeat("", "0123456789abcdef", 4096, "");

	CHECK(neo4j_json_reader_wants(reader) == 1);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_AGAIN);
	neo4j_buffer_append(&input, "[1,\"", 4);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK);
	CHECK(neo4j_json_reader_wants(reader) == 1);
	for (int i = 0; i < 2; i++) {
		neo4j_buffer_append(&input, text, 65536);
		while (neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK) {
		}
	}
	CHECK(neo4j_json_reader_wants(reader) >= 131072);
	CHECK(neo4j_json_reader_wants(reader) <= 131072 + 4);
	/* Less than wanted is right, too. */
	neo4j_buffer_append(&input, "\"", 1);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK);
	CHECK(log.longest == 131072);
	neo4j_buffer_append(&input, ",2", 2);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK);
	CHECK(neo4j_json_reader_wants(reader) == 1);
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
	free(text);
}

/* A caller that pumps until `wants` bytes are unread must not spin on what the guard holds. */
TEST(wants_more_than_the_guard_holds)
{
	event_log log = { 0 };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &wide);
	neo4j_buffer input = { 0 };

	neo4j_buffer_append(&input, "\"\xF0\x9F\x98", 4);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_AGAIN);
	CHECK(neo4j_buffer_length(&input) == 3);
	CHECK(neo4j_json_reader_wants(reader) == 4);
	neo4j_buffer_append(&input, "\x80\"", 2);
	CHECK(neo4j_json_reader_step(reader, &input, false, NULL) == NEO4J_OK);
	CHECK(neo4j_json_reader_wants(reader) == 1);
	CHECK(neo4j_json_reader_finish(reader, NULL) == NEO4J_OK);
	CHECK_TEXT(neo4j_buffer_head(&log.text), "<😀> ");
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
	neo4j_buffer_free(&log.text);
}

TEST(the_first_piece_is_8_kB)
{
	event_log log = { .count_only = true };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &wide);
	neo4j_buffer input = { 0 };
	char *text = repeat("[0", ",[1,2]", 10000, "]");
	size_t length = strlen(text);

	neo4j_buffer_append(&input, text, length);
	CHECK(neo4j_json_reader_step(reader, &input, true, NULL) == NEO4J_OK);
	CHECK(neo4j_buffer_length(&input) == length - 8192);
	CHECK(log.events > 5000 && log.events < 6000);
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
	free(text);
}

/* The lengths of the first and the last whole piece of so many rows. */
static void measure_pieces(const char *row, size_t rows, size_t *first, size_t *last)
{
	event_log log = { .count_only = true, .marks = true };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &wide);
	neo4j_buffer input = { 0 };
	char *text = repeat("[[0]", row, rows, "]");
	size_t before;

	log.reader = reader;
	*first = *last = 0;
	neo4j_buffer_append(&input, text, strlen(text));
	while ((before = neo4j_buffer_length(&input)) > 64 * 1024) {
		CHECK(neo4j_json_reader_step(reader, &input, true, NULL) == NEO4J_OK);
		*last = before - neo4j_buffer_length(&input);
		*first = *first ? *first : *last;
	}
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
	free(text);
}

TEST(pieces_grow_while_they_hold_few_rows)
{
	char row[1200];
	size_t first, last;

	memset(row, ' ', sizeof(row));
	memcpy(row, ",[", 2);
	memcpy(row + sizeof(row) - 3, "1]", 3);
	measure_pieces(row, 1000, &first, &last);
	CHECK(first == 8192 && last == 65536, "%zu, %zu", first, last);
	measure_pieces(",[1,2]", 100000, &first, &last);
	CHECK(first == 8192 && last == 8192, "%zu, %zu", first, last);
}

TEST(a_sink_can_stop_anywhere)
{
	for (size_t stop = 1; stop <= NASTY_EVENTS; stop++) {
		outcome result = { 0 };

		result.log.stop_after = stop;
		read_in_parts(nasty, sizeof(nasty) - 1, stop, 11, &wide, &result);
		CHECK(result.status == NEO4J_ERR_STOPPED, "%zu: %d", stop, result.status);
		CHECK(result.log.events == stop);
		free_outcome(&result);
	}
}

TEST(a_sink_can_stop_at_the_very_end)
{
	outcome result = { 0 };

	result.log.stop_after = 1;
	read_in_parts("12", 2, 2, 1, &wide, &result);
	CHECK(result.status == NEO4J_ERR_STOPPED);
	CHECK(result.log.events == 1);
	free_outcome(&result);
}

/* What PHP's memory limit does: the callback never returns. */
static void leave_at(size_t event)
{
	event_log log = { .stop_after = event };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &wide);
	neo4j_buffer input = { 0 };
	neo4j_error error = { 0 };
	jmp_buf leave;

	log.leave_by = &leave;
	neo4j_buffer_append(&input, nasty, sizeof(nasty) - 1);
	if (setjmp(leave) == 0) {
		neo4j_json_reader_step(reader, &input, true, NULL);
		CHECK(false, "event %zu did not come", event);
	}
	CHECK(neo4j_json_reader_busy(reader));
	CHECK(neo4j_json_reader_step(reader, &input, true, &error) == NEO4J_ERR_STOPPED);
	CHECK(neo4j_json_reader_finish(reader, NULL) == NEO4J_ERR_STOPPED);
	CHECK(log.events == event);
	neo4j_json_reader_close(reader);
	neo4j_buffer_free(&input);
	neo4j_buffer_free(&log.text);
}

TEST(a_reader_left_by_longjmp_is_busy_and_can_be_closed)
{
	for (size_t event = 1; event <= NASTY_EVENTS; event++) {
		leave_at(event);
	}
}

TEST(busy_only_inside)
{
	event_log log = { 0 };
	neo4j_json_reader *reader = neo4j_json_reader_open(&log_sink, &log, &wide);

	CHECK(!neo4j_json_reader_busy(reader));
	neo4j_json_reader_close(reader);
	neo4j_json_reader_close(NULL);
}
