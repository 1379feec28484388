#include "temporal_class.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_smart_str.h>
#include <ext/date/php_date.h>

#include "Duration_arginfo.h"

enum { MONTHS, DAYS, SECONDS, NANOSECONDS, MEMBERS };

zend_class_entry *neo4j_duration_ce;

static bool check_duration(zend_class_entry *ce, const zval *members)
{
	if (Z_LVAL(members[NANOSECONDS]) < 0 || Z_LVAL(members[NANOSECONDS]) > 999999999) {
		zend_value_error("%s::$nanoseconds is out of its range: " ZEND_LONG_FMT, ZSTR_VAL(ce->name), Z_LVAL(members[NANOSECONDS]));
		return false;
	}
	return true;
}

PHP_METHOD(Neo4j_Type_Duration, __construct)
{
	zend_long numbers[MEMBERS] = { 0 };
	zval members[MEMBERS];

	ZEND_PARSE_PARAMETERS_START(0, MEMBERS)
		Z_PARAM_OPTIONAL
		Z_PARAM_LONG(numbers[MONTHS])
		Z_PARAM_LONG(numbers[DAYS])
		Z_PARAM_LONG(numbers[SECONDS])
		Z_PARAM_LONG(numbers[NANOSECONDS])
	ZEND_PARSE_PARAMETERS_END();
	for (size_t i = 0; i < MEMBERS; i++) {
		ZVAL_LONG(&members[i], numbers[i]);
	}
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

PHP_METHOD(Neo4j_Type_Duration, __toString)
{
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	neo4j_duration duration;
	smart_str text = { 0 };

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(object)) {
		RETURN_THROWS();
	}
	neo4j_duration_from_members(&duration, object->properties_table);
	neo4j_duration_write(&text, &duration);
	RETURN_STR(smart_str_extract(&text));
}

PHP_METHOD(Neo4j_Type_Duration, toNative)
{
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	neo4j_duration duration;

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(object)) {
		RETURN_THROWS();
	}
	neo4j_duration_from_members(&duration, object->properties_table);
	if (!neo4j_duration_to_native(&duration, object, return_value)) {
		ZVAL_NULL(return_value);
	}
}

PHP_METHOD(Neo4j_Type_Duration, fromNative)
{
	neo4j_duration duration;
	zval members[MEMBERS];
	zend_object *native;
	const char *problem;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_OBJ_OF_CLASS(native, php_date_get_interval_ce())
	ZEND_PARSE_PARAMETERS_END();
	if (!neo4j_native_ready(native)) {
		RETURN_THROWS();
	}
	problem = neo4j_duration_from_native(&duration, native);
	if (problem) {
		zend_argument_value_error(1, "is a %s that %s", ZSTR_VAL(native->ce->name), problem);
		RETURN_THROWS();
	}
	neo4j_duration_to_members(&duration, members);
	neo4j_record_create_object(return_value, neo4j_duration_ce, members);
}

void neo4j_duration_register(void)
{
	neo4j_duration_ce = neo4j_record_class(register_class_Neo4j_Type_Duration(php_json_serializable_ce, zend_ce_stringable),
		check_duration);
}
