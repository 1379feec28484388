/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 7e240abc0bca72730796aa2da4640da4ede62686 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Vector___construct, 0, 0, 2)
	ZEND_ARG_TYPE_INFO(0, type, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO(0, values, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Vector_jsonSerialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Vector___serialize arginfo_class_Neo4j_Type_Vector_jsonSerialize

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Vector___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Vector___set_state, 0, 1, Neo4j\\Type\\Vector, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Type_Vector, __construct);
ZEND_METHOD(Neo4j_Type_Vector, jsonSerialize);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Vector_methods[] = {
	ZEND_ME(Neo4j_Type_Vector, __construct, arginfo_class_Neo4j_Type_Vector___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Type_Vector, jsonSerialize, arginfo_class_Neo4j_Type_Vector_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Vector___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Vector___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Vector___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Vector(zend_class_entry *class_entry_JsonSerializable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Vector", class_Neo4j_Type_Vector_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 1, class_entry_JsonSerializable);

	zval property_type_default_value;
	ZVAL_UNDEF(&property_type_default_value);
	zend_string *property_type_name = zend_string_init("type", sizeof("type") - 1, 1);
	zend_declare_typed_property(class_entry, property_type_name, &property_type_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_type_name);

	zval property_values_default_value;
	ZVAL_UNDEF(&property_values_default_value);
	zend_string *property_values_name = zend_string_init("values", sizeof("values") - 1, 1);
	zend_declare_typed_property(class_entry, property_values_name, &property_values_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_values_name);

	return class_entry;
}
