/* Neo4j\Exception: one function maps failures to classes. */
#ifndef NEO4J_API_EXCEPTIONS_H
#define NEO4J_API_EXCEPTIONS_H

#include "../wire/failure.h"

extern zend_class_entry *php_neo4j_exception_ce; /* the interface Neo4jException */
extern zend_class_entry *php_neo4j_usage_exception_ce;

/* Throws what the failure stands for; with kind THROWN or NONE it does nothing. */
ZEND_COLD void php_neo4j_throw_failure(const neo4j_failure *failure);

/* The same, not thrown: a new object; NULL with kind NONE. */
ZEND_COLD zend_object *php_neo4j_make_exception(const neo4j_failure *failure);

/* UsageException: iterating twice, use after close. */
ZEND_COLD void php_neo4j_throw_usage(const char *format, ...) ZEND_ATTRIBUTE_FORMAT(printf, 1, 2);

void php_neo4j_exceptions_register(void);

#endif
