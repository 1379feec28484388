/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: c8f6c31308bbf4a4453960ae14f6a4aa6a491424 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Transport_Stream___construct, 0, 0, 0)
	ZEND_ARG_INFO_WITH_DEFAULT_VALUE(0, context, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Transport_Stream_exchange, 0, 5, Neo4j\\Transport\\Response, 0)
	ZEND_ARG_TYPE_INFO(0, method, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, headers, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, body, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Transport_Stream, __construct);
ZEND_METHOD(Neo4j_Transport_Stream, exchange);


static const zend_function_entry class_Neo4j_Transport_Stream_methods[] = {
	ZEND_ME(Neo4j_Transport_Stream, __construct, arginfo_class_Neo4j_Transport_Stream___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Transport_Stream, exchange, arginfo_class_Neo4j_Transport_Stream_exchange, ZEND_ACC_PROTECTED)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Transport_Stream(zend_class_entry *class_entry_Neo4j_Transport)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Transport", "Stream", class_Neo4j_Transport_Stream_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Transport);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "exchange", sizeof("exchange") - 1), 1, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "exchange", sizeof("exchange") - 1), 2, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "exchange", sizeof("exchange") - 1), 4, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
