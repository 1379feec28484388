/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 0c8ee1573e0f961accadbbb35ad1f87d5abfdbc2 */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Neo4j_persistent_handles, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_Neo4j_clean_persistent_handles, 0, 0, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, ident, IS_STRING, 1, "null")
ZEND_END_ARG_INFO()


ZEND_FUNCTION(Neo4j_persistent_handles);
ZEND_FUNCTION(Neo4j_clean_persistent_handles);


static const zend_function_entry ext_functions[] = {
	ZEND_NS_FALIAS("Neo4j", persistent_handles, Neo4j_persistent_handles, arginfo_Neo4j_persistent_handles)
	ZEND_NS_FALIAS("Neo4j", clean_persistent_handles, Neo4j_clean_persistent_handles, arginfo_Neo4j_clean_persistent_handles)
	ZEND_FE_END
};
