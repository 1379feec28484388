#include "graph.h"
#include "record.h"

#include <ext/json/php_json.h>

#include "Relationship_arginfo.h"

zend_class_entry *neo4j_relationship_ce;

PHP_METHOD(Neo4j_Type_Relationship, __construct)
{
	zval members[NEO4J_RELATIONSHIP_MEMBERS], *properties = NULL;
	neo4j_id_argument id = {.null = true}, start_id = {.null = true}, end_id = {.null = true};
	zend_string *element_id, *type = NULL, *start_element_id = NULL, *end_element_id = NULL;

	ZEND_PARSE_PARAMETERS_START(1, NEO4J_RELATIONSHIP_MEMBERS)
		Z_PARAM_STR(element_id)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_LONG_OR_NULL(id.text, id.number, id.null)
		Z_PARAM_STR(type)
		Z_PARAM_STR_OR_NULL(start_element_id)
		Z_PARAM_STR_OR_NULL(end_element_id)
		Z_PARAM_STR_OR_LONG_OR_NULL(start_id.text, start_id.number, start_id.null)
		Z_PARAM_STR_OR_LONG_OR_NULL(end_id.text, end_id.number, end_id.null)
		Z_PARAM_ARRAY_OR_NULL(properties)
	ZEND_PARSE_PARAMETERS_END();
	ZVAL_STR(&members[NEO4J_RELATIONSHIP_ELEMENT_ID], element_id);
	neo4j_argument_id(&members[NEO4J_RELATIONSHIP_ID], &id);
	neo4j_argument_string(&members[NEO4J_RELATIONSHIP_TYPE], type);
	neo4j_argument_string(&members[NEO4J_RELATIONSHIP_START_ELEMENT_ID], start_element_id);
	neo4j_argument_string(&members[NEO4J_RELATIONSHIP_END_ELEMENT_ID], end_element_id);
	neo4j_argument_id(&members[NEO4J_RELATIONSHIP_START_ID], &start_id);
	neo4j_argument_id(&members[NEO4J_RELATIONSHIP_END_ID], &end_id);
	neo4j_argument_array(&members[NEO4J_RELATIONSHIP_PROPERTIES], properties);
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

zend_class_entry *neo4j_relationship_register(void)
{
	return neo4j_record_class(register_class_Neo4j_Type_Relationship(php_json_serializable_ce), NULL);
}
