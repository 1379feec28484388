/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 8124e6b23bae612bcd729dd2799113bd28c17521 */

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Transport_exchange, 0, 5, Neo4j\\Transport\\Response, 0)
	ZEND_ARG_TYPE_INFO(0, method, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, url, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, headers, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, body, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, options, IS_ARRAY, 0)
ZEND_END_ARG_INFO()




static const zend_function_entry class_Neo4j_Transport_methods[] = {
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Transport, exchange, arginfo_class_Neo4j_Transport_exchange, ZEND_ACC_PROTECTED|ZEND_ACC_ABSTRACT)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Transport(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Transport", class_Neo4j_Transport_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_ABSTRACT;


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "exchange", sizeof("exchange") - 1), 1, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "exchange", sizeof("exchange") - 1), 2, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "exchange", sizeof("exchange") - 1), 4, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
