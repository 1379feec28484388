#include "temporal_class.h"

#include "Date_arginfo.h"

zend_class_entry *neo4j_date_ce;

void neo4j_date_register(void)
{
	neo4j_date_ce = neo4j_temporal_class(register_class_Neo4j_Type_Date(php_json_serializable_ce, zend_ce_stringable));
}
