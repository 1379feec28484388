#include "temporal_class.h"

#include "Time_arginfo.h"

zend_class_entry *neo4j_time_ce;

void neo4j_time_register(void)
{
	neo4j_time_ce = neo4j_temporal_class(register_class_Neo4j_Type_Time(php_json_serializable_ce, zend_ce_stringable));
}
