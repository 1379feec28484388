#include "float_text.h"

#include <Zend/zend_strtod.h>

/* Java writes an exponent outside of these. */
#define LEAST_PLAIN 1e-3
#define LIMIT_PLAIN 1e7

static void append_zeros(smart_str *text, int count)
{
	for (; count > 0; count--) {
		smart_str_appendc(text, '0');
	}
}

/* The digits with a point after the first `before` of them, and one digit at least beside it. */
static void append_digits(smart_str *text, const char *digits, int before)
{
	int count = (int) strlen(digits);

	if (before <= 0) {
		smart_str_appends(text, "0.");
		append_zeros(text, -before);
		smart_str_appendl(text, digits, count);
		return;
	}
	smart_str_appendl(text, digits, MIN(count, before));
	append_zeros(text, before - count);
	smart_str_appendc(text, '.');
	if (count > before) {
		smart_str_appends(text, digits + before);
	} else {
		smart_str_appendc(text, '0');
	}
}

/* As few digits as read back to the same number; of one digit alone, the two that come nearest
 * to it, as Java has it: 4.9E-324, not 5.0E-324. */
static char *make_digits(double number, int *point, bool *negative)
{
	char *digits = zend_dtoa(number, /* shortest */ 0, 0, point, negative, NULL);
	char two[16];

	if (digits[1] || number == 0) {
		return digits;
	}
	zend_freedtoa(digits);
	digits = zend_dtoa(number, /* rounded */ 2, 2, point, negative, NULL);
	snprintf(two, sizeof(two), "%s0.%sE%d", *negative ? "-" : "", digits, *point);
	if (zend_strtod(two, NULL) == number) {
		return digits;
	}
	zend_freedtoa(digits);
	return zend_dtoa(number, 0, 0, point, negative, NULL);
}

static void append_finite(smart_str *text, double number)
{
	double size = number < 0 ? -number : number;
	int point;
	bool negative;
	char *digits = make_digits(number, &point, &negative);

	if (negative) {
		smart_str_appendc(text, '-');
	}
	if (size == 0 || (size >= LEAST_PLAIN && size < LIMIT_PLAIN)) {
		append_digits(text, digits, point);
	} else {
		append_digits(text, digits, 1);
		smart_str_append_printf(text, "E%d", point - 1);
	}
	zend_freedtoa(digits);
}

void neo4j_append_float(smart_str *text, double number)
{
	if (zend_finite(number)) {
		append_finite(text, number);
	} else {
		smart_str_appends(text, zend_isnan(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity");
	}
}

static const struct { const char *text; size_t length; double number; } names[] = {
	{ ZEND_STRL("NaN"), NAN },
	{ ZEND_STRL("Infinity"), INFINITY },
	{ ZEND_STRL("-Infinity"), -INFINITY },
};

bool neo4j_read_float_name(const char *text, size_t length, double *number)
{
	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		if (length == names[i].length && memcmp(text, names[i].text, length) == 0) {
			*number = names[i].number;
			return true;
		}
	}
	return false;
}
