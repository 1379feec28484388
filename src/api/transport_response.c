#include "transport_response.h"

#include <zend_interfaces.h>

#include "TransportResponse_arginfo.h"

enum { STATUS, HEADERS, BODY }; /* property slots, as declared */

zend_class_entry *php_neo4j_transport_response_ce;

static void fill(zend_object *response, zend_long status, zval *headers, zval *body)
{
	ZVAL_LONG(OBJ_PROP_NUM(response, STATUS), status);
	ZVAL_COPY_VALUE(OBJ_PROP_NUM(response, HEADERS), headers);
	ZVAL_COPY_VALUE(OBJ_PROP_NUM(response, BODY), body);
}

void php_neo4j_transport_response_create(zval *response, zend_long status, zval *headers, zval *body)
{
	object_init_ex(response, php_neo4j_transport_response_ce);
	fill(Z_OBJ_P(response), status, headers, body);
}

static bool is_status(zend_long status)
{
	return status >= 100 && status <= 599;
}

static bool is_body(const zval *body)
{
	return Z_TYPE_P(body) == IS_STRING || Z_TYPE_P(body) == IS_ARRAY
		|| (Z_TYPE_P(body) == IS_OBJECT && instanceof_function(Z_OBJCE_P(body), zend_ce_traversable));
}

/* unserialize() and reflection fill each slot by itself, and may leave some out. */
const php_neo4j_transport_response *php_neo4j_transport_response_read(zend_object *object, php_neo4j_transport_response *parts)
{
	const zval *status = OBJ_PROP_NUM(object, STATUS);
	parts->headers = OBJ_PROP_NUM(object, HEADERS);
	parts->body = OBJ_PROP_NUM(object, BODY);
	if (Z_TYPE_P(status) != IS_LONG || !is_status(Z_LVAL_P(status)) || Z_TYPE_P(parts->headers) != IS_ARRAY || !is_body(parts->body)) {
		return NULL;
	}
	parts->status = Z_LVAL_P(status);
	return parts;
}

ZEND_METHOD(Neo4j_Transport_Response, __construct)
{
	zend_long status;
	zval *headers, *body;
	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_LONG(status)
		Z_PARAM_ARRAY(headers)
		Z_PARAM_ZVAL(body)
	ZEND_PARSE_PARAMETERS_END();
	if (!is_status(status)) {
		zend_argument_value_error(1, "must be a status of HTTP, between 100 and 599");
		RETURN_THROWS();
	}
	if (!is_body(body)) {
		zend_argument_type_error(3, "must be of type iterable|string, %s given", zend_zval_type_name(body));
		RETURN_THROWS();
	}
	if (Z_TYPE_P(OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), STATUS)) != IS_UNDEF) {
		zend_throw_error(NULL, "Neo4j\\Transport\\Response cannot be constructed twice");
		RETURN_THROWS();
	}
	Z_TRY_ADDREF_P(headers);
	Z_TRY_ADDREF_P(body);
	fill(Z_OBJ_P(ZEND_THIS), status, headers, body);
}

void php_neo4j_transport_response_register(void)
{
	php_neo4j_transport_response_ce = register_class_Neo4j_Transport_Response();
}
