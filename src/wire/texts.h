/* Texts with their lengths, for tables and for comparing what is not NUL-terminated. */
#ifndef NEO4J_WIRE_TEXTS_H
#define NEO4J_WIRE_TEXTS_H

#include <php.h>

#define NEO4J_TEXT(literal) (literal), sizeof(literal) - 1
#define NEO4J_LENGTH_OF(array) (sizeof(array) / sizeof(*(array)))

static inline bool neo4j_same_text(const char *text, size_t length, const char *other, size_t other_length)
{
	return length == other_length && memcmp(text, other, length) == 0;
}

#endif
