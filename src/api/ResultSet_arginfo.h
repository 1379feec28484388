/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 3a67f468d3578d7978b1b6f6c717e9c4367474e8 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_ResultSet___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_ResultSet_fromRows, 0, 1, Neo4j\\ResultSet, 0)
	ZEND_ARG_OBJ_TYPE_MASK(0, rows, Traversable, MAY_BE_ARRAY, NULL)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, columns, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_ResultSet_getColumns, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_ResultSet_fetch, 0, 0, IS_ARRAY, 1)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_ResultSet_fetchAll arginfo_class_Neo4j_ResultSet_getColumns

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_ResultSet_fetchColumn, 0, 0, IS_MIXED, 0)
	ZEND_ARG_TYPE_MASK(0, column, MAY_BE_LONG|MAY_BE_STRING, "0")
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_ResultSet_single arginfo_class_Neo4j_ResultSet_getColumns

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_ResultSet_getSummary, 0, 0, Neo4j\\Summary, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_ResultSet_close, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_ResultSet_getIterator, 0, 0, Iterator, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_ResultSet___debugInfo arginfo_class_Neo4j_ResultSet_getColumns


ZEND_METHOD(Neo4j_ResultSet, __construct);
ZEND_METHOD(Neo4j_ResultSet, fromRows);
ZEND_METHOD(Neo4j_ResultSet, getColumns);
ZEND_METHOD(Neo4j_ResultSet, fetch);
ZEND_METHOD(Neo4j_ResultSet, fetchAll);
ZEND_METHOD(Neo4j_ResultSet, fetchColumn);
ZEND_METHOD(Neo4j_ResultSet, single);
ZEND_METHOD(Neo4j_ResultSet, getSummary);
ZEND_METHOD(Neo4j_ResultSet, close);
ZEND_METHOD(Neo4j_ResultSet, getIterator);
ZEND_METHOD(Neo4j_ResultSet, __debugInfo);


static const zend_function_entry class_Neo4j_ResultSet_methods[] = {
	ZEND_ME(Neo4j_ResultSet, __construct, arginfo_class_Neo4j_ResultSet___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Neo4j_ResultSet, fromRows, arginfo_class_Neo4j_ResultSet_fromRows, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Neo4j_ResultSet, getColumns, arginfo_class_Neo4j_ResultSet_getColumns, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, fetch, arginfo_class_Neo4j_ResultSet_fetch, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, fetchAll, arginfo_class_Neo4j_ResultSet_fetchAll, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, fetchColumn, arginfo_class_Neo4j_ResultSet_fetchColumn, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, single, arginfo_class_Neo4j_ResultSet_single, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, getSummary, arginfo_class_Neo4j_ResultSet_getSummary, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, close, arginfo_class_Neo4j_ResultSet_close, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, getIterator, arginfo_class_Neo4j_ResultSet_getIterator, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_ResultSet, __debugInfo, arginfo_class_Neo4j_ResultSet___debugInfo, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_ResultSet(zend_class_entry *class_entry_IteratorAggregate)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "ResultSet", class_Neo4j_ResultSet_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;
	zend_class_implements(class_entry, 1, class_entry_IteratorAggregate);

	return class_entry;
}
