/* Setters by the type of the value. */
#include "option.h"

#include "../value/parameters.h"

#include <zend_enum.h>

/* Enough for any limit meant seriously, and milliseconds of it fit everywhere. */
#define MAX_SECONDS 1e9

void *php_neo4j_option_place(const php_neo4j_option *option, php_neo4j_client_options *target)
{
	return (char *) target + option->offset;
}

bool php_neo4j_option_refuse_type(const php_neo4j_option *option, const char *type, zval *value)
{
	const char *given = Z_TYPE_P(value) == IS_OBJECT ? ZSTR_VAL(Z_OBJCE_P(value)->name) : zend_zval_type_name(value);
	zend_type_error("option \"%s\" must be of type %s, %s given", option->name, type, given);
	return false;
}

void php_neo4j_option_replace_string(zend_string **target, zend_string *string)
{
	if (*target) {
		zend_string_release(*target);
	}
	*target = string ? zend_string_copy(string) : NULL;
}

/* For C strings and headers: nothing in them may end them early. */
bool php_neo4j_option_check_text(const php_neo4j_option *option, const zend_string *text)
{
	if (ZSTR_LEN(text) == 0) {
		zend_value_error("option \"%s\" must not be empty", option->name);
		return false;
	}
	for (size_t i = 0; i < ZSTR_LEN(text); i++) {
		unsigned char c = (unsigned char) ZSTR_VAL(text)[i];
		if (c < 0x20 || c == 0x7F) {
			zend_value_error("option \"%s\" must not have control characters", option->name);
			return false;
		}
	}
	return true;
}

bool php_neo4j_option_set_string(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	zend_string *text = NULL;
	if (Z_TYPE_P(value) == IS_STRING) {
		text = Z_STR_P(value);
	} else if (Z_TYPE_P(value) != IS_NULL) {
		return php_neo4j_option_refuse_type(option, "?string", value);
	}
	if (text && !php_neo4j_option_check_text(option, text)) {
		return false;
	}
	php_neo4j_option_replace_string(php_neo4j_option_place(option, target), text);
	return true;
}

/* Of what travels in JSON or in a path. It is written as JSON for its check of UTF-8 alone. */
bool php_neo4j_option_set_name(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	smart_str json = {0};
	char what[64];
	snprintf(what, sizeof(what), "option \"%s\"", option->name);
	bool good = Z_TYPE_P(value) != IS_STRING || neo4j_json_write_string(&json, Z_STR_P(value), what);
	smart_str_free(&json);
	return good && php_neo4j_option_set_string(option, target, value);
}

/* Strict: 0 and "false" are more often mistakes than meant. */
bool php_neo4j_option_set_bool(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE) {
		return php_neo4j_option_refuse_type(option, "bool", value);
	}
	*(bool *) php_neo4j_option_place(option, target) = Z_TYPE_P(value) == IS_TRUE;
	return true;
}

/* The comparison is written so that NAN fails it. */
bool php_neo4j_option_set_seconds(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_DOUBLE && Z_TYPE_P(value) != IS_LONG) {
		return php_neo4j_option_refuse_type(option, "float", value);
	}
	double seconds = zval_get_double(value);
	if (!(seconds >= 0 && seconds <= MAX_SECONDS)) {
		zend_value_error("option \"%s\" must be a number of seconds between 0 (no limit) and %.0f", option->name, MAX_SECONDS);
		return false;
	}
	*(double *) php_neo4j_option_place(option, target) = seconds;
	return true;
}

bool php_neo4j_option_set_integer(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_LONG) {
		return php_neo4j_option_refuse_type(option, "int", value);
	}
	if (Z_LVAL_P(value) < option->minimum || Z_LVAL_P(value) > option->maximum) {
		zend_value_error("option \"%s\" must be between " ZEND_LONG_FMT " and " ZEND_LONG_FMT,
			option->name, option->minimum, option->maximum);
		return false;
	}
	*(zend_long *) php_neo4j_option_place(option, target) = Z_LVAL_P(value);
	return true;
}

static bool refuse_case(const php_neo4j_option *option)
{
	smart_str list = {0};
	for (size_t i = 0; i < option->cases->count; i++) {
		smart_str_appends(&list, i ? ", \"" : "\"");
		smart_str_appends(&list, option->cases->values[i]);
		smart_str_appendc(&list, '"');
	}
	smart_str_0(&list);
	zend_value_error("option \"%s\" must be one of %s", option->name, ZSTR_VAL(list.s));
	smart_str_free(&list);
	return false;
}

bool php_neo4j_option_set_enum(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) == IS_OBJECT && Z_OBJCE_P(value) == option->cases->ce) {
		value = zend_enum_fetch_case_value(Z_OBJ_P(value));
	}
	if (Z_TYPE_P(value) != IS_STRING) {
		return php_neo4j_option_refuse_type(option, option->cases->type, value);
	}
	int found = php_neo4j_enum_find(option->cases, Z_STR_P(value));
	if (found < 0) {
		return refuse_case(option);
	}
	*(unsigned *) php_neo4j_option_place(option, target) = (unsigned) found; /* every C enum here is one */
	return true;
}
