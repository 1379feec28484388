/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 44b4a0cbcb2d6bd86e43d8332ea0a2675607c807 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Path___construct, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, nodes, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, relationships, IS_ARRAY, 0, "[]")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, labels, IS_ARRAY, 0, "[]")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Path_jsonSerialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Path___serialize arginfo_class_Neo4j_Type_Path_jsonSerialize

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Path___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Path___set_state, 0, 1, Neo4j\\Type\\Path, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Type_Path, __construct);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Path_methods[] = {
	ZEND_ME(Neo4j_Type_Path, __construct, arginfo_class_Neo4j_Type_Path___construct, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(jsonSerialize, neo4j_record_members, arginfo_class_Neo4j_Type_Path_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Path___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Path___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Path___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Path(zend_class_entry *class_entry_JsonSerializable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Path", class_Neo4j_Type_Path_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 1, class_entry_JsonSerializable);

	zval property_nodes_default_value;
	ZVAL_UNDEF(&property_nodes_default_value);
	zend_string *property_nodes_name = zend_string_init("nodes", sizeof("nodes") - 1, 1);
	zend_declare_typed_property(class_entry, property_nodes_name, &property_nodes_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_nodes_name);

	zval property_relationships_default_value;
	ZVAL_UNDEF(&property_relationships_default_value);
	zend_string *property_relationships_name = zend_string_init("relationships", sizeof("relationships") - 1, 1);
	zend_declare_typed_property(class_entry, property_relationships_name, &property_relationships_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_relationships_name);

	zval property_labels_default_value;
	ZVAL_UNDEF(&property_labels_default_value);
	zend_string *property_labels_name = zend_string_init("labels", sizeof("labels") - 1, 1);
	zend_declare_typed_property(class_entry, property_labels_name, &property_labels_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_labels_name);

	return class_entry;
}
