#include "binary.h"
#include "record.h"

#include <Zend/zend_interfaces.h>
#include <ext/json/php_json.h>
#include <ext/standard/base64.h>

#include "Bytes_arginfo.h"

zend_class_entry *neo4j_bytes_ce;

PHP_METHOD(Neo4j_Type_Bytes, __construct)
{
	zval members[1];
	zend_string *value;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_STR(value)
	ZEND_PARSE_PARAMETERS_END();
	ZVAL_STR(&members[0], value);
	neo4j_record_construct(Z_OBJ_P(ZEND_THIS), members);
}

PHP_METHOD(Neo4j_Type_Bytes, __toString)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(Z_OBJ_P(ZEND_THIS))) {
		RETURN_THROWS();
	}
	RETURN_COPY(OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), 0));
}

PHP_METHOD(Neo4j_Type_Bytes, jsonSerialize)
{
	const zval *value = OBJ_PROP_NUM(Z_OBJ_P(ZEND_THIS), 0);

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(Z_OBJ_P(ZEND_THIS))) {
		RETURN_THROWS();
	}
	RETURN_STR(php_base64_encode((const unsigned char *) Z_STRVAL_P(value), Z_STRLEN_P(value)));
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9') {
		return c - '0';
	}
	if (c >= 'A' && c <= 'F') {
		return c - 'A' + 10;
	}
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

zend_string *neo4j_bytes_from_hex(const char *text, size_t length)
{
	zend_string *bytes;

	if (length % 2 != 0) {
		return NULL;
	}
	bytes = zend_string_alloc(length / 2, 0);
	for (size_t i = 0; i < length / 2; i++) {
		int high = hex_digit(text[2 * i]), low = hex_digit(text[2 * i + 1]);

		if (high < 0 || low < 0) {
			zend_string_efree(bytes);
			return NULL;
		}
		ZSTR_VAL(bytes)[i] = (char) (high << 4 | low);
	}
	ZSTR_VAL(bytes)[length / 2] = '\0';
	return bytes;
}

/* Whole groups of four only: PHP's decoder would let a missing end pass. */
zend_string *neo4j_bytes_from_base64(const char *text, size_t length)
{
	if (length % 4 != 0) {
		return NULL;
	}
	return php_base64_decode_ex((const unsigned char *) text, length, /* strict */ true);
}

void neo4j_bytes_create(zval *value, zend_string *bytes)
{
	zval members[1];

	ZVAL_STR(&members[0], bytes);
	neo4j_record_create_object(value, neo4j_bytes_ce, members);
}

void neo4j_bytes_register(void)
{
	neo4j_bytes_ce = neo4j_record_class(register_class_Neo4j_Type_Bytes(php_json_serializable_ce, zend_ce_stringable), NULL);
}
