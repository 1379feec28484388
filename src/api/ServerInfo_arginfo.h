/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 1c5002262b7ecddcaf52c08380a0fb1247b73eac */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_ServerInfo___construct, 0, 0, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_ServerInfo, __construct);


static const zend_function_entry class_Neo4j_ServerInfo_methods[] = {
	ZEND_ME(Neo4j_ServerInfo, __construct, arginfo_class_Neo4j_ServerInfo___construct, ZEND_ACC_PRIVATE)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_ServerInfo(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "ServerInfo", class_Neo4j_ServerInfo_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;

	zval property_product_default_value;
	ZVAL_UNDEF(&property_product_default_value);
	zend_string *property_product_name = zend_string_init("product", sizeof("product") - 1, 1);
	zend_declare_typed_property(class_entry, property_product_name, &property_product_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_product_name);

	zval property_version_default_value;
	ZVAL_UNDEF(&property_version_default_value);
	zend_string *property_version_name = zend_string_init("version", sizeof("version") - 1, 1);
	zend_declare_typed_property(class_entry, property_version_name, &property_version_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_version_name);

	zval property_edition_default_value;
	ZVAL_UNDEF(&property_edition_default_value);
	zend_string *property_edition_name = zend_string_init("edition", sizeof("edition") - 1, 1);
	zend_declare_typed_property(class_entry, property_edition_name, &property_edition_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_edition_name);

	zend_string *property_protocol_class_Neo4j_Protocol = zend_string_init("Neo4j\\Protocol", sizeof("Neo4j\\Protocol")-1, 1);
	zval property_protocol_default_value;
	ZVAL_UNDEF(&property_protocol_default_value);
	zend_string *property_protocol_name = zend_string_init("protocol", sizeof("protocol") - 1, 1);
	zend_declare_typed_property(class_entry, property_protocol_name, &property_protocol_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_CLASS(property_protocol_class_Neo4j_Protocol, 0, 0));
	zend_string_release(property_protocol_name);

	zval property_reason_default_value;
	ZVAL_UNDEF(&property_reason_default_value);
	zend_string *property_reason_name = zend_string_init("reason", sizeof("reason") - 1, 1);
	zend_declare_typed_property(class_entry, property_reason_name, &property_reason_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_reason_name);

	zval property_protocols_default_value;
	ZVAL_UNDEF(&property_protocols_default_value);
	zend_string *property_protocols_name = zend_string_init("protocols", sizeof("protocols") - 1, 1);
	zend_declare_typed_property(class_entry, property_protocols_name, &property_protocols_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_protocols_name);

	return class_entry;
}
