/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: b30fceb294aeded93b151ffd5013a97dfe55c684 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Duration___construct, 0, 0, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, months, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, days, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, seconds, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, nanoseconds, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Duration_toNative, 0, 0, DateInterval, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Duration_fromNative, 0, 1, Neo4j\\Type\\Duration, 0)
	ZEND_ARG_OBJ_INFO(0, native, DateInterval, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Duration___toString, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Duration_jsonSerialize arginfo_class_Neo4j_Type_Duration___toString

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Duration___serialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Duration___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Duration___set_state, 0, 1, Neo4j\\Type\\Duration, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Type_Duration, __construct);
ZEND_METHOD(Neo4j_Type_Duration, toNative);
ZEND_METHOD(Neo4j_Type_Duration, fromNative);
ZEND_METHOD(Neo4j_Type_Duration, __toString);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Duration_methods[] = {
	ZEND_ME(Neo4j_Type_Duration, __construct, arginfo_class_Neo4j_Type_Duration___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Type_Duration, toNative, arginfo_class_Neo4j_Type_Duration_toNative, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Type_Duration, fromNative, arginfo_class_Neo4j_Type_Duration_fromNative, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME(Neo4j_Type_Duration, __toString, arginfo_class_Neo4j_Type_Duration___toString, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Neo4j_Type_Duration, jsonSerialize, __toString, arginfo_class_Neo4j_Type_Duration_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Duration___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Duration___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Duration___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Duration(zend_class_entry *class_entry_JsonSerializable, zend_class_entry *class_entry_Stringable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Duration", class_Neo4j_Type_Duration_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 2, class_entry_JsonSerializable, class_entry_Stringable);

	zval property_months_default_value;
	ZVAL_UNDEF(&property_months_default_value);
	zend_string *property_months_name = zend_string_init("months", sizeof("months") - 1, 1);
	zend_declare_typed_property(class_entry, property_months_name, &property_months_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_months_name);

	zval property_days_default_value;
	ZVAL_UNDEF(&property_days_default_value);
	zend_string *property_days_name = zend_string_init("days", sizeof("days") - 1, 1);
	zend_declare_typed_property(class_entry, property_days_name, &property_days_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_days_name);

	zval property_seconds_default_value;
	ZVAL_UNDEF(&property_seconds_default_value);
	zend_string *property_seconds_name = zend_string_init("seconds", sizeof("seconds") - 1, 1);
	zend_declare_typed_property(class_entry, property_seconds_name, &property_seconds_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_seconds_name);

	zval property_nanoseconds_default_value;
	ZVAL_UNDEF(&property_nanoseconds_default_value);
	zend_string *property_nanoseconds_name = zend_string_init("nanoseconds", sizeof("nanoseconds") - 1, 1);
	zend_declare_typed_property(class_entry, property_nanoseconds_name, &property_nanoseconds_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_nanoseconds_name);

	return class_entry;
}
