#include "graph.h"

#include "record.h"

static zend_class_entry **const classes[] = {
	[NEO4J_GRAPH_NODE] = &neo4j_node_ce,
	[NEO4J_GRAPH_RELATIONSHIP] = &neo4j_relationship_ce,
	[NEO4J_GRAPH_PATH] = &neo4j_path_ce,
};

static const uint32_t member_counts[] = {
	[NEO4J_GRAPH_NODE] = NEO4J_NODE_MEMBERS,
	[NEO4J_GRAPH_RELATIONSHIP] = NEO4J_RELATIONSHIP_MEMBERS,
	[NEO4J_GRAPH_PATH] = NEO4J_PATH_MEMBERS,
};

#if NEO4J_GRAPH_MEMBERS_MAX > NEO4J_RECORD_MEMBERS_MAX
# error a graph value is a record
#endif

void neo4j_graph_create(zval *value, neo4j_graph_kind kind, neo4j_value_mode mode, zval *members)
{
	if (mode == NEO4J_VALUE_OBJECTS) {
		neo4j_record_create_object(value, *classes[kind], members);
	} else {
		neo4j_record_create_array(value, *classes[kind], members);
	}
}

void neo4j_graph_register(void)
{
	neo4j_node_ce = neo4j_node_register();
	neo4j_relationship_ce = neo4j_relationship_register();
	neo4j_path_ce = neo4j_path_register();
	for (size_t i = 0; i < sizeof(classes) / sizeof(*classes); i++) {
		ZEND_ASSERT((uint32_t) (*classes[i])->default_properties_count == member_counts[i]);
	}
}

/* A node's and a relationship's properties are their last member. */
static zval *properties_of(zend_object *element)
{
	return OBJ_PROP_NUM(element, element->ce->default_properties_count - 1);
}

/* NULL: no such property, or the server did not send any. */
static zval *find_property(zend_object *element, zend_string *key)
{
	zval *properties = properties_of(element);

	return Z_TYPE_P(properties) == IS_ARRAY ? zend_symtable_find(Z_ARR_P(properties), key) : NULL;
}

/* The methods that Node and Relationship share; their stubs name them. */

PHP_FUNCTION(neo4j_element_get)
{
	zend_object *element = Z_OBJ_P(ZEND_THIS);
	zval *property, *absent = NULL;
	zend_string *key;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_STR(key)
		Z_PARAM_OPTIONAL
		Z_PARAM_ZVAL(absent)
	ZEND_PARSE_PARAMETERS_END();
	if (!neo4j_record_ready(element)) {
		RETURN_THROWS();
	}
	property = find_property(element, key);
	if (!property) {
		property = absent;
	}
	if (property) {
		RETURN_COPY_DEREF(property);
	}
}

PHP_FUNCTION(neo4j_element_has)
{
	zend_object *element = Z_OBJ_P(ZEND_THIS);
	zend_string *key;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(key)
	ZEND_PARSE_PARAMETERS_END();
	if (!neo4j_record_ready(element)) {
		RETURN_THROWS();
	}
	RETURN_BOOL(find_property(element, key));
}

/* Properties are a map, but json_encode() would take an array that has none, or only the keys
 * 0…n-1, for a list. */
PHP_FUNCTION(neo4j_element_json)
{
	zval *properties;

	PHP_FN(neo4j_record_members)(INTERNAL_FUNCTION_PARAM_PASSTHRU);
	if (Z_TYPE_P(return_value) != IS_ARRAY) {
		return; /* it has thrown */
	}
	properties = zend_hash_str_find(Z_ARR_P(return_value), ZEND_STRL("properties"));
	if (Z_TYPE_P(properties) == IS_ARRAY && zend_array_is_list(Z_ARR_P(properties))) {
		convert_to_object(properties);
	}
}
