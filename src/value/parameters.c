/* Resolved parameters as JSON, plain or typed. */
#include "parameters.h"

#include "float_text.h"
#include "parameter_place.h"
#include "parameter_type.h"

#include <Zend/zend_exceptions.h>

typedef struct writer {
	smart_str *json;
	neo4j_parameter_format format;
} writer;

static bool write_value(const writer *to, const zval *value, const neo4j_place *where);

/* Around every value of the typed format. */
static void begin(const writer *to, const char *type)
{
	if (to->format == NEO4J_PARAMETERS_TYPED) {
		smart_str_appends(to->json, "{\"$type\":\"");
		smart_str_appends(to->json, type);
		smart_str_appends(to->json, "\",\"_value\":");
	}
}

static void end(const writer *to)
{
	if (to->format == NEO4J_PARAMETERS_TYPED) {
		smart_str_appendc(to->json, '}');
	}
}

/* --- Scalars --- */

static void write_word(const writer *to, const char *type, const char *word)
{
	begin(to, type);
	smart_str_appends(to->json, word);
	end(to);
}

static void write_long(const writer *to, zend_long number)
{
	const char *quote = to->format == NEO4J_PARAMETERS_TYPED ? "\"" : "";

	begin(to, "Integer");
	smart_str_appends(to->json, quote);
	smart_str_append_long(to->json, number);
	smart_str_appends(to->json, quote);
	end(to);
}

/* To send null instead would change a value behind the user's back. */
static bool write_double(const writer *to, double number, const neo4j_place *where)
{
	if (to->format == NEO4J_PARAMETERS_TYPED) {
		begin(to, "Float");
		smart_str_appendc(to->json, '"');
		neo4j_append_float(to->json, number);
		smart_str_appendc(to->json, '"');
		end(to);
		return true;
	}
	if (!zend_finite(number)) {
		return neo4j_place_refuse(where, zend_ce_value_error, "is %s, which JSON cannot carry",
			zend_isnan(number) ? "NAN" : number > 0 ? "INF" : "-INF");
	}
	/* Precision -1: as few digits as read back to the same number, whatever the ini says. */
	smart_str_append_double(to->json, number, -1, /* zero_frac */ true);
	return true;
}

static bool write_string(const writer *to, const zend_string *text, const neo4j_place *where)
{
	begin(to, "String");
	if (!neo4j_json_append_string(to->json, text)) {
		return neo4j_place_refuse(where, zend_ce_value_error, "is not valid UTF-8, which JSON cannot carry");
	}
	end(to);
	return true;
}

/* --- Arrays --- */

/* JSON has no integer keys: they become text. */
static bool write_key(const writer *to, const neo4j_place *inside)
{
	if (!inside->key) {
		smart_str_appendc(to->json, '"');
		smart_str_append_long(to->json, (zend_long) inside->index);
		smart_str_appendc(to->json, '"');
	} else if (!neo4j_json_append_string(to->json, inside->key)) {
		return neo4j_place_refuse(inside, zend_ce_value_error, "has a name that is not valid UTF-8");
	}
	smart_str_appendc(to->json, ':');
	return true;
}

static bool write_members(const writer *to, zend_array *array, bool as_list, const neo4j_place *where)
{
	neo4j_place inside = {.up = where};
	bool first = true;
	zval *value;

	smart_str_appendc(to->json, as_list ? '[' : '{');
	ZEND_HASH_FOREACH_KEY_VAL(array, inside.index, inside.key, value) {
		if (!first) {
			smart_str_appendc(to->json, ',');
		}
		first = false;
		if ((!as_list && !write_key(to, &inside)) || !write_value(to, value, &inside)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	smart_str_appendc(to->json, as_list ? ']' : '}');
	return true;
}

static bool write_array(const writer *to, zend_array *array, const neo4j_place *where)
{
	bool as_list = zend_array_is_list(array);

	begin(to, as_list ? "List" : "Map");
	if (!write_members(to, array, as_list, where)) {
		return false;
	}
	end(to);
	return true;
}

/* --- Objects --- */

/* Either an empty map, or of the Type classes. */
static bool write_object(const writer *to, const zend_object *object, const neo4j_place *where)
{
	const neo4j_parameter_type *type = neo4j_parameter_type_of(object->ce);

	if (!type) {
		write_word(to, "Map", "{}");
		return true;
	}
	if (to->format != NEO4J_PARAMETERS_TYPED) {
		return neo4j_place_refuse(where, zend_ce_type_error, "is a %s, which plain JSON cannot carry", ZSTR_VAL(object->ce->name));
	}
	neo4j_parameter_type_write(to->json, type, object);
	return true;
}

static bool write_value(const writer *to, const zval *value, const neo4j_place *where)
{
	switch (Z_TYPE_P(value)) {
		case IS_NULL:
			write_word(to, "Null", "null");
			return true;
		case IS_FALSE:
		case IS_TRUE:
			write_word(to, "Boolean", Z_TYPE_P(value) == IS_TRUE ? "true" : "false");
			return true;
		case IS_LONG:
			write_long(to, Z_LVAL_P(value));
			return true;
		case IS_DOUBLE:
			return write_double(to, Z_DVAL_P(value), where);
		case IS_STRING:
			return write_string(to, Z_STR_P(value), where);
		case IS_ARRAY:
			return write_array(to, Z_ARR_P(value), where);
		default:
			ZEND_ASSERT(Z_TYPE_P(value) == IS_OBJECT);
			return write_object(to, Z_OBJ_P(value), where);
	}
}

bool neo4j_parameters_write(smart_str *json, zend_array *resolved, neo4j_parameter_format format)
{
	const writer to = {json, format};

	return write_members(&to, resolved, /* as_list */ false, NULL);
}

bool neo4j_parameters_encode(smart_str *json, zend_array *resolved, zend_string **why)
{
	return neo4j_parameters_write(json, resolved, neo4j_parameters_need_types(resolved, why) ? NEO4J_PARAMETERS_TYPED
		: NEO4J_PARAMETERS_PLAIN);
}
