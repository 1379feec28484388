/* To PHP's own date classes, and from them. Called from methods and the parameter writer only:
 * user code may run here. */
#include "temporal_class.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_smart_str.h>
#include <ext/date/php_date.h>

#define NS_PER_US 1000
#define NS_PER_S 1000000000

/* --- To PHP --- */

/* A text that PHP reads without guessing: a year of four digits, or a sign and more of them. */
static void write_native(smart_str *text, const neo4j_temporal_kind *kind, const neo4j_moment *moment)
{
	const int64_t *numbers = moment->numbers;
	bool date = neo4j_temporal_has(kind, NEO4J_YEAR);
	int64_t year = date ? numbers[NEO4J_YEAR] : 1970, offset = numbers[NEO4J_OFFSET];
	int absolute = (int) (offset < 0 ? -offset : offset);

	smart_str_append_printf(text, year >= 0 && year <= 9999 ? "%04d" : "%+05d", (int) year);
	smart_str_append_printf(text, "-%02d-%02dT%02d:%02d:%02d.%06d%c%02d:%02d:%02d", date ? (int) numbers[NEO4J_MONTH] : 1,
		date ? (int) numbers[NEO4J_DAY] : 1, (int) numbers[NEO4J_HOUR], (int) numbers[NEO4J_MINUTE], (int) numbers[NEO4J_SECOND],
		(int) (numbers[NEO4J_NANOSECOND] / NS_PER_US), offset < 0 ? '-' : '+', absolute / 3600, absolute / 60 % 60, absolute % 60);
	smart_str_0(text);
}

/* NULL: PHP does not know the zone. */
static bool open_zone(zval *zone, const neo4j_moment *moment)
{
	zval id;

	object_init_ex(zone, php_date_get_timezone_ce());
	ZVAL_STRINGL(&id, moment->zone, moment->zone_length);
	zend_call_known_instance_method_with_1_params(Z_OBJCE_P(zone)->constructor, Z_OBJ_P(zone), NULL, &id);
	zval_ptr_dtor(&id);
	if (!EG(exception)) {
		return true;
	}
	zend_clear_exception();
	zval_ptr_dtor(zone);
	return false;
}

/* The offset has said which of two equal local times is meant; now the zone gives its name. */
static void move_to_zone(zval *native, const neo4j_moment *moment)
{
	zval zone, moved;

	if (!open_zone(&zone, moment)) {
		return;
	}
	zend_call_method_with_1_params(Z_OBJ_P(native), Z_OBJCE_P(native), NULL, "settimezone", &moved, &zone);
	zval_ptr_dtor(&zone);
	zval_ptr_dtor(native);
	ZVAL_COPY_VALUE(native, &moved);
}

static bool make_native(zval *native, const neo4j_temporal_kind *kind, const neo4j_moment *moment)
{
	smart_str text = { 0 };
	bool made;

	write_native(&text, kind, moment);
	php_date_instantiate(php_date_get_immutable_ce(), native);
	made = php_date_initialize(Z_PHPDATE_P(native), ZSTR_VAL(text.s), ZSTR_LEN(text.s), NULL, NULL, 0)
		&& (!neo4j_temporal_has(kind, NEO4J_YEAR) || Z_PHPDATE_P(native)->time->y == moment->numbers[NEO4J_YEAR]);
	if (!made && !EG(exception)) {
		zend_value_error("PHP's dates cannot be %s", ZSTR_VAL(text.s));
	}
	smart_str_free(&text);
	return made;
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
	if (!make_native(return_value, kind, &moment)) {
		zval_ptr_dtor(return_value);
		ZVAL_NULL(return_value);
		RETURN_THROWS();
	}
	if (moment.zone) {
		move_to_zone(return_value, &moment);
	}
}

/* Towards zero: of -1 s and 500,000,000 ns the half second is left. */
static void round_seconds(int64_t *seconds, int64_t *nanoseconds)
{
	if (*seconds < 0 && *nanoseconds) {
		*seconds += 1;
		*nanoseconds -= NS_PER_S;
	}
}

void neo4j_duration_to_native(const neo4j_duration *duration, zval *native)
{
	int64_t seconds = duration->seconds, nanoseconds = duration->nanoseconds;
	zend_class_entry *ce = php_date_get_interval_ce();
	zval nothing;

	round_seconds(&seconds, &nanoseconds);
	object_init_ex(native, ce);
	ZVAL_STRING(&nothing, "P0D");
	zend_call_known_instance_method_with_1_params(ce->constructor, Z_OBJ_P(native), NULL, &nothing);
	zval_ptr_dtor(&nothing);
	zend_update_property_long(ce, Z_OBJ_P(native), ZEND_STRL("y"), (zend_long) (duration->months / 12));
	zend_update_property_long(ce, Z_OBJ_P(native), ZEND_STRL("m"), (zend_long) (duration->months % 12));
	zend_update_property_long(ce, Z_OBJ_P(native), ZEND_STRL("d"), (zend_long) duration->days);
	zend_update_property_long(ce, Z_OBJ_P(native), ZEND_STRL("h"), (zend_long) (seconds / 3600));
	zend_update_property_long(ce, Z_OBJ_P(native), ZEND_STRL("i"), (zend_long) (seconds % 3600 / 60));
	zend_update_property_long(ce, Z_OBJ_P(native), ZEND_STRL("s"), (zend_long) (seconds % 60));
	zend_update_property_double(ce, Z_OBJ_P(native), ZEND_STRL("f"), (double) (nanoseconds / NS_PER_US) / 1e6);
}

/* --- From PHP --- */

/* date_format() shows any DateTimeInterface, whatever a child class makes of its methods. */
static bool show(zval *native, const char *format, zval *text)
{
	zval function, arguments[2];
	bool shown;

	ZVAL_STRING(&function, "date_format");
	ZVAL_COPY_VALUE(&arguments[0], native);
	ZVAL_STRING(&arguments[1], format);
	shown = call_user_function(NULL, NULL, &function, text, 2, arguments) == SUCCESS && !EG(exception)
		&& Z_TYPE_P(text) == IS_STRING;
	zval_ptr_dtor(&arguments[1]);
	zval_ptr_dtor(&function);
	return shown;
}

/* "2024-…T….123456 7200 Europe/Berlin". Only ids with a slash are zones to a server: the others are
 * offsets, abbreviations, and UTC, which an offset says as well. */
static bool read_shown(neo4j_moment *moment, const zval *text, zend_string **zone)
{
	const char *blank = strchr(Z_STRVAL_P(text), ' '), *second = blank ? strchr(blank + 1, ' ') : NULL;

	if (!second || !neo4j_moment_parse(moment, &neo4j_temporal_kinds[NEO4J_TEXT_LOCAL_DATE_TIME], Z_STRVAL_P(text),
			(size_t) (blank - Z_STRVAL_P(text)))) {
		return false;
	}
	moment->numbers[NEO4J_OFFSET] = ZEND_STRTOL(blank + 1, NULL, 10);
	if (strchr(second + 1, '/')) {
		*zone = zend_string_init(second + 1, strlen(second + 1), 0);
		moment->zone = ZSTR_VAL(*zone);
		moment->zone_length = ZSTR_LEN(*zone);
	}
	return true;
}

bool neo4j_moment_from_native(neo4j_moment *moment, zval *native, zend_string **zone)
{
	zval text;
	bool ok;

	*zone = NULL;
	ZVAL_UNDEF(&text);
	ok = show(native, "Y-m-d\\TH:i:s.u Z e", &text) && read_shown(moment, &text, zone);
	if (!ok && !EG(exception)) {
		zend_value_error("The date is beyond what Neo4j has");
	}
	zval_ptr_dtor(&text);
	return ok;
}

PHP_FUNCTION(neo4j_temporal_from_native)
{
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(EX(func)->common.scope);
	zval *native, members[NEO4J_RECORD_MEMBERS_MAX];
	neo4j_moment moment;
	zend_string *zone;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_OBJECT_OF_CLASS(native, php_date_get_interface_ce())
	ZEND_PARSE_PARAMETERS_END();
	if (!neo4j_moment_from_native(&moment, native, &zone)) {
		RETURN_THROWS();
	}
	neo4j_moment_to_members(&moment, kind, members);
	neo4j_record_create_object(return_value, *kind->ce, members);
	if (zone) {
		zend_string_release(zone);
	}
}

static bool is_of_words(const timelib_rel_time *parts)
{
	return parts->have_weekday_relative || parts->have_special_relative || parts->first_last_day_of;
}

/* A second less, and what is missing to it. */
static void fill_duration(neo4j_duration *duration, const timelib_rel_time *parts)
{
	int64_t sign = parts->invert ? -1 : 1, microseconds = sign * (int64_t) parts->us;

	duration->months = sign * (parts->y * 12 + parts->m);
	duration->days = sign * parts->d;
	duration->seconds = sign * ((parts->h * 60 + parts->i) * 60 + parts->s) + microseconds / 1000000;
	duration->nanoseconds = microseconds % 1000000 * NS_PER_US;
	if (duration->nanoseconds < 0) {
		duration->seconds--;
		duration->nanoseconds += NS_PER_S;
	}
}

bool neo4j_duration_from_native(neo4j_duration *duration, zval *native)
{
	const php_interval_obj *interval = Z_PHPINTERVAL_P(native);

	if (!interval->initialized) {
		zend_throw_error(NULL, "The DateInterval object has not been initialized by its constructor");
		return false;
	}
	if (is_of_words(interval->diff)) {
		zend_value_error("A DateInterval of words such as \"next weekday\" is no duration");
		return false;
	}
	fill_duration(duration, interval->diff);
	return true;
}
