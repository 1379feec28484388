/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 717593c601281ad2f7f370b622b94579357b48b9 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Transport_Body___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Transport_Body_getIterator, 0, 0, Iterator, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Transport_Body, __construct);
ZEND_METHOD(Neo4j_Transport_Body, getIterator);


static const zend_function_entry class_Neo4j_Transport_Body_methods[] = {
	ZEND_ME(Neo4j_Transport_Body, __construct, arginfo_class_Neo4j_Transport_Body___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Neo4j_Transport_Body, getIterator, arginfo_class_Neo4j_Transport_Body_getIterator, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Transport_Body(zend_class_entry *class_entry_IteratorAggregate)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Transport", "Body", class_Neo4j_Transport_Body_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;
	zend_class_implements(class_entry, 1, class_entry_IteratorAggregate);

	return class_entry;
}
