/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 8f122a729976aa1fd2840b1e993d21c5273b42b1 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Summary___construct, 0, 0, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Summary, __construct);


static const zend_function_entry class_Neo4j_Summary_methods[] = {
	ZEND_ME(Neo4j_Summary, __construct, arginfo_class_Neo4j_Summary___construct, ZEND_ACC_PRIVATE)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Summary(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Summary", class_Neo4j_Summary_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;

	zend_string *property_counters_class_Neo4j_Counters = zend_string_init("Neo4j\\Counters", sizeof("Neo4j\\Counters")-1, 1);
	zval property_counters_default_value;
	ZVAL_UNDEF(&property_counters_default_value);
	zend_string *property_counters_name = zend_string_init("counters", sizeof("counters") - 1, 1);
	zend_declare_typed_property(class_entry, property_counters_name, &property_counters_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_CLASS(property_counters_class_Neo4j_Counters, 0, MAY_BE_NULL));
	zend_string_release(property_counters_name);

	zval property_queryType_default_value;
	ZVAL_UNDEF(&property_queryType_default_value);
	zend_string *property_queryType_name = zend_string_init("queryType", sizeof("queryType") - 1, 1);
	zend_declare_typed_property(class_entry, property_queryType_name, &property_queryType_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_queryType_name);

	zval property_plan_default_value;
	ZVAL_UNDEF(&property_plan_default_value);
	zend_string *property_plan_name = zend_string_init("plan", sizeof("plan") - 1, 1);
	zend_declare_typed_property(class_entry, property_plan_name, &property_plan_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY|MAY_BE_NULL));
	zend_string_release(property_plan_name);

	zval property_profile_default_value;
	ZVAL_UNDEF(&property_profile_default_value);
	zend_string *property_profile_name = zend_string_init("profile", sizeof("profile") - 1, 1);
	zend_declare_typed_property(class_entry, property_profile_name, &property_profile_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY|MAY_BE_NULL));
	zend_string_release(property_profile_name);

	zval property_notifications_default_value;
	ZVAL_UNDEF(&property_notifications_default_value);
	zend_string *property_notifications_name = zend_string_init("notifications", sizeof("notifications") - 1, 1);
	zend_declare_typed_property(class_entry, property_notifications_name, &property_notifications_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_notifications_name);

	zval property_bookmarks_default_value;
	ZVAL_UNDEF(&property_bookmarks_default_value);
	zend_string *property_bookmarks_name = zend_string_init("bookmarks", sizeof("bookmarks") - 1, 1);
	zend_declare_typed_property(class_entry, property_bookmarks_name, &property_bookmarks_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_bookmarks_name);

	zval property_database_default_value;
	ZVAL_UNDEF(&property_database_default_value);
	zend_string *property_database_name = zend_string_init("database", sizeof("database") - 1, 1);
	zend_declare_typed_property(class_entry, property_database_name, &property_database_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_database_name);

	zval property_server_default_value;
	ZVAL_UNDEF(&property_server_default_value);
	zend_string *property_server_name = zend_string_init("server", sizeof("server") - 1, 1);
	zend_declare_typed_property(class_entry, property_server_name, &property_server_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_server_name);

	zend_string *property_protocol_class_Neo4j_Protocol = zend_string_init("Neo4j\\Protocol", sizeof("Neo4j\\Protocol")-1, 1);
	zval property_protocol_default_value;
	ZVAL_UNDEF(&property_protocol_default_value);
	zend_string *property_protocol_name = zend_string_init("protocol", sizeof("protocol") - 1, 1);
	zend_declare_typed_property(class_entry, property_protocol_name, &property_protocol_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_CLASS(property_protocol_class_Neo4j_Protocol, 0, 0));
	zend_string_release(property_protocol_name);

	zval property_rows_default_value;
	ZVAL_UNDEF(&property_rows_default_value);
	zend_string *property_rows_name = zend_string_init("rows", sizeof("rows") - 1, 1);
	zend_declare_typed_property(class_entry, property_rows_name, &property_rows_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_rows_name);

	zval property_bytes_default_value;
	ZVAL_UNDEF(&property_bytes_default_value);
	zend_string *property_bytes_name = zend_string_init("bytes", sizeof("bytes") - 1, 1);
	zend_declare_typed_property(class_entry, property_bytes_name, &property_bytes_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_bytes_name);

	zval property_firstRowSeconds_default_value;
	ZVAL_UNDEF(&property_firstRowSeconds_default_value);
	zend_string *property_firstRowSeconds_name = zend_string_init("firstRowSeconds", sizeof("firstRowSeconds") - 1, 1);
	zend_declare_typed_property(class_entry, property_firstRowSeconds_name, &property_firstRowSeconds_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_DOUBLE|MAY_BE_NULL));
	zend_string_release(property_firstRowSeconds_name);

	zval property_totalSeconds_default_value;
	ZVAL_UNDEF(&property_totalSeconds_default_value);
	zend_string *property_totalSeconds_name = zend_string_init("totalSeconds", sizeof("totalSeconds") - 1, 1);
	zend_declare_typed_property(class_entry, property_totalSeconds_name, &property_totalSeconds_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_DOUBLE));
	zend_string_release(property_totalSeconds_name);

	return class_entry;
}
