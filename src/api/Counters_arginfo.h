/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: ba203a9b7d0033e7192f2e48f0969a492d83bd7a */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Counters___construct, 0, 0, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Counters_containsUpdates, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Counters, __construct);
ZEND_METHOD(Neo4j_Counters, containsUpdates);


static const zend_function_entry class_Neo4j_Counters_methods[] = {
	ZEND_ME(Neo4j_Counters, __construct, arginfo_class_Neo4j_Counters___construct, ZEND_ACC_PRIVATE)
	ZEND_ME(Neo4j_Counters, containsUpdates, arginfo_class_Neo4j_Counters_containsUpdates, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Counters(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Counters", class_Neo4j_Counters_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;

	zval property_nodesCreated_default_value;
	ZVAL_UNDEF(&property_nodesCreated_default_value);
	zend_string *property_nodesCreated_name = zend_string_init("nodesCreated", sizeof("nodesCreated") - 1, 1);
	zend_declare_typed_property(class_entry, property_nodesCreated_name, &property_nodesCreated_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_nodesCreated_name);

	zval property_nodesDeleted_default_value;
	ZVAL_UNDEF(&property_nodesDeleted_default_value);
	zend_string *property_nodesDeleted_name = zend_string_init("nodesDeleted", sizeof("nodesDeleted") - 1, 1);
	zend_declare_typed_property(class_entry, property_nodesDeleted_name, &property_nodesDeleted_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_nodesDeleted_name);

	zval property_relationshipsCreated_default_value;
	ZVAL_UNDEF(&property_relationshipsCreated_default_value);
	zend_string *property_relationshipsCreated_name = zend_string_init("relationshipsCreated", sizeof("relationshipsCreated") - 1, 1);
	zend_declare_typed_property(class_entry, property_relationshipsCreated_name, &property_relationshipsCreated_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_relationshipsCreated_name);

	zval property_relationshipsDeleted_default_value;
	ZVAL_UNDEF(&property_relationshipsDeleted_default_value);
	zend_string *property_relationshipsDeleted_name = zend_string_init("relationshipsDeleted", sizeof("relationshipsDeleted") - 1, 1);
	zend_declare_typed_property(class_entry, property_relationshipsDeleted_name, &property_relationshipsDeleted_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_relationshipsDeleted_name);

	zval property_propertiesSet_default_value;
	ZVAL_UNDEF(&property_propertiesSet_default_value);
	zend_string *property_propertiesSet_name = zend_string_init("propertiesSet", sizeof("propertiesSet") - 1, 1);
	zend_declare_typed_property(class_entry, property_propertiesSet_name, &property_propertiesSet_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_propertiesSet_name);

	zval property_labelsAdded_default_value;
	ZVAL_UNDEF(&property_labelsAdded_default_value);
	zend_string *property_labelsAdded_name = zend_string_init("labelsAdded", sizeof("labelsAdded") - 1, 1);
	zend_declare_typed_property(class_entry, property_labelsAdded_name, &property_labelsAdded_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_labelsAdded_name);

	zval property_labelsRemoved_default_value;
	ZVAL_UNDEF(&property_labelsRemoved_default_value);
	zend_string *property_labelsRemoved_name = zend_string_init("labelsRemoved", sizeof("labelsRemoved") - 1, 1);
	zend_declare_typed_property(class_entry, property_labelsRemoved_name, &property_labelsRemoved_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_labelsRemoved_name);

	zval property_indexesAdded_default_value;
	ZVAL_UNDEF(&property_indexesAdded_default_value);
	zend_string *property_indexesAdded_name = zend_string_init("indexesAdded", sizeof("indexesAdded") - 1, 1);
	zend_declare_typed_property(class_entry, property_indexesAdded_name, &property_indexesAdded_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_indexesAdded_name);

	zval property_indexesRemoved_default_value;
	ZVAL_UNDEF(&property_indexesRemoved_default_value);
	zend_string *property_indexesRemoved_name = zend_string_init("indexesRemoved", sizeof("indexesRemoved") - 1, 1);
	zend_declare_typed_property(class_entry, property_indexesRemoved_name, &property_indexesRemoved_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_indexesRemoved_name);

	zval property_constraintsAdded_default_value;
	ZVAL_UNDEF(&property_constraintsAdded_default_value);
	zend_string *property_constraintsAdded_name = zend_string_init("constraintsAdded", sizeof("constraintsAdded") - 1, 1);
	zend_declare_typed_property(class_entry, property_constraintsAdded_name, &property_constraintsAdded_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_constraintsAdded_name);

	zval property_constraintsRemoved_default_value;
	ZVAL_UNDEF(&property_constraintsRemoved_default_value);
	zend_string *property_constraintsRemoved_name = zend_string_init("constraintsRemoved", sizeof("constraintsRemoved") - 1, 1);
	zend_declare_typed_property(class_entry, property_constraintsRemoved_name, &property_constraintsRemoved_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_constraintsRemoved_name);

	zval property_systemUpdates_default_value;
	ZVAL_UNDEF(&property_systemUpdates_default_value);
	zend_string *property_systemUpdates_name = zend_string_init("systemUpdates", sizeof("systemUpdates") - 1, 1);
	zend_declare_typed_property(class_entry, property_systemUpdates_name, &property_systemUpdates_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_systemUpdates_name);

	return class_entry;
}
