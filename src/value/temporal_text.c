/* ISO 8601 as Neo4j writes it: moments and durations, read and written. */
#include "temporal.h"

#include <Zend/zend_smart_str.h>

typedef struct scan {
	const char *at, *end;
} scan;

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool take(scan *scan, char c)
{
	if (scan->at == scan->end || *scan->at != c) {
		return false;
	}
	scan->at++;
	return true;
}

/* Between `least` and `most` digits, all that there are. */
static bool take_digits(scan *scan, int least, int most, int64_t *number)
{
	int count = 0;

	*number = 0;
	while (scan->at < scan->end && is_digit(*scan->at)) {
		if (++count > most) {
			return false;
		}
		*number = *number * 10 + (*scan->at++ - '0');
	}
	return count >= least;
}

static bool take_two(scan *scan, int64_t *number)
{
	return take_digits(scan, 2, 2, number);
}

/* What stands behind the dot, in billionths. */
static bool take_fraction(scan *scan, int64_t *nanoseconds)
{
	const char *from = scan->at;

	if (!take_digits(scan, 1, 9, nanoseconds)) {
		return false;
	}
	for (size_t digits = (size_t) (scan->at - from); digits < 9; digits++) {
		*nanoseconds *= 10;
	}
	return true;
}

static bool take_date(scan *scan, int64_t *numbers)
{
	bool negative = take(scan, '-');

	if (!negative) {
		take(scan, '+');
	}
	if (!take_digits(scan, 4, 9, &numbers[NEO4J_YEAR])) {
		return false;
	}
	if (negative) {
		numbers[NEO4J_YEAR] = -numbers[NEO4J_YEAR];
	}
	return take(scan, '-') && take_two(scan, &numbers[NEO4J_MONTH]) && take(scan, '-') && take_two(scan, &numbers[NEO4J_DAY]);
}

static bool take_time(scan *scan, int64_t *numbers)
{
	if (!take_two(scan, &numbers[NEO4J_HOUR]) || !take(scan, ':') || !take_two(scan, &numbers[NEO4J_MINUTE])) {
		return false;
	}
	if (!take(scan, ':')) {
		return true;
	}
	return take_two(scan, &numbers[NEO4J_SECOND]) && (!take(scan, '.') || take_fraction(scan, &numbers[NEO4J_NANOSECOND]));
}

static bool take_offset(scan *scan, int64_t *seconds)
{
	int64_t hours, minutes, rest = 0;
	bool negative;

	if (take(scan, 'Z')) {
		return true;
	}
	negative = take(scan, '-');
	if ((!negative && !take(scan, '+')) || !take_two(scan, &hours) || !take(scan, ':') || !take_two(scan, &minutes)) {
		return false;
	}
	if (take(scan, ':') && !take_two(scan, &rest)) {
		return false;
	}
	*seconds = (hours * 60 + minutes) * 60 + rest;
	if (negative) {
		*seconds = -*seconds;
	}
	return minutes < 60 && rest < 60;
}

/* "[Europe/Berlin]", or nothing. */
static bool take_zone(scan *scan, neo4j_moment *moment)
{
	const char *close;

	if (!take(scan, '[')) {
		return true;
	}
	close = memchr(scan->at, ']', (size_t) (scan->end - scan->at));
	if (!close) {
		return false;
	}
	moment->zone = scan->at;
	moment->zone_length = (size_t) (close - scan->at);
	scan->at = close + 1;
	return true;
}

bool neo4j_moment_parse(neo4j_moment *moment, const neo4j_temporal_kind *kind, const char *text, size_t length)
{
	scan scan = { text, text + length };
	bool date = neo4j_temporal_has(kind, NEO4J_YEAR), time = neo4j_temporal_has(kind, NEO4J_HOUR);

	memset(moment, 0, sizeof(*moment));
	if ((date && !take_date(&scan, moment->numbers)) || (date && time && !take(&scan, 'T'))
			|| (time && !take_time(&scan, moment->numbers))) {
		return false;
	}
	if (neo4j_temporal_has(kind, NEO4J_OFFSET) && !take_offset(&scan, &moment->numbers[NEO4J_OFFSET])) {
		return false;
	}
	if (neo4j_temporal_has(kind, NEO4J_ZONE) && !take_zone(&scan, moment)) {
		return false;
	}
	return scan.at == scan.end && neo4j_moment_fault(moment, kind) < 0;
}

/* Years of more than four digits have a sign. */
static void write_date(smart_str *text, const int64_t *numbers)
{
	int64_t year = numbers[NEO4J_YEAR];

	if (year > 9999) {
		smart_str_appendc(text, '+');
	} else if (year < 0) {
		smart_str_appendc(text, '-');
	}
	smart_str_append_printf(text, "%04d-%02d-%02d", (int) (year < 0 ? -year : year), (int) numbers[NEO4J_MONTH],
		(int) numbers[NEO4J_DAY]);
}

/* ".5" of 500,000,000; nothing of 0. */
static void write_fraction(smart_str *text, int64_t nanoseconds)
{
	char digits[16];
	int length = snprintf(digits, sizeof(digits), ".%09d", (int) nanoseconds);

	while (length > 0 && digits[length - 1] == '0') {
		length--;
	}
	if (length > 1) {
		smart_str_appendl(text, digits, (size_t) length);
	}
}

static void write_time(smart_str *text, const int64_t *numbers)
{
	smart_str_append_printf(text, "%02d:%02d:%02d", (int) numbers[NEO4J_HOUR], (int) numbers[NEO4J_MINUTE],
		(int) numbers[NEO4J_SECOND]);
	write_fraction(text, numbers[NEO4J_NANOSECOND]);
}

static void write_offset(smart_str *text, int64_t seconds)
{
	int absolute = (int) (seconds < 0 ? -seconds : seconds);

	if (seconds == 0) {
		smart_str_appendc(text, 'Z');
		return;
	}
	smart_str_append_printf(text, "%c%02d:%02d", seconds < 0 ? '-' : '+', absolute / 3600, absolute / 60 % 60);
	if (absolute % 60) {
		smart_str_append_printf(text, ":%02d", absolute % 60);
	}
}

void neo4j_moment_write(smart_str *text, const neo4j_temporal_kind *kind, const neo4j_moment *moment)
{
	if (neo4j_temporal_has(kind, NEO4J_YEAR)) {
		write_date(text, moment->numbers);
	}
	if (neo4j_temporal_has(kind, NEO4J_HOUR)) {
		if (neo4j_temporal_has(kind, NEO4J_YEAR)) {
			smart_str_appendc(text, 'T');
		}
		write_time(text, moment->numbers);
	}
	if (neo4j_temporal_has(kind, NEO4J_OFFSET)) {
		write_offset(text, moment->numbers[NEO4J_OFFSET]);
	}
	if (moment->zone) {
		smart_str_appendc(text, '[');
		smart_str_appendl(text, moment->zone, moment->zone_length);
		smart_str_appendc(text, ']');
	}
	smart_str_0(text);
}

/* Durations: P, then numbers with a unit each, those of the clock behind a T. */

static const struct { char unit; bool clock; int64_t factor; size_t offset; } units[] = {
	{ 'Y', false, 12, offsetof(neo4j_duration, months) },
	{ 'M', false, 1, offsetof(neo4j_duration, months) },
	{ 'W', false, 7, offsetof(neo4j_duration, days) },
	{ 'D', false, 1, offsetof(neo4j_duration, days) },
	{ 'H', true, 3600, offsetof(neo4j_duration, seconds) },
	{ 'M', true, 60, offsetof(neo4j_duration, seconds) },
	{ 'S', true, 1, offsetof(neo4j_duration, seconds) },
};

#define UNITS (sizeof(units) / sizeof(*units))

static bool take_signed(scan *scan, int64_t *number, bool *negative)
{
	*negative = take(scan, '-');
	*number = 0;
	if (scan->at == scan->end || !is_digit(*scan->at)) {
		return false;
	}
	while (scan->at < scan->end && is_digit(*scan->at)) {
		int digit = *scan->at++ - '0';

		if (__builtin_mul_overflow(*number, 10, number) || __builtin_add_overflow(*number, *negative ? -digit : digit, number)) {
			return false;
		}
	}
	return true;
}

static bool add(neo4j_duration *duration, size_t unit, int64_t number)
{
	int64_t *part = (int64_t *) ((char *) duration + units[unit].offset);
	int64_t amount;

	return !__builtin_mul_overflow(number, units[unit].factor, &amount) && !__builtin_add_overflow(*part, amount, part);
}

/* Nanoseconds are never negative: a second less, and what is missing to it. */
static bool add_fraction(neo4j_duration *duration, int64_t nanoseconds, bool negative)
{
	duration->nanoseconds = negative && nanoseconds ? 1000000000 - nanoseconds : nanoseconds;
	return !(negative && nanoseconds) || !__builtin_sub_overflow(duration->seconds, 1, &duration->seconds);
}

/* One number and its unit, which must come later in the table than the unit before it. */
static bool take_part(scan *scan, neo4j_duration *duration, bool clock, size_t *next)
{
	int64_t number, nanoseconds = 0;
	bool negative, fraction = false;

	if (!take_signed(scan, &number, &negative)) {
		return false;
	}
	if (take(scan, '.')) {
		fraction = true;
		if (!take_fraction(scan, &nanoseconds)) {
			return false;
		}
	}
	for (size_t i = *next; i < UNITS; i++) {
		if (units[i].clock == clock && take(scan, units[i].unit)) {
			*next = i + 1;
			return add(duration, i, number) && (!fraction || (units[i].unit == 'S' && add_fraction(duration, nanoseconds, negative)));
		}
	}
	return false;
}

bool neo4j_duration_parse(neo4j_duration *duration, const char *text, size_t length)
{
	scan scan = { text, text + length };
	bool clock = false;
	size_t next = 0;

	memset(duration, 0, sizeof(*duration));
	if (!take(&scan, 'P') || scan.at == scan.end) {
		return false;
	}
	while (scan.at < scan.end) {
		if (!clock && take(&scan, 'T')) {
			clock = true;
		}
		if (!take_part(&scan, duration, clock, &next)) {
			return false;
		}
	}
	return true;
}

static void write_part(smart_str *text, int64_t number, char unit)
{
	if (number) {
		smart_str_append_printf(text, ZEND_LONG_FMT "%c", (zend_long) number, unit);
	}
}

/* Of -1 s and 500,000,000 ns people write -0.5. */
static void write_seconds(smart_str *text, int64_t seconds, int64_t nanoseconds)
{
	bool negative = seconds < 0;

	if (negative && nanoseconds) {
		seconds++;
		nanoseconds = 1000000000 - nanoseconds;
	}
	smart_str_appendc(text, 'T');
	write_part(text, seconds / 3600, 'H');
	write_part(text, seconds % 3600 / 60, 'M');
	seconds %= 60;
	if (seconds || nanoseconds) {
		if (negative && seconds == 0) {
			smart_str_appendc(text, '-');
		}
		smart_str_append_long(text, (zend_long) seconds);
		write_fraction(text, nanoseconds);
		smart_str_appendc(text, 'S');
	}
}

void neo4j_duration_write(smart_str *text, const neo4j_duration *duration)
{
	size_t before;

	smart_str_appendc(text, 'P');
	before = ZSTR_LEN(text->s);
	write_part(text, duration->months / 12, 'Y');
	write_part(text, duration->months % 12, 'M');
	write_part(text, duration->days, 'D');
	if (duration->seconds || duration->nanoseconds) {
		write_seconds(text, duration->seconds, duration->nanoseconds);
	}
	if (ZSTR_LEN(text->s) == before) {
		smart_str_appends(text, "T0S");
	}
	smart_str_0(text);
}
