/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: c0da3125a50599d3f0ed75098277d3291d2f654c */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Response___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Response_getValue, 0, 0, IS_MIXED, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Response_close, 0, 0, IS_VOID, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Response_getIterator, 0, 0, Iterator, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Response, __construct);
ZEND_METHOD(Neo4j_Response, getValue);
ZEND_METHOD(Neo4j_Response, close);
ZEND_METHOD(Neo4j_Response, getIterator);


static const zend_function_entry class_Neo4j_Response_methods[] = {
	ZEND_ME(Neo4j_Response, __construct, arginfo_class_Neo4j_Response___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Neo4j_Response, getValue, arginfo_class_Neo4j_Response_getValue, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Response, close, arginfo_class_Neo4j_Response_close, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Response, getIterator, arginfo_class_Neo4j_Response_getIterator, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Response(zend_class_entry *class_entry_IteratorAggregate)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Response", class_Neo4j_Response_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;
	zend_class_implements(class_entry, 1, class_entry_IteratorAggregate);

	zval property_status_default_value;
	ZVAL_UNDEF(&property_status_default_value);
	zend_string *property_status_name = zend_string_init("status", sizeof("status") - 1, 1);
	zend_declare_typed_property(class_entry, property_status_name, &property_status_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_status_name);

	zval property_headers_default_value;
	ZVAL_UNDEF(&property_headers_default_value);
	zend_string *property_headers_name = zend_string_init("headers", sizeof("headers") - 1, 1);
	zend_declare_typed_property(class_entry, property_headers_name, &property_headers_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_headers_name);

	return class_entry;
}
