/* A small direct-mapped cache of map keys, so that the property names of a million rows are
 * one hashed zend_string each. */
#ifndef NEO4J_VALUE_KEY_CACHE_H
#define NEO4J_VALUE_KEY_CACHE_H

#include <php.h>

#define NEO4J_KEY_CACHE_SLOTS 256
/* Longer keys are not kept: 256 of a hostile answer's would hold a lot of memory. */
#define NEO4J_KEY_CACHE_MAX_LENGTH 255

/* A new key with its hash computed: the interned string of that text, if the script has one
 * (as where it says $row['name']), for that needs no counting and is found without comparing. */
zend_string *neo4j_key_create(const char *text, size_t length);

/* Zero-initialise. Holds one reference to each key it keeps. */
typedef struct neo4j_key_cache {
	zend_string *slots[NEO4J_KEY_CACHE_SLOTS];
} neo4j_key_cache;

/* A string with its hash computed, reference counted for the caller (an interned one needs
 * none). Never runs user code. */
zend_string *neo4j_key_cache_get(neo4j_key_cache *cache, const char *text, size_t length);

void neo4j_key_cache_free(neo4j_key_cache *cache);

#endif
