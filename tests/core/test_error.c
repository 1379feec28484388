#include "error.h"

#include "test.h"

TEST(errors_are_set_and_returned)
{
	neo4j_error error = { NEO4J_OK, 7, true, "old" };

	CHECK(neo4j_fail(&error, NEO4J_ERR_LOST, "%s %d", "host", 7474) == NEO4J_ERR_LOST);
	CHECK(error.status == NEO4J_ERR_LOST);
	CHECK_TEXT(error.text, "host 7474");
	/* libcurl's part is the caller's. */
	CHECK(error.curl_code == 7 && error.sent);
	CHECK(neo4j_fail(NULL, NEO4J_ERR_TLS, "nobody %s", "listens") == NEO4J_ERR_TLS);
}

TEST(an_error_may_quote_itself)
{
	neo4j_error error;

	neo4j_fail(&error, NEO4J_ERR_LOST, "reset");
	neo4j_fail(&error, NEO4J_ERR_LOST, "after 3 rows: %s", error.text);
	CHECK_TEXT(error.text, "after 3 rows: reset");
}

/* A character of 1 to 4 bytes at every place around the end of the text. */
TEST(error_text_is_cut_between_characters)
{
	static const char *const characters[] = { "x", "é", "€", "😀" };

	for (size_t c = 0; c < 4; c++) {
		size_t width = strlen(characters[c]);
		for (size_t before = NEO4J_ERROR_TEXT - 6; before < NEO4J_ERROR_TEXT; before++) {
			char text[2 * NEO4J_ERROR_TEXT];
			size_t whole = (NEO4J_ERROR_TEXT - 1 - before) / width;
			neo4j_error error;

			memset(text, '.', before);
			text[before] = '\0';
			for (int i = 0; i < 6; i++) {
				strcat(text, characters[c]);
			}
			neo4j_fail(&error, NEO4J_ERR_TLS, "%s", text);
			CHECK(strlen(error.text) == before + (whole > 6 ? 6 : whole) * width, "%zu bytes before %s: %zu", before,
				characters[c], strlen(error.text));
			CHECK(strncmp(error.text, text, strlen(error.text)) == 0);
		}
	}
}

TEST(error_text_of_stray_bytes_is_cut_somewhere)
{
	char text[2 * NEO4J_ERROR_TEXT];
	neo4j_error error;

	memset(text, 0x80, sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	neo4j_fail(&error, NEO4J_ERR_TLS, "%s", text);
	CHECK(strlen(error.text) == NEO4J_ERROR_TEXT - 1);
}
