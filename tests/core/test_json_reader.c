#include "reading.h"

static bool same(const outcome *one, const outcome *other)
{
	size_t length = neo4j_buffer_length(&one->log.text);

	return one->status == other->status && strcmp(one->error.text, other->error.text) == 0 &&
		   length == neo4j_buffer_length(&other->log.text) && memcmp(log_text(one), log_text(other), length) == 0;
}

static void compare_parts(int line, const char *text, size_t length, size_t first, size_t size,
	const neo4j_json_limits *limits, const outcome *whole)
{
	outcome parts = { 0 };

	read_in_parts(text, length, first, size, limits, &parts);
	if (!same(whole, &parts)) {
		fail_check(__FILE__, line, text, " %zu bytes, then %zu at a time: status %d, %s (%s)", first, size,
			parts.status, log_text(&parts), parts.error.text);
	}
	free_outcome(&parts);
}

/* In one piece the text must give these events, status and error text; in two pieces,
 * whatever the border, and in pieces of one to five bytes, the same. */
static void check_reading(int line, const char *text, size_t length, const neo4j_json_limits *limits,
	neo4j_status status, const char *events, const char *error)
{
	outcome whole = { 0 };

	read_in_parts(text, length, length, 1, limits, &whole);
	if (whole.status != status || strcmp(log_text(&whole), events) != 0 ||
		(error && strcmp(whole.error.text, error) != 0)) {
		fail_check(
			__FILE__, line, text, " status %d, events %s (%s)", whole.status, log_text(&whole), whole.error.text);
	}
	for (size_t border = 0; border < length; border++) {
		compare_parts(line, text, length, border, length, limits, &whole);
	}
	for (size_t size = 1; size <= 5; size++) {
		compare_parts(line, text, length, size, size, limits, &whole);
	}
	free_outcome(&whole);
}

#define READS(text, events) check_reading(__LINE__, text, sizeof(text) - 1, &wide, NEO4J_OK, events, NULL)
#define READS_MANY(text, events) check_reading(__LINE__, text, sizeof(text) - 1, &lines, NEO4J_OK, events, NULL)
#define FAILS(text, status, events, error) check_reading(__LINE__, text, sizeof(text) - 1, &wide, status, events, error)
#define FAILS_MANY(text, status, events, error) \
	check_reading(__LINE__, text, sizeof(text) - 1, &lines, status, events, error)

TEST(values_come_as_events)
{
	READS("{}", "{ } ");
	READS("[]", "[ ] ");
	READS("[null,true,false,1,\"a\"]", "[ null true false 1 <a> ] ");
	READS("{\"columns\":[\"n\"],\"data\":[[{\"id\":1}]]}", "{ <columns>:[ <n> ] <data>:[ [ { <id>:1 } ] ] } ");
	READS("\"alone\"", "<alone> ");
	READS("null", "null ");
	READS("17", "17 ");
}

TEST(numbers_come_as_text)
{
	READS("[0,-0,-1,1.0E8,1e400,-2.5e-3]", "[ 0 -0 -1 1.0E8 1e400 -2.5e-3 ] ");
	READS("[9223372036854775807,-9223372036854775808,9223372036854775808]",
		"[ 9223372036854775807 -9223372036854775808 9223372036854775808 ] ");
	READS("[123456789012345678901234567890.123456789]", "[ 123456789012345678901234567890.123456789 ] ");
}

TEST(strings_are_unescaped)
{
	READS("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[ <\"\\/\b\f\n\r\t> ] ");
	READS("[\"\\u00e9\\u20AC\\ud83d\\ude00 é€😀\"]", "[ <é€😀 é€😀> ] ");
	READS("{\"\\u006bey\\n\":1}", "{ <key\n>:1 } ");
}

TEST(lone_surrogates_are_replacement_characters)
{
	READS("[\"\\ud800\",\"\\udc00x\",\"\\ud83d\\u0041\",\"\\\\ud800\"]",
		"[ <\xEF\xBF\xBD> <\xEF\xBF\xBDx> <\xEF\xBF\xBD"
		"A> <\\ud800> ] ");
}

/* As text with a length: the log's own NUL must not hide what is behind it. */
TEST(nul_escapes_are_bytes)
{
	outcome result = { 0 };
	static const char text[] = "[\"a\\u0000b\\u0000\"]";
	static const char expected[] = "[ <a\0b\0> ] ";

	read_in_parts(text, sizeof(text) - 1, sizeof(text), 1, &wide, &result);
	CHECK(result.status == NEO4J_OK);
	CHECK(neo4j_buffer_length(&result.log.text) == sizeof(expected) - 1);
	CHECK(memcmp(log_text(&result), expected, sizeof(expected)) == 0);
	for (size_t border = 0; border < sizeof(text); border++) {
		compare_parts(__LINE__, text, sizeof(text) - 1, border, sizeof(text), &wide, &result);
	}
	free_outcome(&result);
}

TEST(repeated_and_empty_keys_are_kept)
{
	READS("{\"a\":1,\"a\":2,\"\":3,\"\":{}}", "{ <a>:1 <a>:2 <>:3 <>:{ } } ");
}

TEST(blanks_do_not_count)
{
	READS("\r\n{\r\n\t\"a\" :\r\n[ 1 ,\t2 ]\r\n}\r\n", "{ <a>:[ 1 2 ] } ");
}

TEST(borders_change_nothing)
{
	outcome whole = { 0 };
	size_t length = sizeof(nasty) - 1;

	read_in_parts(nasty, length, length, 1, &wide, &whole);
	CHECK(whole.status == NEO4J_OK);
	CHECK(whole.log.events == NASTY_EVENTS, "%zu", whole.log.events);
	for (size_t border = 0; border <= length; border++) {
		compare_parts(__LINE__, nasty, length, border, length, &wide, &whole);
	}
	for (size_t first = 0; first <= 40; first++) {
		for (size_t size = 1; size <= 40; size++) {
			compare_parts(__LINE__, nasty, length, first, size, &wide, &whole);
		}
	}
	free_outcome(&whole);
}

/* Cut anywhere, no answer is complete before its last bracket, and none is after it. */
TEST(every_truncation_is_noticed)
{
	const char *end = strrchr(nasty, '}');

	for (size_t length = 0; length < sizeof(nasty); length++) {
		outcome result = { 0 };
		bool complete = nasty + length > end;

		read_in_parts(nasty, length, length, 1, &wide, &result);
		CHECK(result.status == (complete ? NEO4J_OK : NEO4J_ERR_TRUNCATED), "%zu: %d %s", length, result.status,
			result.error.text);
		free_outcome(&result);
	}
}

TEST(an_empty_answer_is_truncated)
{
	FAILS("", NEO4J_ERR_TRUNCATED, "", "the answer is empty");
	FAILS(" \r\n\t", NEO4J_ERR_TRUNCATED, "", "the answer is empty");
	FAILS_MANY("", NEO4J_ERR_TRUNCATED, "", "the answer is empty");
	FAILS_MANY("\n\x1E", NEO4J_ERR_TRUNCATED, "", "the answer is empty");
}

TEST(cut_values_are_truncated)
{
	FAILS("[1,2", NEO4J_ERR_TRUNCATED, "[ 1 ", "the answer ends in the middle of a value, after 4 bytes");
	FAILS("tru", NEO4J_ERR_TRUNCATED, "", "the answer ends in the middle of a value, after 3 bytes");
	FAILS("nul", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("\"abc", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("\"abc\\", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("\"abc\\u12", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("\"abc\\ud83d", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("-", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("1.", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("1e", NEO4J_ERR_TRUNCATED, "", NULL);
	FAILS("{\"a\"", NEO4J_ERR_TRUNCATED, "{ <a>:", NULL);
	FAILS("{\"a\":", NEO4J_ERR_TRUNCATED, "{ <a>:", NULL);
	FAILS("{", NEO4J_ERR_TRUNCATED, "{ ", NULL);
	FAILS("[\"é\xC3", NEO4J_ERR_TRUNCATED, "[ ", "the answer ends in the middle of a character, at byte 4");
}

TEST(malformed_json_is_refused_behind_its_events)
{
	FAILS("[1,2,]", NEO4J_ERR_PROTOCOL, "[ 1 2 ",
		"malformed JSON at byte 6: parse error: unallowed token at this point in JSON text");
	FAILS("[1 2]", NEO4J_ERR_PROTOCOL, "[ 1 ", NULL);
	FAILS("{\"a\" 1}", NEO4J_ERR_PROTOCOL, "{ <a>:", NULL);
	FAILS("{1:2}", NEO4J_ERR_PROTOCOL, "{ ", NULL);
	FAILS("[1}", NEO4J_ERR_PROTOCOL, "[ 1 ", NULL);
	FAILS("<html>", NEO4J_ERR_PROTOCOL, "", "malformed JSON at byte 1: lexical error: invalid char in json text.");
	FAILS("[tru]", NEO4J_ERR_PROTOCOL, "[ ", "malformed JSON at byte 4: lexical error: invalid string in json text.");
	FAILS("[01]", NEO4J_ERR_PROTOCOL, "[ 0 ", NULL);
	FAILS("[+1]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("[.5]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("[NaN]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("['a']", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("[/* no */]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("[\"a\nb\"]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("[\"a\\x\"]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
	FAILS("[\"a\\u12G4\"]", NEO4J_ERR_PROTOCOL, "[ ", NULL);
}

TEST(a_byte_order_mark_is_refused)
{
	FAILS("\xEF\xBB\xBF{}", NEO4J_ERR_PROTOCOL, "",
		"malformed JSON at byte 1: lexical error: invalid char in json text.");
}

TEST(malformed_utf8_is_refused_behind_its_events)
{
	FAILS("[1,\"a\",\"b\xC0\xAF\"]", NEO4J_ERR_PROTOCOL, "[ 1 <a> ", "malformed UTF-8 at byte 9");
	FAILS("[1,\"a\",\"\xED\xA0\x80\"]", NEO4J_ERR_PROTOCOL, "[ 1 <a> ", "malformed UTF-8 at byte 8");
	/* The first of two errors counts. */
	FAILS("[1,],\"\xC0\xAF\"]", NEO4J_ERR_PROTOCOL, "[ 1 ",
		"malformed JSON at byte 4: parse error: unallowed token at this point in JSON text");
}

TEST(nothing_may_follow_a_single_value)
{
	FAILS("{}x", NEO4J_ERR_PROTOCOL, "{ } ", "malformed JSON at byte 3: parse error: trailing garbage");
	FAILS("{}{}", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
	FAILS("[] []", NEO4J_ERR_PROTOCOL, "[ ] ", NULL);
	FAILS("{}\n\x1E{}", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
	/* Begun and not ended: yajl_complete_parse() alone would let these pass. */
	FAILS("{} \"abc", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
	FAILS("{} 5", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
	FAILS("{} tru", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
	READS("{} \r\n\t ", "{ } ");
}

TEST(many_values_may_follow_each_other)
{
	READS_MANY("{\"header\":1}\n{\"data\":[1]}\n{\"info\":{}}\n", "{ <header>:1 } { <data>:[ 1 ] } { <info>:{ } } ");
	READS_MANY("\x1E{\"a\":1}\n\x1E[2]\n\x1E{}\n", "{ <a>:1 } [ 2 ] { } ");
	READS_MANY("{}\r\n\r\n[]", "{ } [ ] ");
	READS_MANY("1\n\"a\"\n2", "1 <a> 2 ");
}

TEST(the_last_of_many_must_be_complete)
{
	FAILS_MANY("{}\n[1,2", NEO4J_ERR_TRUNCATED, "{ } [ 1 ", NULL);
	FAILS_MANY("{}\n\"abc", NEO4J_ERR_TRUNCATED, "{ } ", NULL);
	FAILS_MANY("{}\n\"abc\\", NEO4J_ERR_TRUNCATED, "{ } ", NULL);
	FAILS_MANY("{}\ntru", NEO4J_ERR_TRUNCATED, "{ } ", NULL);
	FAILS_MANY("{}\n{", NEO4J_ERR_TRUNCATED, "{ } { ", NULL);
	FAILS_MANY("{}\n{\"a\"", NEO4J_ERR_TRUNCATED, "{ } { <a>:", NULL);
	FAILS_MANY("{}\n-", NEO4J_ERR_TRUNCATED, "{ } ", NULL);
	FAILS_MANY("{}\n\x1E\x1E{}", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
	FAILS_MANY("{}\n,", NEO4J_ERR_PROTOCOL, "{ } ", NULL);
}
