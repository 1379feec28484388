#include "../../php_neo4j.h"

#include "transport_curl.h"
#include "transport_stream.h"
#include "transport_user.h"

#include <zend_attributes.h>

#include "Transport_arginfo.h"

zend_class_entry *php_neo4j_transport_ce;

neo4j_carrier *php_neo4j_transport_carrier(zend_object *transport, bool persistent, zend_array *given)
{
	if (!transport || transport->ce == php_neo4j_transport_curl_ce) {
		return neo4j_carrier_of_links(persistent ? php_neo4j_pool() : NULL);
	}
	if (transport->ce == php_neo4j_transport_stream_ce) {
		return php_neo4j_transport_stream_carrier(transport);
	}
	return php_neo4j_transport_user_carrier(transport, given);
}

bool php_neo4j_transport_check(const zend_object *transport, const neo4j_endpoint *endpoint)
{
	return !transport || transport->ce != php_neo4j_transport_stream_ce || php_neo4j_transport_stream_check(endpoint);
}

void php_neo4j_transport_register(void)
{
	php_neo4j_transport_ce = register_class_Neo4j_Transport();
}
