#include "http_framing.h"

#include "test.h"

static neo4j_framing framing;
static neo4j_buffer body;

/* In pieces of so many bytes; NEO4J_OK, or what the first bad piece gave. */
static neo4j_status take(neo4j_framing_kind kind, uint64_t length, const char *bytes, size_t piece)
{
	neo4j_status status = NEO4J_OK;
	size_t total = strlen(bytes);

	neo4j_buffer_free(&body);
	memset(&body, 0, sizeof(body));
	neo4j_framing_begin(&framing, kind, length);
	for (size_t at = 0; at < total && status == NEO4J_OK; at += piece) {
		status = neo4j_framing_take(&framing, bytes + at, total - at < piece ? total - at : piece, &body);
	}
	return status;
}

static const char *taken(void)
{
	return body.data ? neo4j_buffer_head(&body) : "";
}

TEST(a_header_block_ends_with_a_blank_line)
{
	CHECK(neo4j_header_block_length("HTTP/1.1 200 OK\r\nA: b\r\n\r\nrest", 30) == 25);
	CHECK(neo4j_header_block_length("HTTP/1.1 200 OK\nA: b\n\nrest", 26) == 22);
	CHECK(neo4j_header_block_length("HTTP/1.1 200 OK\r\nA: b\r\n\r", 24) == 0);
	CHECK(neo4j_header_block_length("HTTP/1.1 200 OK\r\n", 17) == 0);
}

TEST(a_status_line_is_one_of_http_1)
{
	CHECK(neo4j_header_block_status("HTTP/1.1 200 OK\r\n", 17) == 200);
	CHECK(neo4j_header_block_status("HTTP/1.0 404\r\n", 14) == 404);
	CHECK(neo4j_header_block_status("HT", 2) == 0);
	CHECK(neo4j_header_block_status("HTTP/1.1 20", 11) == 0);
	CHECK(neo4j_header_block_status("HTTP/2 200 OK\r\n", 15) == 200);
	CHECK(neo4j_header_block_status("HTTP/3 200 OK\r\n", 15) == -1);
	CHECK(neo4j_header_block_status("HTTP/1.1 2000 OK\r\n", 18) == -1);
	CHECK(neo4j_header_block_status("{\"a\":1}", 7) == -1);
}

TEST(chunks_are_joined_at_every_border)
{
	static const char bytes[] = "4\r\nWiki\r\n005;ext=\"x\"\r\npedia\r\nA\r\n0123456789\r\n0\r\nX: y\r\n\r\nmore";

	for (size_t piece = 1; piece < sizeof(bytes); piece++) {
		CHECK(take(NEO4J_FRAMING_CHUNKED, piece - 1, bytes, piece) == NEO4J_OK, "piece %zu", piece);
		CHECK(framing.complete, "piece %zu", piece);
		CHECK_TEXT(taken(), "Wikipedia0123456789");
	}
}

TEST(chunks_that_are_cut_are_not_complete)
{
	static const char bytes[] = "4\r\nWiki\r\n0\r\n\r\n";

	for (size_t length = 0; length < sizeof(bytes) - 1; length++) {
		char cut[sizeof(bytes)] = {0};
		memcpy(cut, bytes, length);
		CHECK(take(NEO4J_FRAMING_CHUNKED, 0, cut, 64) == NEO4J_OK, "length %zu", length);
		CHECK(!neo4j_framing_may_end(&framing), "length %zu", length);
	}
}

TEST(what_is_no_chunk_is_refused)
{
	static const char *const wrong[] = {
		"x\r\n", "\r\n", "-1\r\n", "4\r\nWikiX", "4\r\nWiki\r\r\r\n", "4x\r\nWiki\r\n", "11111111111111111\r\n",
	};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++) {
		CHECK(take(NEO4J_FRAMING_CHUNKED, 0, wrong[i], 1) == NEO4J_ERR_PROTOCOL, "%s", wrong[i]);
	}
}

TEST(a_length_is_counted)
{
	CHECK(take(NEO4J_FRAMING_LENGTH, 5, "12345678", 3) == NEO4J_OK && framing.complete);
	CHECK_TEXT(taken(), "12345");
	CHECK(take(NEO4J_FRAMING_LENGTH, 5, "1234", 3) == NEO4J_OK && !neo4j_framing_may_end(&framing));
	CHECK(take(NEO4J_FRAMING_LENGTH, 0, "", 3) == NEO4J_OK && framing.complete);
	CHECK(take(NEO4J_FRAMING_CLOSE, 0, "1234", 3) == NEO4J_OK && !framing.complete && neo4j_framing_may_end(&framing));
	CHECK(take(NEO4J_FRAMING_NONE, 0, "1234", 3) == NEO4J_OK && framing.complete);
	CHECK_TEXT(taken(), "");
	neo4j_buffer_free(&body);
}
