#include "guard.h"

#include "test.h"

#define ROOM 512

/* What came of one run of the guard over a whole text. */
typedef struct outcome {
	neo4j_status status;
	size_t length;
	char bytes[ROOM];
	char text[NEO4J_ERROR_TEXT];
} outcome;

/* One call, on a block of just that size, so that the sanitizer sees a byte read too far. */
static neo4j_status pass_block(
	neo4j_guard *guard, char *bytes, size_t length, bool last, size_t *passed, neo4j_error *error)
{
	char *block = calloc(1, length ? length : 1);
	neo4j_status status;

	memcpy(block, bytes, length);
	status = neo4j_guard_pass(guard, block, length, last, passed, error);
	CHECK(*passed <= length);
	memcpy(bytes, block, *passed);
	free(block);
	return status;
}

/* Offers text[0…length) as a caller would that receives it in parts: up to `first` bytes, then
 * `step` bytes more at a time, always together with what was held back. */
static void run_guard(const char *text, size_t length, size_t first, size_t step, outcome *result)
{
	neo4j_guard guard = { 0 };
	neo4j_error error = { 0 };
	size_t taken = 0, arrived = first < length ? first : length, passed;

	memset(result, 0, sizeof(*result));
	memcpy(result->bytes, text, length);
	for (;;) {
		bool last = arrived == length;
		result->status = pass_block(&guard, result->bytes + taken, arrived - taken, last, &passed, &error);
		taken += passed;
		CHECK(guard.passed == taken);
		if (result->status != NEO4J_OK || last) {
			break;
		}
		CHECK(arrived - taken <= 11, "%s", text);
		arrived = arrived + step < length ? arrived + step : length;
	}
	CHECK(result->status != NEO4J_OK || taken == length, "%s: held back for ever", text);
	result->bytes[taken] = '\0';
	result->length = taken;
	memcpy(result->text, error.text, sizeof(error.text));
}

static bool same(const outcome *one, const outcome *other)
{
	return one->status == other->status && one->length == other->length &&
		   memcmp(one->bytes, other->bytes, one->length) == 0 && strcmp(one->text, other->text) == 0;
}

/* The text in one piece must become `expected`; in two pieces, whatever the border, and in
 * pieces of one to seven bytes, it must become the same. */
static void check_run(
	int line, const char *text, size_t length, neo4j_status status, const char *expected, size_t expected_length)
{
	outcome whole, split;

	run_guard(text, length, length, 1, &whole);
	if (whole.status != status || whole.length != expected_length ||
		memcmp(whole.bytes, expected, expected_length) != 0) {
		fail_check(__FILE__, line, text, " status %d, %zu bytes: %.*s (%s)", whole.status, whole.length,
			(int) whole.length, whole.bytes, whole.text);
	}
	for (size_t border = 0; border <= length; border++) {
		run_guard(text, length, border, length, &split);
		CHECK(same(&whole, &split), "%s split at %zu: %s", text, border, split.bytes);
	}
	for (size_t step = 1; step < 8; step++) {
		run_guard(text, length, step, step, &split);
		CHECK(same(&whole, &split), "%s in pieces of %zu: %s", text, step, split.bytes);
	}
}

#define BECOMES(text, expected) check_run(__LINE__, text, sizeof(text) - 1, NEO4J_OK, expected, sizeof(expected) - 1)

#define STAYS(text) BECOMES(text, text)

/* `before` is what passes before the flaw. */
#define FAILS(text, status, before) check_run(__LINE__, text, sizeof(text) - 1, status, before, sizeof(before) - 1)

#define MALFORMED(text, before) FAILS(text, NEO4J_ERR_PROTOCOL, before)

TEST(plain_text_stays)
{
	STAYS("");
	STAYS("x");
	STAYS("{\"columns\":[\"a\"],\"data\":[[1,2.5,null,true,\"text\"],[2,3.5,null,false,\"\"]]}");
	STAYS("\x01\x02\x7F\t\r\n\0 and on");
}

TEST(well_formed_characters_stay)
{
	STAYS("\"é\"");
	STAYS("\"\xC2\x80 \xDF\xBF\"");
	STAYS("\"\xE0\xA0\x80 \xE1\x80\x80 \xEC\xBF\xBF \xED\x80\x80 \xED\x9F\xBF \xEE\x80\x80 \xEF\xBF\xBF\"");
	STAYS("\"\xF0\x90\x80\x80 \xF1\x80\x80\x80 \xF3\xBF\xBF\xBF \xF4\x8F\xBF\xBF\"");
	STAYS("日本語の文字列😀😀 Größe ßẞ ﷽");
	STAYS("\xEF\xBB\xBF{}");
}

TEST(malformed_characters_are_refused)
{
	MALFORMED("\"a\x80\"", "\"a");
	MALFORMED("\"a\xBF\"", "\"a");
	MALFORMED("ab\xFF", "ab");
	MALFORMED("ab\xFE\xFE\xFF\xFF", "ab");
	MALFORMED("ab\xF8\x88\x80\x80\x80", "ab");
	MALFORMED("é\xC3x", "é");
	MALFORMED("é\xC3\xC3\xA9", "é");
	MALFORMED("\xE2\x82z", "");
	MALFORMED("\xE2z\x82", "");
	MALFORMED("\xF0\x9F\x98z", "");
	MALFORMED("\xF0\x9Fz\x98", "");
}

TEST(overlong_forms_are_refused)
{
	MALFORMED("/\xC0\xAF", "/");
	MALFORMED("/\xC0\x80", "/");
	MALFORMED("/\xC1\xBF", "/");
	MALFORMED("/\xE0\x80\xAF", "/");
	MALFORMED("/\xE0\x9F\xBF", "/");
	MALFORMED("/\xF0\x80\x80\xAF", "/");
	MALFORMED("/\xF0\x8F\xBF\xBF", "/");
}

TEST(encoded_surrogates_are_refused)
{
	MALFORMED("\xED\xA0\x80", "");
	MALFORMED("\xED\xBF\xBF", "");
	MALFORMED("x\xED\xA0\xBD\xED\xB8\x80", "x");
}

TEST(nothing_above_10FFFF_passes)
{
	MALFORMED("x\xF4\x90\x80\x80", "x");
	MALFORMED("x\xF5\x80\x80\x80", "x");
	MALFORMED("x\xF7\xBF\xBF\xBF", "x");
}

TEST(a_character_cut_at_the_end_is_a_truncation)
{
	FAILS("caf\xC3", NEO4J_ERR_TRUNCATED, "caf");
	FAILS("\xE2", NEO4J_ERR_TRUNCATED, "");
	FAILS("\xE2\x82", NEO4J_ERR_TRUNCATED, "");
	FAILS("\xF0\x9F\x98", NEO4J_ERR_TRUNCATED, "");
	/* These could not have become anything. */
	MALFORMED("\xE0\x80", "");
	MALFORMED("\xF4\x90", "");
}

TEST(error_texts_give_the_offset)
{
	outcome result;

	run_guard("0123456789\xC0\xAF", 12, 4, 3, &result);
	CHECK_TEXT(result.text, "malformed UTF-8 at byte 10");
	run_guard("0123456789\xE2\x82", 12, 4, 3, &result);
	CHECK_TEXT(result.text, "the answer ends in the middle of a character, at byte 10");
}

/* Every lead byte with every second byte, against a decoder that knows nothing of ranges. */
static bool is_character(const unsigned char *bytes, size_t *length)
{
	static const unsigned long smallest[] = { 0, 0, 0x80, 0x800, 0x10000 };
	unsigned long point = bytes[0];

	*length = point >= 0xF8 ? 0 : point >= 0xF0 ? 4 : point >= 0xE0 ? 3 : point >= 0xC0 ? 2 : 0;
	if (*length == 0) {
		return false;
	}
	point &= 0x7Fu >> *length;
	for (size_t i = 1; i < *length; i++) {
		if (bytes[i] >> 6 != 2) {
			return false;
		}
		point = point << 6 | (bytes[i] & 0x3F);
	}
	return point >= smallest[*length] && point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF);
}

TEST(every_pair_of_first_bytes_is_judged_right)
{
	for (unsigned lead = 0x80; lead < 0x100; lead++) {
		for (unsigned second = 0; second < 0x100; second++) {
			unsigned char bytes[] = { (unsigned char) lead, (unsigned char) second, 0x85, 0xA5 };
			size_t length;
			bool right = is_character(bytes, &length);
			outcome result;

			run_guard((char *) bytes, right ? length : 4, 4, 1, &result);
			CHECK(result.status == (right ? NEO4J_OK : NEO4J_ERR_PROTOCOL), "%02X %02X", lead, second);
		}
	}
}

TEST(escapes_that_need_nothing_stay)
{
	STAYS("\"\\n\\t\\\"\\\\\\/\\b\\f\\r\"");
	STAYS("\"\\u0000\\u0041\\u00e9\\u20AC\\uFFFD\\uD7FF\\uE000\\uffff\"");
	STAYS("\"\\uD83D\\uDE00\"");
	STAYS("\"\\ud83d\\ude00\\uDBFF\\uDFFF\\uD800\\uDC00\"");
	STAYS("\"\\uD83D\\uDE00\\uD83D\\uDE00\"");
}

TEST(lone_surrogates_are_mended)
{
	BECOMES("\"\\uD800\"", "\"\\uFFFD\"");
	BECOMES("\"\\udbff\"", "\"\\uFFFD\"");
	BECOMES("\"\\uDC00\"", "\"\\uFFFD\"");
	BECOMES("\"\\udfff\"", "\"\\uFFFD\"");
	BECOMES("\"\\uD800x\\uDC00\"", "\"\\uFFFDx\\uFFFD\"");
	BECOMES("\"\\uDC00\\uD800\"", "\"\\uFFFD\\uFFFD\"");
	BECOMES("\"\\uD800\\n\\uDC00\"", "\"\\uFFFD\\n\\uFFFD\"");
	BECOMES("\"\\uD800\\u0041\"", "\"\\uFFFD\\u0041\"");
	BECOMES("\"\\uD800é\"", "\"\\uFFFDé\"");
}

TEST(a_high_surrogate_takes_the_nearest_low_one)
{
	BECOMES("\"\\uD83D\\uD83D\\uDE00\"", "\"\\uFFFD\\uD83D\\uDE00\"");
	BECOMES("\"\\uD83D\\uD83D\\uD83D\"", "\"\\uFFFD\\uFFFD\\uFFFD\"");
	BECOMES("\"\\uD83D\\uDE00\\uDE00\"", "\"\\uD83D\\uDE00\\uFFFD\"");
}

TEST(an_escaped_backslash_begins_no_escape)
{
	STAYS("\"\\\\uD800\"");
	STAYS("\"\\\\\\\\uD800\"");
	BECOMES("\"\\\\\\uD800\"", "\"\\\\\\uFFFD\"");
	BECOMES("\"\\uD800\\\\uDC00\"", "\"\\uFFFD\\\\uDC00\"");
	BECOMES("\"\\uD800\\\\\\uDC00\"", "\"\\uFFFD\\\\\\uFFFD\"");
}

/* They are wrong, but that is the tokenizer's to say. */
TEST(escapes_that_are_none_stay)
{
	STAYS("\"\\uD80\"");
	STAYS("\"\\uD8G0\"");
	STAYS("\"\\u\"");
	STAYS("\"\\x\\1\"");
	STAYS("\\");
	STAYS("\\u");
	STAYS("\"\\uD8");
	STAYS("\"\\UD800\"");
	BECOMES("\"\\uD800", "\"\\uFFFD");
	BECOMES("\"\\uD800\\", "\"\\uFFFD\\");
	BECOMES("\"\\uD800\\uD", "\"\\uFFFD\\uD");
	BECOMES("\"\\uD800\\uDC0g", "\"\\uFFFD\\uDC0g");
}

TEST(an_escaped_character_is_checked)
{
	STAYS("\"\\é\"");
	MALFORMED("\"\\\x80\"", "\"\\");
	MALFORMED("\"\\uD800\x80\"", "\"\\uFFFD");
	MALFORMED("\"\\u\xC3\"", "\"\\u");
}

TEST(record_separators_become_blanks)
{
	BECOMES("\x1E{}\n\x1E{}\n", " {}\n {}\n");
	BECOMES("\x1E", " ");
	BECOMES("{}\n\x1E", "{}\n ");
	BECOMES("{}\r\n\x1E{}", "{}\r\n {}");
}

TEST(other_separators_stay)
{
	STAYS("{}\x1E{}");
	STAYS("\"a\x1E"
		  "b\"");
	BECOMES("\x1E\x1E{}", " \x1E{}");
	STAYS("{} \n \x1E");
	STAYS("\"\\\x1E\"");
}

/* Through the blocks of 16 and 8 bytes and what is left of them. */
TEST(nothing_hides_in_a_long_text)
{
	static const struct {
		const char *from, *to;
		neo4j_status status;
	} places[] = {
		{ "é", "é", NEO4J_OK },
		{ "\\uD800", "\\uFFFD", NEO4J_OK },
		{ "\n\x1E", "\n ", NEO4J_OK },
		{ "\x80", "", NEO4J_ERR_PROTOCOL },
		{ "\xFF", "", NEO4J_ERR_PROTOCOL },
	};

	for (size_t i = 0; i < sizeof(places) / sizeof(*places); i++) {
		for (size_t before = 0; before < 50; before++) {
			for (size_t after = 0; after < 50; after++) {
				char text[ROOM], expected[ROOM];
				outcome result;

				snprintf(text, ROOM, "%.*s%s%.*s", (int) before,
					"................................................................", places[i].from, (int) after,
					"................................................................");
				snprintf(expected, ROOM, "%.*s%s%.*s", (int) before,
					"................................................................", places[i].to,
					places[i].status == NEO4J_OK ? (int) after : 0,
					"................................................................");
				run_guard(text, strlen(text), strlen(text), 1, &result);
				CHECK(result.status == places[i].status, "%s", text);
				CHECK_TEXT(result.bytes, expected);
			}
		}
	}
}

/* What is held back must come through with one more byte, or with the end. */
TEST(holding_back_always_ends)
{
	static const char *const texts[] = { "\\uD83D\\uDE0", "\xF0\x9F\x98", "\\", "\\uD83D\\" };
	static const char more[] = { '0', (char) 0x80, '"', '\\' };

	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		neo4j_guard guard = { 0 };
		size_t length = strlen(texts[i]), passed;
		char copy[32];

		memcpy(copy, texts[i], length);
		CHECK(neo4j_guard_pass(&guard, copy, length, false, &passed, NULL) == NEO4J_OK);
		CHECK(passed == 0, "%s", texts[i]);
		copy[length] = more[i];
		CHECK(neo4j_guard_pass(&guard, copy, length + 1, false, &passed, NULL) == NEO4J_OK);
		CHECK(passed > 0, "%s", texts[i]);
	}
}
