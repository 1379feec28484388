#include "counters.h"

#include "untag.h"

#include "Counters_arginfo.h"

static zend_class_entry *counters_ce;

typedef struct counter_names {
	const char *query;  /* of the Query API, and ours */
	const char *legacy; /* of all older doors */
} counter_names;

/* In the order of the declared properties. */
static const counter_names names[] = {
	{ "nodesCreated", "nodes_created" },
	{ "nodesDeleted", "nodes_deleted" },
	{ "relationshipsCreated", "relationships_created" },
	{ "relationshipsDeleted", "relationship_deleted" }, /* the server's own slip */
	{ "propertiesSet", "properties_set" },
	{ "labelsAdded", "labels_added" },
	{ "labelsRemoved", "labels_removed" },
	{ "indexesAdded", "indexes_added" },
	{ "indexesRemoved", "indexes_removed" },
	{ "constraintsAdded", "constraints_added" },
	{ "constraintsRemoved", "constraints_removed" },
	{ "systemUpdates", "system_updates" },
};

#define COUNTERS (sizeof(names) / sizeof(*names))

static zend_long look_up(const zend_array *reported, const counter_names *name)
{
	const zval *value = zend_hash_str_find(reported, name->query, strlen(name->query));
	if (!value) {
		value = zend_hash_str_find(reported, name->legacy, strlen(name->legacy));
	}
	zval number;
	if (!value) {
		return 0;
	}
	php_neo4j_untag(&number, value);
	if (Z_TYPE(number) != IS_LONG) {
		zval_ptr_dtor(&number);
		return 0;
	}
	return Z_LVAL(number);
}

void php_neo4j_counters_create(zval *counters, const zend_array *reported)
{
	object_init_ex(counters, counters_ce);
	for (size_t i = 0; i < COUNTERS; i++) {
		ZVAL_LONG(OBJ_PROP_NUM(Z_OBJ_P(counters), i), look_up(reported, &names[i]));
	}
}

ZEND_METHOD(Neo4j_Counters, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Neo4j_Counters, containsUpdates)
{
	ZEND_PARSE_PARAMETERS_NONE();
	for (size_t i = 0; i < COUNTERS; i++) {
		const zval *value = OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), i);
		if (Z_TYPE_P(value) == IS_LONG && Z_LVAL_P(value) != 0) {
			RETURN_TRUE;
		}
	}
	RETURN_FALSE;
}

void php_neo4j_counters_register(void)
{
	counters_ce = register_class_Neo4j_Counters();
}
