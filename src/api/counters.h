/* Neo4j\Counters: what a statement changed. */
#ifndef NEO4J_API_COUNTERS_H
#define NEO4J_API_COUNTERS_H

#include <php.h>

/* From the server's own names => integers, in either of its spellings. */
void php_neo4j_counters_create(zval *counters, const zend_array *reported);

void php_neo4j_counters_register(void);

#endif
