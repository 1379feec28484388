/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 1dce1276a13e6ee4653930fc0f98f172775da326 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Transaction___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Transaction_run, 0, 1, Neo4j\\ResultSet, 0)
	ZEND_ARG_OBJ_TYPE_MASK(0, query, Neo4j\\Query, MAY_BE_STRING, NULL)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, parameters, IS_ARRAY, 0, "[]")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, options, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Transaction_commit, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Transaction_rollback arginfo_class_Neo4j_Transaction_commit

#define arginfo_class_Neo4j_Transaction_keepAlive arginfo_class_Neo4j_Transaction_commit

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Transaction_isOpen, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Transaction___debugInfo, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Transaction, __construct);
ZEND_METHOD(Neo4j_Transaction, run);
ZEND_METHOD(Neo4j_Transaction, commit);
ZEND_METHOD(Neo4j_Transaction, rollback);
ZEND_METHOD(Neo4j_Transaction, keepAlive);
ZEND_METHOD(Neo4j_Transaction, isOpen);
ZEND_METHOD(Neo4j_Transaction, __debugInfo);


static const zend_function_entry class_Neo4j_Transaction_methods[] = {
	ZEND_ME(Neo4j_Transaction, __construct, arginfo_class_Neo4j_Transaction___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Neo4j_Transaction, run, arginfo_class_Neo4j_Transaction_run, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Transaction, commit, arginfo_class_Neo4j_Transaction_commit, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Transaction, rollback, arginfo_class_Neo4j_Transaction_rollback, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Transaction, keepAlive, arginfo_class_Neo4j_Transaction_keepAlive, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Transaction, isOpen, arginfo_class_Neo4j_Transaction_isOpen, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Transaction, __debugInfo, arginfo_class_Neo4j_Transaction___debugInfo, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Transaction(zend_class_entry *class_entry_Neo4j_Runner)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Transaction", class_Neo4j_Transaction_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Runner);


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "run", sizeof("run") - 1), 2, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
