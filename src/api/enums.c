#include "enums.h"

#include <zend_enum.h>

#include "Enums_arginfo.h"

#define COUNT(array) (sizeof(array) / sizeof(*(array)))

static const char *const fetch_modes[] = { "assoc", "num", "both" };
static const char *const value_modes[] = { "objects", "arrays" };
static const char *const access_modes[] = { "read", "write" };
static const char *const protocols[] = {
	"auto", "legacy", "transactional", "jolt", "query", "gremlin3", "gremlin4"
};

php_neo4j_enum php_neo4j_fetch_mode = {
	NULL, "Neo4j\\FetchMode|string", NEO4J_FETCH_ASSOC, COUNT(fetch_modes), fetch_modes
};
php_neo4j_enum php_neo4j_value_mode = {
	NULL, "Neo4j\\ValueMode|string", NEO4J_VALUE_OBJECTS, COUNT(value_modes), value_modes
};
php_neo4j_enum php_neo4j_access_mode = {
	NULL, "Neo4j\\AccessMode|string|null", NEO4J_ACCESS_READ, COUNT(access_modes), access_modes
};
php_neo4j_enum php_neo4j_protocol = {
	NULL, "Neo4j\\Protocol|string", NEO4J_PROTOCOL_AUTO, COUNT(protocols), protocols
};

int php_neo4j_enum_find(const php_neo4j_enum *known, const zend_string *value)
{
	for (size_t i = 0; i < known->count; i++) {
		if (zend_string_equals_cstr(value, known->values[i], strlen(known->values[i]))) {
			return known->first + (int) i;
		}
	}
	return -1;
}

void php_neo4j_protocol_case(zval *object, neo4j_protocol protocol)
{
	static const char *const names[] = {
		"Auto", "Legacy", "Transactional", "Jolt", "Query", "Gremlin3", "Gremlin4"
	};
	ZVAL_OBJ_COPY(object, zend_enum_get_case_cstr(php_neo4j_protocol.ce, names[protocol]));
}

void php_neo4j_enums_register(void)
{
	php_neo4j_fetch_mode.ce = register_class_Neo4j_FetchMode();
	php_neo4j_value_mode.ce = register_class_Neo4j_ValueMode();
	php_neo4j_access_mode.ce = register_class_Neo4j_AccessMode();
	php_neo4j_protocol.ce = register_class_Neo4j_Protocol();
}
