/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 3410fb5c9c709183250cce104bb91939f4075a75 */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Statement___construct, 0, 0, 1)
	ZEND_ARG_TYPE_INFO(0, text, IS_STRING, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, parameters, IS_ARRAY, 0, "[]")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, database, IS_STRING, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, server, IS_STRING, 0, "\'\'")
	ZEND_ARG_OBJ_INFO_WITH_DEFAULT_VALUE(0, protocol, Neo4j\\Protocol, 1, "null")
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, attempt, IS_LONG, 0, "1")
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Statement, __construct);


static const zend_function_entry class_Neo4j_Statement_methods[] = {
	ZEND_ME(Neo4j_Statement, __construct, arginfo_class_Neo4j_Statement___construct, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Statement(void)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j", "Statement", class_Neo4j_Statement_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES|ZEND_ACC_NOT_SERIALIZABLE;

	zval property_text_default_value;
	ZVAL_UNDEF(&property_text_default_value);
	zend_string *property_text_name = zend_string_init("text", sizeof("text") - 1, 1);
	zend_declare_typed_property(class_entry, property_text_name, &property_text_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING));
	zend_string_release(property_text_name);

	zval property_parameters_default_value;
	ZVAL_UNDEF(&property_parameters_default_value);
	zend_string *property_parameters_name = zend_string_init("parameters", sizeof("parameters") - 1, 1);
	zend_declare_typed_property(class_entry, property_parameters_name, &property_parameters_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_ARRAY));
	zend_string_release(property_parameters_name);

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
	zend_declare_typed_property(class_entry, property_protocol_name, &property_protocol_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_CLASS(property_protocol_class_Neo4j_Protocol, 0, MAY_BE_NULL));
	zend_string_release(property_protocol_name);

	zval property_attempt_default_value;
	ZVAL_UNDEF(&property_attempt_default_value);
	zend_string *property_attempt_name = zend_string_init("attempt", sizeof("attempt") - 1, 1);
	zend_declare_typed_property(class_entry, property_attempt_name, &property_attempt_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_attempt_name);


	zend_add_parameter_attribute(zend_hash_str_find_ptr(&class_entry->function_table, "__construct", sizeof("__construct") - 1), 1, ZSTR_KNOWN(ZEND_STR_SENSITIVEPARAMETER), 0);

	return class_entry;
}
