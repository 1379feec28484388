/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 3781cf93d2f5c712487d8ace837cc7a280669772 */




static const zend_function_entry class_Neo4j_FetchMode_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_ValueMode_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_AccessMode_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Protocol_methods[] = {
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_FetchMode(void)
{
	zend_class_entry *class_entry = zend_register_internal_enum("Neo4j\\FetchMode", IS_STRING, class_Neo4j_FetchMode_methods);

	zval enum_case_Assoc_value;
	zend_string *enum_case_Assoc_value_str = zend_string_init("assoc", strlen("assoc"), 1);
	ZVAL_STR(&enum_case_Assoc_value, enum_case_Assoc_value_str);
	zend_enum_add_case_cstr(class_entry, "Assoc", &enum_case_Assoc_value);

	zval enum_case_Num_value;
	zend_string *enum_case_Num_value_str = zend_string_init("num", strlen("num"), 1);
	ZVAL_STR(&enum_case_Num_value, enum_case_Num_value_str);
	zend_enum_add_case_cstr(class_entry, "Num", &enum_case_Num_value);

	zval enum_case_Both_value;
	zend_string *enum_case_Both_value_str = zend_string_init("both", strlen("both"), 1);
	ZVAL_STR(&enum_case_Both_value, enum_case_Both_value_str);
	zend_enum_add_case_cstr(class_entry, "Both", &enum_case_Both_value);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_ValueMode(void)
{
	zend_class_entry *class_entry = zend_register_internal_enum("Neo4j\\ValueMode", IS_STRING, class_Neo4j_ValueMode_methods);

	zval enum_case_Objects_value;
	zend_string *enum_case_Objects_value_str = zend_string_init("objects", strlen("objects"), 1);
	ZVAL_STR(&enum_case_Objects_value, enum_case_Objects_value_str);
	zend_enum_add_case_cstr(class_entry, "Objects", &enum_case_Objects_value);

	zval enum_case_Arrays_value;
	zend_string *enum_case_Arrays_value_str = zend_string_init("arrays", strlen("arrays"), 1);
	ZVAL_STR(&enum_case_Arrays_value, enum_case_Arrays_value_str);
	zend_enum_add_case_cstr(class_entry, "Arrays", &enum_case_Arrays_value);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_AccessMode(void)
{
	zend_class_entry *class_entry = zend_register_internal_enum("Neo4j\\AccessMode", IS_STRING, class_Neo4j_AccessMode_methods);

	zval enum_case_Read_value;
	zend_string *enum_case_Read_value_str = zend_string_init("read", strlen("read"), 1);
	ZVAL_STR(&enum_case_Read_value, enum_case_Read_value_str);
	zend_enum_add_case_cstr(class_entry, "Read", &enum_case_Read_value);

	zval enum_case_Write_value;
	zend_string *enum_case_Write_value_str = zend_string_init("write", strlen("write"), 1);
	ZVAL_STR(&enum_case_Write_value, enum_case_Write_value_str);
	zend_enum_add_case_cstr(class_entry, "Write", &enum_case_Write_value);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Protocol(void)
{
	zend_class_entry *class_entry = zend_register_internal_enum("Neo4j\\Protocol", IS_STRING, class_Neo4j_Protocol_methods);

	zval enum_case_Auto_value;
	zend_string *enum_case_Auto_value_str = zend_string_init("auto", strlen("auto"), 1);
	ZVAL_STR(&enum_case_Auto_value, enum_case_Auto_value_str);
	zend_enum_add_case_cstr(class_entry, "Auto", &enum_case_Auto_value);

	zval enum_case_Legacy_value;
	zend_string *enum_case_Legacy_value_str = zend_string_init("legacy", strlen("legacy"), 1);
	ZVAL_STR(&enum_case_Legacy_value, enum_case_Legacy_value_str);
	zend_enum_add_case_cstr(class_entry, "Legacy", &enum_case_Legacy_value);

	zval enum_case_Transactional_value;
	zend_string *enum_case_Transactional_value_str = zend_string_init("transactional", strlen("transactional"), 1);
	ZVAL_STR(&enum_case_Transactional_value, enum_case_Transactional_value_str);
	zend_enum_add_case_cstr(class_entry, "Transactional", &enum_case_Transactional_value);

	zval enum_case_Jolt_value;
	zend_string *enum_case_Jolt_value_str = zend_string_init("jolt", strlen("jolt"), 1);
	ZVAL_STR(&enum_case_Jolt_value, enum_case_Jolt_value_str);
	zend_enum_add_case_cstr(class_entry, "Jolt", &enum_case_Jolt_value);

	zval enum_case_Query_value;
	zend_string *enum_case_Query_value_str = zend_string_init("query", strlen("query"), 1);
	ZVAL_STR(&enum_case_Query_value, enum_case_Query_value_str);
	zend_enum_add_case_cstr(class_entry, "Query", &enum_case_Query_value);

	zval enum_case_Gremlin3_value;
	zend_string *enum_case_Gremlin3_value_str = zend_string_init("gremlin3", strlen("gremlin3"), 1);
	ZVAL_STR(&enum_case_Gremlin3_value, enum_case_Gremlin3_value_str);
	zend_enum_add_case_cstr(class_entry, "Gremlin3", &enum_case_Gremlin3_value);

	zval enum_case_Gremlin4_value;
	zend_string *enum_case_Gremlin4_value_str = zend_string_init("gremlin4", strlen("gremlin4"), 1);
	ZVAL_STR(&enum_case_Gremlin4_value, enum_case_Gremlin4_value_str);
	zend_enum_add_case_cstr(class_entry, "Gremlin4", &enum_case_Gremlin4_value);

	return class_entry;
}
