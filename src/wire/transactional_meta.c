/* What a row's values are. From 3.0 on "meta" describes them: it is the row flattened, depth first,
 * one item for each leaf. A node, relationship or point is a leaf, and so is a path, whose item is a
 * list; empty lists and maps have none. So row and meta are walked together, and where the format
 * leaves two readings, the one is taken with which both end at once. */
#include "transactional_walk.h"

#include "../value/binary.h"
#include "../value/point.h"
#include "../value/temporal.h"

#define LENGTH_OF(array) (sizeof(array) / sizeof(*(array)))

/* Bytes come as lists of ints with one item for all, so each such list may be them. */
#define CHOICES_MAX 10

/* Items of "meta". */

static const zval *peek(const neo4j_row_walk *walk)
{
	return walk->meta ? zend_hash_index_find(walk->meta, walk->at) : NULL;
}

typedef struct entity {
	bool is_node;
	bool is_deleted;
	zend_long id;
	zval *element_id; /* or NULL */
} entity;

static bool read_entity(const zval *item, entity *entity)
{
	const zval *type = neo4j_map_text(item, TEXT("type")), *deleted = neo4j_map_member(item, TEXT("deleted"));

	entity->is_node = neo4j_is_text(type, TEXT("node"));
	entity->is_deleted = deleted && Z_TYPE_P(deleted) == IS_TRUE;
	entity->element_id = neo4j_map_member(item, TEXT("elementId"));
	return (entity->is_node || neo4j_is_text(type, TEXT("relationship"))) && neo4j_read_id(neo4j_map_member(item, TEXT("id")), &entity->id);
}

static void push_entity(neo4j_row_walk *walk, const entity *entity, zval *properties)
{
	if (!walk->build) {
		return;
	}
	if (entity->is_node) {
		neo4j_walk_push_node(walk, entity->id, entity->element_id, properties);
	} else {
		neo4j_walk_push_relationship(walk, entity->id, entity->element_id, properties);
	}
}

/* The map is the entity itself, not one of the user's that begins with it, if it holds just what the
 * graph says of the entity's properties. */
static bool is_entity_itself(const neo4j_row_walk *walk, const entity *entity, zval *map)
{
	const zval *sent = zend_hash_index_find_ptr(entity->is_node ? &walk->nodes : &walk->relationships, (zend_ulong) entity->id);
	zval *properties = neo4j_map_member(sent, TEXT("properties"));

	if (!properties) {
		return zend_hash_num_elements(Z_ARR_P(map)) == 0 || !sent;
	}
	return Z_TYPE_P(properties) == IS_ARRAY
		&& zend_compare_arrays(map, properties) == 0;
}

static const struct { const char *name; size_t length; neo4j_text_kind kind; } temporal_types[] = {
	{ TEXT("date"), NEO4J_TEXT_DATE },
	{ TEXT("time"), NEO4J_TEXT_TIME },
	{ TEXT("localtime"), NEO4J_TEXT_LOCAL_TIME },
	{ TEXT("datetime"), NEO4J_TEXT_ZONED_DATE_TIME },
	{ TEXT("localdatetime"), NEO4J_TEXT_LOCAL_DATE_TIME },
	{ TEXT("duration"), NEO4J_TEXT_DURATION },
};

static bool is_temporal(const zval *item, neo4j_text_kind *kind)
{
	const zval *type = neo4j_map_text(item, TEXT("type"));

	for (size_t i = 0; type && i < LENGTH_OF(temporal_types); i++) {
		if (neo4j_is_text(type, temporal_types[i].name, temporal_types[i].length)) {
			*kind = temporal_types[i].kind;
			return true;
		}
	}
	return false;
}

/* The walk. Each function takes a value with its items; false: they do not fit together. */

static bool walk_value(neo4j_row_walk *walk, zval *value);

static bool walk_scalar(neo4j_row_walk *walk, zval *value)
{
	const zval *item = peek(walk);
	neo4j_text_kind kind;

	if (!item) {
		return false;
	}
	walk->at++;
	if (Z_TYPE_P(item) == IS_NULL) {
		neo4j_walk_push(walk, value);
		return true;
	}
	if (Z_TYPE_P(value) != IS_STRING || !is_temporal(item, &kind)) {
		return false;
	}
	return !walk->build || neo4j_builder_from_text(&walk->decoder->builder, kind, Z_STRVAL_P(value), Z_STRLEN_P(value));
}

static bool walk_path_step(neo4j_row_walk *walk, zval *value, const zval *item, bool wants_node)
{
	entity entity;

	if (!item || !read_entity(item, &entity) || entity.is_node != wants_node || Z_TYPE_P(value) != IS_ARRAY) {
		return false;
	}
	push_entity(walk, &entity, value);
	return true;
}

static bool walk_path(neo4j_row_walk *walk, zval *list, const zval *items)
{
	uint32_t count = zend_hash_num_elements(Z_ARR_P(list)), step = 0;
	neo4j_builder *builder = &walk->decoder->builder;
	zval *value;

	if (count % 2 == 0 || zend_hash_num_elements(Z_ARR_P(items)) != count) {
		return false;
	}
	if (walk->build) {
		neo4j_builder_begin(builder, NEO4J_FRAME_LIST);
	}
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(list), value) {
		if (!walk_path_step(walk, value, zend_hash_index_find(Z_ARR_P(items), step), step % 2 == 0)) {
			return false;
		}
		step++;
	} ZEND_HASH_FOREACH_END();
	walk->at++;
	return !walk->build || neo4j_builder_end_path(builder);
}

/* Bytes have a sign here. One alone cannot be told from a list of one number, and none from an
 * empty list. */
static bool may_be_bytes(zend_array *list)
{
	zval *number;

	if (zend_hash_num_elements(list) < 2 || !zend_array_is_list(list)) {
		return false;
	}
	ZEND_HASH_FOREACH_VAL(list, number) {
		if (Z_TYPE_P(number) != IS_LONG || Z_LVAL_P(number) < -128 || Z_LVAL_P(number) > 127) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static bool walk_bytes(neo4j_row_walk *walk, zval *list, uint32_t choice)
{
	const zval *item = peek(walk);

	if (!item || Z_TYPE_P(item) != IS_NULL) {
		return false;
	}
	walk->at++;
	neo4j_walk_push(walk, list);
	return !walk->build || !(walk->sure & (1u << choice)) || neo4j_builder_bytes(&walk->decoder->builder);
}

static bool walk_list(neo4j_row_walk *walk, zval *list)
{
	zval *value;

	if (walk->build) {
		neo4j_builder_begin(&walk->decoder->builder, NEO4J_FRAME_LIST);
	}
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(list), value) {
		if (!walk_value(walk, value)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	if (walk->build) {
		neo4j_builder_end(&walk->decoder->builder);
	}
	return true;
}

static bool walk_map(neo4j_row_walk *walk, zval *map)
{
	zend_ulong index;
	zend_string *key;
	zval *value;

	if (walk->build) {
		neo4j_builder_begin(&walk->decoder->builder, NEO4J_FRAME_MAP);
	}
	ZEND_HASH_FOREACH_KEY_VAL(Z_ARR_P(map), index, key, value) {
		neo4j_walk_push_key(walk, index, key);
		if (!walk_value(walk, value)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	if (walk->build) {
		neo4j_builder_end(&walk->decoder->builder);
	}
	return true;
}

static bool read_coordinate(const zval *list, zend_ulong index, double *coordinate)
{
	const zval *number = zend_hash_index_find(Z_ARR_P(list), index);

	*coordinate = number ? zval_get_double((zval *) number) : 0;
	return number && (Z_TYPE_P(number) == IS_DOUBLE || Z_TYPE_P(number) == IS_LONG);
}

static bool walk_point(neo4j_row_walk *walk, const zval *map)
{
	const zval *coordinates = neo4j_map_member(map, TEXT("coordinates")), *srid = neo4j_map_member(neo4j_map_member(map, TEXT("crs")), TEXT("srid"));
	double x, y, z;
	bool is_3d;

	if (!srid || Z_TYPE_P(srid) != IS_LONG || !coordinates || Z_TYPE_P(coordinates) != IS_ARRAY
			|| !read_coordinate(coordinates, 0, &x) || !read_coordinate(coordinates, 1, &y)) {
		return false;
	}
	is_3d = read_coordinate(coordinates, 2, &z);
	walk->at++;
	return !walk->build || neo4j_builder_point(&walk->decoder->builder, Z_LVAL_P(srid), x, y, is_3d ? &z : NULL);
}

/* An empty list is the array that all of them share; see aside.c. */
static bool is_empty_list(const zval *array)
{
	return Z_ARR_P(array) == &zend_empty_array;
}

static bool walk_array(neo4j_row_walk *walk, zval *array)
{
	const zval *item = peek(walk);
	entity entity;

	if (is_empty_list(array)) {
		neo4j_walk_push(walk, array);
		return true;
	}
	if (item && Z_TYPE_P(item) == IS_ARRAY) {
		if (zend_array_is_list(Z_ARR_P(item)) && zend_hash_num_elements(Z_ARR_P(item)) && walk_path(walk, array, item)) {
			return true;
		}
		if (neo4j_is_text(neo4j_map_text(item, TEXT("type")), TEXT("point")) && neo4j_map_member(array, TEXT("crs"))) {
			return walk_point(walk, array);
		}
		if (read_entity(item, &entity) && (entity.is_deleted ? zend_hash_num_elements(Z_ARR_P(array)) == 0
				: is_entity_itself(walk, &entity, array))) {
			walk->at++;
			push_entity(walk, &entity, array);
			return true;
		}
	}
	if (may_be_bytes(Z_ARR_P(array)) && walk->choices < CHOICES_MAX) {
		uint32_t choice = walk->choices++;

		if (walk->bytes & (1u << choice)) {
			return walk_bytes(walk, array, choice);
		}
	}
	return zend_array_is_list(Z_ARR_P(array)) ? walk_list(walk, array) : walk_map(walk, array);
}

static bool walk_value(neo4j_row_walk *walk, zval *value)
{
	return Z_TYPE_P(value) == IS_ARRAY ? walk_array(walk, value) : walk_scalar(walk, value);
}

static bool walk_row(neo4j_row_walk *walk, zval *row)
{
	zval *value;

	walk->at = walk->choices = 0;
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(row), value) {
		if (!walk_value(walk, value)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return walk->at == zend_hash_num_elements(walk->meta);
}

/* Which of the int lists are bytes? Only what all readings that fit agree on is sure. false: none
 * fits. */
static bool choose_reading(neo4j_row_walk *walk, zval *row)
{
	uint32_t first = 0, readings = 0, all;

	walk->bytes = 0;
	readings += walk_row(walk, row);
	all = walk->choices;
	for (uint32_t bits = 1; bits < (1u << all) && readings < 2; bits++) {
		walk->bytes = bits;
		if (walk_row(walk, row)) {
			first = readings ? first : bits;
			readings++;
		}
	}
	walk->bytes = first;
	walk->sure = readings == 1 ? first : 0;
	return readings > 0;
}

/* Scalars, each with nothing to say of it: the row stands as it is. */
static bool is_plain(const zval *row, const zend_array *meta)
{
	zval *value;

	if (zend_hash_num_elements(Z_ARR_P(row)) != zend_hash_num_elements(meta)) {
		return false;
	}
	ZEND_HASH_FOREACH_VAL((zend_array *) meta, value) {
		if (Z_TYPE_P(value) != IS_NULL) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(row), value) {
		if (Z_TYPE_P(value) == IS_ARRAY) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static void push_all(neo4j_row_walk *walk, zval *row)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(Z_ARR_P(row), value) {
		neo4j_walk_push(walk, value);
	} ZEND_HASH_FOREACH_END();
}

bool neo4j_walk_meta(neo4j_row_walk *walk, zval *row)
{
	const zval *meta = &walk->decoder->extras[NEO4J_EXTRA_META];

	if (Z_TYPE_P(meta) != IS_ARRAY) {
		return neo4j_decoder_refuse(walk->decoder, "row %" PRIu64 " has no \"meta\"", walk->decoder->row_count + 1);
	}
	walk->meta = Z_ARR_P(meta);
	if (is_plain(row, walk->meta)) {
		walk->build = true;
		push_all(walk, row);
		return true;
	}
	if (choose_reading(walk, row)) {
		walk->build = true;
		if (walk_row(walk, row)) {
			return true;
		}
	}
	return neo4j_decoder_refuse(walk->decoder, "row %" PRIu64 " does not fit its \"meta\"", walk->decoder->row_count + 1);
}
