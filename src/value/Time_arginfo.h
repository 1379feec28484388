/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 06f9392968b526037bc9568ba73345776397ce3a */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Time___construct, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, hour, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, minute, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, second, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, nanosecond, IS_LONG, 0, "0")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, offsetSeconds, IS_LONG, 0, "0")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Time_toNative, 0, 0, DateTimeImmutable, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Time_fromNative, 0, 1, Neo4j\\Type\\Time, 0)
	ZEND_ARG_OBJ_INFO(0, native, DateTimeInterface, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Time___toString, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Time_jsonSerialize arginfo_class_Neo4j_Type_Time___toString

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Time___serialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Time___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Time___set_state, 0, 1, Neo4j\\Type\\Time, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_FUNCTION(neo4j_temporal_construct);
ZEND_FUNCTION(neo4j_temporal_to_native);
ZEND_FUNCTION(neo4j_temporal_from_native);
ZEND_FUNCTION(neo4j_temporal_string);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Time_methods[] = {
	ZEND_ME_MAPPING(__construct, neo4j_temporal_construct, arginfo_class_Neo4j_Type_Time___construct, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(toNative, neo4j_temporal_to_native, arginfo_class_Neo4j_Type_Time_toNative, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(fromNative, neo4j_temporal_from_native, arginfo_class_Neo4j_Type_Time_fromNative, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_ME_MAPPING(__toString, neo4j_temporal_string, arginfo_class_Neo4j_Type_Time___toString, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(jsonSerialize, neo4j_temporal_string, arginfo_class_Neo4j_Type_Time_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Time___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Time___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Time___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Time(zend_class_entry *class_entry_JsonSerializable, zend_class_entry *class_entry_Stringable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Time", class_Neo4j_Type_Time_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 2, class_entry_JsonSerializable, class_entry_Stringable);

	zval property_hour_default_value;
	ZVAL_UNDEF(&property_hour_default_value);
	zend_string *property_hour_name = zend_string_init("hour", sizeof("hour") - 1, 1);
	zend_declare_typed_property(class_entry, property_hour_name, &property_hour_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_hour_name);

	zval property_minute_default_value;
	ZVAL_UNDEF(&property_minute_default_value);
	zend_string *property_minute_name = zend_string_init("minute", sizeof("minute") - 1, 1);
	zend_declare_typed_property(class_entry, property_minute_name, &property_minute_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_minute_name);

	zval property_second_default_value;
	ZVAL_UNDEF(&property_second_default_value);
	zend_string *property_second_name = zend_string_init("second", sizeof("second") - 1, 1);
	zend_declare_typed_property(class_entry, property_second_name, &property_second_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_second_name);

	zval property_nanosecond_default_value;
	ZVAL_UNDEF(&property_nanosecond_default_value);
	zend_string *property_nanosecond_name = zend_string_init("nanosecond", sizeof("nanosecond") - 1, 1);
	zend_declare_typed_property(class_entry, property_nanosecond_name, &property_nanosecond_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_nanosecond_name);

	zval property_offsetSeconds_default_value;
	ZVAL_UNDEF(&property_offsetSeconds_default_value);
	zend_string *property_offsetSeconds_name = zend_string_init("offsetSeconds", sizeof("offsetSeconds") - 1, 1);
	zend_declare_typed_property(class_entry, property_offsetSeconds_name, &property_offsetSeconds_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_offsetSeconds_name);

	return class_entry;
}
