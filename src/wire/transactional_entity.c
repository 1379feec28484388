/* Nodes and relationships: "graph" has each of a row once, by its id. */
#include "transactional_datum.h"

static neo4j_entity *add_entity(neo4j_datum *datum, uint32_t token)
{
	neo4j_entity *entity;

	if (datum->entity_count == datum->entity_capacity) {
		datum->entity_capacity = datum->entity_capacity ? datum->entity_capacity * 2 : 8;
		datum->entities = safe_erealloc(datum->entities, datum->entity_capacity, sizeof(neo4j_entity), 0);
	}
	entity = &datum->entities[datum->entity_count++];
	entity->token = token;
	ZVAL_UNDEF(&entity->made);
	return entity;
}

static void index_list(neo4j_datum *datum, HashTable *table, const char *key, size_t length)
{
	const neo4j_tape *tape = &datum->tape;
	uint32_t list = neo4j_tape_member(tape, datum->graph, NEO4J_TOKEN_LIST, key, length);
	uint32_t at = list ? list + 1 : 0;
	zval number;

	for (; at && tape->tokens[at].kind == NEO4J_TOKEN_MAP; at = neo4j_tape_after(tape, at)) {
		uint32_t member = neo4j_tape_member(tape, at, NEO4J_TOKEN_STRING, NEO4J_TEXT("id"));
		int64_t id;

		if (member && neo4j_tape_integer(tape, member, &id)) {
			ZVAL_LONG(&number, add_entity(datum, at) - datum->entities);
			zend_hash_index_update(table, (zend_ulong) id, &number);
		}
	}
}

static neo4j_entity *find(neo4j_datum *datum, bool relationship, int64_t id)
{
	const zval *number;

	if (!datum->indexed && datum->seen & (1u << NEO4J_PART_GRAPH)) {
		index_list(datum, &datum->nodes, NEO4J_TEXT("nodes"));
		index_list(datum, &datum->relationships, NEO4J_TEXT("relationships"));
		datum->indexed = true;
	}
	number = zend_hash_index_find(relationship ? &datum->relationships : &datum->nodes, (zend_ulong) id);
	return number ? &datum->entities[Z_LVAL_P(number)] : NULL;
}

uint32_t neo4j_datum_find(neo4j_datum *datum, bool relationship, int64_t id)
{
	const neo4j_entity *entity = find(datum, relationship, id);

	return entity ? entity->token : 0;
}

/* One member of either map; 0 means "no map" as well. */
static uint32_t member_of(const neo4j_datum *datum, uint32_t map, neo4j_token_kind kind, const char *key, size_t length)
{
	return map ? neo4j_tape_member(&datum->tape, map, kind, key, length) : 0;
}

static void put_text(neo4j_datum *datum, uint32_t member, uint32_t token)
{
	neo4j_builder *builder = &datum->decoder->builder;

	if (token) {
		neo4j_builder_member(builder, member);
		neo4j_builder_string(builder, neo4j_tape_text(&datum->tape, token), datum->tape.tokens[token].count);
	}
}

/* Before Neo4j 5 the element id is the id as text. */
static void put_id(neo4j_datum *datum, uint32_t member, uint32_t element_member, int64_t id, uint32_t element_id)
{
	neo4j_builder *builder = &datum->decoder->builder;
	char digits[MAX_LENGTH_OF_LONG + 1];

	neo4j_builder_member(builder, member);
	neo4j_builder_long(builder, (zend_long) id);
	if (element_id) {
		put_text(datum, element_member, element_id);
		return;
	}
	neo4j_builder_member(builder, element_member);
	neo4j_builder_string(builder, digits, (size_t) snprintf(digits, sizeof(digits), "%" PRId64, id));
}

static void put_end(neo4j_datum *datum, uint32_t member, uint32_t element_member, uint32_t id_token, uint32_t element_id)
{
	int64_t id;

	if (id_token && neo4j_tape_integer(&datum->tape, id_token, &id)) {
		put_id(datum, member, element_member, id, element_id);
	}
}

static neo4j_made make_property(neo4j_datum *datum, uint32_t token, void *context)
{
	const neo4j_token *value = &datum->tape.tokens[token];

	(void) context;
	if (value->kind == NEO4J_TOKEN_MAP && value->shape == NEO4J_SHAPE_POINT) {
		return neo4j_datum_make_point(datum, token);
	}
	return value->kind == NEO4J_TOKEN_MAP ? neo4j_datum_refuse_map(datum, token) : NEO4J_MADE_NOTHING;
}

static bool put_properties(neo4j_datum *datum, uint32_t member, uint32_t map)
{
	neo4j_builder *builder = &datum->decoder->builder;

	if (!map) {
		return true;
	}
	neo4j_builder_member(builder, member);
	neo4j_builder_begin(builder, NEO4J_FRAME_MAP);
	return neo4j_datum_build(datum, map + 1, neo4j_tape_after(&datum->tape, map), make_property, NULL);
}

static bool put_node(neo4j_datum *datum, uint32_t sent, uint32_t properties)
{
	uint32_t labels = member_of(datum, sent, NEO4J_TOKEN_LIST, NEO4J_TEXT("labels"));

	if (labels) {
		neo4j_builder_member(&datum->decoder->builder, NEO4J_NODE_LABELS);
		if (!neo4j_datum_build(datum, labels, neo4j_tape_after(&datum->tape, labels), make_property, NULL)) {
			return false;
		}
	}
	return put_properties(datum, NEO4J_NODE_PROPERTIES, properties);
}

static bool put_relationship(neo4j_datum *datum, uint32_t sent, uint32_t properties)
{
	put_text(datum, NEO4J_RELATIONSHIP_TYPE, member_of(datum, sent, NEO4J_TOKEN_STRING, NEO4J_TEXT("type")));
	put_end(datum, NEO4J_RELATIONSHIP_START_ID, NEO4J_RELATIONSHIP_START_ELEMENT_ID,
		member_of(datum, sent, NEO4J_TOKEN_STRING, NEO4J_TEXT("startNode")),
		member_of(datum, sent, NEO4J_TOKEN_STRING, NEO4J_TEXT("startNodeElementId")));
	put_end(datum, NEO4J_RELATIONSHIP_END_ID, NEO4J_RELATIONSHIP_END_ELEMENT_ID,
		member_of(datum, sent, NEO4J_TOKEN_STRING, NEO4J_TEXT("endNode")),
		member_of(datum, sent, NEO4J_TOKEN_STRING, NEO4J_TEXT("endNodeElementId")));
	return put_properties(datum, NEO4J_RELATIONSHIP_PROPERTIES, properties);
}

/* Of one that the statement has deleted, "graph" has only the id; the row has its properties, of
 * which none are left. */
static bool make_entity(neo4j_datum *datum, bool relationship, int64_t id, uint32_t sent, uint32_t item, uint32_t in_row)
{
	uint32_t properties = in_row ? in_row : member_of(datum, sent, NEO4J_TOKEN_MAP, NEO4J_TEXT("properties"));
	uint32_t element_id = member_of(datum, sent ? sent : item, NEO4J_TOKEN_STRING, NEO4J_TEXT("elementId"));

	if (relationship) {
		neo4j_builder_begin_graph(&datum->decoder->builder, NEO4J_GRAPH_RELATIONSHIP);
		put_id(datum, NEO4J_RELATIONSHIP_ID, NEO4J_RELATIONSHIP_ELEMENT_ID, id, element_id);
	} else {
		neo4j_builder_begin_graph(&datum->decoder->builder, NEO4J_GRAPH_NODE);
		put_id(datum, NEO4J_NODE_ID, NEO4J_NODE_ELEMENT_ID, id, element_id);
	}
	if (relationship ? !put_relationship(datum, sent, properties) : !put_node(datum, sent, properties)) {
		return false;
	}
	neo4j_builder_end(&datum->decoder->builder);
	return true;
}

bool neo4j_datum_push_entity(neo4j_datum *datum, bool relationship, int64_t id, uint32_t item, uint32_t properties)
{
	neo4j_values *stack = &datum->decoder->builder.stack;
	neo4j_entity *entity = find(datum, relationship, id);

	if (entity && Z_TYPE(entity->made) != IS_UNDEF) {
		ZVAL_COPY(neo4j_values_push(stack), &entity->made);
		return true;
	}
	if (!make_entity(datum, relationship, id, entity ? entity->token : 0, item, properties)) {
		return false;
	}
	if (entity) {
		ZVAL_COPY_VALUE(&entity->made, &stack->at[stack->count - 1]);
	}
	return true;
}
