#include "../../php_neo4j.h"

#include "transport.h"

#include <zend_attributes.h>

#include "Transport_arginfo.h"

zend_class_entry *php_neo4j_transport_ce;

/* Only Transport\Curl can be given as yet. */
neo4j_carrier *php_neo4j_transport_carrier(zend_object *transport, bool persistent)
{
	(void) transport;
	return neo4j_carrier_of_links(persistent ? php_neo4j_pool() : NULL);
}

void php_neo4j_transport_register(void)
{
	php_neo4j_transport_ce = register_class_Neo4j_Transport();
}
