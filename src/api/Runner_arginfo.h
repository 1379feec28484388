/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: a9f10796de2a405698ff3025ff95ca591183d575 */

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Runner_run, 0, 1, Neo4j\\ResultSet, 0)
	ZEND_ARG_OBJ_TYPE_MASK(0, query, Neo4j\\Query, MAY_BE_STRING, NULL)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, parameters, IS_ARRAY, 0, "[]")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()




static const zend_function_entry class_Neo4j_Runner_methods[] = {
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Runner, run, arginfo_class_Neo4j_Runner_run, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Runner(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Runner", class_Neo4j_Runner_methods);
	class_entry = zend_register_internal_interface(&ce);


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "run", sizeof("run") - 1), 2, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
