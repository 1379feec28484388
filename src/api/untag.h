/* Numbers as Jolt writes them in parts of an answer that are not rows. */
#ifndef NEO4J_API_UNTAG_H
#define NEO4J_API_UNTAG_H

#include <php.h>

/* { "R": "1.0" } is 1.0, { "Z": "4294967296" } is that integer, anything else is itself. The
 * copy holds its own reference. */
void php_neo4j_untag(zval *copy, const zval *value);

#endif
