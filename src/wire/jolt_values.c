#include "jolt_values.h"

#include "../core/number.h"
#include "../value/float_text.h"
#include "../value/temporal.h"

typedef enum form {
	FORM_STRING,
	FORM_LIST,
	FORM_MAP,
	FORM_ID /* a number before Neo4j 5, a string from then on */
} form;

enum tag_phase { WANTS_TAG, WANTS_VALUE, HAS_VALUE };

/* What a list has held, as bits. */
enum { HELD_BARE_FLOAT = 1, HELD_FLOAT_NAME = 2 };

/* How an entity tells who it is, as bits. */
enum { NAMED_BY_NUMBER = 1, NAMED_BY_TEXT = 2 };

enum plan_phase { PLAN_OTHER, PLAN_CHILDREN };

/* Else in a plan, which comes after the rows. */
static bool in_row(const neo4j_decoder *decoder)
{
	return decoder->depth > 1 && decoder->states[1].state == IN_ROW;
}

static bool refuse(neo4j_decoder *decoder, const char *what, const char *text, size_t length)
{
	char row[32] = "";

	if (in_row(decoder)) {
		snprintf(row, sizeof(row), "row %" PRIu64 ": ", decoder->row_count + 1);
	}
	return neo4j_decoder_refuse(decoder, "%s\"%.*s\" %s", row, (int) MIN(length, 80), text, what);
}

bool neo4j_jolt_unexpected(neo4j_decoder *decoder)
{
	if (in_row(decoder)) {
		return neo4j_decoder_refuse(decoder, "row %" PRIu64 " is JSON, but not Jolt", decoder->row_count + 1);
	}
	return neo4j_decoder_refuse(decoder, "the answer is JSON, but not Jolt");
}

/* Values written as strings. */

static bool take_string(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

static bool take_integer(neo4j_decoder *decoder, const char *text, size_t length)
{
	int64_t value;

	if (!neo4j_parse_int64(text, length, &value)) {
		return refuse(decoder, "is no 64-bit integer", text, length);
	}
	neo4j_builder_long(&decoder->builder, (zend_long) value);
	return true;
}

/* In strict mode servers tag integers beyond 32 bits as floats too; a float's own text is never
 * without a dot. */
static bool take_float(neo4j_decoder *decoder, const char *text, size_t length)
{
	double named;

	if (neo4j_read_float_name(text, length, &named)) {
		neo4j_builder_double(&decoder->builder, named);
		return true;
	}
	if (!neo4j_is_float_text(text, length)) {
		return take_integer(decoder, text, length);
	}
	return neo4j_builder_float(&decoder->builder, text, length) || refuse(decoder, "is no float", text, length);
}

static bool take_boolean(neo4j_decoder *decoder, const char *text, size_t length)
{
	bool value = neo4j_same_text(text, length, NEO4J_TEXT("true"));

	if (!value && !neo4j_same_text(text, length, NEO4J_TEXT("false"))) {
		return refuse(decoder, "is no boolean", text, length);
	}
	neo4j_builder_bool(&decoder->builder, value);
	return true;
}

/* One tag for all dates, times and durations: their text tells which. */
static bool take_temporal(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_text_kind kind;

	return (neo4j_text_kind_of(text, length, &kind) && neo4j_builder_from_text(&decoder->builder, kind, text, length))
		|| refuse(decoder, "is no date, time or duration", text, length);
}

static bool take_point(neo4j_decoder *decoder, const char *text, size_t length)
{
	return neo4j_builder_from_text(&decoder->builder, NEO4J_TEXT_POINT, text, length) || refuse(decoder, "is no point", text, length);
}

static bool take_bytes(neo4j_decoder *decoder, const char *text, size_t length)
{
	return neo4j_builder_from_text(&decoder->builder, NEO4J_TEXT_HEX, text, length) || refuse(decoder, "is no bytes", text, length);
}

/* The tags, frequent ones first. */

typedef struct tag {
	const char *name;
	size_t length;
	form form;
	/* Of a value written as a string: makes it, or refuses. */
	bool (*take)(neo4j_decoder *decoder, const char *text, size_t length);
	/* Of a list or map: the state inside it, and what the builder begins. */
	uint8_t inside;
	neo4j_frame_kind frame;
	neo4j_graph_kind graph;
} tag;

static const tag tags[] = {
	{ NEO4J_TEXT("R"), FORM_STRING, take_float, 0, 0, 0 },
	{ NEO4J_TEXT("()"), FORM_LIST, NULL, IN_NODE, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_NODE },
	{ NEO4J_TEXT("Z"), FORM_STRING, take_integer, 0, 0, 0 },
	{ NEO4J_TEXT("{}"), FORM_MAP, NULL, IN_MAP, NEO4J_FRAME_MAP, 0 },
	{ NEO4J_TEXT("->"), FORM_LIST, NULL, IN_RELATIONSHIP, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_RELATIONSHIP },
	{ NEO4J_TEXT("<-"), FORM_LIST, NULL, IN_REVERSED, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_RELATIONSHIP },
	{ NEO4J_TEXT(".."), FORM_LIST, NULL, IN_PATH, NEO4J_FRAME_LIST, 0 },
	{ NEO4J_TEXT("T"), FORM_STRING, take_temporal, 0, 0, 0 },
	{ NEO4J_TEXT("@"), FORM_STRING, take_point, 0, 0, 0 },
	{ NEO4J_TEXT("#"), FORM_STRING, take_bytes, 0, 0, 0 },
	/* Strict mode, which is not asked for, tags these too. */
	{ NEO4J_TEXT("U"), FORM_STRING, take_string, 0, 0, 0 },
	{ NEO4J_TEXT("?"), FORM_STRING, take_boolean, 0, 0, 0 },
	{ NEO4J_TEXT("[]"), FORM_LIST, NULL, IN_LIST, NEO4J_FRAME_LIST, 0 },
};

/* Nodes and relationships are lists of members in a fixed order. */

typedef struct slot {
	form form;
	uint32_t member;     /* as in value/graph.h */
	uint32_t element_id; /* of an id: the member for its text */
} slot;

static const slot node_slots[] = {
	{ FORM_ID, NEO4J_NODE_ID, NEO4J_NODE_ELEMENT_ID },
	{ FORM_LIST, NEO4J_NODE_LABELS, 0 },
	{ FORM_MAP, NEO4J_NODE_PROPERTIES, 0 },
};

static const slot relationship_slots[] = {
	{ FORM_ID, NEO4J_RELATIONSHIP_ID, NEO4J_RELATIONSHIP_ELEMENT_ID },
	{ FORM_ID, NEO4J_RELATIONSHIP_START_ID, NEO4J_RELATIONSHIP_START_ELEMENT_ID },
	{ FORM_STRING, NEO4J_RELATIONSHIP_TYPE, 0 },
	{ FORM_ID, NEO4J_RELATIONSHIP_END_ID, NEO4J_RELATIONSHIP_END_ELEMENT_ID },
	{ FORM_MAP, NEO4J_RELATIONSHIP_PROPERTIES, 0 },
};

/* A step that a path takes backwards: the nodes stand in the path's order. */
static const slot reversed_slots[] = {
	{ FORM_ID, NEO4J_RELATIONSHIP_ID, NEO4J_RELATIONSHIP_ELEMENT_ID },
	{ FORM_ID, NEO4J_RELATIONSHIP_END_ID, NEO4J_RELATIONSHIP_END_ELEMENT_ID },
	{ FORM_STRING, NEO4J_RELATIONSHIP_TYPE, 0 },
	{ FORM_ID, NEO4J_RELATIONSHIP_START_ID, NEO4J_RELATIONSHIP_START_ELEMENT_ID },
	{ FORM_MAP, NEO4J_RELATIONSHIP_PROPERTIES, 0 },
};

static const struct { const slot *slots; uint8_t count; } entities[] = {
	[IN_NODE] = { node_slots, NEO4J_LENGTH_OF(node_slots) },
	[IN_RELATIONSHIP] = { relationship_slots, NEO4J_LENGTH_OF(relationship_slots) },
	[IN_REVERSED] = { reversed_slots, NEO4J_LENGTH_OF(reversed_slots) },
};

static bool is_entity(uint8_t state)
{
	return state >= IN_NODE && state <= IN_REVERSED;
}

/* The member that comes next, if it has this form: then it counts as read. */
static const slot *next_slot(neo4j_state *top, form form)
{
	const slot *next;

	if (!is_entity(top->state) || top->count == entities[top->state].count) {
		return NULL;
	}
	next = &entities[top->state].slots[top->count];
	if (next->form != form) {
		return NULL;
	}
	top->count++;
	return next;
}

/* Before Neo4j 5 the element id is the id as text. */
static bool take_number_id(neo4j_decoder *decoder, neo4j_state *entity, const slot *slot, const char *text, size_t length)
{
	int64_t id;

	if (!neo4j_parse_int64(text, length, &id)) {
		return neo4j_jolt_unexpected(decoder);
	}
	entity->seen |= NAMED_BY_NUMBER;
	neo4j_builder_member(&decoder->builder, slot->member);
	neo4j_builder_long(&decoder->builder, (zend_long) id);
	neo4j_builder_member(&decoder->builder, slot->element_id);
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

static bool take_text_id(neo4j_decoder *decoder, neo4j_state *entity, const slot *slot, const char *text, size_t length)
{
	entity->seen |= NAMED_BY_TEXT;
	neo4j_builder_member(&decoder->builder, slot->element_id);
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

static bool end_entity(neo4j_decoder *decoder, const neo4j_state *entity)
{
	if (entity->count != entities[entity->state].count || entity->seen == (NAMED_BY_NUMBER | NAMED_BY_TEXT)) {
		return neo4j_jolt_unexpected(decoder);
	}
	neo4j_builder_end(&decoder->builder);
	return true;
}

/* Scalars. */

bool neo4j_jolt_null(neo4j_decoder *decoder)
{
	if (neo4j_decoder_top(decoder)->state < IN_ROW) {
		return neo4j_jolt_unexpected(decoder);
	}
	neo4j_builder_null(&decoder->builder);
	return true;
}

bool neo4j_jolt_boolean(neo4j_decoder *decoder, bool value)
{
	if (neo4j_decoder_top(decoder)->state < IN_ROW) {
		return neo4j_jolt_unexpected(decoder);
	}
	neo4j_builder_bool(&decoder->builder, value);
	return true;
}

static const zval *last_value(const neo4j_decoder *decoder)
{
	return &decoder->builder.stack.at[decoder->builder.stack.count - 1];
}

/* Bare numbers are integers, but in arrays that were stored in a property: those hold bare floats. */
bool neo4j_jolt_number(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_state *top = neo4j_decoder_top(decoder);
	const slot *slot = next_slot(top, FORM_ID);

	if (slot) {
		return take_number_id(decoder, top, slot, text, length);
	}
	if (top->state < IN_ROW) {
		return neo4j_jolt_unexpected(decoder);
	}
	if (!neo4j_builder_number(&decoder->builder, text, length)) {
		return refuse(decoder, "is neither a 64-bit integer nor a float", text, length);
	}
	if (top->state == IN_LIST && Z_TYPE_P(last_value(decoder)) == IS_DOUBLE) {
		top->seen |= HELD_BARE_FLOAT;
	}
	return true;
}

static bool tag_string(neo4j_decoder *decoder, neo4j_state *top, const char *text, size_t length)
{
	if (top->phase != WANTS_VALUE || tags[top->type].form != FORM_STRING) {
		return neo4j_jolt_unexpected(decoder);
	}
	top->phase = HAS_VALUE;
	return tags[top->type].take(decoder, text, length);
}

static bool entity_string(neo4j_decoder *decoder, neo4j_state *top, const char *text, size_t length)
{
	const slot *slot = next_slot(top, FORM_ID);

	if (slot) {
		return take_text_id(decoder, top, slot, text, length);
	}
	slot = next_slot(top, FORM_STRING);
	if (!slot) {
		return neo4j_jolt_unexpected(decoder);
	}
	neo4j_builder_member(&decoder->builder, slot->member);
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

bool neo4j_jolt_string(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_state *top = neo4j_decoder_top(decoder);
	double named;

	if (top->state == IN_TAG) {
		return tag_string(decoder, top, text, length);
	}
	if (is_entity(top->state)) {
		return entity_string(decoder, top, text, length);
	}
	if (top->state < IN_ROW && top->state != IN_LABELS) {
		return neo4j_jolt_unexpected(decoder);
	}
	if (top->state == IN_LIST && neo4j_read_float_name(text, length, &named)) {
		top->seen |= HELD_FLOAT_NAME;
	}
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

/* The builder has begun a value that holds others; the row itself is one of its frames, and none. */
static bool enter_value(neo4j_decoder *decoder, uint8_t state)
{
	if (decoder->builder.depth > decoder->max_depth + 1 && in_row(decoder)) {
		return neo4j_decoder_refuse(decoder, "row %" PRIu64 ": values are nested deeper than max_depth allows (%u levels)",
			decoder->row_count + 1, decoder->max_depth);
	}
	neo4j_decoder_enter(decoder, state);
	return true;
}

/* Maps: an object is a tag wherever a value may stand. */

bool neo4j_jolt_begin_map(neo4j_decoder *decoder, uint8_t state)
{
	neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_MAP);
	return enter_value(decoder, state);
}

static bool begin_tagged(neo4j_decoder *decoder, neo4j_state *top)
{
	const tag *tag = &tags[top->type];

	top->phase = HAS_VALUE;
	if (tag->frame == NEO4J_FRAME_GRAPH) {
		neo4j_builder_begin_graph(&decoder->builder, tag->graph);
	} else {
		neo4j_builder_begin(&decoder->builder, tag->frame);
	}
	return enter_value(decoder, tag->inside);
}

static bool tag_takes(const neo4j_state *top, form form)
{
	return top->state == IN_TAG && top->phase == WANTS_VALUE && tags[top->type].form == form;
}

bool neo4j_jolt_map_begin(neo4j_decoder *decoder)
{
	neo4j_state *top = neo4j_decoder_top(decoder);
	const slot *properties;

	if (top->state >= IN_ROW || top->state == IN_PATH) {
		neo4j_decoder_enter(decoder, IN_TAG);
		return true;
	}
	if (tag_takes(top, FORM_MAP)) {
		return begin_tagged(decoder, top);
	}
	if (top->state == IN_PLANS) {
		return neo4j_jolt_begin_map(decoder, IN_PLAN);
	}
	properties = next_slot(top, FORM_MAP);
	if (!properties) {
		return neo4j_jolt_unexpected(decoder);
	}
	neo4j_builder_member(&decoder->builder, properties->member);
	return neo4j_jolt_begin_map(decoder, IN_MAP);
}

/* Within a path nodes and relationships alternate. */
static bool fits_path(const neo4j_decoder *decoder, const tag *tag)
{
	const neo4j_state *around = &decoder->states[decoder->depth - 2];
	bool is_step = tag->inside == IN_RELATIONSHIP || tag->inside == IN_REVERSED;

	return around->state != IN_PATH || (around->seen % 2 ? is_step : tag->inside == IN_NODE);
}

/* Neo4j 2025 and 2026 have vectors but no tag for them: what comes is an object about the vector,
 * without its numbers. */
static bool refuse_vector(neo4j_decoder *decoder)
{
	return neo4j_decoder_refuse(decoder, "row %" PRIu64 ": servers cannot write a vector in Jolt; protocol \"query\" on Neo4j 2026 "
		"has vectors; the statement may have been executed", decoder->row_count + 1);
}

static bool take_tag(neo4j_decoder *decoder, neo4j_state *top, const char *text, size_t length)
{
	if (top->phase != WANTS_TAG) {
		return neo4j_jolt_unexpected(decoder);
	}
	for (size_t i = 0; i < NEO4J_LENGTH_OF(tags); i++) {
		if (!neo4j_same_text(text, length, tags[i].name, tags[i].length)) {
			continue;
		}
		top->type = (uint8_t) i;
		top->phase = WANTS_VALUE;
		return fits_path(decoder, &tags[i]) || neo4j_jolt_unexpected(decoder);
	}
	if (neo4j_same_text(text, length, NEO4J_TEXT("typeName"))) {
		return refuse_vector(decoder);
	}
	return refuse(decoder, "marks a value of a type that is not known here (in the query, toString() makes text of most); "
		"the statement may have been executed", text, length);
}

bool neo4j_jolt_key(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_state *top = neo4j_decoder_top(decoder);

	if (top->state == IN_TAG) {
		return take_tag(decoder, top, text, length);
	}
	if (top->state == IN_PLAN) {
		top->phase = neo4j_same_text(text, length, NEO4J_TEXT("children")) ? PLAN_CHILDREN : PLAN_OTHER;
	}
	neo4j_builder_key(&decoder->builder, text, length);
	return true;
}

bool neo4j_jolt_map_end(neo4j_decoder *decoder)
{
	const neo4j_state *top = neo4j_decoder_top(decoder);

	if (top->state != IN_TAG) {
		neo4j_builder_end(&decoder->builder);
	} else if (top->phase != HAS_VALUE) {
		return neo4j_jolt_unexpected(decoder);
	} else if (decoder->states[decoder->depth - 2].state == IN_PATH) {
		decoder->states[decoder->depth - 2].seen++;
	}
	decoder->depth--;
	return true;
}

/* Lists. */

static bool begin_list(neo4j_decoder *decoder, uint8_t state)
{
	neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_LIST);
	return enter_value(decoder, state);
}

bool neo4j_jolt_list_begin(neo4j_decoder *decoder)
{
	neo4j_state *top = neo4j_decoder_top(decoder);
	const slot *labels;

	if (top->state >= IN_ROW) {
		return begin_list(decoder, top->state == IN_PLAN && top->phase == PLAN_CHILDREN ? IN_PLANS : IN_LIST);
	}
	if (tag_takes(top, FORM_LIST)) {
		return begin_tagged(decoder, top);
	}
	labels = next_slot(top, FORM_LIST);
	if (!labels) {
		return neo4j_jolt_unexpected(decoder);
	}
	neo4j_builder_member(&decoder->builder, labels->member);
	return begin_list(decoder, IN_LABELS);
}

/* An array of floats, as it was stored in a property: where one element has shown that (no list
 * made by a query has a bare float), the names of others are floats as well. */
static void name_floats(neo4j_decoder *decoder)
{
	neo4j_builder *builder = &decoder->builder;
	double named;

	for (uint32_t i = builder->frames[builder->depth - 1].base; i < builder->stack.count; i++) {
		zval *value = &builder->stack.at[i];

		if (Z_TYPE_P(value) == IS_STRING && neo4j_read_float_name(Z_STRVAL_P(value), Z_STRLEN_P(value), &named)) {
			neo4j_builder_discard(builder, value);
			ZVAL_DOUBLE(value, named);
		}
	}
}

static bool end_list(neo4j_decoder *decoder, const neo4j_state *top)
{
	if (top->seen == (HELD_BARE_FLOAT | HELD_FLOAT_NAME)) {
		name_floats(decoder);
	}
	neo4j_builder_end(&decoder->builder);
	return true;
}

static bool end_any_list(neo4j_decoder *decoder, const neo4j_state *top)
{
	switch (top->state) {
		case IN_ROW:
			return neo4j_decoder_end_row(decoder);
		case IN_LIST:
			return end_list(decoder, top);
		case IN_PATH:
			return neo4j_builder_end_path(&decoder->builder) || neo4j_jolt_unexpected(decoder);
		case IN_NODE:
		case IN_RELATIONSHIP:
		case IN_REVERSED:
			return end_entity(decoder, top);
		default:
			neo4j_builder_end(&decoder->builder);
			return true;
	}
}

bool neo4j_jolt_list_end(neo4j_decoder *decoder)
{
	if (!end_any_list(decoder, neo4j_decoder_top(decoder))) {
		return false;
	}
	decoder->depth--;
	return true;
}
