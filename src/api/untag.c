#include "untag.h"

#include "../core/number.h"
#include "../value/float_text.h"

static const zval *member(const zval *map, const char *key)
{
	return zend_hash_str_find(Z_ARR_P(map), key, strlen(key));
}

static bool to_integer(zval *plain, const zend_string *text)
{
	int64_t number;
	bool good = neo4j_parse_int64(ZSTR_VAL(text), ZSTR_LEN(text), &number);

	ZVAL_LONG(plain, good ? (zend_long) number : 0);
	return good;
}

static bool to_float(zval *plain, const zend_string *text)
{
	double number;
	bool named = neo4j_read_float_name(ZSTR_VAL(text), ZSTR_LEN(text), &number);

	ZVAL_DOUBLE(plain, named ? number : zend_strtod(ZSTR_VAL(text), NULL));
	return named || neo4j_is_decimal(ZSTR_VAL(text), ZSTR_LEN(text));
}

/* Types whose values are written as text, but are none; Jolt's tags and the Query API's names. */
static const struct { const char *tag; bool (*read)(zval *plain, const zend_string *text); } numbers[] = {
	{ "Z", to_integer },
	{ "R", to_float },
	{ "Integer", to_integer },
	{ "Float", to_float },
};

static bool read_number(zval *plain, const char *tag, const zval *text)
{
	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++) {
		if (strcmp(tag, numbers[i].tag) == 0) {
			return Z_TYPE_P(text) == IS_STRING && numbers[i].read(plain, Z_STR_P(text));
		}
	}
	return false;
}

/* { tag: text } */
static bool untag_jolt(zval *plain, const zval *map)
{
	zend_string *tag;
	zval *text;

	if (zend_hash_num_elements(Z_ARR_P(map)) != 1) {
		return false;
	}
	ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARR_P(map), tag, text) {
		return tag && read_number(plain, ZSTR_VAL(tag), text);
	} ZEND_HASH_FOREACH_END();
	return false;
}

/* { "$type": name, "_value": … } */
static bool untag_typed(zval *plain, const zval *map)
{
	const zval *type = member(map, "$type"), *value = member(map, "_value");

	if (!type || Z_TYPE_P(type) != IS_STRING || !value || zend_hash_num_elements(Z_ARR_P(map)) != 2) {
		return false;
	}
	if (!read_number(plain, Z_STRVAL_P(type), value)) {
		php_neo4j_untag(plain, value);
	}
	return true;
}

static void untag_each(zval *plain, const zval *array)
{
	zend_ulong index;
	zend_string *key;
	zval *value, one;

	array_init_size(plain, zend_hash_num_elements(Z_ARR_P(array)));
	ZEND_HASH_FOREACH_KEY_VAL(Z_ARR_P(array), index, key, value) {
		php_neo4j_untag(&one, value);
		if (key) {
			zend_hash_add_new(Z_ARR_P(plain), key, &one);
		} else {
			zend_hash_index_add_new(Z_ARR_P(plain), index, &one);
		}
	} ZEND_HASH_FOREACH_END();
}

/* The reader of JSON has bounded the depth. */
void php_neo4j_untag(zval *plain, const zval *value)
{
	if (Z_TYPE_P(value) != IS_ARRAY) {
		ZVAL_COPY(plain, value);
	} else if (!untag_jolt(plain, value) && !untag_typed(plain, value)) {
		untag_each(plain, value);
	}
}
