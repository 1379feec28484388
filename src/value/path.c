#include "graph.h"
#include "record.h"

#include <ext/json/php_json.h>

#include "Path_arginfo.h"

zend_class_entry *neo4j_path_ce;

PHP_METHOD(Neo4j_Type_Path, __construct)
{
	zval members[NEO4J_PATH_MEMBERS], *nodes, *relationships = NULL, *labels = NULL;

	ZEND_PARSE_PARAMETERS_START(1, NEO4J_PATH_MEMBERS)
		Z_PARAM_ARRAY(nodes)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY(relationships)
		Z_PARAM_ARRAY(labels)
	ZEND_PARSE_PARAMETERS_END();
	neo4j_argument_array(&members[NEO4J_PATH_NODES], nodes);
	neo4j_argument_array(&members[NEO4J_PATH_RELATIONSHIPS], relationships);
	neo4j_argument_array(&members[NEO4J_PATH_LABELS], labels);
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

zend_class_entry *neo4j_path_register(void)
{
	return neo4j_record_class(register_class_Neo4j_Type_Path(php_json_serializable_ce), NULL);
}
