#include "transport.h"

#include <zend_attributes.h>

#include "Transport_arginfo.h"

zend_class_entry *php_neo4j_transport_ce;

void php_neo4j_transport_register(void)
{
	php_neo4j_transport_ce = register_class_Neo4j_Transport();
}
