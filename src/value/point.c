#include "point.h"

#include "../core/number.h"
#include "float_text.h"
#include "record.h"

#include <Zend/zend_interfaces.h>
#include <Zend/zend_smart_str.h>
#include <ext/json/php_json.h>

#include "Point_arginfo.h"

enum { SRID, X, Y, Z, MEMBERS };

zend_class_entry *neo4j_point_ce;

/* The coordinate systems that Neo4j has. */
static const struct { zend_long srid; bool is_3d; const char *name; } systems[] = {
	{ 7203, false, "cartesian" },
	{ 9157, true, "cartesian-3d" },
	{ 4326, false, "wgs-84" },
	{ 4979, true, "wgs-84-3d" },
};

static int find_system(zend_long srid)
{
	for (size_t i = 0; i < sizeof(systems) / sizeof(*systems); i++) {
		if (systems[i].srid == srid) {
			return (int) i;
		}
	}
	return -1;
}

void neo4j_point_from_members(neo4j_point *point, const zval *members)
{
	point->srid = Z_LVAL(members[SRID]);
	point->x = Z_DVAL(members[X]);
	point->y = Z_DVAL(members[Y]);
	point->is_3d = Z_TYPE(members[Z]) == IS_DOUBLE;
	point->z = point->is_3d ? Z_DVAL(members[Z]) : 0;
}

static bool check_point(zend_class_entry *ce, const zval *members)
{
	int system = find_system(Z_LVAL(members[SRID]));

	if (system < 0) {
		zend_value_error("%s::$srid must be 7203, 9157, 4326 or 4979, " ZEND_LONG_FMT " given", ZSTR_VAL(ce->name),
			Z_LVAL(members[SRID]));
		return false;
	}
	if (systems[system].is_3d != (Z_TYPE(members[Z]) == IS_DOUBLE)) {
		zend_value_error("%s::$z must %sbe null where the SRID is " ZEND_LONG_FMT, ZSTR_VAL(ce->name),
			systems[system].is_3d ? "not " : "", Z_LVAL(members[SRID]));
		return false;
	}
	return true;
}

PHP_METHOD(Neo4j_Type_Point, __construct)
{
	zval members[MEMBERS];
	zend_long srid;
	double x, y, z = 0;
	bool flat = true;

	ZEND_PARSE_PARAMETERS_START(3, 4)
		Z_PARAM_LONG(srid)
		Z_PARAM_DOUBLE(x)
		Z_PARAM_DOUBLE(y)
		Z_PARAM_OPTIONAL
		Z_PARAM_DOUBLE_OR_NULL(z, flat)
	ZEND_PARSE_PARAMETERS_END();
	ZVAL_LONG(&members[SRID], srid);
	ZVAL_DOUBLE(&members[X], x);
	ZVAL_DOUBLE(&members[Y], y);
	if (flat) {
		ZVAL_NULL(&members[Z]);
	} else {
		ZVAL_DOUBLE(&members[Z], z);
	}
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

PHP_METHOD(Neo4j_Type_Point, __toString)
{
	zend_object *object = Z_OBJ_P(ZEND_THIS);
	smart_str text = { 0 };
	neo4j_point point;

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(object)) {
		RETURN_THROWS();
	}
	neo4j_point_from_members(&point, object->properties_table);
	smart_str_appends(&text, "point({x: ");
	neo4j_append_float(&text, point.x);
	smart_str_appends(&text, ", y: ");
	neo4j_append_float(&text, point.y);
	if (point.is_3d) {
		smart_str_appends(&text, ", z: ");
		neo4j_append_float(&text, point.z);
	}
	smart_str_append_printf(&text, ", crs: '%s'})", systems[find_system((zend_long) point.srid)].name);
	RETURN_STR(smart_str_extract(&text));
}

/* From text. */

static bool take_text(const char **at, const char *end, const char *text)
{
	size_t length = strlen(text);

	if ((size_t) (end - *at) < length || memcmp(*at, text, length) != 0) {
		return false;
	}
	*at += length;
	return true;
}

#define NUMBER_MAX 64

/* A coordinate may be infinite or NaN, which points in a database can be. */
static bool read_coordinate(const char *text, size_t length, double *value)
{
	char copy[NUMBER_MAX];

	if (neo4j_read_float_name(text, length, value)) {
		return true;
	}
	if (length >= sizeof(copy) || !neo4j_is_decimal(text, length)) {
		return false;
	}
	memcpy(copy, text, length);
	copy[length] = '\0';
	*value = zend_strtod(copy, NULL);
	return zend_finite(*value);
}

/* Up to the blank or the bracket behind it, which is taken too. */
static bool take_coordinate(const char **at, const char *end, char behind, double *value)
{
	const char *stop = memchr(*at, behind, (size_t) (end - *at));

	if (!stop || !read_coordinate(*at, (size_t) (stop - *at), value)) {
		return false;
	}
	*at = stop + 1;
	return true;
}

bool neo4j_point_parse(neo4j_point *point, const char *text, size_t length)
{
	const char *at = text, *end = text + length, *semicolon = memchr(text, ';', length);

	if (!semicolon || !take_text(&at, end, "SRID=") || !neo4j_parse_int64(at, (size_t) (semicolon - at), &point->srid)) {
		return false;
	}
	at = semicolon + 1;
	if (!take_text(&at, end, "POINT")) {
		return false;
	}
	point->is_3d = take_text(&at, end, " Z");
	take_text(&at, end, " ");
	return take_text(&at, end, "(") && take_coordinate(&at, end, ' ', &point->x)
		&& take_coordinate(&at, end, point->is_3d ? ' ' : ')', &point->y)
		&& (!point->is_3d || take_coordinate(&at, end, ')', &point->z)) && at == end;
}

bool neo4j_builder_point(neo4j_builder *builder, int64_t srid, double x, double y, const double *z)
{
	int system = find_system((zend_long) srid);
	zval members[MEMBERS];

	if (system < 0 || systems[system].is_3d != (z != NULL)) {
		return false;
	}
	ZVAL_LONG(&members[SRID], (zend_long) srid);
	ZVAL_DOUBLE(&members[X], x);
	ZVAL_DOUBLE(&members[Y], y);
	if (z) {
		ZVAL_DOUBLE(&members[Z], *z);
	} else {
		ZVAL_NULL(&members[Z]);
	}
	neo4j_record_create_object(neo4j_values_push(&builder->stack), neo4j_point_ce, members);
	return true;
}

void neo4j_point_register(void)
{
	neo4j_point_ce = neo4j_record_class(register_class_Neo4j_Type_Point(php_json_serializable_ce, zend_ce_stringable), check_point);
}
