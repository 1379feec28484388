#include "number.h"

#include <string.h>

/* Every number of 19 digits fits 64 unsigned bits; INT64_MAX itself has 19. */
#define MAX_DIGITS 19

bool neo4j_parse_int64(const char *text, size_t length, int64_t *value)
{
	const char *end = text + length;
	bool negative = length > 0 && *text == '-';
	uint64_t magnitude = 0;

	text += negative;
	if (text == end) {
		return false;
	}
	while (end - text > MAX_DIGITS && *text == '0') {
		text++;
	}
	if (end - text > MAX_DIGITS) {
		return false;
	}
	for (; text < end; text++) {
		if (*text < '0' || *text > '9') {
			return false;
		}
		magnitude = magnitude * 10 + (uint64_t) (*text - '0');
	}
	if (magnitude > (uint64_t) INT64_MAX + negative) {
		return false;
	}
	/* -(2^63 - 1) - 1 never leaves the range, as -(int64_t) 2^63 would. */
	*value = !negative || !magnitude ? (int64_t) magnitude : -(int64_t) (magnitude - 1) - 1;
	return true;
}

bool neo4j_is_float_text(const char *text, size_t length)
{
	for (size_t at = 0; at < length; at++) {
		if (text[at] == '.' || text[at] == 'e' || text[at] == 'E') {
			return true;
		}
	}
	return false;
}

static size_t skip_digits(const char *text, size_t length, size_t at)
{
	while (at < length && text[at] >= '0' && text[at] <= '9') {
		at++;
	}
	return at;
}

/* Skips a part that begins with one of `marks` and goes on with digits. A part that is not
 * there is skipped as well; one without digits stops the scan at its mark. */
static size_t skip_part(const char *text, size_t length, size_t at, const char *marks, bool is_signed)
{
	size_t digits = at + 1, end;

	if (at >= length || !strchr(marks, text[at])) {
		return at;
	}
	if (is_signed && digits < length && (text[digits] == '+' || text[digits] == '-')) {
		digits++;
	}
	end = skip_digits(text, length, digits);
	return end > digits ? end : at;
}

bool neo4j_is_decimal(const char *text, size_t length)
{
	size_t start = length > 0 && text[0] == '-' ? 1 : 0;
	size_t at = skip_digits(text, length, start);

	if (at == start || memchr(text, '\0', length)) {
		return false;
	}
	at = skip_part(text, length, at, ".", false);
	return skip_part(text, length, at, "eE", true) == length;
}
