#include "untag.h"

#include "../core/number.h"

static zend_string *tagged(const zval *value, const char *tag)
{
	const zval *text;

	if (Z_TYPE_P(value) != IS_ARRAY || zend_hash_num_elements(Z_ARR_P(value)) != 1) {
		return NULL;
	}
	text = zend_hash_str_find(Z_ARR_P(value), tag, 1);
	return text && Z_TYPE_P(text) == IS_STRING ? Z_STR_P(text) : NULL;
}

void php_neo4j_untag(zval *copy, const zval *value)
{
	const zend_string *integer = tagged(value, "Z"), *real = tagged(value, "R");
	int64_t number;

	if (integer && neo4j_parse_int64(ZSTR_VAL(integer), ZSTR_LEN(integer), &number)) {
		ZVAL_LONG(copy, (zend_long) number);
	} else if (real && neo4j_is_decimal(ZSTR_VAL(real), ZSTR_LEN(real))) {
		ZVAL_DOUBLE(copy, zend_strtod(ZSTR_VAL(real), NULL));
	} else {
		ZVAL_COPY(copy, value);
	}
}
