/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 1cbda6f78ec39084f40f316bd6505d8d677ca7f5 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Node___construct, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, elementId, IS_STRING, 0)
	ZEND_ARG_TYPE_MASK(0, id, MAY_BE_LONG|MAY_BE_STRING|MAY_BE_NULL, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, labels, IS_ARRAY, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, properties, IS_ARRAY, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Node_get, 0, 1, IS_MIXED, 0)
	ZEND_ARG_TYPE_INFO(0, key, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, default, IS_MIXED, 0, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Node_has, 0, 1, _IS_BOOL, 0)
	ZEND_ARG_TYPE_INFO(0, key, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Node_jsonSerialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Node___serialize arginfo_class_Neo4j_Type_Node_jsonSerialize

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Node___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Node___set_state, 0, 1, Neo4j\\Type\\\116ode, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Type_Node, __construct);
ZEND_FUNCTION(neo4j_element_get);
ZEND_FUNCTION(neo4j_element_has);
ZEND_FUNCTION(neo4j_element_json);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Node_methods[] = {
	ZEND_ME(Neo4j_Type_Node, __construct, arginfo_class_Neo4j_Type_Node___construct, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(get, neo4j_element_get, arginfo_class_Neo4j_Type_Node_get, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(has, neo4j_element_has, arginfo_class_Neo4j_Type_Node_has, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(jsonSerialize, neo4j_element_json, arginfo_class_Neo4j_Type_Node_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Node___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Node___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Node___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Node(zend_class_entry *class_entry_JsonSerializable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Node", class_Neo4j_Type_Node_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 1, class_entry_JsonSerializable);

	zval property_elementId_default_value;
	ZVAL_UNDEF(&property_elementId_default_value);
	zend_string *property_elementId_name = zend_string_init("elementId", sizeof("elementId") - 1, 1);
	zend_declare_typed_property(class_entry, property_elementId_name, &property_elementId_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_elementId_name);

	zval property_id_default_value;
	ZVAL_UNDEF(&property_id_default_value);
	zend_string *property_id_name = zend_string_init("id", sizeof("id") - 1, 1);
	zend_declare_typed_property(class_entry, property_id_name, &property_id_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG|MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_id_name);

	zval property_labels_default_value;
	ZVAL_UNDEF(&property_labels_default_value);
	zend_string *property_labels_name = zend_string_init("labels", sizeof("labels") - 1, 1);
	zend_declare_typed_property(class_entry, property_labels_name, &property_labels_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY|MAY_BE_NULL));
	zend_string_release(property_labels_name);

	zval property_properties_default_value;
	ZVAL_UNDEF(&property_properties_default_value);
	zend_string *property_properties_name = zend_string_init("properties", sizeof("properties") - 1, 1);
	zend_declare_typed_property(class_entry, property_properties_name, &property_properties_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY|MAY_BE_NULL));
	zend_string_release(property_properties_name);

	return class_entry;
}
