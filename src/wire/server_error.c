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

/* A stack trace begins with the Java class, and perhaps ": " and the message. */
static size_t length_of_class(const zend_string *trace)
{
	return strcspn(ZSTR_VAL(trace), ":\r\n");
}

static bool is_deadlock(const zend_string *trace)
{
	static const char name[] = ".DeadlockDetectedException";
	size_t length = trace ? length_of_class(trace) : 0, suffix = sizeof(name) - 1;

	return length >= suffix && memcmp(ZSTR_VAL(trace) + length - suffix, name, suffix) == 0;
}

/* Neo4j 2.0 has numbers for codes, and the same one for a deadlock as for a defect: then the class
 * is the code, as at its legacy endpoint. A counted reference, or NULL. */
static zend_string *code_of(const zval *error)
{
	const zval *code = zend_hash_str_find(Z_ARR_P(error), ZEND_STRL("code"));

	if (!code || (Z_TYPE_P(code) != IS_STRING && Z_TYPE_P(code) != IS_LONG)) {
		return NULL;
	}
	if (Z_TYPE_P(code) == IS_STRING) {
		return zend_string_copy(Z_STR_P(code));
	}
	return is_deadlock(string_member(error, ZEND_STRL("stackTrace")))
		? zend_string_init(ZEND_STRL("DeadlockDetectedException"), 0) : zend_long_to_str(Z_LVAL_P(code));
}

/* Where there is none, the Java class says more than nothing. A counted reference, or NULL. */
static zend_string *message_of(const zval *error)
{
	zend_string *message = string_member(error, ZEND_STRL("message"));
	zend_string *trace = string_member(error, ZEND_STRL("stackTrace"));

	if (message || !trace) {
		return message ? zend_string_copy(message) : NULL;
	}
	return zend_string_init(ZSTR_VAL(trace), length_of_class(trace), 0);
}

bool neo4j_server_error_list(const zval *errors, neo4j_failure *failure)
{
	const zval *list = errors, *first;
	zend_string *code, *message;

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
	message = message_of(first);
	neo4j_server_error_set(failure, code, message);
	if (code) {
		zend_string_release(code);
	}
	if (message) {
		zend_string_release(message);
	}
	return true;
}

bool neo4j_server_error_reported(const neo4j_decoder *decoder, neo4j_failure *failure)
{
	const zval *errors = &decoder->extras[NEO4J_EXTRA_ERRORS];
	bool is_list = decoder->extra_lists & (1u << NEO4J_EXTRA_ERRORS);

	if (neo4j_server_error_list(errors, failure)) {
		return true;
	}
	if (Z_TYPE_P(errors) == IS_UNDEF || (is_list && Z_TYPE_P(errors) == IS_ARRAY && zend_hash_num_elements(Z_ARR_P(errors)) == 0)) {
		return false;
	}
	neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has \"errors\" that are not a list of codes and messages");
	return true;
}
