/* May a Cypher statement write? Asked when a result is dropped before its end. */
#ifndef NEO4J_CORE_WORD_SCAN_H
#define NEO4J_CORE_WORD_SCAN_H

#include <stdbool.h>
#include <stddef.h>

/* false only when the text, outside string literals, comments and backticks, holds no
 * backslash and none of the words that can write, and nowhere a unicode escape (servers up to
 * 5 replace them before anything else). In doubt (an unterminated string or comment, a
 * non-ASCII letter next to a word, n.set, :Create) the answer is true. */
bool neo4j_cypher_may_write(const char *text, size_t length);

#endif
