#include "../../php_neo4j.h"

#include "transport_stream_private.h"

#include <ext/standard/file.h>
#include <zend_attributes.h>

#include "transport_curl.h"
#include "TransportStream_arginfo.h"

typedef struct transport_stream {
	zend_resource *context; /* counted; NULL: none */
	zend_object std;
} transport_stream;

zend_class_entry *php_neo4j_transport_stream_ce;

static zend_object_handlers handlers;

static inline transport_stream *transport_from(zend_object *object)
{
	return (transport_stream *) ((char *) object - XtOffsetOf(transport_stream, std));
}

static zend_object *create_transport(zend_class_entry *ce)
{
	transport_stream *transport = zend_object_alloc(sizeof(*transport), ce);
	zend_object_std_init(&transport->std, ce);
	object_properties_init(&transport->std, ce);
	transport->std.handlers = &handlers;
	return &transport->std;
}

static void free_transport(zend_object *object)
{
	transport_stream *transport = transport_from(object);
	if (transport->context) {
		zend_list_delete(transport->context);
	}
	zend_object_std_dtor(object);
}

ZEND_METHOD(Neo4j_Transport_Stream, __construct)
{
	zval *context = NULL;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_RESOURCE_OR_NULL(context)
	ZEND_PARSE_PARAMETERS_END();

	transport_stream *transport = transport_from(Z_OBJ_P(ZEND_THIS));
	if (transport->context) {
		zend_throw_error(NULL, "Neo4j\\Transport\\Stream cannot be constructed twice");
		RETURN_THROWS();
	}
	if (!context) {
		return;
	}
	if (!zend_fetch_resource(Z_RES_P(context), "Stream-Context", php_le_stream_context())) {
		RETURN_THROWS();
	}
	transport->context = Z_RES_P(context);
	GC_ADDREF(transport->context);
}

ZEND_METHOD(Neo4j_Transport_Stream, exchange)
{
	neo4j_carrier *carrier = php_neo4j_transport_stream_carrier(Z_OBJ_P(ZEND_THIS));
	php_neo4j_transport_exchange(INTERNAL_FUNCTION_PARAM_PASSTHRU, carrier);
	carrier->ops->free(carrier);
}

/* What PHP itself must bring for it. */
static bool check_php(const neo4j_endpoint *endpoint)
{
	if (!PG(allow_url_fopen)) {
		zend_value_error("option \"transport\": Neo4j\\Transport\\Stream needs allow_url_fopen, which php.ini turns off");
	} else if (endpoint->tls && !zend_hash_str_exists(php_stream_xport_get_hash(), ZEND_STRL("ssl"))) {
		zend_value_error("option \"transport\": Neo4j\\Transport\\Stream needs PHP's openssl extension for https://");
	}
	return !EG(exception);
}

bool php_neo4j_transport_stream_check(const neo4j_endpoint *endpoint)
{
	return check_php(endpoint);
}

neo4j_carrier *php_neo4j_transport_stream_carrier(zend_object *transport)
{
	return php_neo4j_stream_carrier_create(transport_from(transport)->context);
}

void php_neo4j_transport_stream_register(void)
{
	php_neo4j_transport_stream_ce = register_class_Neo4j_Transport_Stream(php_neo4j_transport_ce);
	php_neo4j_transport_stream_ce->create_object = create_transport;
	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(transport_stream, std);
	handlers.free_obj = free_transport;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
}
