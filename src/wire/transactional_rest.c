/* Before Neo4j 3.0, "rest": nodes, relationships and paths are maps full of URLs. */
#include "transactional_walk.h"

#include "../core/number.h"

/* Every server sends these with every node and relationship. */
static bool looks_like_entity(const zval *map)
{
	return neo4j_map_text(map, TEXT("self")) && neo4j_map_member(map, TEXT("data")) && neo4j_map_text(map, TEXT("property"))
		&& neo4j_map_text(map, TEXT("properties"));
}

static bool looks_like_path(const zval *map)
{
	const zval *nodes = neo4j_map_member(map, TEXT("nodes")), *relationships = neo4j_map_member(map, TEXT("relationships"));

	return nodes && relationships && Z_TYPE_P(nodes) == IS_ARRAY && Z_TYPE_P(relationships) == IS_ARRAY
		&& neo4j_map_text(map, TEXT("start")) && neo4j_map_text(map, TEXT("end")) && neo4j_map_member(map, TEXT("length"));
}

/* The number at a URL's end. */
static bool read_url(const zval *url, zend_long *id)
{
	const char *slash = url && Z_TYPE_P(url) == IS_STRING ? strrchr(Z_STRVAL_P(url), '/') : NULL;
	int64_t number;

	if (!slash || !neo4j_parse_int64(slash + 1, strlen(slash + 1), &number)) {
		return false;
	}
	*id = (zend_long) number;
	return true;
}

static bool rest_value(neo4j_row_walk *walk, zval *value);

static bool rest_entity(neo4j_row_walk *walk, const zval *map)
{
	zval *properties = neo4j_map_member(map, TEXT("data"));
	zend_long id;

	if (!read_url(neo4j_map_text(map, TEXT("self")), &id) || Z_TYPE_P(properties) != IS_ARRAY) {
		return false;
	}
	if (neo4j_map_text(map, TEXT("start")) && neo4j_map_text(map, TEXT("end")) && neo4j_map_text(map, TEXT("type"))) {
		neo4j_walk_push_relationship(walk, id, NULL, properties);
	} else {
		neo4j_walk_push_node(walk, id, NULL, properties);
	}
	return true;
}

/* Its nodes and relationships are URLs; what they are is in the graph. */
static bool rest_path(neo4j_row_walk *walk, const zval *map)
{
	zend_array *nodes = Z_ARR_P(neo4j_map_member(map, TEXT("nodes"))), *relationships = Z_ARR_P(neo4j_map_member(map, TEXT("relationships")));
	uint32_t count = zend_hash_num_elements(nodes);
	zend_long id;

	if (count == 0 || zend_hash_num_elements(relationships) != count - 1) {
		return false;
	}
	neo4j_builder_begin(&walk->decoder->builder, NEO4J_FRAME_LIST);
	for (uint32_t i = 0; i < count; i++) {
		if (!read_url(zend_hash_index_find(nodes, i), &id)) {
			return false;
		}
		neo4j_walk_push_node(walk, id, NULL, NULL);
		if (i + 1 < count) {
			if (!read_url(zend_hash_index_find(relationships, i), &id)) {
				return false;
			}
			neo4j_walk_push_relationship(walk, id, NULL, NULL);
		}
	}
	return neo4j_builder_end_path(&walk->decoder->builder);
}

static bool rest_members(neo4j_row_walk *walk, zval *array, bool is_list)
{
	zend_ulong index;
	zend_string *key;
	zval *value;

	neo4j_builder_begin(&walk->decoder->builder, is_list ? NEO4J_FRAME_LIST : NEO4J_FRAME_MAP);
	ZEND_HASH_FOREACH_KEY_VAL(Z_ARR_P(array), index, key, value) {
		if (!is_list) {
			neo4j_walk_push_key(walk, index, key);
		}
		if (!rest_value(walk, value)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	neo4j_builder_end(&walk->decoder->builder);
	return true;
}

static bool rest_value(neo4j_row_walk *walk, zval *value)
{
	if (Z_TYPE_P(value) != IS_ARRAY) {
		neo4j_walk_push(walk, value);
		return true;
	}
	if (looks_like_entity(value)) {
		return rest_entity(walk, value);
	}
	return looks_like_path(value) ? rest_path(walk, value) : rest_members(walk, value, zend_array_is_list(Z_ARR_P(value)));
}

bool neo4j_walk_rest(neo4j_row_walk *walk, zval *rest)
{
	zval *value;

	walk->build = true;
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(rest), value) {
		if (!rest_value(walk, value)) {
			return neo4j_decoder_refuse(walk->decoder, "row %" PRIu64 " has a node, relationship or path that is none",
				walk->decoder->row_count + 1);
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}
