/* Which parameters plain JSON cannot carry, and what a statement can say instead. */
#include "binary.h"
#include "parameter_place.h"
#include "parameter_type.h"
#include "parameters.h"
#include "point.h"

/* false: found, and *why is set. */
static bool is_plain(const zval *value, const neo4j_place *where, zend_string **why);

/* Where the function to be written depends on the value's dimensions. */
static zend_string *advise_by_value(const zend_object *object, const char *path)
{
	const zval *members = object->properties_table;
	neo4j_point point;

	if (object->ce == neo4j_vector_ce) {
		return strpprintf(0, "write vector(%s, %" PRIu32 ", %s) in a statement of Cypher 25 and pass its values", path,
			zend_hash_num_elements(Z_ARR(members[NEO4J_VECTOR_VALUES])), Z_STRVAL(members[NEO4J_VECTOR_TYPE]));
	}
	neo4j_point_from_members(&point, members);
	if (point.is_3d) {
		return strpprintf(0, "write point({x: %s.x, y: %s.y, z: %s.z, srid: %s.srid}) in the statement"
			" and pass what its jsonSerialize() gives", path, path, path, path);
	}
	return strpprintf(0, "write point({x: %s.x, y: %s.y, srid: %s.srid}) in the statement"
		" and pass what its jsonSerialize() gives", path, path, path);
}

/* An empty map is an object too. */
static bool is_plain_object(const zend_object *object, const neo4j_place *where, zend_string **why)
{
	const neo4j_parameter_type *type = neo4j_parameter_type_of(object->ce);
	zend_string *path, *advice;

	if (!type) {
		return true;
	}
	path = neo4j_place_path(where);
	advice = type->advice ? strpprintf(0, type->advice, ZSTR_VAL(path)) : advise_by_value(object, ZSTR_VAL(path));
	*why = strpprintf(0, "parameter %s is a %s: %s", ZSTR_VAL(path), ZSTR_VAL(object->ce->name), ZSTR_VAL(advice));
	zend_string_release(advice);
	zend_string_release(path);
	return false;
}

static bool is_plain_double(double number, const neo4j_place *where, zend_string **why)
{
	zend_string *path;

	if (zend_finite(number)) {
		return true;
	}
	path = neo4j_place_path(where);
	*why = strpprintf(0, "parameter %s is %s: write %s / 0.0 in the statement", ZSTR_VAL(path),
		zend_isnan(number) ? "NAN" : number > 0 ? "INF" : "-INF", zend_isnan(number) ? "0.0" : number > 0 ? "1.0" : "-1.0");
	zend_string_release(path);
	return false;
}

static bool is_plain_array(zend_array *array, const neo4j_place *where, zend_string **why)
{
	neo4j_place inside = {.up = where};
	zval *value;

	ZEND_HASH_FOREACH_KEY_VAL(array, inside.index, inside.key, value) {
		if (!is_plain(value, &inside, why)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static bool is_plain(const zval *value, const neo4j_place *where, zend_string **why)
{
	switch (Z_TYPE_P(value)) {
		case IS_DOUBLE:
			return is_plain_double(Z_DVAL_P(value), where, why);
		case IS_ARRAY:
			return is_plain_array(Z_ARR_P(value), where, why);
		case IS_OBJECT:
			return is_plain_object(Z_OBJ_P(value), where, why);
		default:
			return true;
	}
}

bool neo4j_parameters_need_types(zend_array *resolved, zend_string **why)
{
	*why = NULL;
	return !is_plain_array(resolved, NULL, why);
}
