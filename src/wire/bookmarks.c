#include "bookmarks.h"

static bool is_bookmark(const zval *value)
{
	return Z_TYPE_P(value) == IS_STRING && Z_STRLEN_P(value) > 0;
}

static bool holds(zend_array *list, const zend_string *bookmark)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(list, value) {
		if (is_bookmark(value) && zend_string_equals(Z_STR_P(value), bookmark)) {
			return true;
		}
	} ZEND_HASH_FOREACH_END();
	return false;
}

/* Those of `from` that are in neither the list nor `except` (or NULL). */
static void add_missing(zend_array *list, zend_array *from, zend_array *except)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(from, value) {
		if (is_bookmark(value) && !holds(list, Z_STR_P(value)) && !(except && holds(except, Z_STR_P(value)))) {
			Z_TRY_ADDREF_P(value);
			zend_hash_next_index_insert_new(list, value);
		}
	} ZEND_HASH_FOREACH_END();
}

zend_array *neo4j_bookmarks_to_send(const neo4j_session *session, const neo4j_options *options)
{
	zend_array *list;

	if (!options->chain_bookmarks || (!session->bookmarks && !options->bookmarks)) {
		return NULL;
	}
	list = zend_new_array(4);
	if (session->bookmarks) {
		add_missing(list, session->bookmarks, NULL);
	}
	if (options->bookmarks) {
		add_missing(list, options->bookmarks, NULL);
	}
	if (zend_hash_num_elements(list) == 0) {
		zend_array_release(list);
		return NULL;
	}
	return list;
}

void neo4j_bookmarks_learn(neo4j_session *session, const neo4j_options *options, zend_array *sent, const zval *received)
{
	zend_array *list, *before = session->bookmarks;

	if (!options->chain_bookmarks || Z_TYPE_P(received) != IS_ARRAY || zend_hash_num_elements(Z_ARR_P(received)) == 0) {
		return;
	}
	list = zend_new_array(4);
	if (before) {
		add_missing(list, before, sent);
		zend_array_release(before);
	}
	add_missing(list, Z_ARR_P(received), NULL);
	session->bookmarks = list;
}
