/* Integers from text, exact to both ends. */
#ifndef NEO4J_CORE_NUMBER_H
#define NEO4J_CORE_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* "-"? digits; no sign "+", no blanks. false: not that, or beyond int64. */
bool neo4j_parse_int64(const char *text, size_t length, int64_t *value);

/* "-"? digits ("." digits)? (("e" | "E") ("+" | "-")? digits)?, whole: neither blanks nor the
 * shorter spellings that C allows. */
bool neo4j_is_decimal(const char *text, size_t length);

/* The JSON spelling of a number is a float's: it has a dot or an exponent. */
bool neo4j_is_float_text(const char *text, size_t length);

#endif
