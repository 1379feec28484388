#include "statement.h"

#include "enums.h"

#include <zend_attributes.h>

#include "Statement_arginfo.h"

enum { TEXT, PARAMETERS, DATABASE, SERVER, PROTOCOL, ATTEMPT }; /* property slots, as declared */

static zend_class_entry *statement_ce;

static void set_parameters(zval *slot, zend_array *parameters)
{
	ZVAL_ARR(slot, parameters);
	if (GC_FLAGS(parameters) & GC_IMMUTABLE) {
		Z_TYPE_INFO_P(slot) = IS_ARRAY;
	} else {
		GC_ADDREF(parameters);
	}
}

static void set_text_or_null(zval *slot, const char *text)
{
	ZVAL_NULL(slot);
	if (text) {
		ZVAL_STRING(slot, text);
	}
}

void php_neo4j_statement_create(zval *statement, const neo4j_stream *stream, zend_array *parameters,
	bool server_found, zend_long attempt)
{
	object_init_ex(statement, statement_ce);
	zend_object *object = Z_OBJ_P(statement);
	ZVAL_STR_COPY(OBJ_PROP_NUM(object, TEXT), neo4j_stream_text(stream));
	set_parameters(OBJ_PROP_NUM(object, PARAMETERS), parameters);
	set_text_or_null(OBJ_PROP_NUM(object, DATABASE), neo4j_stream_database(stream));
	ZVAL_STRING(OBJ_PROP_NUM(object, SERVER), neo4j_stream_label(stream));
	ZVAL_NULL(OBJ_PROP_NUM(object, PROTOCOL));
	if (server_found) {
		php_neo4j_protocol_case(OBJ_PROP_NUM(object, PROTOCOL), neo4j_stream_server(stream)->protocol);
	}
	ZVAL_LONG(OBJ_PROP_NUM(object, ATTEMPT), attempt);
}

void php_neo4j_statement_create_empty(zval *statement, const char *server, zend_long attempt)
{
	object_init_ex(statement, statement_ce);
	zend_object *object = Z_OBJ_P(statement);
	ZVAL_EMPTY_STRING(OBJ_PROP_NUM(object, TEXT));
	ZVAL_EMPTY_ARRAY(OBJ_PROP_NUM(object, PARAMETERS));
	ZVAL_NULL(OBJ_PROP_NUM(object, DATABASE));
	ZVAL_STRING(OBJ_PROP_NUM(object, SERVER), server);
	ZVAL_NULL(OBJ_PROP_NUM(object, PROTOCOL));
	ZVAL_LONG(OBJ_PROP_NUM(object, ATTEMPT), attempt);
}

ZEND_METHOD(Neo4j_Statement, __construct)
{
	zend_string *text, *database = NULL, *server = ZSTR_EMPTY_ALLOC();
	zend_array *parameters = (zend_array *) &zend_empty_array;
	zval *protocol = NULL;
	zend_long attempt = 1;
	ZEND_PARSE_PARAMETERS_START(1, 6)
		Z_PARAM_STR(text)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(parameters)
		Z_PARAM_STR_OR_NULL(database)
		Z_PARAM_STR(server)
		Z_PARAM_OBJECT_OF_CLASS_OR_NULL(protocol, php_neo4j_protocol.ce)
		Z_PARAM_LONG(attempt)
	ZEND_PARSE_PARAMETERS_END();
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	if (Z_TYPE_P(OBJ_PROP_NUM(object, TEXT)) != IS_UNDEF) {
		zend_throw_error(NULL, "Neo4j\\Statement cannot be constructed twice");
		RETURN_THROWS();
	}
	ZVAL_STR_COPY(OBJ_PROP_NUM(object, TEXT), text);
	set_parameters(OBJ_PROP_NUM(object, PARAMETERS), parameters);
	ZVAL_NULL(OBJ_PROP_NUM(object, DATABASE));
	if (database) {
		ZVAL_STR_COPY(OBJ_PROP_NUM(object, DATABASE), database);
	}
	ZVAL_STR_COPY(OBJ_PROP_NUM(object, SERVER), server);
	ZVAL_NULL(OBJ_PROP_NUM(object, PROTOCOL));
	if (protocol) {
		ZVAL_COPY(OBJ_PROP_NUM(object, PROTOCOL), protocol);
	}
	ZVAL_LONG(OBJ_PROP_NUM(object, ATTEMPT), attempt);
}

void php_neo4j_statement_register(void)
{
	statement_ce = register_class_Neo4j_Statement();
}
