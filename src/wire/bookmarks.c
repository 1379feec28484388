#include "bookmarks.h"

/* They go into headers and into JSON as they are, so what would end either is none. */
static bool is_bookmark(const zval *value)
{
	if (Z_TYPE_P(value) != IS_STRING || Z_STRLEN_P(value) == 0) {
		return false;
	}
	for (size_t i = 0; i < Z_STRLEN_P(value); i++) {
		unsigned char c = (unsigned char) Z_STRVAL_P(value)[i];

		if (c < ' ' || c == '"' || c == '\\' || c >= 0x7f) {
			return false;
		}
	}
	return true;
}

/* What equals a bookmark is one. */
static bool holds(zend_array *list, const zend_string *bookmark)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(list, value) {
		if (Z_TYPE_P(value) == IS_STRING && zend_string_equals(Z_STR_P(value), bookmark)) {
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

/* Those that the client was made with stand for the chain until it has some of its own. NULL: none. */
static zend_array *chain(const neo4j_session *session)
{
	return session->cluster->bookmarks ? session->cluster->bookmarks : session->options.bookmarks;
}

/* Were some given for this statement? */
static bool has_own(const neo4j_session *session, const neo4j_options *options)
{
	return options->bookmarks && options->bookmarks != session->options.bookmarks;
}

zend_array *neo4j_bookmarks_to_send(const neo4j_session *session, const neo4j_options *options)
{
	zend_array *list;

	if (!options->chain_bookmarks || (!chain(session) && !options->bookmarks)) {
		return NULL;
	}
	if (session->cluster->bookmarks && !has_own(session, options)) {
		GC_ADDREF(session->cluster->bookmarks);
		return session->cluster->bookmarks; /* never changed: what is learnt makes a new list */
	}
	list = zend_new_array(4);
	if (chain(session)) {
		add_missing(list, chain(session), NULL);
	}
	if (has_own(session, options)) {
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
	zend_array *list;

	if (!options->chain_bookmarks || Z_TYPE_P(received) != IS_ARRAY || zend_hash_num_elements(Z_ARR_P(received)) == 0) {
		return;
	}
	list = zend_new_array(4);
	if (chain(session)) {
		add_missing(list, chain(session), sent);
	}
	add_missing(list, Z_ARR_P(received), NULL);
	if (session->cluster->bookmarks) {
		zend_array_release(session->cluster->bookmarks);
	}
	session->cluster->bookmarks = list;
}

zend_array *neo4j_bookmarks_last(const neo4j_session *session)
{
	zend_array *list = zend_new_array(4);

	if (session->options.chain_bookmarks && chain(session)) {
		add_missing(list, chain(session), NULL);
	}
	return list;
}
