#include "buffer.h"

#include "test.h"

#include <stdint.h>

/* Random numbers that are the same in every run. */
static uint32_t next_random(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return *state >> 8;
}

TEST(bytes_come_out_as_they_went_in)
{
	neo4j_buffer buffer = { 0 };

	CHECK(neo4j_buffer_length(&buffer) == 0);
	CHECK(neo4j_buffer_append(&buffer, "abc", 3));
	CHECK(neo4j_buffer_append(&buffer, "def", 3));
	CHECK_TEXT(neo4j_buffer_head(&buffer), "abcdef");
	neo4j_buffer_consume(&buffer, 4);
	CHECK_TEXT(neo4j_buffer_head(&buffer), "ef");
	CHECK(neo4j_buffer_length(&buffer) == 2);
	neo4j_buffer_free(&buffer);
	CHECK(buffer.data == NULL && neo4j_buffer_length(&buffer) == 0);
}

TEST(an_empty_buffer_starts_again_at_its_front)
{
	neo4j_buffer buffer = { 0 };

	neo4j_buffer_append(&buffer, "abc", 3);
	neo4j_buffer_consume(&buffer, 3);
	CHECK(buffer.start == 0 && buffer.end == 0);
	CHECK_TEXT(neo4j_buffer_head(&buffer), "");
	neo4j_buffer_free(&buffer);
}

TEST(nothing_may_be_appended_and_consumed)
{
	neo4j_buffer buffer = { 0 };

	neo4j_buffer_consume(&buffer, 0);
	neo4j_buffer_reset(&buffer, 0);
	CHECK(neo4j_buffer_append(&buffer, NULL, 0));
	CHECK(neo4j_buffer_length(&buffer) == 0);
	CHECK_TEXT(neo4j_buffer_head(&buffer), "");
	neo4j_buffer_free(&buffer);
	neo4j_buffer_free(&buffer);
}

TEST(too_much_is_refused_and_changes_nothing)
{
	neo4j_buffer buffer = { 0 };

	neo4j_buffer_append(&buffer, "abc", 3);
	CHECK(!neo4j_buffer_append(&buffer, "", SIZE_MAX));
	CHECK(!neo4j_buffer_append(&buffer, "", SIZE_MAX - 1));
	CHECK(!neo4j_buffer_append(&buffer, "", SIZE_MAX / 2 + 5));
	CHECK_TEXT(neo4j_buffer_head(&buffer), "abc");
	neo4j_buffer_free(&buffer);
}

TEST(reset_keeps_small_storage_only)
{
	neo4j_buffer buffer = { 0 };
	char *data;

	neo4j_buffer_append(&buffer, "abc", 3);
	data = buffer.data;
	neo4j_buffer_reset(&buffer, buffer.capacity);
	CHECK(buffer.data == data && neo4j_buffer_length(&buffer) == 0);
	CHECK_TEXT(neo4j_buffer_head(&buffer), "");
	neo4j_buffer_append(&buffer, "abc", 3);
	neo4j_buffer_reset(&buffer, buffer.capacity - 1);
	CHECK(buffer.data == NULL && buffer.capacity == 0);
	CHECK(neo4j_buffer_append(&buffer, "x", 1));
	neo4j_buffer_free(&buffer);
}

/* A stream through the window: the storage is bounded by the unread part, not by the stream. */
TEST(consumed_room_is_used_again)
{
	neo4j_buffer buffer = { 0 };
	char chunk[1000];

	memset(chunk, 'x', sizeof(chunk));
	for (int i = 0; i < 10; i++) {
		neo4j_buffer_append(&buffer, chunk, sizeof(chunk));
	}
	for (int i = 0; i < 10000; i++) {
		neo4j_buffer_append(&buffer, chunk, sizeof(chunk));
		neo4j_buffer_consume(&buffer, sizeof(chunk));
	}
	CHECK(neo4j_buffer_length(&buffer) == 10 * sizeof(chunk));
	CHECK(buffer.capacity <= 64 * 1024, "%zu", buffer.capacity);
	neo4j_buffer_free(&buffer);
}

/* Counters as content, random sizes: every byte must come out in its place. */
TEST(a_long_stream_keeps_its_order)
{
	neo4j_buffer buffer = { 0 };
	uint32_t random = 1;
	unsigned char written = 0, read = 0;
	bool right = true, ended = true;

	for (int turn = 0; turn < 20000; turn++) {
		unsigned char chunk[700];
		size_t length = next_random(&random) % sizeof(chunk);
		size_t taken = next_random(&random) % (sizeof(chunk) + 20);

		for (size_t i = 0; i < length; i++) {
			chunk[i] = written++;
		}
		right = right && neo4j_buffer_append(&buffer, chunk, length);
		if (taken > neo4j_buffer_length(&buffer)) {
			taken = neo4j_buffer_length(&buffer);
		}
		for (size_t i = 0; i < taken; i++) {
			right = right && (unsigned char) neo4j_buffer_head(&buffer)[i] == read++;
		}
		neo4j_buffer_consume(&buffer, taken);
		ended = ended && neo4j_buffer_head(&buffer)[neo4j_buffer_length(&buffer)] == '\0';
	}
	CHECK(right);
	CHECK(ended);
	neo4j_buffer_free(&buffer);
}
