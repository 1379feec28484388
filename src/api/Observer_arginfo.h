/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 722015848ec955f5ce565dbc6e585c546d8fc0f8 */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Observer_started, 0, 1, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, statement, Neo4j\\Statement, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Observer_succeeded, 0, 2, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, statement, Neo4j\\Statement, 0)
	ZEND_ARG_OBJ_INFO(0, summary, Neo4j\\Summary, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Observer_failed, 0, 2, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, statement, Neo4j\\Statement, 0)
	ZEND_ARG_OBJ_INFO(0, error, Throwable, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Observer_retried, 0, 3, IS_VOID, 0)
	ZEND_ARG_OBJ_INFO(0, statement, Neo4j\\Statement, 0)
	ZEND_ARG_OBJ_INFO(0, error, Throwable, 0)
	ZEND_ARG_TYPE_INFO(0, delay, IS_DOUBLE, 0)
ZEND_END_ARG_INFO()




static const zend_function_entry class_Neo4j_Observer_methods[] = {
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Observer, started, arginfo_class_Neo4j_Observer_started, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Observer, succeeded, arginfo_class_Neo4j_Observer_succeeded, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Observer, failed, arginfo_class_Neo4j_Observer_failed, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Observer, retried, arginfo_class_Neo4j_Observer_retried, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Observer(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Observer", class_Neo4j_Observer_methods);
	class_entry = zend_register_internal_interface(&ce);

	return class_entry;
}
