/* Values with their types, in parts of an answer that are not rows: arguments of plans, mostly. */
#ifndef NEO4J_API_UNTAG_H
#define NEO4J_API_UNTAG_H

#include <php.h>

/* { "$type": "Float", "_value": "1.0" } and { "R": "1.0" } are 1.0, as the Query API and Jolt
 * have it, inside of lists and maps too; what has no type is itself. */
void php_neo4j_untag(zval *plain, const zval *value);

#endif
