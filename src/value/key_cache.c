#include "key_cache.h"

zend_string *neo4j_key_create(const char *text, size_t length)
{
	zend_string *key;

	if (length == 0) {
		return ZSTR_EMPTY_ALLOC();
	}
	if (length == 1) {
		return ZSTR_CHAR((zend_uchar) *text);
	}
	key = zend_string_init_existing_interned(text, length, /* permanent */ false);
	zend_string_hash_val(key);
	return key;
}

/* Which slot: of length, first, middle and last byte. Most maps hold few names, and most names
 * differ in one of these; the others take turns in one slot. */
static size_t slot_of(const char *text, size_t length)
{
	const unsigned char *bytes = (const unsigned char *) text;
	size_t hash = length + bytes[0] * 31u + bytes[length / 2] * 71u + bytes[length - 1] * 113u;

	return hash % NEO4J_KEY_CACHE_SLOTS;
}

static zend_never_inline zend_string *replace(zend_string **slot, const char *text, size_t length)
{
	if (*slot) {
		zend_string_release(*slot);
		*slot = NULL; /* memory may run out in the next line */
	}
	*slot = neo4j_key_create(text, length);
	return zend_string_copy(*slot);
}

zend_string *neo4j_key_cache_get(neo4j_key_cache *cache, const char *text, size_t length)
{
	zend_string **slot;

	if (UNEXPECTED(length < 2 || length > NEO4J_KEY_CACHE_MAX_LENGTH)) {
		return neo4j_key_create(text, length);
	}
	slot = &cache->slots[slot_of(text, length)];
	if (EXPECTED(*slot && zend_string_equals_cstr(*slot, text, length))) {
		return zend_string_copy(*slot);
	}
	return replace(slot, text, length);
}

void neo4j_key_cache_free(neo4j_key_cache *cache)
{
	for (size_t i = 0; i < NEO4J_KEY_CACHE_SLOTS; i++) {
		if (cache->slots[i]) {
			zend_string_release(cache->slots[i]);
			cache->slots[i] = NULL;
		}
	}
}
