/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 9904a7f0728b69089feb0298e351c5c0ee452876 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Query___construct, 0, 0, 2)
	ZEND_ARG_OBJ_INFO(0, client, Neo4j\\Client, 0)
	ZEND_ARG_TYPE_INFO(0, text, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, parameters, IS_ARRAY, 0, "[]")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Query_getText, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Query_getParameters, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Query_withParameters, 0, 1, IS_STATIC, 0)
	ZEND_ARG_TYPE_INFO(0, parameters, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Query_getResultSet, 0, 0, Neo4j\\ResultSet, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Query, __construct);
ZEND_METHOD(Neo4j_Query, getText);
ZEND_METHOD(Neo4j_Query, getParameters);
ZEND_METHOD(Neo4j_Query, withParameters);
ZEND_METHOD(Neo4j_Query, getResultSet);


static const zend_function_entry class_Neo4j_Query_methods[] = {
	ZEND_ME(Neo4j_Query, __construct, arginfo_class_Neo4j_Query___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Query, getText, arginfo_class_Neo4j_Query_getText, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Query, getParameters, arginfo_class_Neo4j_Query_getParameters, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Query, withParameters, arginfo_class_Neo4j_Query_withParameters, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Query, getResultSet, arginfo_class_Neo4j_Query_getResultSet, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Query(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Query", class_Neo4j_Query_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "__construct", sizeof("__construct") - 1), 3, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
