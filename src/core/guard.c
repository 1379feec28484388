#include "guard.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#define RECORD_SEPARATOR 0x1E

/* What a step over one special place answers, if not the number of bytes it has passed. */
enum {
	HELD = 0,
	MALFORMED = -1
};

/* What read_unit() answers, if not a UTF-16 unit. */
enum {
	UNIT_CUT = -1,
	UNIT_NONE = -2
};

static bool is_special(char byte)
{
	return (unsigned char) byte >= 0x80 || byte == '\\' || byte == RECORD_SEPARATOR;
}

/* Nonzero if one of eight bytes is special (the old trick that finds a zero byte). */
static uint64_t has_special(const char *bytes)
{
	const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones * 0x80;
	uint64_t word, escape, separator;

	memcpy(&word, bytes, sizeof(word));
	escape = word ^ ones * '\\';
	separator = word ^ ones * RECORD_SEPARATOR;
	return (word | ((escape - ones) & ~escape) | ((separator - ones) & ~separator)) & tops;
}

/* The number of leading bytes that are plain. Every byte of every answer comes through here. */
static size_t skip_plain(const char *bytes, size_t length)
{
	size_t at = 0;
#if defined(__SSE2__)
	const __m128i escape = _mm_set1_epi8('\\'), separator = _mm_set1_epi8(RECORD_SEPARATOR);

	for (; length - at >= 16; at += 16) {
		__m128i block = _mm_loadu_si128((const __m128i *) (const void *) (bytes + at));
		__m128i found = _mm_or_si128(_mm_cmpeq_epi8(block, escape), _mm_cmpeq_epi8(block, separator));
		/* A byte >= 0x80 has the very bit that movemask collects. */
		int mask = _mm_movemask_epi8(_mm_or_si128(block, found));
		if (mask) {
			return at + (size_t) __builtin_ctz((unsigned) mask);
		}
	}
#endif
	while (length - at >= 8 && !has_special(bytes + at)) {
		at += 8;
	}
	while (at < length && !is_special(bytes[at])) {
		at++;
	}
	return at;
}

/* Unicode's table 3-7: the second byte's range keeps out overlong forms, surrogates and what
 * lies above U+10FFFF; the bytes after it are 80…BF. */
static const struct utf8_rule {
	unsigned char lead_from, lead_to, length, second_from, second_to;
} utf8_rules[] = {
	{ 0xC2, 0xDF, 2, 0x80, 0xBF },
	{ 0xE0, 0xE0, 3, 0xA0, 0xBF },
	{ 0xE1, 0xEC, 3, 0x80, 0xBF },
	{ 0xED, 0xED, 3, 0x80, 0x9F },
	{ 0xEE, 0xEF, 3, 0x80, 0xBF },
	{ 0xF0, 0xF0, 4, 0x90, 0xBF },
	{ 0xF1, 0xF3, 4, 0x80, 0xBF },
	{ 0xF4, 0xF4, 4, 0x80, 0x8F },
};

static const struct utf8_rule *find_rule(unsigned char lead)
{
	for (size_t i = 0; i < sizeof(utf8_rules) / sizeof(*utf8_rules); i++) {
		if (lead <= utf8_rules[i].lead_to) {
			return lead >= utf8_rules[i].lead_from ? &utf8_rules[i] : NULL;
		}
	}
	return NULL;
}

/* One non-ASCII character. HELD: well-formed so far, but cut by the border. */
static int pass_character(const char *text, size_t room)
{
	const unsigned char *bytes = (const unsigned char *) text;
	const struct utf8_rule *rule = find_rule(bytes[0]);

	if (!rule) {
		return MALFORMED;
	}
	if (room > 1 && (bytes[1] < rule->second_from || bytes[1] > rule->second_to)) {
		return MALFORMED;
	}
	for (size_t i = 2; i < rule->length && i < room; i++) {
		if ((bytes[i] & 0xC0) != 0x80) {
			return MALFORMED;
		}
	}
	return room < rule->length ? HELD : rule->length;
}

static int hex_value(char digit)
{
	if (digit >= '0' && digit <= '9') {
		return digit - '0';
	}
	digit |= 0x20;
	return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

/* The unit of a \uXXXX at text; UNIT_CUT if what there is fits but ends too early. */
static int read_unit(const char *text, size_t room)
{
	int unit = 0;

	for (size_t i = 0; i < 6; i++) {
		int digit;

		if (i == room) {
			return UNIT_CUT;
		}
		if (i < 2) {
			if (text[i] != "\\u"[i]) {
				return UNIT_NONE;
			}
			continue;
		}
		digit = hex_value(text[i]);
		if (digit < 0) {
			return UNIT_NONE;
		}
		unit = unit << 4 | digit;
	}
	return unit;
}

static bool is_high_surrogate(int unit)
{
	return unit >= 0xD800 && unit <= 0xDBFF;
}

static bool is_low_surrogate(int unit)
{
	return unit >= 0xDC00 && unit <= 0xDFFF;
}

/* An escape other than \uXXXX. Only the second backslash of a pair must not be looked at
 * again: what else follows may be a non-ASCII character, still to be checked. */
static int pass_short_escape(const char *text)
{
	return text[1] == '\\' ? 2 : 1;
}

/* Whatever begins with a backslash. An escape that is no escape goes on: the tokenizer knows
 * best what to say about it. */
static int pass_escape(char *text, size_t room, bool last)
{
	int unit, partner = UNIT_NONE;

	if (room > 1 && text[1] != 'u') {
		return pass_short_escape(text);
	}
	unit = read_unit(text, room);
	if (unit == UNIT_CUT) {
		return last ? 1 : HELD;
	}
	if (!is_high_surrogate(unit) && !is_low_surrogate(unit)) {
		return 1;
	}
	if (is_high_surrogate(unit)) {
		partner = read_unit(text + 6, room - 6);
	}
	if (partner == UNIT_CUT && !last) {
		return HELD;
	}
	if (is_low_surrogate(partner)) {
		return 12;
	}
	memcpy(text + 2, "FFFD", 4);
	return 6;
}

static int pass_separator(const neo4j_guard *guard, char *bytes, size_t at)
{
	char before = at > 0 ? bytes[at - 1] : guard->inside ? guard->last : '\n';

	if (before == '\n') {
		bytes[at] = ' ';
	}
	return 1;
}

static int pass_special(const neo4j_guard *guard, char *bytes, size_t at, size_t length, bool last)
{
	switch (bytes[at]) {
		case '\\':
			return pass_escape(bytes + at, length - at, last);
		case RECORD_SEPARATOR:
			return pass_separator(guard, bytes, at);
		default:
			return pass_character(bytes + at, length - at);
	}
}

static void remember(neo4j_guard *guard, const char *bytes, size_t passed)
{
	if (passed > 0) {
		guard->inside = true;
		guard->last = bytes[passed - 1];
		guard->passed += passed;
	}
}

neo4j_status neo4j_guard_pass(
	neo4j_guard *guard, char *bytes, size_t length, bool last, size_t *passed, neo4j_error *error)
{
	size_t at = 0;
	int step = 1;

	while (at < length && step > 0) {
		if (is_special(bytes[at])) {
			step = pass_special(guard, bytes, at, length, last);
			at += step > 0 ? (size_t) step : 0;
		} else {
			at += skip_plain(bytes + at, length - at);
		}
	}
	remember(guard, bytes, at);
	*passed = at;
	if (step == MALFORMED) {
		return neo4j_fail(error, NEO4J_ERR_PROTOCOL, "malformed UTF-8 at byte %zu", guard->passed);
	}
	if (step == HELD && last) {
		return neo4j_fail(
			error, NEO4J_ERR_TRUNCATED, "the answer ends in the middle of a character, at byte %zu", guard->passed);
	}
	return NEO4J_OK;
}
