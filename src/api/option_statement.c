/* Setters of what statements and transactions are given. */
#include "option.h"

#include "headers.h"

/* null: as the server has it. */
bool php_neo4j_option_set_access_mode(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) == IS_NULL) {
		target->statement.access_mode = NEO4J_ACCESS_UNSET;
		return true;
	}
	return php_neo4j_option_set_enum(option, target, value);
}

bool php_neo4j_option_set_headers(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_ARRAY) {
		return php_neo4j_option_refuse_type(option, "array", value);
	}
	zend_array *headers = php_neo4j_headers_read(Z_ARRVAL_P(value), target->statement.headers, false);
	if (!headers) {
		return false;
	}
	if (target->statement.headers) {
		zend_array_release(target->statement.headers);
	}
	target->statement.headers = headers;
	return true;
}

/* What servers make of commits: no quotes, no backslashes, nothing that would need escaping. */
static bool is_bookmark(const zval *value)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=:_-., []{}";

	return Z_TYPE_P(value) == IS_STRING && Z_STRLEN_P(value) > 0 && strspn(Z_STRVAL_P(value), letters) == Z_STRLEN_P(value);
}

static zend_array *read_bookmarks(zend_array *given)
{
	zend_array *list = zend_new_array(zend_hash_num_elements(given));
	zval *bookmark;
	ZEND_HASH_FOREACH_VAL(given, bookmark) {
		ZVAL_DEREF(bookmark);
		if (!is_bookmark(bookmark)) {
			zend_array_release(list);
			zend_value_error("option \"bookmarks\" must hold bookmarks, as getLastBookmarks() gives them");
			return NULL;
		}
		Z_TRY_ADDREF_P(bookmark);
		zend_hash_next_index_insert_new(list, bookmark);
	} ZEND_HASH_FOREACH_END();
	return list;
}

/* false: none is sent, and none kept. A list is waited for, beside those that the client knows. */
bool php_neo4j_option_set_bookmarks(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	zend_array *list = NULL;
	if (Z_TYPE_P(value) == IS_ARRAY) {
		list = read_bookmarks(Z_ARRVAL_P(value));
		if (!list) {
			return false;
		}
	} else if (Z_TYPE_P(value) != IS_FALSE) {
		return php_neo4j_option_refuse_type(option, "array|false", value);
	}
	if (target->statement.bookmarks) {
		zend_array_release(target->statement.bookmarks);
	}
	target->statement.bookmarks = list;
	target->statement.chain_bookmarks = list != NULL;
	return true;
}
