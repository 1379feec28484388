#include "temporal_class.h"

#include "LocalDateTime_arginfo.h"

zend_class_entry *neo4j_local_date_time_ce;

void neo4j_local_date_time_register(void)
{
	neo4j_local_date_time_ce = neo4j_temporal_class(register_class_Neo4j_Type_LocalDateTime(php_json_serializable_ce, zend_ce_stringable));
}
