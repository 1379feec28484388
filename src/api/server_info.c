#include "server_info.h"

#include "enums.h"

#include "ServerInfo_arginfo.h"

enum { PRODUCT, VERSION, EDITION, PROTOCOL, REASON, PROTOCOLS }; /* property slots, as declared */

static zend_class_entry *server_info_ce;

static void list_protocols(zval *list, unsigned offered)
{
	array_init(list);
	for (neo4j_protocol protocol = NEO4J_PROTOCOL_LEGACY; protocol <= NEO4J_PROTOCOL_GREMLIN4; protocol++) {
		if (offered & 1U << protocol) {
			zval item;
			php_neo4j_protocol_case(&item, protocol);
			zend_hash_next_index_insert_new(Z_ARRVAL_P(list), &item);
		}
	}
}

void php_neo4j_server_info_create(zval *info, const neo4j_server *server)
{
	object_init_ex(info, server_info_ce);
	zend_object *object = Z_OBJ_P(info);
	ZVAL_STRING(OBJ_PROP_NUM(object, PRODUCT), server->product);
	ZVAL_STRING(OBJ_PROP_NUM(object, VERSION), server->version);
	ZVAL_NULL(OBJ_PROP_NUM(object, EDITION));
	if (*server->edition) {
		ZVAL_STRING(OBJ_PROP_NUM(object, EDITION), server->edition);
	}
	php_neo4j_protocol_case(OBJ_PROP_NUM(object, PROTOCOL), server->protocol);
	ZVAL_STRING(OBJ_PROP_NUM(object, REASON), server->reason);
	list_protocols(OBJ_PROP_NUM(object, PROTOCOLS), server->offered);
}

ZEND_METHOD(Neo4j_ServerInfo, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

void php_neo4j_server_info_register(void)
{
	server_info_ce = register_class_Neo4j_ServerInfo();
}
