/* What parameters stand for. Everything of the user's that runs on the way to the server runs in
 * here: jsonSerialize(), iterators, generators. */
#include "graph.h"
#include "parameter_place.h"
#include "parameter_type.h"
#include "parameters.h"
#include "record.h"
#include "temporal_class.h"

#include <Zend/zend_enum.h>
#include <Zend/zend_exceptions.h>
#include <Zend/zend_interfaces.h>
#include <ext/date/php_date.h>
#include <ext/json/php_json.h>
#include <ext/spl/spl_iterators.h>

/* Makes an owned value; false: thrown. */
static bool resolve_value(zval *value, zval *resolved, const neo4j_place *where);

ZEND_COLD static bool refuse_type(const neo4j_place *where, const char *type, const char *instead)
{
	return neo4j_place_refuse(where, zend_ce_type_error, "is %s %s, which cannot be a parameter%s",
		strchr("AEIOUaeiou", *type) ? "an" : "a", type, instead);
}

/* --- Arrays --- */

static void put(zend_array *array, const neo4j_place *inside, zval *value)
{
	if (inside->key) {
		zend_hash_add_new(array, inside->key, value);
	} else {
		zend_hash_index_add_new(array, inside->index, value);
	}
}

/* A new array of the first `count` members, which have been found to stand for themselves. */
static zend_array *copy_first(zend_array *array, uint32_t count)
{
	zend_array *copy = zend_new_array(zend_hash_num_elements(array));
	neo4j_place member = {0};
	zval *value;

	ZEND_HASH_FOREACH_KEY_VAL(array, member.index, member.key, value) {
		if (count-- == 0) {
			break;
		}
		Z_TRY_ADDREF_P(value);
		put(copy, &member, value);
	} ZEND_HASH_FOREACH_END();
	return copy;
}

static bool is_same(const zval *value, const zval *resolved)
{
	return Z_TYPE_P(value) == Z_TYPE_P(resolved)
		&& (Z_TYPE_P(value) < IS_ARRAY || Z_COUNTED_P(value) == Z_COUNTED_P(resolved));
}

/* The array is copied only from the first member on that stands for something else. */
static zend_array *resolve_members(zend_array *array, neo4j_place *inside)
{
	zend_array *copy = NULL;
	uint32_t count = 0;
	zval *value, resolved;

	ZEND_HASH_FOREACH_KEY_VAL(array, inside->index, inside->key, value) {
		if (!resolve_value(value, &resolved, inside)) {
			if (copy) {
				zend_array_release(copy);
			}
			return NULL;
		}
		if (!copy && !is_same(value, &resolved)) {
			copy = copy_first(array, count);
		}
		if (copy) {
			put(copy, inside, &resolved);
		} else {
			zval_ptr_dtor(&resolved);
		}
		count++;
	} ZEND_HASH_FOREACH_END();
	if (!copy) {
		GC_TRY_ADDREF(array);
		copy = array;
	}
	return copy;
}

/* The array is held meanwhile: a jsonSerialize() called on the way may change what it was in. */
static zend_array *resolve_held(zend_array *array, neo4j_place *inside)
{
	zend_array *resolved;

	GC_TRY_ADDREF(array);
	resolved = resolve_members(array, inside);
	zend_array_release(array);
	return resolved;
}

static zend_array *resolve_array(zend_array *array, const neo4j_place *where)
{
	neo4j_place inside;

	return neo4j_place_enter(&inside, where, array) ? resolve_held(array, &inside) : NULL;
}

static bool set_array(zval *resolved, zend_array *array)
{
	if (!array) {
		return false;
	}
	ZVAL_ARR(resolved, array);
	if (GC_FLAGS(array) & GC_IMMUTABLE) {
		Z_TYPE_INFO_P(resolved) = IS_ARRAY;
	}
	return true;
}

/* --- Objects --- */

/* Its properties have names, even those that look like numbers: the array of them is a map, but
 * for an empty one, of which only an object can tell. */
static bool resolve_properties(zend_object *object, zval *resolved, const neo4j_place *where)
{
	zend_array *properties = zend_std_get_properties(object);

	if (zend_hash_num_elements(properties) == 0) {
		object_init(resolved);
		return true;
	}
	return set_array(resolved, resolve_array(properties, where));
}

/* What it gives is resolved in its place, under its path. The object is held while its own code
 * runs, and found again if it gives itself. */
static bool resolve_serializable(zend_object *object, zval *resolved, const neo4j_place *where)
{
	neo4j_place inside;
	zval given;
	bool good;

	if (!neo4j_place_enter(&inside, where, object)) {
		return false;
	}
	inside.unnamed = true;
	GC_ADDREF(object);
	zend_call_method_with_0_params(object, object->ce, NULL, "jsonserialize", &given);
	good = !EG(exception) && resolve_value(&given, resolved, &inside);
	zval_ptr_dtor(&given);
	OBJ_RELEASE(object);
	return good;
}

static bool resolve_enum(zend_object *object, zval *resolved, const neo4j_place *where)
{
	if (object->ce->enum_backing_type == IS_UNDEF) {
		return refuse_type(where, ZSTR_VAL(object->ce->name), "");
	}
	return resolve_value(zend_enum_fetch_case_value(object), resolved, where);
}

static bool refuse_native(const neo4j_place *where, const zend_object *object, const char *problem)
{
	return neo4j_place_refuse(where, zend_ce_value_error, "is a %s that %s", ZSTR_VAL(object->ce->name), problem);
}

static bool resolve_date(zend_object *object, zval *resolved, const neo4j_place *where)
{
	const neo4j_temporal_kind *kind = &neo4j_temporal_kinds[NEO4J_TEXT_ZONED_DATE_TIME];
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	neo4j_moment moment;
	const char *problem;

	if (!neo4j_native_ready(object)) {
		return false;
	}
	problem = neo4j_moment_from_native(&moment, kind, object);
	if (problem) {
		return refuse_native(where, object, problem);
	}
	neo4j_moment_to_members(&moment, kind, members);
	neo4j_record_create_object(resolved, *kind->ce, members);
	return true;
}

static bool resolve_interval(zend_object *object, zval *resolved, const neo4j_place *where)
{
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	neo4j_duration duration;
	const char *problem;

	if (!neo4j_native_ready(object)) {
		return false;
	}
	problem = neo4j_duration_from_native(&duration, object);
	if (problem) {
		return refuse_native(where, object, problem);
	}
	neo4j_duration_to_members(&duration, members);
	neo4j_record_create_object(resolved, neo4j_duration_ce, members);
	return true;
}

/* Values of the Type classes are immutable and stand for themselves. */
static bool resolve_type(zend_object *object, zval *resolved, const neo4j_place *where)
{
	(void) where;
	if (!neo4j_record_ready(object)) {
		return false;
	}
	ZVAL_OBJ_COPY(resolved, object);
	return true;
}

static bool refuse_element(zend_object *object, zval *resolved, const neo4j_place *where)
{
	(void) resolved;
	return refuse_type(where, ZSTR_VAL(object->ce->name), "; pass its elementId instead");
}

static bool refuse_path(zend_object *object, zval *resolved, const neo4j_place *where)
{
	(void) resolved;
	return refuse_type(where, ZSTR_VAL(object->ce->name), "; pass the elementId of its nodes instead");
}

static bool refuse_object(zend_object *object, zval *resolved, const neo4j_place *where)
{
	(void) resolved;
	return refuse_type(where, ZSTR_VAL(object->ce->name), "");
}

/* --- Iterators --- */

typedef struct collector {
	zend_array *array;
	neo4j_place inside;
	bool good;
} collector;

/* Generators may have keys of any type, and the same one twice: to leave a value out, or to put
 * it somewhere else, would be to lose it. */
static bool read_key(zend_object_iterator *iterator, collector *to, zval *key)
{
	const neo4j_place *where = to->inside.up;

	if (iterator->funcs->get_current_key) {
		iterator->funcs->get_current_key(iterator, key);
	} else {
		ZVAL_LONG(key, (zend_long) iterator->index);
	}
	if (EG(exception)) {
		return false;
	}
	if (Z_TYPE_P(key) == IS_STRING && ZEND_HANDLE_NUMERIC(Z_STR_P(key), to->inside.index)) {
		zval_ptr_dtor(key);
		ZVAL_LONG(key, (zend_long) to->inside.index);
	}
	if (Z_TYPE_P(key) != IS_LONG && Z_TYPE_P(key) != IS_STRING) {
		return neo4j_place_refuse(where, zend_ce_type_error, "gives a key of type %s: only ints and strings can be keys",
			zend_zval_type_name(key));
	}
	to->inside.key = Z_TYPE_P(key) == IS_STRING ? Z_STR_P(key) : NULL;
	to->inside.index = to->inside.key ? 0 : (zend_ulong) Z_LVAL_P(key);
	return true;
}

static bool has_key(const collector *to)
{
	return to->inside.key ? zend_hash_exists(to->array, to->inside.key)
		: zend_hash_index_exists(to->array, to->inside.index);
}

static bool collect_current(zend_object_iterator *iterator, collector *to)
{
	zval *value = iterator->funcs->get_current_data(iterator), resolved;

	if (EG(exception) || !value) {
		return false;
	}
	if (has_key(to)) {
		return neo4j_place_refuse(&to->inside, zend_ce_value_error, "is given twice by its iterator");
	}
	if (++*to->inside.iterated > NEO4J_PARAMETERS_MAX_ITERATED) {
		return neo4j_place_refuse(to->inside.up, zend_ce_value_error,
			"is an iterator, which may give %d elements at most; to pass more, make an array of it first",
			NEO4J_PARAMETERS_MAX_ITERATED);
	}
	if (!resolve_value(value, &resolved, &to->inside)) {
		return false;
	}
	put(to->array, &to->inside, &resolved);
	return true;
}

static int collect(zend_object_iterator *iterator, void *pointer)
{
	collector *to = pointer;
	zval key;

	ZVAL_NULL(&key);
	to->good = read_key(iterator, to, &key) && collect_current(iterator, to);
	zval_ptr_dtor(&key);
	to->inside.key = NULL;
	return to->good ? ZEND_HASH_APPLY_KEEP : ZEND_HASH_APPLY_STOP;
}

static bool resolve_iterator(zend_object *object, zval *resolved, const neo4j_place *where)
{
	collector to = {.good = true};
	zval iterated;

	if (!neo4j_place_enter(&to.inside, where, object)) {
		return false;
	}
	to.array = zend_new_array(0);
	ZVAL_OBJ_COPY(&iterated, object);
	to.good = spl_iterator_apply(&iterated, collect, &to) == SUCCESS && to.good && !EG(exception);
	zval_ptr_dtor(&iterated);
	if (!to.good) {
		zend_array_release(to.array);
		return false;
	}
	ZVAL_ARR(resolved, to.array);
	return true;
}

/* --- Which is which --- */

typedef bool (*resolver)(zend_object *object, zval *resolved, const neo4j_place *where);

/* All of these final, or PHP's own whose subclasses are no less dates. They come first: some would
 * turn into a text by jsonSerialize(), though the server has a type for them. */
static resolver find_typed(zend_class_entry *ce)
{
	if (neo4j_parameter_type_of(ce)) {
		return resolve_type;
	}
	if (ce == neo4j_node_ce || ce == neo4j_relationship_ce) {
		return refuse_element;
	}
	if (ce == neo4j_path_ce) {
		return refuse_path;
	}
	if (instanceof_function(ce, php_date_get_interface_ce())) {
		return resolve_date;
	}
	if (instanceof_function(ce, php_date_get_interval_ce())) {
		return resolve_interval;
	}
	return instanceof_function(ce, php_date_get_timezone_ce()) ? refuse_object : NULL;
}

/* JsonSerializable comes before the others, as json_encode() has it: an enum or an iterator may
 * be both. A class that extends stdClass may mean anything. */
static resolver find_general(zend_class_entry *ce)
{
	if (ce == zend_standard_class_def) {
		return resolve_properties;
	}
	if (instanceof_function(ce, php_json_serializable_ce)) {
		return resolve_serializable;
	}
	if (ce->ce_flags & ZEND_ACC_ENUM) {
		return resolve_enum;
	}
	return instanceof_function(ce, zend_ce_traversable) ? resolve_iterator : refuse_object;
}

static bool resolve_object(zend_object *object, zval *resolved, const neo4j_place *where)
{
	resolver resolve = find_typed(object->ce);

	return (resolve ? resolve : find_general(object->ce))(object, resolved, where);
}

static bool resolve_value(zval *value, zval *resolved, const neo4j_place *where)
{
	ZVAL_DEREF(value);
	switch (Z_TYPE_P(value)) {
		case IS_NULL:
		case IS_FALSE:
		case IS_TRUE:
		case IS_LONG:
		case IS_DOUBLE:
		case IS_STRING:
			ZVAL_COPY(resolved, value);
			return true;
		case IS_ARRAY:
			return set_array(resolved, resolve_array(Z_ARR_P(value), where));
		case IS_OBJECT:
			return resolve_object(Z_OBJ_P(value), resolved, where);
		default:
			return refuse_type(where, zend_zval_type_name(value), "");
	}
}

zend_array *neo4j_parameters_resolve(zend_array *parameters)
{
	uint32_t iterated = 0;
	neo4j_place inside = {.container = parameters, .depth = 1, .iterated = &iterated};

	return resolve_held(parameters, &inside);
}
