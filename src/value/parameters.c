#include "parameters.h"

#include "graph.h"

#include <Zend/zend_enum.h>
#include <Zend/zend_exceptions.h>
#include <Zend/zend_interfaces.h>
#include <ext/date/php_date.h>
#include <ext/json/php_json.h>
#include <ext/standard/html.h>

#define PATH_TEXT_MAX 200

/* Where the writer is: one per array or object that is open, linked to the one around it. The
 * chain lives on the C stack. It names the path when something is wrong, and finds an array or
 * object inside itself without leaving a mark on either. */
typedef struct place {
	const struct place *up; /* NULL: the parameters themselves */
	const void *container;
	zend_string *key; /* of the member being written; NULL: index */
	zend_ulong index;
	bool unnamed; /* a JsonSerializable: what it gives stands in its own place */
	uint32_t depth;
} place;

static bool write_value(smart_str *json, zval *value, const place *where);

/* --- Messages --- */

static bool is_identifier(const zend_string *key)
{
	const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789";

	return ZSTR_LEN(key) && strspn(ZSTR_VAL(key), letters) == ZSTR_LEN(key)
		&& !(ZSTR_VAL(key)[0] >= '0' && ZSTR_VAL(key)[0] <= '9');
}

/* As JSON, in which any key can be shown: the message stays UTF-8. */
static void append_quoted(smart_str *path, const zend_string *key)
{
	zend_string *quoted = php_json_encode_string(ZSTR_VAL(key), ZSTR_LEN(key),
		PHP_JSON_UNESCAPED_UNICODE | PHP_JSON_UNESCAPED_SLASHES | PHP_JSON_INVALID_UTF8_SUBSTITUTE);

	smart_str_append_printf(path, "[%s]", ZSTR_VAL(quoted));
	zend_string_release(quoted);
}

/* From the outermost member inwards: a, a.b, a[2].c, a["x y"]. */
static void append_path(smart_str *path, const place *where)
{
	if (where->up) {
		append_path(path, where->up);
	}
	if (where->unnamed) {
		return;
	}
	if (!where->key) {
		smart_str_append_printf(path, where->up ? "[" ZEND_LONG_FMT "]" : ZEND_LONG_FMT, (zend_long) where->index);
	} else if (!is_identifier(where->key)) {
		append_quoted(path, where->key);
	} else {
		if (where->up) {
			smart_str_appendc(path, '.');
		}
		smart_str_append(path, where->key);
	}
}

/* Deep paths and long keys are cut, between two characters. */
static void shorten(smart_str *path)
{
	size_t length = PATH_TEXT_MAX;

	if (ZSTR_LEN(path->s) <= PATH_TEXT_MAX) {
		return;
	}
	while (((unsigned char) ZSTR_VAL(path->s)[length] & 0xC0) == 0x80) {
		length--;
	}
	ZSTR_LEN(path->s) = length;
	smart_str_appends(path, "…");
}

/* Throws "parameter $a.b " and what is wrong with it; returns false for the caller to return. */
ZEND_COLD static bool refuse(const place *where, zend_class_entry *exception, const char *format, ...)
	ZEND_ATTRIBUTE_FORMAT(printf, 3, 4);

ZEND_COLD static bool refuse(const place *where, zend_class_entry *exception, const char *format, ...)
{
	smart_str path = {0};
	zend_string *problem;
	va_list arguments;

	smart_str_appendc(&path, '$');
	append_path(&path, where);
	shorten(&path);
	smart_str_0(&path);
	va_start(arguments, format);
	problem = zend_vstrpprintf(0, format, arguments);
	va_end(arguments);
	zend_throw_error(exception, "parameter %s %s", ZSTR_VAL(path.s), ZSTR_VAL(problem));
	zend_string_release(problem);
	smart_str_free(&path);
	return false;
}

ZEND_COLD static bool refuse_type(const place *where, const char *type)
{
	return refuse(where, zend_ce_type_error, "is %s %s, which cannot be a parameter",
		strchr("AEIOUaeiou", *type) ? "an" : "a", type);
}

/* --- Scalars --- */

/* Nearly every byte of nearly every text: hence the tight loop. */
static size_t count_plain(const unsigned char *bytes, size_t length)
{
	size_t count = 0;

	while (count < length && bytes[count] >= 0x20 && bytes[count] < 0x80 && bytes[count] != '"'
			&& bytes[count] != '\\') {
		count++;
	}
	return count;
}

/* From *at to the next byte that must be escaped, or to the end. false: not UTF-8. */
static bool skip_literal(const zend_string *text, size_t *at)
{
	const unsigned char *bytes = (const unsigned char *) ZSTR_VAL(text);
	zend_result status = SUCCESS;

	for (;;) {
		*at += count_plain(bytes + *at, ZSTR_LEN(text) - *at);
		if (*at == ZSTR_LEN(text) || bytes[*at] < 0x80) {
			return true;
		}
		php_next_utf8_char(bytes, ZSTR_LEN(text), at, &status);
		if (status != SUCCESS) {
			return false;
		}
	}
}

static void append_escaped(smart_str *json, unsigned char byte)
{
	static const char letters[] = {
		['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r', ['"'] = '"', ['\\'] = '\\',
	};

	smart_str_appendc(json, '\\');
	if (letters[byte]) {
		smart_str_appendc(json, letters[byte]);
	} else {
		smart_str_append_printf(json, "u%04x", byte);
	}
}

/* false: not UTF-8. ext/json could do this only by way of a copy, or by overwriting what
 * json_last_error() says. */
static bool append_string(smart_str *json, const zend_string *text)
{
	size_t at = 0;

	smart_str_appendc(json, '"');
	for (;;) {
		size_t from = at;

		if (!skip_literal(text, &at)) {
			return false;
		}
		smart_str_appendl(json, ZSTR_VAL(text) + from, at - from);
		if (at == ZSTR_LEN(text)) {
			break;
		}
		append_escaped(json, (unsigned char) ZSTR_VAL(text)[at++]);
	}
	smart_str_appendc(json, '"');
	return true;
}

bool neo4j_json_write_string(smart_str *json, const zend_string *text, const char *what)
{
	if (!append_string(json, text)) {
		zend_value_error("%s is not valid UTF-8", what);
		return false;
	}
	return true;
}

static bool write_string(smart_str *json, const zend_string *text, const place *where)
{
	return append_string(json, text)
		|| refuse(where, zend_ce_value_error, "is not valid UTF-8, which JSON cannot carry");
}

/* JSON has no other numbers; to send null instead would change a value behind the user's back. */
static bool write_double(smart_str *json, double number, const place *where)
{
	if (!zend_finite(number)) {
		return refuse(where, zend_ce_value_error, "is %s, which JSON cannot carry",
			zend_isnan(number) ? "NAN" : number > 0 ? "INF" : "-INF");
	}
	/* Precision -1: as few digits as read back to the same number, whatever the ini says. */
	smart_str_append_double(json, number, -1, /* zero_frac */ true);
	return true;
}

/* --- Arrays --- */

/* Fills a place for what is to be written inside `where` (NULL: nothing is around it). Looking
 * up the chain costs little, since it is as short as the value is deep. */
static bool enter(place *inside, const place *where, const void *container)
{
	uint32_t depth = where ? where->depth + 1 : 1;

	for (const place *outer = where; outer; outer = outer->up) {
		if (outer->container == container) {
			return refuse(where, zend_ce_value_error, "contains itself");
		}
	}
	if (depth > NEO4J_PARAMETERS_MAX_DEPTH) {
		return refuse(where, zend_ce_value_error, "is nested more than %d levels deep", NEO4J_PARAMETERS_MAX_DEPTH);
	}
	*inside = (place) {.up = where, .container = container, .depth = depth};
	return true;
}

/* JSON has no integer keys: they become text. */
static bool write_key(smart_str *json, const place *inside)
{
	if (!inside->key) {
		smart_str_appendc(json, '"');
		smart_str_append_long(json, (zend_long) inside->index);
		smart_str_appendc(json, '"');
	} else if (!append_string(json, inside->key)) {
		return refuse(inside, zend_ce_value_error, "has a name that is not valid UTF-8");
	}
	smart_str_appendc(json, ':');
	return true;
}

static bool write_members(smart_str *json, HashTable *array, bool as_list, place *inside)
{
	bool first = true;
	zval *value;

	smart_str_appendc(json, as_list ? '[' : '{');
	ZEND_HASH_FOREACH_KEY_VAL(array, inside->index, inside->key, value) {
		if (!first) {
			smart_str_appendc(json, ',');
		}
		first = false;
		if ((!as_list && !write_key(json, inside)) || !write_value(json, value, inside)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	smart_str_appendc(json, as_list ? ']' : '}');
	return true;
}

/* The array is held meanwhile: a jsonSerialize() called on the way may change what it was in. */
static bool write_array(smart_str *json, HashTable *array, bool as_list, const place *where)
{
	place inside;
	bool written;

	if (!enter(&inside, where, array)) {
		return false;
	}
	GC_TRY_ADDREF(array);
	written = write_members(json, array, as_list, &inside);
	zend_array_release(array);
	return written;
}

/* --- Objects --- */

/* What it gives is written in its place, under its path. The object is held while its own code
 * runs, and found again if it gives itself. */
static bool write_serializable(smart_str *json, zend_object *object, const place *where)
{
	place inside;
	bool written;
	zval result;

	if (!enter(&inside, where, object)) {
		return false;
	}
	inside.unnamed = true;
	GC_ADDREF(object);
	zend_call_method_with_0_params(object, object->ce, NULL, "jsonserialize", &result);
	written = !EG(exception) && write_value(json, &result, &inside);
	zval_ptr_dtor(&result);
	OBJ_RELEASE(object);
	return written;
}

/* Values of a kind that some of its classes would turn into a text by jsonSerialize(), though
 * the server has a type for them. */
static bool is_typed(zend_class_entry *ce)
{
	return ce == neo4j_node_ce || ce == neo4j_relationship_ce || ce == neo4j_path_ce
		|| instanceof_function(ce, php_date_get_interface_ce())
		|| instanceof_function(ce, php_date_get_interval_ce())
		|| instanceof_function(ce, php_date_get_timezone_ce());
}

/* JsonSerializable comes before enum, as json_encode() has it: an enum may be both. */
static bool write_object(smart_str *json, zend_object *object, const place *where)
{
	zend_class_entry *ce = object->ce;

	if (ce == zend_standard_class_def) {
		return write_array(json, zend_std_get_properties(object), /* as_list */ false, where);
	}
	if (is_typed(ce)) {
		return refuse_type(where, ZSTR_VAL(ce->name));
	}
	if (instanceof_function(ce, php_json_serializable_ce)) {
		return write_serializable(json, object, where);
	}
	if ((ce->ce_flags & ZEND_ACC_ENUM) && ce->enum_backing_type != IS_UNDEF) {
		return write_value(json, zend_enum_fetch_case_value(object), where);
	}
	return refuse_type(where, ZSTR_VAL(ce->name));
}

static bool write_value(smart_str *json, zval *value, const place *where)
{
	ZVAL_DEREF(value);
	switch (Z_TYPE_P(value)) {
		case IS_NULL:
			smart_str_appends(json, "null");
			return true;
		case IS_FALSE:
		case IS_TRUE:
			smart_str_appends(json, Z_TYPE_P(value) == IS_TRUE ? "true" : "false");
			return true;
		case IS_LONG:
			smart_str_append_long(json, Z_LVAL_P(value));
			return true;
		case IS_DOUBLE:
			return write_double(json, Z_DVAL_P(value), where);
		case IS_STRING:
			return write_string(json, Z_STR_P(value), where);
		case IS_ARRAY:
			return write_array(json, Z_ARR_P(value), zend_array_is_list(Z_ARR_P(value)), where);
		case IS_OBJECT:
			return write_object(json, Z_OBJ_P(value), where);
		default:
			return refuse_type(where, zend_zval_type_name(value));
	}
}

bool neo4j_parameters_write(smart_str *json, zend_array *parameters)
{
	return write_array(json, parameters, /* as_list */ false, NULL);
}
