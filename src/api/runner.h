/* Neo4j\Runner: what can run statements, so that users can replace it in their tests. */
#ifndef NEO4J_API_RUNNER_H
#define NEO4J_API_RUNNER_H

#include <php.h>

extern zend_class_entry *php_neo4j_runner_ce;

void php_neo4j_runner_register(void);

#endif
