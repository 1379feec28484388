#include "temporal_class.h"

#include "LocalTime_arginfo.h"

zend_class_entry *neo4j_local_time_ce;

void neo4j_local_time_register(void)
{
	neo4j_local_time_ce = neo4j_temporal_class(register_class_Neo4j_Type_LocalTime(php_json_serializable_ce, zend_ce_stringable));
}
