#include "number.h"

#include "test.h"

static bool parses(const char *text, int64_t expected)
{
	int64_t value = 4711;

	return neo4j_parse_int64(text, strlen(text), &value) && value == expected;
}

static bool refuses(const char *text)
{
	int64_t value = 4711;

	return !neo4j_parse_int64(text, strlen(text), &value) && value == 4711;
}

TEST(integers_are_read)
{
	CHECK(parses("0", 0));
	CHECK(parses("7", 7));
	CHECK(parses("-7", -7));
	CHECK(parses("-0", 0));
	CHECK(parses("1234567890123456789", 1234567890123456789));
}

TEST(both_ends_are_exact)
{
	CHECK(parses("9223372036854775807", INT64_MAX));
	CHECK(parses("9223372036854775806", INT64_MAX - 1));
	CHECK(parses("-9223372036854775808", INT64_MIN));
	CHECK(parses("-9223372036854775807", INT64_MIN + 1));
	CHECK(refuses("9223372036854775808"));
	CHECK(refuses("-9223372036854775809"));
	CHECK(refuses("9999999999999999999"));
	CHECK(refuses("-9999999999999999999"));
	/* 2^64 and 2^64 + 5 would wrap to 0 and 5. */
	CHECK(refuses("18446744073709551616"));
	CHECK(refuses("18446744073709551621"));
	CHECK(refuses("100000000000000000000000000000000000000000"));
}

TEST(leading_zeros_do_not_count_as_digits)
{
	CHECK(parses("000000000000000000000000000042", 42));
	CHECK(parses("-0000000000009223372036854775808", INT64_MIN));
	CHECK(refuses("00000000000009223372036854775808"));
	CHECK(parses("0000000000000000000000000000000000", 0));
}

TEST(what_is_no_integer_is_refused)
{
	static const char *const texts[] = { "", "-", "+1", " 1", "1 ", "1.0", "1e3", "--1", "0x10", "1-", "a", "/", ":",
		"٣" };

	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		CHECK(refuses(texts[i]), "\"%s\"", texts[i]);
	}
}

TEST(the_length_bounds_the_text)
{
	int64_t value;

	CHECK(neo4j_parse_int64("1234", 2, &value) && value == 12);
	CHECK(neo4j_parse_int64("-12.5", 3, &value) && value == -12);
}

TEST(floats_are_told_by_their_spelling)
{
	CHECK(neo4j_is_float_text("1.0", 3));
	CHECK(neo4j_is_float_text("1e5", 3));
	CHECK(neo4j_is_float_text("-1E5", 4));
	CHECK(!neo4j_is_float_text("1", 1));
	CHECK(!neo4j_is_float_text("-9223372036854775809", 20));
	CHECK(!neo4j_is_float_text("10.5", 2));
	CHECK(!neo4j_is_float_text("", 0));
}

TEST(a_decimal_is_whole_and_without_blanks)
{
	static const char *const good[] = { "1", "-1", "1.0", "-0.0", "1.5E300", "4.9E-324", "1e+5" };
	static const char *const bad[] = { "", "-", ".5", "-.5", "1.", "1.e5", "1e", "1e+", " 1.5", "\t1.5", "1.5 ", "+1", "0x1p3",
		"NaN", "1.5.5", "1e5e5" };

	for (size_t i = 0; i < sizeof(good) / sizeof(*good); i++) {
		CHECK(neo4j_is_decimal(good[i], strlen(good[i])), "\"%s\"", good[i]);
	}
	for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
		CHECK(!neo4j_is_decimal(bad[i], strlen(bad[i])), "\"%s\"", bad[i]);
	}
	CHECK(!neo4j_is_decimal("1.5\0e", 5));
}
