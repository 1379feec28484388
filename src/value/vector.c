#include "binary.h"
#include "record.h"

#include <ext/json/php_json.h>

#include "Vector_arginfo.h"

zend_class_entry *neo4j_vector_ce;

/* The coordinate types of the server, in its own words. */
static const struct { const char *name; size_t length; bool is_float; int64_t minimum, maximum; } types[] = {
	{ "INT8", 4, false, INT8_MIN, INT8_MAX },
	{ "INT16", 5, false, INT16_MIN, INT16_MAX },
	{ "INT32", 5, false, INT32_MIN, INT32_MAX },
	{ "INT64", 5, false, INT64_MIN, INT64_MAX },
	{ "FLOAT32", 7, true, 0, 0 },
	{ "FLOAT64", 7, true, 0, 0 },
};

static int find_type(const char *name, size_t length)
{
	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++) {
		if (types[i].length == length && memcmp(types[i].name, name, length) == 0) {
			return (int) i;
		}
	}
	return -1;
}

/* The server refuses coordinates that are not finite, in 32 bits where they are. */
static bool fits_float(double number, const char *name)
{
	return zend_finite(number) && (strcmp(name, "FLOAT32") != 0 || zend_finite((float) number));
}

static bool fits(const zval *number, int type)
{
	if (types[type].is_float) {
		return Z_TYPE_P(number) == IS_DOUBLE && fits_float(Z_DVAL_P(number), types[type].name);
	}
	return Z_TYPE_P(number) == IS_LONG && Z_LVAL_P(number) >= types[type].minimum && Z_LVAL_P(number) <= types[type].maximum;
}

static bool all_fit(zend_array *values, int type)
{
	zval *number;

	ZEND_HASH_FOREACH_VAL(values, number) {
		ZVAL_DEREF(number);
		if (!fits(number, type)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static bool check_vector(zend_class_entry *ce, const zval *members)
{
	int type = find_type(Z_STRVAL(members[NEO4J_VECTOR_TYPE]), Z_STRLEN(members[NEO4J_VECTOR_TYPE]));

	if (type < 0) {
		zend_value_error("%s::$type must be INT8, INT16, INT32, INT64, FLOAT32 or FLOAT64", ZSTR_VAL(ce->name));
		return false;
	}
	if (!zend_array_is_list(Z_ARR(members[NEO4J_VECTOR_VALUES])) || !all_fit(Z_ARR(members[NEO4J_VECTOR_VALUES]), type)) {
		zend_value_error("%s::$values must be a list of %s that %s can hold", ZSTR_VAL(ce->name),
			types[type].is_float ? "floats" : "ints", types[type].name);
		return false;
	}
	return true;
}

PHP_METHOD(Neo4j_Type_Vector, __construct)
{
	zval members[NEO4J_VECTOR_MEMBERS], *values;
	zend_string *type;

	ZEND_PARSE_PARAMETERS_START(2, 2)
		Z_PARAM_STR(type)
		Z_PARAM_ARRAY(values)
	ZEND_PARSE_PARAMETERS_END();
	ZVAL_STR(&members[NEO4J_VECTOR_TYPE], type);
	ZVAL_COPY_VALUE(&members[NEO4J_VECTOR_VALUES], values);
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

PHP_METHOD(Neo4j_Type_Vector, jsonSerialize)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(Z_OBJ_P(ZEND_THIS))) {
		RETURN_THROWS();
	}
	RETURN_COPY(OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), NEO4J_VECTOR_VALUES));
}

bool neo4j_builder_vector(neo4j_builder *builder, const char *name, size_t length)
{
	zval *list = &builder->stack.at[builder->stack.count - 1], members[NEO4J_VECTOR_MEMBERS];
	int type = find_type(name, length);

	if (type < 0 || Z_TYPE_P(list) != IS_ARRAY || !all_fit(Z_ARR_P(list), type)) {
		return false;
	}
	ZVAL_STRINGL(&members[NEO4J_VECTOR_TYPE], name, length);
	ZVAL_COPY_VALUE(&members[NEO4J_VECTOR_VALUES], list);
	neo4j_record_create_object(list, neo4j_vector_ce, members);
	return true;
}

void neo4j_vector_register(void)
{
	neo4j_vector_ce = neo4j_record_class(register_class_Neo4j_Type_Vector(php_json_serializable_ce), check_vector);
}
