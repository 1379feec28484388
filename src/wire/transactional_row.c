/* One row of the transactional format: which node an id means, and what is left of its parts to
 * transactional_meta.c and transactional_rest.c. */
#include "transactional_row.h"

#include "../core/number.h"
#include "transactional_walk.h"

bool neo4j_read_id(const zval *value, zend_long *id)
{
	int64_t number;

	if (value && Z_TYPE_P(value) == IS_STRING && neo4j_parse_int64(Z_STRVAL_P(value), Z_STRLEN_P(value), &number)) {
		*id = (zend_long) number;
		return true;
	}
	if (value && Z_TYPE_P(value) == IS_LONG) {
		*id = Z_LVAL_P(value);
		return true;
	}
	return false;
}

static void index_by_id(HashTable *table, const zval *list)
{
	zend_long id;
	zval *item;

	zend_hash_init(table, 8, NULL, NULL, 0);
	if (!list || Z_TYPE_P(list) != IS_ARRAY) {
		return;
	}
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(list), item) {
		if (neo4j_read_id(neo4j_map_member(item, TEXT("id")), &id)) {
			zend_hash_index_update_ptr(table, (zend_ulong) id, item);
		}
	} ZEND_HASH_FOREACH_END();
}

/* Values to the builder. */

void neo4j_walk_push(neo4j_row_walk *walk, zval *value)
{
	if (walk->build) {
		ZVAL_COPY(neo4j_values_push(&walk->decoder->builder.stack), value);
	}
}

static void copy_or_undef(zval *to, zval *value)
{
	if (value) {
		ZVAL_COPY(to, value);
	} else {
		ZVAL_UNDEF(to);
	}
}

/* What stands for an element id before Neo4j 5. */
static void set_element_id(zval *to, zval *sent, zend_long id)
{
	if (sent && Z_TYPE_P(sent) == IS_STRING) {
		ZVAL_COPY(to, sent);
	} else {
		ZVAL_STR(to, zend_long_to_str(id));
	}
}

static void create(neo4j_row_walk *walk, neo4j_graph_kind kind, zval *members)
{
	neo4j_graph_create(neo4j_values_push(&walk->decoder->builder.stack), kind, walk->decoder->builder.value_mode, members);
}

void neo4j_walk_push_node(neo4j_row_walk *walk, zend_long id, zval *element_id, zval *properties)
{
	const zval *sent = zend_hash_index_find_ptr(&walk->nodes, (zend_ulong) id);
	zval members[NEO4J_NODE_MEMBERS];

	set_element_id(&members[NEO4J_NODE_ELEMENT_ID], element_id, id);
	ZVAL_LONG(&members[NEO4J_NODE_ID], id);
	copy_or_undef(&members[NEO4J_NODE_LABELS], neo4j_map_member(sent, TEXT("labels")));
	copy_or_undef(&members[NEO4J_NODE_PROPERTIES], properties ? properties : neo4j_map_member(sent, TEXT("properties")));
	create(walk, NEO4J_GRAPH_NODE, members);
}

static void set_end(zval *members, int id_member, int element_id_member, zval *id, zval *element_id)
{
	zend_long number;

	ZVAL_UNDEF(&members[id_member]);
	ZVAL_UNDEF(&members[element_id_member]);
	if (neo4j_read_id(id, &number)) {
		ZVAL_LONG(&members[id_member], number);
		set_element_id(&members[element_id_member], element_id, number);
	}
}

void neo4j_walk_push_relationship(neo4j_row_walk *walk, zend_long id, zval *element_id, zval *properties)
{
	const zval *sent = zend_hash_index_find_ptr(&walk->relationships, (zend_ulong) id);
	zval members[NEO4J_RELATIONSHIP_MEMBERS];

	set_element_id(&members[NEO4J_RELATIONSHIP_ELEMENT_ID], element_id, id);
	ZVAL_LONG(&members[NEO4J_RELATIONSHIP_ID], id);
	copy_or_undef(&members[NEO4J_RELATIONSHIP_TYPE], neo4j_map_member(sent, TEXT("type")));
	set_end(members, NEO4J_RELATIONSHIP_START_ID, NEO4J_RELATIONSHIP_START_ELEMENT_ID,
		neo4j_map_member(sent, TEXT("startNode")), neo4j_map_member(sent, TEXT("startNodeElementId")));
	set_end(members, NEO4J_RELATIONSHIP_END_ID, NEO4J_RELATIONSHIP_END_ELEMENT_ID,
		neo4j_map_member(sent, TEXT("endNode")), neo4j_map_member(sent, TEXT("endNodeElementId")));
	copy_or_undef(&members[NEO4J_RELATIONSHIP_PROPERTIES], properties ? properties : neo4j_map_member(sent, TEXT("properties")));
	create(walk, NEO4J_GRAPH_RELATIONSHIP, members);
}

void neo4j_walk_push_key(neo4j_row_walk *walk, zend_ulong index, const zend_string *key)
{
	char digits[MAX_LENGTH_OF_LONG + 1];

	if (!walk->build) {
		return;
	}
	if (key) {
		neo4j_builder_key(&walk->decoder->builder, ZSTR_VAL(key), ZSTR_LEN(key));
	} else {
		int length = snprintf(digits, sizeof(digits), ZEND_LONG_FMT, (zend_long) index);

		neo4j_builder_key(&walk->decoder->builder, digits, (size_t) length);
	}
}


bool neo4j_transactional_row(neo4j_decoder *decoder)
{
	const zval *graph = &decoder->extras[NEO4J_EXTRA_GRAPH];
	zval *rest = &decoder->extras[NEO4J_EXTRA_REST];
	neo4j_row_walk walk = { .decoder = decoder };
	bool ok;

	index_by_id(&walk.nodes, neo4j_map_member(graph, TEXT("nodes")));
	index_by_id(&walk.relationships, neo4j_map_member(graph, TEXT("relationships")));
	ok = Z_TYPE_P(rest) == IS_ARRAY ? neo4j_walk_rest(&walk, rest) : neo4j_walk_meta(&walk, &decoder->extras[NEO4J_EXTRA_ROW]);
	zend_hash_destroy(&walk.nodes);
	zend_hash_destroy(&walk.relationships);
	return ok;
}
