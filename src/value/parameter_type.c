#include "parameter_type.h"

#include "binary.h"
#include "float_text.h"
#include "point.h"
#include "temporal.h"

#include <ext/standard/base64.h>

/* None of these texts has a character that JSON escapes: they are written straight away. */

static void write_moment(smart_str *json, const zend_object *object)
{
	const neo4j_temporal_kind *kind = neo4j_temporal_kind_of(object->ce);
	neo4j_moment moment;

	neo4j_moment_from_members(&moment, kind, object->properties_table);
	smart_str_appendc(json, '"');
	neo4j_moment_write(json, kind, &moment);
	smart_str_appendc(json, '"');
}

static void write_duration(smart_str *json, const zend_object *object)
{
	neo4j_duration duration;

	neo4j_duration_from_members(&duration, object->properties_table);
	smart_str_appendc(json, '"');
	neo4j_duration_write(json, &duration);
	smart_str_appendc(json, '"');
}

static void write_point(smart_str *json, const zend_object *object)
{
	neo4j_point point;

	neo4j_point_from_members(&point, object->properties_table);
	smart_str_append_printf(json, "\"SRID=%" PRId64 ";POINT %s(", point.srid, point.is_3d ? "Z " : "");
	neo4j_append_float(json, point.x);
	smart_str_appendc(json, ' ');
	neo4j_append_float(json, point.y);
	if (point.is_3d) {
		smart_str_appendc(json, ' ');
		neo4j_append_float(json, point.z);
	}
	smart_str_appends(json, ")\"");
}

static void write_bytes(smart_str *json, const zend_object *object)
{
	const zend_string *bytes = Z_STR(object->properties_table[0]);
	zend_string *text = php_base64_encode((const unsigned char *) ZSTR_VAL(bytes), ZSTR_LEN(bytes));

	smart_str_appendc(json, '"');
	smart_str_append(json, text);
	smart_str_appendc(json, '"');
	zend_string_release(text);
}

static void write_coordinate(smart_str *json, const zval *number)
{
	smart_str_appendc(json, '"');
	if (Z_TYPE_P(number) == IS_LONG) {
		smart_str_append_long(json, Z_LVAL_P(number));
	} else {
		neo4j_append_float(json, Z_DVAL_P(number));
	}
	smart_str_appendc(json, '"');
}

static void write_vector(smart_str *json, const zend_object *object)
{
	const zval *members = object->properties_table;
	bool first = true;
	zval *number;

	smart_str_append_printf(json, "{\"coordinatesType\":\"%s\",\"coordinates\":[", Z_STRVAL(members[NEO4J_VECTOR_TYPE]));
	ZEND_HASH_FOREACH_VAL(Z_ARR(members[NEO4J_VECTOR_VALUES]), number) {
		if (!first) {
			smart_str_appendc(json, ',');
		}
		first = false;
		write_coordinate(json, number);
	} ZEND_HASH_FOREACH_END();
	smart_str_appends(json, "]}");
}

#define AS_TEXT(function) "write " function "(%s) in the statement and pass it as text"

static const neo4j_parameter_type types[] = {
	{ &neo4j_date_ce, "Date", write_moment, AS_TEXT("date") },
	{ &neo4j_zoned_date_time_ce, NULL, write_moment, AS_TEXT("datetime") },
	{ &neo4j_local_date_time_ce, "LocalDateTime", write_moment, AS_TEXT("localdatetime") },
	{ &neo4j_time_ce, "Time", write_moment, AS_TEXT("time") },
	{ &neo4j_local_time_ce, "LocalTime", write_moment, AS_TEXT("localtime") },
	{ &neo4j_duration_ce, "Duration", write_duration, AS_TEXT("duration") },
	{ &neo4j_point_ce, "Point", write_point, NULL },
	{ &neo4j_bytes_ce, "Base64", write_bytes, "Cypher makes no bytes of anything else, so pass a string, such as their Base64" },
	{ &neo4j_vector_ce, "Vector", write_vector, NULL },
};

const neo4j_parameter_type *neo4j_parameter_type_of(const zend_class_entry *ce)
{
	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++) {
		if (*types[i].ce == ce) {
			return &types[i];
		}
	}
	return NULL;
}

/* Of one class only: with the id of a zone, or without. */
static const char *zoned_name(const zend_object *object)
{
	return Z_TYPE(object->properties_table[NEO4J_ZONE]) == IS_STRING ? "ZonedDateTime" : "OffsetDateTime";
}

void neo4j_parameter_type_write(smart_str *json, const neo4j_parameter_type *type, const zend_object *object)
{
	smart_str_append_printf(json, "{\"$type\":\"%s\",\"_value\":", type->name ? type->name : zoned_name(object));
	type->write(json, object);
	smart_str_appendc(json, '}');
}
