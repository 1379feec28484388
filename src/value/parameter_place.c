#include "parameter_place.h"

#include "parameters.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_smart_str.h>
#include <ext/json/php_json.h>

#define PATH_TEXT_MAX 200

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
static void append_path(smart_str *path, const neo4j_place *where)
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

zend_string *neo4j_place_path(const neo4j_place *where)
{
	smart_str path = {0};

	smart_str_appendc(&path, '$');
	append_path(&path, where);
	shorten(&path);
	return smart_str_extract(&path);
}

bool neo4j_place_refuse(const neo4j_place *where, zend_class_entry *exception, const char *format, ...)
{
	zend_string *path = neo4j_place_path(where), *problem;
	va_list arguments;

	va_start(arguments, format);
	problem = zend_vstrpprintf(0, format, arguments);
	va_end(arguments);
	zend_throw_error(exception, "parameter %s %s", ZSTR_VAL(path), ZSTR_VAL(problem));
	zend_string_release(problem);
	zend_string_release(path);
	return false;
}

/* Looking up the chain costs little, since it is as short as the value is deep. */
bool neo4j_place_enter(neo4j_place *inside, const neo4j_place *where, const void *container)
{
	uint32_t depth = where ? where->depth + 1 : 1;

	for (const neo4j_place *outer = where; outer; outer = outer->up) {
		if (outer->container == container) {
			return neo4j_place_refuse(where, zend_ce_value_error, "contains itself");
		}
	}
	if (depth > NEO4J_PARAMETERS_MAX_DEPTH) {
		return neo4j_place_refuse(where, zend_ce_value_error, "is nested more than %d levels deep",
			NEO4J_PARAMETERS_MAX_DEPTH);
	}
	*inside = (neo4j_place) {
		.up = where, .container = container, .depth = depth, .iterated = where ? where->iterated : NULL,
	};
	return true;
}
