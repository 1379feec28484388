#include "graph.h"
#include "record.h"

#include <ext/json/php_json.h>

#include "Node_arginfo.h"

zend_class_entry *neo4j_node_ce;

PHP_METHOD(Neo4j_Type_Node, __construct)
{
	zval members[NEO4J_NODE_MEMBERS], *labels = NULL, *properties = NULL;
	neo4j_id_argument id = {.null = true};
	zend_string *element_id;

	ZEND_PARSE_PARAMETERS_START(1, NEO4J_NODE_MEMBERS)
		Z_PARAM_STR(element_id)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_LONG_OR_NULL(id.text, id.number, id.null)
		Z_PARAM_ARRAY_OR_NULL(labels)
		Z_PARAM_ARRAY_OR_NULL(properties)
	ZEND_PARSE_PARAMETERS_END();
	ZVAL_STR(&members[NEO4J_NODE_ELEMENT_ID], element_id);
	neo4j_argument_id(&members[NEO4J_NODE_ID], &id);
	neo4j_argument_array(&members[NEO4J_NODE_LABELS], labels);
	neo4j_argument_array(&members[NEO4J_NODE_PROPERTIES], properties);
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

zend_class_entry *neo4j_node_register(void)
{
	return neo4j_record_class(register_class_Neo4j_Type_Node(php_json_serializable_ce), NULL);
}
