#include "secrets.h"

#include "test.h"

static void check_hidden(const char *text, const char *secret, const char *expected)
{
	char copy[64];

	snprintf(copy, sizeof(copy), "%s", text);
	neo4j_secret_hide(copy, strlen(copy), secret);
	CHECK(strcmp(copy, expected) == 0, "%s", copy);
}

TEST(a_secret_is_hidden_wherever_it_stands)
{
	check_hidden("word", "word", "****");
	check_hidden("a word, wordword", "word", "a ****, ********");
	check_hidden("wor", "word", "wor");
	check_hidden("", "word", "");
}

TEST(a_very_short_one_is_left)
{
	check_hidden("abcabc", "abc", "abcabc");
	check_hidden("abc", "", "abc");
}

TEST(basic_authorization)
{
	char *header = neo4j_basic_authorization("neo4j", "secret");

	CHECK(header && strcmp(header, "Authorization: Basic bmVvNGo6c2VjcmV0") == 0, "%s", header);
	neo4j_secret_free(header);
	header = neo4j_basic_authorization("", "");
	CHECK(header && strcmp(header, "Authorization: Basic Og==") == 0, "%s", header);
	neo4j_secret_free(header);
}
