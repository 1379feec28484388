/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 179217ca771fb8df887fa54b17c445b97983b69e */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Client___construct, 0, 0, 0)
	ZEND_ARG_TYPE_MASK(0, uri, MAY_BE_STRING|MAY_BE_ARRAY, "\'http://localhost:7474\'")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Client_run, 0, 1, Neo4j\\ResultSet, 0)
	ZEND_ARG_OBJ_TYPE_MASK(0, query, Neo4j\\Query, MAY_BE_STRING, NULL)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, parameters, IS_ARRAY, 0, "[]")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Client_beginTransaction, 0, 0, Neo4j\\Transaction, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Client_transaction, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, work, IS_CALLABLE, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Client_getLastBookmarks, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Client_request, 0, 2, Neo4j\\Response, 0)
	ZEND_ARG_TYPE_INFO(0, method, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, path, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, body, IS_MIXED, 0, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Client_getServerInfo, 0, 0, Neo4j\\ServerInfo, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Client_verifyConnectivity, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Client_getTransport, 0, 0, Neo4j\\Transport, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Client_close arginfo_class_Neo4j_Client_verifyConnectivity


ZEND_METHOD(Neo4j_Client, __construct);
ZEND_METHOD(Neo4j_Client, run);
ZEND_METHOD(Neo4j_Client, beginTransaction);
ZEND_METHOD(Neo4j_Client, transaction);
ZEND_METHOD(Neo4j_Client, getLastBookmarks);
ZEND_METHOD(Neo4j_Client, request);
ZEND_METHOD(Neo4j_Client, getServerInfo);
ZEND_METHOD(Neo4j_Client, verifyConnectivity);
ZEND_METHOD(Neo4j_Client, getTransport);
ZEND_METHOD(Neo4j_Client, close);


static const zend_function_entry class_Neo4j_Client_methods[] = {
	ZEND_ME(Neo4j_Client, __construct, arginfo_class_Neo4j_Client___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, run, arginfo_class_Neo4j_Client_run, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, beginTransaction, arginfo_class_Neo4j_Client_beginTransaction, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, transaction, arginfo_class_Neo4j_Client_transaction, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, getLastBookmarks, arginfo_class_Neo4j_Client_getLastBookmarks, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, request, arginfo_class_Neo4j_Client_request, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, getServerInfo, arginfo_class_Neo4j_Client_getServerInfo, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, verifyConnectivity, arginfo_class_Neo4j_Client_verifyConnectivity, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, getTransport, arginfo_class_Neo4j_Client_getTransport, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Client, close, arginfo_class_Neo4j_Client_close, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Client(zend_class_entry *class_entry_Neo4j_Runner)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Client", class_Neo4j_Client_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Runner);


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "__construct", sizeof("__construct") - 1), 0, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "__construct", sizeof("__construct") - 1), 1, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "run", sizeof("run") - 1), 2, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "begintransaction", sizeof("begintransaction") - 1), 0, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "transaction", sizeof("transaction") - 1), 1, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "request", sizeof("request") - 1), 2, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "request", sizeof("request") - 1), 3, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
