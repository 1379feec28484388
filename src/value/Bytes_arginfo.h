/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 1fee57efec75b258ba73ea16ffcc59ae9b221e6b */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Bytes___construct, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, value, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Bytes___toString, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Bytes_jsonSerialize arginfo_class_Neo4j_Type_Bytes___toString

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Bytes___serialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Bytes___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Bytes___set_state, 0, 1, Neo4j\\Type\\Bytes, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Type_Bytes, __construct);
ZEND_METHOD(Neo4j_Type_Bytes, __toString);
ZEND_METHOD(Neo4j_Type_Bytes, jsonSerialize);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Bytes_methods[] = {
	ZEND_ME(Neo4j_Type_Bytes, __construct, arginfo_class_Neo4j_Type_Bytes___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Type_Bytes, __toString, arginfo_class_Neo4j_Type_Bytes___toString, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Type_Bytes, jsonSerialize, arginfo_class_Neo4j_Type_Bytes_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Bytes___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Bytes___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Bytes___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Bytes(zend_class_entry *class_entry_JsonSerializable, zend_class_entry *class_entry_Stringable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Bytes", class_Neo4j_Type_Bytes_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 2, class_entry_JsonSerializable, class_entry_Stringable);

	zval property_value_default_value;
	ZVAL_UNDEF(&property_value_default_value);
	zend_string *property_value_name = zend_string_init("value", sizeof("value") - 1, 1);
	zend_declare_typed_property(class_entry, property_value_name, &property_value_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_value_name);

	return class_entry;
}
