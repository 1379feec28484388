/* Between the Type classes and PHP's own date classes. PHP counts in 64-bit seconds, yet not every
 * year and zone comes out right: so each date made here is read back, and one that is not what was
 * asked for is an exception. Fields are read where PHP keeps them, whatever a child class makes of
 * the methods. */
#include "temporal_class.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_smart_str.h>
#include <ext/date/php_date.h>

#define NS_PER_US 1000
#define US_PER_S 1000000
#define YEAR_MAX 999999999
/* Parts of an interval up to here can be summed up as seconds, or as months. */
#define PART_MAX (INT64_MAX / 3600 / 4)

/* --- From PHP --- */

bool neo4j_native_ready(const zend_object *native)
{
	zend_object *object = (zend_object *) native;
	bool is_interval = instanceof_function(object->ce, php_date_get_interval_ce());
	bool ready = is_interval ? php_interval_obj_from_obj(object)->initialized : php_date_obj_from_obj(object)->time != NULL;

	if (!ready) {
		zend_throw_error(NULL, "The %s object has not been initialized by its constructor", ZSTR_VAL(native->ce->name));
	}
	return ready;
}

/* Days from 1970-01-01. Years begin in March here, so that the leap day is a year's last. */
static int64_t count_days(int64_t year, int64_t month, int64_t day)
{
	int64_t era, of_era, months = (month + 9) % 12;

	year -= month < 3;
	era = (year >= 0 ? year : year - 399) / 400;
	of_era = year - era * 400;
	return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * months + 2) / 5 + day - 1 - 719468;
}

/* As if the moment's clock were that of UTC. */
static int64_t count_seconds(const neo4j_moment *moment)
{
	const int64_t *numbers = moment->numbers;

	return count_days(numbers[NEO4J_YEAR], numbers[NEO4J_MONTH], numbers[NEO4J_DAY]) * 86400
		+ (numbers[NEO4J_HOUR] * 60 + numbers[NEO4J_MINUTE]) * 60 + numbers[NEO4J_SECOND];
}

/* The clock is in the fields, the instant in sse: what is between them is the offset, whichever of
 * its three kinds the zone is. */
static void read_clock(neo4j_moment *moment, const timelib_time *time)
{
	int64_t *numbers = moment->numbers;

	numbers[NEO4J_YEAR] = time->y;
	numbers[NEO4J_MONTH] = time->m;
	numbers[NEO4J_DAY] = time->d;
	numbers[NEO4J_HOUR] = time->h;
	numbers[NEO4J_MINUTE] = time->i;
	numbers[NEO4J_SECOND] = time->s;
	numbers[NEO4J_NANOSECOND] = time->us * NS_PER_US;
	numbers[NEO4J_OFFSET] = count_seconds(moment) - time->sse;
}

static bool has_year(const timelib_time *time)
{
	return time->y >= -YEAR_MAX && time->y <= YEAR_MAX;
}

/* UTC has an id too, but is what an offset of 0 says, and what a server makes of it. */
static bool has_zone(const timelib_time *time)
{
	return time->zone_type == TIMELIB_ZONETYPE_ID && strcmp(time->tz_info->name, "UTC") != 0;
}

const char *neo4j_moment_from_native(neo4j_moment *moment, const neo4j_temporal_kind *kind, zend_object *native)
{
	const timelib_time *time = php_date_obj_from_obj(native)->time;

	memset(moment, 0, sizeof(*moment));
	if (!has_year(time)) {
		return "has a year that Neo4j does not have";
	}
	read_clock(moment, time);
	if (neo4j_temporal_has(kind, NEO4J_ZONE) && has_zone(time)) {
		moment->zone = time->tz_info->name;
		moment->zone_length = strlen(moment->zone);
	}
	return neo4j_moment_fault(moment, kind) < 0 ? NULL : "has an offset from UTC that Neo4j does not have";
}

PHP_FUNCTION(neo4j_temporal_from_native)
{
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(EX(func)->common.scope);
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	neo4j_moment moment;
	zend_object *native;
	const char *problem;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_OBJ_OF_CLASS(native, php_date_get_interface_ce())
	ZEND_PARSE_PARAMETERS_END();
	if (!neo4j_native_ready(native)) {
		RETURN_THROWS();
	}
	problem = neo4j_moment_from_native(&moment, kind, native);
	if (problem) {
		zend_argument_value_error(1, "is a %s that %s", ZSTR_VAL(native->ce->name), problem);
		RETURN_THROWS();
	}
	neo4j_moment_to_members(&moment, kind, members);
	neo4j_record_create_object(return_value, *kind->ce, members);
}

static bool is_countable(const timelib_rel_time *parts)
{
	const int64_t numbers[] = { parts->y, parts->m, parts->d, parts->h, parts->i, parts->s, parts->us };

	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++) {
		if (numbers[i] > PART_MAX || numbers[i] < -PART_MAX) {
			return false;
		}
	}
	return true;
}

/* parts->days is what diff() counted beside the parts: to add it would count them twice. */
static void fill_duration(neo4j_duration *duration, const timelib_rel_time *parts)
{
	int64_t sign = parts->invert ? -1 : 1, microseconds = sign * parts->us;

	duration->months = sign * (parts->y * 12 + parts->m);
	duration->days = sign * parts->d;
	duration->seconds = sign * (parts->h * 3600 + parts->i * 60 + parts->s) + microseconds / US_PER_S;
	duration->nanoseconds = microseconds % US_PER_S * NS_PER_US;
	if (duration->nanoseconds < 0) {
		duration->seconds--;
		duration->nanoseconds += (int64_t) US_PER_S * NS_PER_US;
	}
}

const char *neo4j_duration_from_native(neo4j_duration *duration, zend_object *native)
{
	const timelib_rel_time *parts = php_interval_obj_from_obj(native)->diff;

	if (parts->have_weekday_relative || parts->have_special_relative || parts->first_last_day_of) {
		return "has a length that depends on the day it is counted from";
	}
	if (!is_countable(parts)) {
		return "has a part that is too long";
	}
	fill_duration(duration, parts);
	return NULL;
}

/* --- To PHP --- */

/* false: it threw, and nothing is left. */
static bool construct(zval *object, zend_class_entry *ce, const char *argument, size_t length)
{
	zval text;

	ZVAL_STRINGL(&text, argument, length);
	php_date_instantiate(ce, object);
	zend_call_known_instance_method_with_1_params(ce->constructor, Z_OBJ_P(object), NULL, &text);
	zval_ptr_dtor(&text);
	if (EG(exception)) {
		zval_ptr_dtor(object);
		return false;
	}
	return true;
}

static bool is_same_clock(const zval *native, const neo4j_moment *moment)
{
	const timelib_time *time = Z_PHPDATE_P(native)->time;
	neo4j_moment made;

	if (!has_year(time)) {
		return false;
	}
	read_clock(&made, time);
	for (int i = 0; i < NEO4J_NUMBERS; i++) {
		int64_t lost = i == NEO4J_NANOSECOND ? moment->numbers[i] % NS_PER_US : 0;

		if (made.numbers[i] != moment->numbers[i] - lost) {
			return false;
		}
	}
	return true;
}

/* The instant, seen from a zone: where summer time ends, a clock alone would not tell which of two
 * hours is meant. false: no such zone, or another clock there. Throws nothing. */
static bool make_in_zone(zval *native, const neo4j_moment *moment, const char *zone_name, size_t length)
{
	int64_t seconds = count_seconds(moment) - moment->numbers[NEO4J_OFFSET];
	char instant[32];
	zval utc, zone;

	if (!construct(&zone, php_date_get_timezone_ce(), zone_name, length)) {
		zend_clear_exception();
		return false;
	}
	php_date_instantiate(php_date_get_immutable_ce(), &utc);
	php_date_initialize(Z_PHPDATE_P(&utc), instant, (size_t) snprintf(instant, sizeof(instant), "@%" PRId64, seconds),
		NULL, NULL, 0);
	Z_PHPDATE_P(&utc)->time->us = moment->numbers[NEO4J_NANOSECOND] / NS_PER_US;
	zend_call_method_with_1_params(Z_OBJ(utc), Z_OBJCE(utc), NULL, "settimezone", native, &zone);
	zval_ptr_dtor(&utc);
	zval_ptr_dtor(&zone);
	if (!is_same_clock(native, moment)) {
		zval_ptr_dtor(native);
		return false;
	}
	return true;
}

static bool make_with_offset(zval *native, const neo4j_moment *moment)
{
	int64_t offset = moment->numbers[NEO4J_OFFSET];
	int absolute = (int) (offset < 0 ? -offset : offset), length;
	char zone[16];

	length = snprintf(zone, sizeof(zone), "%c%02d:%02d", offset < 0 ? '-' : '+', absolute / 3600, absolute / 60 % 60);
	if (absolute % 60) {
		length += snprintf(zone + length, sizeof(zone) - (size_t) length, ":%02d", absolute % 60);
	}
	return make_in_zone(native, moment, zone, (size_t) length);
}

static bool make_native(zval *native, const neo4j_temporal_kind *kind, const neo4j_moment *moment)
{
	if (!neo4j_temporal_has(kind, NEO4J_OFFSET)) {
		return make_in_zone(native, moment, ZEND_STRL("UTC"));
	}
	return (moment->zone && make_in_zone(native, moment, moment->zone, moment->zone_length))
		|| make_with_offset(native, moment);
}

ZEND_COLD static void refuse_native(const zend_object *object)
{
	zend_value_error("PHP's date classes cannot hold this %s", ZSTR_VAL(object->ce->name));
}

PHP_FUNCTION(neo4j_temporal_to_native)
{
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(object->ce);
	neo4j_moment moment;

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(object)) {
		RETURN_THROWS();
	}
	neo4j_moment_from_members(&moment, kind, object->properties_table);
	if (!neo4j_temporal_has(kind, NEO4J_YEAR)) {
		moment.numbers[NEO4J_YEAR] = 1970;
		moment.numbers[NEO4J_MONTH] = moment.numbers[NEO4J_DAY] = 1;
	}
	if (!make_native(return_value, kind, &moment)) {
		ZVAL_NULL(return_value);
		refuse_native(object);
	}
}

/* Signed parts, the seconds' fraction too: -1 s and 500,000,000 ns are -0.5 s. */
static void set_parts(timelib_rel_time *parts, const neo4j_duration *duration)
{
	bool borrows = duration->seconds < 0 && duration->nanoseconds;
	int64_t seconds = duration->seconds + borrows;

	parts->y = duration->months / 12;
	parts->m = duration->months % 12;
	parts->d = duration->days;
	parts->h = seconds / 3600;
	parts->i = seconds / 60 % 60;
	parts->s = seconds % 60;
	parts->us = (duration->nanoseconds - (borrows ? (int64_t) US_PER_S * NS_PER_US : 0)) / NS_PER_US;
}

/* An interval that goes back in all its parts is inverted, as diff() has it. false: a part is more
 * than the 32 bits for which format() takes it. */
static bool settle_parts(timelib_rel_time *parts)
{
	timelib_sll *const numbers[] = { &parts->y, &parts->m, &parts->d, &parts->h, &parts->i, &parts->s, &parts->us };
	bool ahead = false, back = false;

	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++) {
		if (*numbers[i] > INT32_MAX || *numbers[i] < -INT32_MAX) {
			return false;
		}
		ahead |= *numbers[i] > 0;
		back |= *numbers[i] < 0;
	}
	parts->invert = back && !ahead;
	for (size_t i = 0; parts->invert && i < sizeof(numbers) / sizeof(*numbers); i++) {
		*numbers[i] = -*numbers[i];
	}
	return true;
}

bool neo4j_duration_to_native(const neo4j_duration *duration, const zend_object *object, zval *native)
{
	if (!construct(native, php_date_get_interval_ce(), ZEND_STRL("PT0S"))) {
		return false;
	}
	set_parts(Z_PHPINTERVAL_P(native)->diff, duration);
	if (!settle_parts(Z_PHPINTERVAL_P(native)->diff)) {
		zval_ptr_dtor(native);
		refuse_native(object);
		return false;
	}
	return true;
}
