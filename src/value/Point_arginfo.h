/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 73d7425de5f4671f773ac3162038fc4d58bf8e0c */

ZEND_BEGIN_ARG_INFO_EX(arginfo_class_Neo4j_Type_Point___construct, 0, 0, 3)
	ZEND_ARG_TYPE_INFO(0, srid, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, x, IS_DOUBLE, 0)
	ZEND_ARG_TYPE_INFO(0, y, IS_DOUBLE, 0)
	ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, z, IS_DOUBLE, 1, "null")
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Point___toString, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Point_jsonSerialize, 0, 0, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Type_Point___serialize arginfo_class_Neo4j_Type_Point_jsonSerialize

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Type_Point___unserialize, 0, 1, IS_VOID, 0)
	ZEND_ARG_TYPE_INFO(0, data, IS_ARRAY, 0)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_OBJ_INFO_EX(arginfo_class_Neo4j_Type_Point___set_state, 0, 1, Neo4j\\Type\\Point, 0)
	ZEND_ARG_TYPE_INFO(0, state, IS_ARRAY, 0)
ZEND_END_ARG_INFO()


ZEND_METHOD(Neo4j_Type_Point, __construct);
ZEND_METHOD(Neo4j_Type_Point, __toString);
ZEND_FUNCTION(neo4j_record_members);
ZEND_FUNCTION(neo4j_record_unserialize);
ZEND_FUNCTION(neo4j_record_set_state);


static const zend_function_entry class_Neo4j_Type_Point_methods[] = {
	ZEND_ME(Neo4j_Type_Point, __construct, arginfo_class_Neo4j_Type_Point___construct, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Type_Point, __toString, arginfo_class_Neo4j_Type_Point___toString, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(jsonSerialize, neo4j_record_members, arginfo_class_Neo4j_Type_Point_jsonSerialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__serialize, neo4j_record_members, arginfo_class_Neo4j_Type_Point___serialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__unserialize, neo4j_record_unserialize, arginfo_class_Neo4j_Type_Point___unserialize, ZEND_ACC_PUBLIC)
	ZEND_ME_MAPPING(__set_state, neo4j_record_set_state, arginfo_class_Neo4j_Type_Point___set_state, ZEND_ACC_PUBLIC|ZEND_ACC_STATIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Type_Point(zend_class_entry *class_entry_JsonSerializable, zend_class_entry *class_entry_Stringable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Type", "Point", class_Neo4j_Type_Point_methods);
	class_entry = zend_register_internal_class_ex(&ce, NULL);
	class_entry->ce_flags |= ZEND_ACC_FINAL|ZEND_ACC_NO_DYNAMIC_PROPERTIES;
	zend_class_implements(class_entry, 2, class_entry_JsonSerializable, class_entry_Stringable);

	zval const_CARTESIAN_value;
	ZVAL_LONG(&const_CARTESIAN_value, 7203);
	zend_string *const_CARTESIAN_name = zend_string_init_interned("CARTESIAN", sizeof("CARTESIAN") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_CARTESIAN_name, &const_CARTESIAN_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_CARTESIAN_name);

	zval const_CARTESIAN_3D_value;
	ZVAL_LONG(&const_CARTESIAN_3D_value, 9157);
	zend_string *const_CARTESIAN_3D_name = zend_string_init_interned("CARTESIAN_3D", sizeof("CARTESIAN_3D") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_CARTESIAN_3D_name, &const_CARTESIAN_3D_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_CARTESIAN_3D_name);

	zval const_WGS_84_value;
	ZVAL_LONG(&const_WGS_84_value, 4326);
	zend_string *const_WGS_84_name = zend_string_init_interned("WGS_84", sizeof("WGS_84") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_WGS_84_name, &const_WGS_84_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_WGS_84_name);

	zval const_WGS_84_3D_value;
	ZVAL_LONG(&const_WGS_84_3D_value, 4979);
	zend_string *const_WGS_84_3D_name = zend_string_init_interned("WGS_84_3D", sizeof("WGS_84_3D") - 1, 1);
	zend_declare_class_constant_ex(class_entry, const_WGS_84_3D_name, &const_WGS_84_3D_value, ZEND_ACC_PUBLIC, NULL);
	zend_string_release(const_WGS_84_3D_name);

	zval property_srid_default_value;
	ZVAL_UNDEF(&property_srid_default_value);
	zend_string *property_srid_name = zend_string_init("srid", sizeof("srid") - 1, 1);
	zend_declare_typed_property(class_entry, property_srid_name, &property_srid_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_LONG));
	zend_string_release(property_srid_name);

	zval property_x_default_value;
	ZVAL_UNDEF(&property_x_default_value);
	zend_string *property_x_name = zend_string_init("x", sizeof("x") - 1, 1);
	zend_declare_typed_property(class_entry, property_x_name, &property_x_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_DOUBLE));
	zend_string_release(property_x_name);

	zval property_y_default_value;
	ZVAL_UNDEF(&property_y_default_value);
	zend_string *property_y_name = zend_string_init("y", sizeof("y") - 1, 1);
	zend_declare_typed_property(class_entry, property_y_name, &property_y_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_DOUBLE));
	zend_string_release(property_y_name);

	zval property_z_default_value;
	ZVAL_UNDEF(&property_z_default_value);
	zend_string *property_z_name = zend_string_init("z", sizeof("z") - 1, 1);
	zend_declare_typed_property(class_entry, property_z_name, &property_z_default_value, ZEND_ACC_PUBLIC|ZEND_ACC_READONLY, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_DOUBLE|MAY_BE_NULL));
	zend_string_release(property_z_name);

	return class_entry;
}
