#include "server_error.h"

void neo4j_server_error_set(neo4j_failure *failure, zend_string *code, zend_string *message)
{
	if (failure->kind != NEO4J_FAILURE_NONE) {
		return;
	}
	neo4j_failure_set(failure, NEO4J_FAILURE_SERVER, "%s%s%s", code ? ZSTR_VAL(code) : "the server failed",
		message && ZSTR_LEN(message) ? ": " : "", message ? ZSTR_VAL(message) : "");
	failure->code = code ? zend_string_copy(code) : NULL;
}

static zend_string *string_member(const zval *map, const char *key, size_t length)
{
	zval *member = zend_hash_str_find(Z_ARR_P(map), key, length);

	return member && Z_TYPE_P(member) == IS_STRING ? Z_STR_P(member) : NULL;
}

/* Neo4j 2.0 has numbers for codes. A counted reference, or NULL. */
static zend_string *code_of(const zval *error)
{
	const zval *code = zend_hash_str_find(Z_ARR_P(error), ZEND_STRL("code"));

	if (!code || (Z_TYPE_P(code) != IS_STRING && Z_TYPE_P(code) != IS_LONG)) {
		return NULL;
	}
	return Z_TYPE_P(code) == IS_LONG ? zend_long_to_str(Z_LVAL_P(code)) : zend_string_copy(Z_STR_P(code));
}

bool neo4j_server_error_list(const zval *errors, neo4j_failure *failure)
{
	const zval *list = errors, *first;
	zend_string *code;

	if (Z_TYPE_P(errors) == IS_ARRAY && zend_hash_str_find(Z_ARR_P(errors), ZEND_STRL("errors"))) {
		list = zend_hash_str_find(Z_ARR_P(errors), ZEND_STRL("errors"));
	}
	if (Z_TYPE_P(list) != IS_ARRAY) {
		return false;
	}
	first = zend_hash_index_find(Z_ARR_P(list), 0);
	if (!first || Z_TYPE_P(first) != IS_ARRAY) {
		return false;
	}
	code = code_of(first);
	neo4j_server_error_set(failure, code, string_member(first, ZEND_STRL("message")));
	if (code) {
		zend_string_release(code);
	}
	return true;
}
