/* FetchMode, ValueMode, AccessMode and Protocol: PHP enums beside the C ones of lower layers. */
#ifndef NEO4J_API_ENUMS_H
#define NEO4J_API_ENUMS_H

#include "../wire/options.h"

/* `values` are the backing strings in the order of the C enum, whose first one is `first`. */
typedef struct php_neo4j_enum {
	zend_class_entry *ce;
	const char *type; /* for messages: the class or its string */
	int first;
	size_t count;
	const char *const *values;
} php_neo4j_enum;

extern php_neo4j_enum php_neo4j_fetch_mode;
extern php_neo4j_enum php_neo4j_value_mode;
extern php_neo4j_enum php_neo4j_access_mode;
extern php_neo4j_enum php_neo4j_protocol;

/* The C value of a backing string, or -1. */
int php_neo4j_enum_find(const php_neo4j_enum *known, const zend_string *value);

/* The case Neo4j\Protocol::… as a counted object. */
void php_neo4j_protocol_case(zval *object, neo4j_protocol protocol);

void php_neo4j_enums_register(void);

#endif
