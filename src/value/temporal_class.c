#include "temporal_class.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_smart_str.h>

static bool check_moment(zend_class_entry *ce, const zval *members)
{
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(ce);
	neo4j_moment moment;
	int fault;

	neo4j_moment_from_members(&moment, kind, members);
	fault = neo4j_moment_fault(&moment, kind);
	if (fault < 0) {
		return true;
	}
	if (fault == NEO4J_ZONE) {
		zend_value_error("%s::$zone must be the id of a zone, such as \"Europe/Berlin\"", ZSTR_VAL(ce->name));
	} else {
		zend_value_error("%s::$%s is out of its range: " ZEND_LONG_FMT, ZSTR_VAL(ce->name),
			ZSTR_VAL(ce->properties_info_table[(unsigned) fault - kind->first]->name), (zend_long) moment.numbers[fault]);
	}
	return false;
}

zend_class_entry *neo4j_temporal_class(zend_class_entry *ce)
{
	return neo4j_record_class(ce, check_moment);
}

/* All arguments are ints but the zone; those not given are 0 and null. */
static bool read_argument(zval *argument, uint32_t number, bool is_zone, zval *member)
{
	zend_string *text = NULL;
	zend_long value;
	bool null;

	if (is_zone) {
		if (!zend_parse_arg_str(argument, &text, /* check_null */ true, number)) {
			zend_wrong_parameter_type_error((int) number, Z_EXPECTED_STRING_OR_NULL, argument);
			return false;
		}
		if (text) {
			ZVAL_STR(member, text);
		} else {
			ZVAL_NULL(member);
		}
		return true;
	}
	if (!zend_parse_arg_long(argument, &value, &null, /* check_null */ false, number)) {
		zend_wrong_parameter_type_error((int) number, Z_EXPECTED_LONG, argument);
		return false;
	}
	ZVAL_LONG(member, value);
	return true;
}

static void set_default(zval *member, bool is_zone)
{
	if (is_zone) {
		ZVAL_NULL(member);
	} else {
		ZVAL_LONG(member, 0);
	}
}

PHP_FUNCTION(neo4j_temporal_construct)
{
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(object->ce);
	uint32_t given = ZEND_NUM_ARGS(), required = EX(func)->common.required_num_args;
	zval members[NEO4J_RECORD_MEMBERS_MAX];

	if (given < required || given > kind->count) {
		zend_wrong_parameters_count_error(required, kind->count);
		RETURN_THROWS();
	}
	for (uint32_t i = 0; i < kind->count; i++) {
		bool is_zone = kind->first + i == NEO4J_ZONE;

		if (i >= given) {
			set_default(&members[i], is_zone);
		} else if (!read_argument(ZEND_CALL_ARG(execute_data, i + 1), i + 1, is_zone, &members[i])) {
			RETURN_THROWS();
		}
	}
	neo4j_record_construct(object, members);
}

PHP_FUNCTION(neo4j_temporal_string)
{
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(object->ce);
	smart_str text = { 0 };
	neo4j_moment moment;

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(object)) {
		RETURN_THROWS();
	}
	neo4j_moment_from_members(&moment, kind, object->properties_table);
	neo4j_moment_write(&text, kind, &moment);
	RETURN_STR(smart_str_extract(&text));
}

void neo4j_temporal_register(void)
{
	neo4j_date_register();
	neo4j_time_register();
	neo4j_local_time_register();
	neo4j_local_date_time_register();
	neo4j_zoned_date_time_register();
	neo4j_duration_register();
}
