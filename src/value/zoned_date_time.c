#include "temporal_class.h"

#include "ZonedDateTime_arginfo.h"

zend_class_entry *neo4j_zoned_date_time_ce;

void neo4j_zoned_date_time_register(void)
{
	neo4j_zoned_date_time_ce = neo4j_temporal_class(register_class_Neo4j_Type_ZonedDateTime(php_json_serializable_ce, zend_ce_stringable));
}
