#include "suggestion.h"

#include <ctype.h>

#define LONGEST 32
#define FAR 3

/* Lower case, without "_" and "-"; 0: too long to be a name. */
static size_t fold(const char *text, char *folded)
{
	size_t length = 0;
	for (; *text; text++) {
		if (*text == '_' || *text == '-') {
			continue;
		}
		if (length == LONGEST) {
			return 0;
		}
		folded[length++] = (char) tolower((unsigned char) *text);
	}
	return length;
}

static unsigned least(unsigned a, unsigned b, unsigned c)
{
	unsigned ab = a < b ? a : b;
	return ab < c ? ab : c;
}

/* Levenshtein's, one row at a time. */
static unsigned distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
	unsigned row[LONGEST + 1];
	for (size_t j = 0; j <= b_length; j++) {
		row[j] = (unsigned) j;
	}
	for (size_t i = 1; i <= a_length; i++) {
		unsigned diagonal = row[0];
		row[0] = (unsigned) i;
		for (size_t j = 1; j <= b_length; j++) {
			unsigned above = row[j];
			row[j] = least(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
			diagonal = above;
		}
	}
	return row[b_length];
}

const char *php_neo4j_suggest(const char *text, const char *const *names, size_t count)
{
	char wanted[LONGEST], name[LONGEST];
	const char *nearest = NULL;
	unsigned best = FAR;
	size_t length = fold(text, wanted);
	for (size_t i = 0; length && i < count; i++) {
		unsigned found = distance(wanted, length, name, fold(names[i], name));
		if (found < best) {
			best = found;
			nearest = names[i];
		}
	}
	return nearest;
}
