/* The parts of one datum, put together. Private to the transactional_*.c files. */
#ifndef NEO4J_WIRE_TRANSACTIONAL_WALK_H
#define NEO4J_WIRE_TRANSACTIONAL_WALK_H

#include "decoder.h"

#define TEXT(literal) (literal), sizeof(literal) - 1

/* All that it points to belongs to the decoder's extras. */
typedef struct neo4j_row_walk {
	neo4j_decoder *decoder;
	bool build;               /* else only the items of "meta" are counted */
	HashTable nodes;          /* of "graph", by id; pointers to its maps */
	HashTable relationships;
	const zend_array *meta;
	uint32_t at;              /* the item that comes next */
	uint32_t choices;         /* int lists met so far */
	uint32_t bytes;           /* bits of those that count as one item */
	uint32_t sure;            /* bits of those that can be nothing else */
} neo4j_row_walk;

/* A map's member; NULL: it has none, or is no map (or NULL itself). */
static inline zval *neo4j_map_member(const zval *map, const char *key, size_t length)
{
	return map && Z_TYPE_P(map) == IS_ARRAY ? zend_hash_str_find(Z_ARR_P(map), key, length) : NULL;
}

static inline const zval *neo4j_map_text(const zval *map, const char *key, size_t length)
{
	const zval *value = neo4j_map_member(map, key, length);

	return value && Z_TYPE_P(value) == IS_STRING ? value : NULL;
}

static inline bool neo4j_is_text(const zval *value, const char *text, size_t length)
{
	return value && zend_string_equals_cstr(Z_STR_P(value), text, length);
}

/* Values to the builder; without walk->build nothing is pushed. */
void neo4j_walk_push(neo4j_row_walk *walk, zval *value);
void neo4j_walk_push_key(neo4j_row_walk *walk, zend_ulong index, const zend_string *key);

/* Labels, types and ends are the graph's; so are the properties, if these are NULL. An element id
 * NULL: the id as text. These push in any case. */
void neo4j_walk_push_node(neo4j_row_walk *walk, zend_long id, zval *element_id, zval *properties);
void neo4j_walk_push_relationship(neo4j_row_walk *walk, zend_long id, zval *element_id, zval *properties);

/* Ids are numbers in "meta", and texts in "graph". */
bool neo4j_read_id(const zval *value, zend_long *id);

/* transactional_meta.c, transactional_rest.c: push all values of the row. false: refused. */
bool neo4j_walk_meta(neo4j_row_walk *walk, zval *row);
bool neo4j_walk_rest(neo4j_row_walk *walk, zval *rest);

#endif
