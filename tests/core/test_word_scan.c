#include "word_scan.h"

#include "test.h"

#include <ctype.h>

/* On a block of just that size, so that the sanitizer sees a byte read too far. */
static bool scan(const char *text, size_t length)
{
	char *block = calloc(1, length ? length : 1);
	bool writes;

	memcpy(block, text, length);
	writes = neo4j_cypher_may_write(block, length);
	free(block);
	return writes;
}

#define READS(text) CHECK(!scan(text, sizeof(text) - 1), "%s", text)
#define WRITES(text) CHECK(scan(text, sizeof(text) - 1), "%s", text)

static const char *const words[] = { "CREATE", "INSERT", "MERGE", "SET", "DELETE", "DETACH", "REMOVE", "FOREACH",
	"LOAD", "CALL", "USE", "DROP", "ALTER", "GRANT", "DENY", "REVOKE", "RENAME", "ENABLE", "DISABLE", "STOP",
	"TERMINATE", "REALLOCATE", "DEALLOCATE", "START DATABASE" };

#define WORD_COUNT (sizeof(words) / sizeof(*words))

/* pattern has one %s for the word. */
static void check_word(const char *pattern, const char *word, bool writes)
{
	char text[256];

	snprintf(text, sizeof(text), pattern, word);
	CHECK(scan(text, strlen(text)) == writes, "%s", text);
}

TEST(reading_statements_read)
{
	READS("");
	READS(" \t\r\n\f\v");
	READS("MATCH (n) RETURN n");
	READS("MATCH (p:Person)-[:KNOWS*1..3]->(q) WHERE p.born > $y AND NOT q.name =~ 'A.*' "
		  "WITH p, count(*) AS c ORDER BY c DESC SKIP 1 LIMIT 10 RETURN p{.*, c}, [x IN [1,2] | x]");
	READS("EXPLAIN MATCH (n) RETURN n");
	READS("UNWIND $list AS x RETURN x % 2, x ^ 2, `x`, {a: 1.5e3}, -x;");
	READS("SHOW DATABASES YIELD name");
	READS("RETURN 'é', n.größe AS `Größe`, 日本");
}

TEST(each_word_writes_in_any_case)
{
	for (size_t i = 0; i < WORD_COUNT; i++) {
		char lower[32] = "", mixed[32] = "";

		for (size_t c = 0; words[i][c]; c++) {
			lower[c] = (char) tolower(words[i][c]);
			mixed[c] = (char) (c % 2 ? tolower(words[i][c]) : words[i][c]);
		}
		check_word("%s", words[i], true);
		check_word("%s", lower, true);
		check_word("%s", mixed, true);
		check_word("MATCH (n) %s (m)", lower, true);
	}
}

TEST(each_word_writes_beside_anything_but_a_name)
{
	static const char *const patterns[] = { "MATCH(n)%s(m)", "MATCH (n)\n%s\n(m)", "RETURN 1;%s", "RETURN 'a'%s'b'",
		"RETURN `a`%s`b`", "/**/%s/**/", "//\n%s//", "{%s}", "\xC2\xA0%s\xC2\xA0(n)", "\xE3\x80\x80%s\xE3\x80\x80",
		"\xE2\x80\x8B%s", "é%s", "%sé", "RETURN n.%s", "MATCH (n:%s)", "RETURN $%s", "RETURN 1%s n", "RETURN 1.5%s n",
		"RETURN 1e5%s n", "RETURN 0xFF%s n", "RETURN 1_000%s n" };

	for (size_t p = 0; p < sizeof(patterns) / sizeof(*patterns); p++) {
		for (size_t i = 0; i < WORD_COUNT; i++) {
			check_word(patterns[p], words[i], true);
		}
	}
}

TEST(no_word_writes_within_a_name)
{
	static const char *const patterns[] = { "RETURN %sd", "RETURN _%s", "RETURN x%s", "RETURN %s_", "RETURN %s1" };

	for (size_t p = 0; p < sizeof(patterns) / sizeof(*patterns); p++) {
		for (size_t i = 0; i < WORD_COUNT - 1; i++) {
			check_word(patterns[p], words[i], false);
		}
	}
	READS("RETURN created, offset, recall, dataset, unset, users, reuse, payload, stopped, sets");
	READS("RETURN CREATECREATE, deallocated, reallocater, setset");
}

TEST(no_word_writes_in_strings_comments_and_backticks)
{
	static const char *const patterns[] = { "RETURN '%s'", "RETURN \"%s\"", "RETURN `%s`", "RETURN 1 // %s",
		"RETURN 1 // %s\n, 2", "RETURN /* %s */ 1", "RETURN 'it\\'s %s'", "RETURN \"\\\"%s\"", "RETURN `a``%s`",
		"RETURN 'it''s' + ' %s'", "RETURN '\"%s' + \"'%s\"", "RETURN '// %s'", "RETURN '/* %s'", "RETURN `'%s`",
		"RETURN /* ' %s \" ` */ 1", "RETURN 1 // ' %s\r\n", "RETURN '\\\\', '%s'", "RETURN '\n%s\n'",
		"RETURN /* // %s \n %s */ 1", "RETURN /*/ %s */ 1", "RETURN /***%s***/ 1", "RETURN 1 // /* %s",
		"RETURN '\\n%s'", "RETURN 1 // \\ %s", "RETURN /* \\ %s */ 1" };

	for (size_t p = 0; p < sizeof(patterns) / sizeof(*patterns); p++) {
		for (size_t i = 0; i < WORD_COUNT; i++) {
			char text[256];

			snprintf(text, sizeof(text), patterns[p], words[i], words[i]);
			CHECK(!scan(text, strlen(text)), "%s", text);
		}
	}
}

TEST(what_ends_hides_nothing_behind_it)
{
	WRITES("RETURN 'a' CREATE (n) RETURN 'b'");
	WRITES("RETURN '\\\\' CREATE (n) //'");
	WRITES("RETURN \"\\\\\" CREATE (n) //\"");
	WRITES("RETURN '\\'' CREATE (n) //'");
	WRITES("RETURN `a``` CREATE (n) //`");
	WRITES("RETURN '''' CREATE (n) //'");
	WRITES("// comment\nCREATE (n)");
	WRITES("// comment ' \nCREATE (n) //'");
	WRITES("// comment \r\nCREATE (n)");
	WRITES("/* comment */CREATE (n)");
	WRITES("/* /* nested */ CREATE (n) /* */");
	WRITES("/**/CREATE (n)/**/");
	WRITES("RETURN 1 / 2 /* */ CREATE (n)");
	WRITES("RETURN '//' CREATE (n)");
	WRITES("RETURN '/*' CREATE (n) //*/");
}

TEST(unterminated_is_in_doubt)
{
	WRITES("RETURN 'a");
	WRITES("RETURN \"a");
	WRITES("RETURN `a");
	WRITES("RETURN /* a");
	WRITES("RETURN /*/");
	WRITES("RETURN /*");
	WRITES("RETURN '");
	WRITES("RETURN \"");
	WRITES("RETURN `");
	WRITES("RETURN `a``");
	WRITES("RETURN 'a\\");
	WRITES("RETURN 'a\\'");
	/* A line comment may end with the text. */
	READS("RETURN 1 //");
	READS("RETURN 1 /");
}

TEST(unicode_escapes_are_in_doubt_everywhere)
{
	WRITES("CR\\u0045ATE (n)");
	WRITES("RETURN '\\u0027 CREATE (n) //'");
	WRITES("RETURN '\\u00e9'");
	WRITES("RETURN \"\\u00e9\"");
	WRITES("RETURN `\\u0060`");
	WRITES("RETURN 1 // \\u000A CREATE (n)");
	WRITES("RETURN /* \\u002A\\u002F */ 1");
	WRITES("RETURN '\\\\u0027 CREATE (n) //'");
	WRITES("RETURN '\\U0001F600'");
	WRITES("RETURN '\\u");
}

TEST(other_backslashes)
{
	READS("RETURN 'a\\nb\\t\\'\\\"\\\\'");
	READS("MATCH (n) WHERE n.a =~ '\\\\d+' RETURN n");
	WRITES("RETURN \\ 1");
	WRITES("\\");
	WRITES("RETURN `a\\b`");
	WRITES("RETURN `a\\` CREATE (n) //`");
}

TEST(line_ends_that_not_all_know_are_in_doubt)
{
	WRITES("RETURN 1 // a\rCREATE (n)");
	WRITES("RETURN 1 // a\r");
	WRITES("RETURN 1 // a\r'\nCREATE (n) //'");
	WRITES("RETURN 1 // a\xC2\x85 b");
	WRITES("RETURN 1 // a\xE2\x80\xA8 b");
	WRITES("RETURN 1 // a\xE2\x80\xA9 b");
	READS("RETURN 1 // größer – 日本\n");
	READS("RETURN /* a\r b\xE2\x80\xA8 */ 1");
}

TEST(control_characters_are_in_doubt)
{
	for (int byte = 1; byte < 0x20; byte++) {
		char text[] = "RETURN ? 1";
		bool blank = byte >= '\t' && byte <= '\r';

		*strchr(text, '?') = (char) byte;
		CHECK(scan(text, strlen(text)) == !blank, "%d", byte);
	}
	CHECK(scan("RETURN \0 1", 10));
	WRITES("RETURN \x7F 1");
}

TEST(start_writes_only_before_database)
{
	READS("START n=node(*) RETURN n");
	READS("start n = node:people(name = 'a') match (n)-->(m) return m");
	/* A node called database is in doubt. */
	WRITES("START database=node(0) RETURN database");
	WRITES("START DATABASE foo");
	WRITES("start database foo");
	WRITES("START\n\tDATABASE foo");
	WRITES("START /* a */ // b\n DATABASE foo");
	WRITES("START/**/DATABASE foo");
	WRITES("START\xC2\xA0"
		   "DATABASE foo");
	READS("START n=node(1) RETURN DATABASE");
	READS("START `x`=node(1) RETURN database");
	READS("RETURN START, DATABASE");
	READS("RETURN START.DATABASE");
	READS("SHOW DATABASE foo");
	READS("RETURN STARTDATABASE, START_DATABASE");
	WRITES("START n=node(1) DELETE n");
	WRITES("START n=node(1) START DATABASE foo");
	WRITES("START START DATABASE foo");
	READS("START");
}

TEST(long_words_are_no_words)
{
	char text[4096];

	memset(text, 'A', sizeof(text));
	CHECK(!scan(text, sizeof(text)));
	memset(text, '1', sizeof(text));
	CHECK(!scan(text, sizeof(text)));
	memcpy(text + sizeof(text) - 6, "CREATE", 6);
	CHECK(scan(text, sizeof(text)));
	memset(text, '_', sizeof(text) - 6);
	CHECK(!scan(text, sizeof(text)));
}

/* Every prefix of a text full of traps: nothing is read beyond its end. */
TEST(any_cut_is_safe)
{
	static const char text[] = "START /* a */ `b``c` // d\r\n 'e\\'f' \"g\\\"\" 1e5 \xE2\x80\xA8 \\";

	for (size_t length = 0; length < sizeof(text); length++) {
		scan(text, length);
	}
}
