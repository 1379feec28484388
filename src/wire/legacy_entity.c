#include "legacy_entity.h"

#include "../core/number.h"

#include <Zend/zend_smart_str.h>

enum vocabulary {
	KEY_END, KEY_DATA, KEY_SELF, KEY_TYPE, KEY_NODES, KEY_START, KEY_LABELS, KEY_LENGTH, KEY_INDEXED,
	KEY_METADATA, KEY_PROPERTY, KEY_TRAVERSE, KEY_DIRECTIONS, KEY_EXTENSIONS, KEY_PROPERTIES,
	KEY_RELATIONSHIPS, KEY_PAGED, KEY_ALL, KEY_CREATE, KEY_IN, KEY_OUT, KEY_ALL_TYPED,
	KEY_IN_TYPED, KEY_OUT_TYPED, KEY_COUNT
};

#define BIT(key) (1u << (key))

/* Sorted by length. */
static const struct { const char *text; size_t length; } vocabulary[KEY_COUNT] = {
#define WORD(key, text) [key] = { text, sizeof(text) - 1 }
	WORD(KEY_END, "end"),
	WORD(KEY_DATA, "data"),
	WORD(KEY_SELF, "self"),
	WORD(KEY_TYPE, "type"),
	WORD(KEY_NODES, "nodes"),
	WORD(KEY_START, "start"),
	WORD(KEY_LABELS, "labels"),
	WORD(KEY_LENGTH, "length"),
	WORD(KEY_INDEXED, "indexed"),
	WORD(KEY_METADATA, "metadata"),
	WORD(KEY_PROPERTY, "property"),
	WORD(KEY_TRAVERSE, "traverse"),
	WORD(KEY_DIRECTIONS, "directions"),
	WORD(KEY_EXTENSIONS, "extensions"),
	WORD(KEY_PROPERTIES, "properties"),
	WORD(KEY_RELATIONSHIPS, "relationships"),
	WORD(KEY_PAGED, "paged_traverse"),
	WORD(KEY_ALL, "all_relationships"),
	WORD(KEY_CREATE, "create_relationship"),
	WORD(KEY_IN, "incoming_relationships"),
	WORD(KEY_OUT, "outgoing_relationships"),
	WORD(KEY_ALL_TYPED, "all_typed_relationships"),
	WORD(KEY_IN_TYPED, "incoming_typed_relationships"),
	WORD(KEY_OUT_TYPED, "outgoing_typed_relationships"),
#undef WORD
};

#define LONGEST_WORD 28

#if NEO4J_DECODER_WORDS < 25
# error each place in an entity remembers its word, and so does the one behind the last
#endif

/* Where the words of a length begin. */
static const uint8_t first_of_length[LONGEST_WORD + 2] = {
	[3] = KEY_END, [4] = KEY_DATA, [5] = KEY_NODES, [6] = KEY_LABELS, [7] = KEY_INDEXED, [8] = KEY_METADATA,
	[10] = KEY_DIRECTIONS, [13] = KEY_RELATIONSHIPS, [14] = KEY_PAGED, [17] = KEY_ALL,
	[19] = KEY_CREATE, [22] = KEY_IN, [23] = KEY_ALL_TYPED, [28] = KEY_IN_TYPED,
};

/* Every server sends these with every node and relationship; a map of the user's that has
 * them all, and a URL for its self, cannot be told from one. */
static const uint32_t entity_keys = BIT(KEY_SELF) | BIT(KEY_DATA) | BIT(KEY_PROPERTY) | BIT(KEY_PROPERTIES);
static const uint32_t relationship_keys = BIT(KEY_START) | BIT(KEY_END) | BIT(KEY_TYPE);
static const uint32_t path_keys = BIT(KEY_START) | BIT(KEY_END) | BIT(KEY_NODES) | BIT(KEY_RELATIONSHIPS) | BIT(KEY_LENGTH);

enum { DATA_IS_MAP = 1, METADATA_IS_MAP = 2 };

static bool same_eight(const char *a, const char *b)
{
	return memcmp(a, b, sizeof(uint64_t)) == 0;
}

/* Eight bytes at a time, the last ones overlapping those before: words are short, and this is
 * faster than a call of memcmp(). */
static bool same_word(const char *word, const char *text, size_t length)
{
	size_t at;

	if (length < sizeof(uint64_t)) {
		for (at = 0; at < length && word[at] == text[at]; at++) {
		}
		return at == length;
	}
	for (at = 0; at + sizeof(uint64_t) < length; at += sizeof(uint64_t)) {
		if (!same_eight(word + at, text + at)) {
			return false;
		}
	}
	return same_eight(word + length - sizeof(uint64_t), text + length - sizeof(uint64_t));
}

static int find_word(const char *text, size_t length)
{
	if (length > LONGEST_WORD) {
		return -1;
	}
	for (unsigned i = first_of_length[length]; i < KEY_COUNT && vocabulary[i].length == length; i++) {
		if (same_word(vocabulary[i].text, text, length)) {
			return (int) i;
		}
	}
	return -1;
}

/* A slice is a zval of type IS_PTR: offset in the scratch buffer, and length. */

static void push_slice(neo4j_decoder *decoder, const char *text, size_t length)
{
	zval *slice = neo4j_values_push(&decoder->builder.stack);

	Z_TYPE_INFO_P(slice) = IS_PTR;
	Z_LVAL_P(slice) = (zend_long) smart_str_get_len(&decoder->scratch);
	slice->u2.extra = (uint32_t) length;
	smart_str_appendl(&decoder->scratch, text, length);
}

static const char *slice_text(const neo4j_decoder *decoder, const zval *slice)
{
	return ZSTR_VAL(decoder->scratch.s) + Z_LVAL_P(slice);
}

static void slice_to_string(const neo4j_decoder *decoder, zval *value)
{
	if (Z_TYPE_P(value) == IS_PTR) {
		ZVAL_STRINGL_FAST(value, slice_text(decoder, value), value->u2.extra);
	}
}

static uint32_t frame_base(const neo4j_decoder *decoder)
{
	return decoder->builder.frames[decoder->builder.depth - 1].base;
}

/* Word and slice become key and string, in place: what the user's map looked like. */
static void restore_map(neo4j_decoder *decoder)
{
	neo4j_values *stack = &decoder->builder.stack;

	for (uint32_t i = frame_base(decoder); i < stack->count; i += 2) {
		zval *key = &stack->at[i];
		zend_long word = Z_LVAL_P(key);

		ZVAL_STR(key, neo4j_key_cache_get(decoder->builder.keys, vocabulary[word].text, vocabulary[word].length));
		if (i + 1 < stack->count) {
			slice_to_string(decoder, &stack->at[i + 1]);
		}
	}
}

static void forget_slices(neo4j_decoder *decoder, const neo4j_state *candidate)
{
	if (decoder->scratch.s) {
		ZSTR_LEN(decoder->scratch.s) = candidate->mark;
	}
}

static inline void take_word(neo4j_decoder *decoder, neo4j_state *candidate, unsigned word)
{
	candidate->seen |= BIT(word);
	candidate->count++;
	candidate->phase = (uint8_t) word;
	neo4j_builder_member(&decoder->builder, word);
}

/* The word at this place is another than in the entity before, or none. */
static zend_never_inline bool meet_other_key(neo4j_decoder *decoder, neo4j_state *candidate, const char *text, size_t length)
{
	int word = find_word(text, length);

	if (word < 0 || candidate->seen & BIT(word)) {
		restore_map(decoder);
		forget_slices(decoder, candidate);
		candidate->state = IN_MAP;
		neo4j_builder_key(&decoder->builder, text, length);
		return true;
	}
	decoder->words[candidate->count] = (uint8_t) word;
	take_word(decoder, candidate, (unsigned) word);
	return true;
}

/* All entities of an answer have the same keys in the same order, so the word at this place in
 * the one before is tried first. */
bool neo4j_legacy_candidate_key(neo4j_decoder *decoder, neo4j_state *candidate, const char *text, size_t length)
{
	unsigned expected = decoder->words[candidate->count];

	if (UNEXPECTED(vocabulary[expected].length != length || !same_word(vocabulary[expected].text, text, length)
			|| candidate->seen & BIT(expected))) {
		return meet_other_key(decoder, candidate, text, length);
	}
	take_word(decoder, candidate, expected);
	return true;
}

bool neo4j_legacy_candidate_string(neo4j_decoder *decoder, const char *text, size_t length)
{
	/* A URL is short; what is not is kept only once. */
	if (EXPECTED(length < NEO4J_LONG_TEXT)) {
		push_slice(decoder, text, length);
	} else {
		neo4j_builder_string(&decoder->builder, text, length);
	}
	return true;
}

void neo4j_legacy_candidate_map(neo4j_state *candidate)
{
	if (candidate->phase == KEY_DATA) {
		candidate->type |= DATA_IS_MAP;
	} else if (candidate->phase == KEY_METADATA) {
		candidate->type |= METADATA_IS_MAP;
	}
}

static bool ends_with(const char *text, size_t length, const char *word, size_t word_length)
{
	return length >= word_length && memcmp(text + length - word_length, word, word_length) == 0;
}

bool neo4j_legacy_url_parse(const char *text, size_t length, neo4j_legacy_url *url)
{
	const char *slash = zend_memrchr(text, '/', length);
	size_t before;
	int64_t id;

	if (!slash) {
		return false;
	}
	before = (size_t) (slash - text);
	url->digits = slash + 1;
	url->length = length - before - 1;
	url->relationship = ends_with(text, before, ZEND_STRL("/relationship"));
	if (!url->relationship && !ends_with(text, before, ZEND_STRL("/node"))) {
		return false;
	}
	if (!neo4j_parse_int64(url->digits, url->length, &id) || id < 0) {
		return false;
	}
	url->id = (zend_long) id;
	return true;
}

static bool parse_slice(const neo4j_decoder *decoder, const zval *slice, neo4j_legacy_url *url)
{
	return slice && Z_TYPE_P(slice) == IS_PTR && neo4j_legacy_url_parse(slice_text(decoder, slice), slice->u2.extra, url);
}

/* The candidate's values by word, copied off the stack: it may move while values are made. */
typedef struct held {
	zval values[KEY_COUNT];
} held;

static void collect(const neo4j_decoder *decoder, held *held)
{
	const neo4j_values *stack = &decoder->builder.stack;

	for (int i = 0; i < KEY_COUNT; i++) {
		ZVAL_UNDEF(&held->values[i]);
	}
	for (uint32_t i = frame_base(decoder); i + 1 < stack->count; i += 2) {
		held->values[Z_LVAL(stack->at[i])] = stack->at[i + 1];
	}
}

/* Takes the candidate off the builder's stack; what is not used goes to the trash. */
static void unwind(neo4j_decoder *decoder, held *held)
{
	neo4j_builder *builder = &decoder->builder;

	for (int i = 0; i < KEY_COUNT; i++) {
		neo4j_builder_discard(builder, &held->values[i]);
	}
	builder->stack.count = frame_base(decoder);
	builder->depth--;
}

static void put_id(neo4j_builder *builder, uint32_t element_member, uint32_t id_member, const neo4j_legacy_url *url)
{
	neo4j_builder_member(builder, element_member);
	neo4j_builder_string(builder, url->digits, url->length);
	neo4j_builder_member(builder, id_member);
	neo4j_builder_long(builder, url->id);
}

static void put_value(neo4j_builder *builder, uint32_t member, zval *value)
{
	neo4j_builder_member(builder, member);
	ZVAL_COPY_VALUE(neo4j_values_push(&builder->stack), value);
	ZVAL_UNDEF(value);
}

/* 2.3 and later say labels in metadata; in 2.0 "labels" is but a URL. */
static void take_labels(const neo4j_state *candidate, held *held, zval *labels)
{
	zval *found = NULL;

	ZVAL_NULL(labels);
	if (candidate->type & METADATA_IS_MAP) {
		found = zend_hash_str_find(Z_ARR(held->values[KEY_METADATA]), ZEND_STRL("labels"));
	}
	if (found && Z_TYPE_P(found) == IS_ARRAY) {
		ZVAL_COPY(labels, found);
	}
}

static void make_node(neo4j_decoder *decoder, const neo4j_state *candidate, held *held, const neo4j_legacy_url *self)
{
	neo4j_builder *builder = &decoder->builder;
	zval data, labels;

	ZVAL_COPY_VALUE(&data, &held->values[KEY_DATA]);
	ZVAL_UNDEF(&held->values[KEY_DATA]);
	take_labels(candidate, held, &labels);
	unwind(decoder, held);
	neo4j_builder_begin_graph(builder, NEO4J_GRAPH_NODE);
	put_id(builder, NEO4J_NODE_ELEMENT_ID, NEO4J_NODE_ID, self);
	put_value(builder, NEO4J_NODE_LABELS, &labels);
	put_value(builder, NEO4J_NODE_PROPERTIES, &data);
	neo4j_builder_end(builder);
}

static void make_relationship(neo4j_decoder *decoder, held *held, const neo4j_legacy_url *self,
	const neo4j_legacy_url *start, const neo4j_legacy_url *end)
{
	neo4j_builder *builder = &decoder->builder;
	zval type = held->values[KEY_TYPE], data;

	slice_to_string(decoder, &type);
	ZVAL_COPY_VALUE(&data, &held->values[KEY_DATA]);
	ZVAL_UNDEF(&held->values[KEY_DATA]);
	unwind(decoder, held);
	neo4j_builder_begin_graph(builder, NEO4J_GRAPH_RELATIONSHIP);
	put_id(builder, NEO4J_RELATIONSHIP_ELEMENT_ID, NEO4J_RELATIONSHIP_ID, self);
	put_value(builder, NEO4J_RELATIONSHIP_TYPE, &type);
	put_id(builder, NEO4J_RELATIONSHIP_START_ELEMENT_ID, NEO4J_RELATIONSHIP_START_ID, start);
	put_id(builder, NEO4J_RELATIONSHIP_END_ELEMENT_ID, NEO4J_RELATIONSHIP_END_ID, end);
	put_value(builder, NEO4J_RELATIONSHIP_PROPERTIES, &data);
	neo4j_builder_end(builder);
}

static bool try_entity(neo4j_decoder *decoder, const neo4j_state *candidate, held *held)
{
	neo4j_legacy_url self, start, end;

	if ((candidate->seen & entity_keys) != entity_keys || !(candidate->type & DATA_IS_MAP)
			|| Z_TYPE(held->values[KEY_DATA]) != IS_ARRAY
			|| !parse_slice(decoder, &held->values[KEY_SELF], &self)) {
		return false;
	}
	if (!self.relationship) {
		make_node(decoder, candidate, held, &self);
		return true;
	}
	if ((candidate->seen & relationship_keys) != relationship_keys
			|| Z_TYPE(held->values[KEY_TYPE]) != IS_PTR
			|| !parse_slice(decoder, &held->values[KEY_START], &start)
			|| !parse_slice(decoder, &held->values[KEY_END], &end)) {
		return false;
	}
	make_relationship(decoder, held, &self, &start, &end);
	return true;
}

static bool is_url_list(const zval *list, bool relationships)
{
	zval *item;
	neo4j_legacy_url url;

	ZEND_HASH_FOREACH_VAL(Z_ARR_P(list), item) {
		if (Z_TYPE_P(item) != IS_STRING || !neo4j_legacy_url_parse(Z_STRVAL_P(item), Z_STRLEN_P(item), &url)
				|| url.relationship != relationships) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static void url_at(const zval *list, uint32_t index, neo4j_legacy_url *url)
{
	const zval *item = zend_hash_index_find(Z_ARR_P(list), index);

	neo4j_legacy_url_parse(Z_STRVAL_P(item), Z_STRLEN_P(item), url);
}

static void put_path_nodes(neo4j_builder *builder, const zval *nodes)
{
	neo4j_legacy_url url;

	neo4j_builder_member(builder, NEO4J_PATH_NODES);
	neo4j_builder_begin(builder, NEO4J_FRAME_LIST);
	for (uint32_t i = 0; i < zend_hash_num_elements(Z_ARR_P(nodes)); i++) {
		url_at(nodes, i, &url);
		neo4j_builder_begin_graph(builder, NEO4J_GRAPH_NODE);
		put_id(builder, NEO4J_NODE_ELEMENT_ID, NEO4J_NODE_ID, &url);
		neo4j_builder_end(builder);
	}
	neo4j_builder_end(builder);
}

/* From 2.3 "directions" tells which way a step goes; before, its ends are not known. */
static void put_step_ends(neo4j_builder *builder, const zval *nodes, const zval *directions, uint32_t step)
{
	const zval *arrow = Z_TYPE_P(directions) == IS_ARRAY ? zend_hash_index_find(Z_ARR_P(directions), step) : NULL;
	neo4j_legacy_url from, to;
	bool forth, back;

	if (!arrow || Z_TYPE_P(arrow) != IS_STRING) {
		return;
	}
	forth = zend_string_equals_literal(Z_STR_P(arrow), "->");
	back = zend_string_equals_literal(Z_STR_P(arrow), "<-");
	if (!forth && !back) {
		return;
	}
	url_at(nodes, forth ? step : step + 1, &from);
	url_at(nodes, forth ? step + 1 : step, &to);
	put_id(builder, NEO4J_RELATIONSHIP_START_ELEMENT_ID, NEO4J_RELATIONSHIP_START_ID, &from);
	put_id(builder, NEO4J_RELATIONSHIP_END_ELEMENT_ID, NEO4J_RELATIONSHIP_END_ID, &to);
}

static void put_path_relationships(neo4j_builder *builder, const zval *relationships,
	const zval *nodes, const zval *directions)
{
	neo4j_legacy_url url;

	neo4j_builder_member(builder, NEO4J_PATH_RELATIONSHIPS);
	neo4j_builder_begin(builder, NEO4J_FRAME_LIST);
	for (uint32_t i = 0; i < zend_hash_num_elements(Z_ARR_P(relationships)); i++) {
		url_at(relationships, i, &url);
		neo4j_builder_begin_graph(builder, NEO4J_GRAPH_RELATIONSHIP);
		put_id(builder, NEO4J_RELATIONSHIP_ELEMENT_ID, NEO4J_RELATIONSHIP_ID, &url);
		/* The type is not in a legacy path. */
		neo4j_builder_member(builder, NEO4J_RELATIONSHIP_TYPE);
		neo4j_builder_string(builder, "", 0);
		put_step_ends(builder, nodes, directions, i);
		neo4j_builder_end(builder);
	}
	neo4j_builder_end(builder);
}

static void make_path(neo4j_decoder *decoder, held *held)
{
	neo4j_builder *builder = &decoder->builder;
	const zval *nodes = &held->values[KEY_NODES], *relationships = &held->values[KEY_RELATIONSHIPS];

	/* The lists live on in the trash. */
	unwind(decoder, held);
	neo4j_builder_begin_graph(builder, NEO4J_GRAPH_PATH);
	put_path_nodes(builder, nodes);
	put_path_relationships(builder, relationships, nodes, &held->values[KEY_DIRECTIONS]);
	neo4j_builder_member(builder, NEO4J_PATH_LABELS);
	ZVAL_EMPTY_ARRAY(neo4j_values_push(&builder->stack));
	neo4j_builder_end(builder);
}

/* A graph value that was made of a candidate. As arrays they are known by their members. */
static bool is_made(const zval *value, neo4j_graph_kind kind)
{
	bool node = kind == NEO4J_GRAPH_NODE;

	if (Z_TYPE_P(value) == IS_OBJECT) {
		return Z_OBJCE_P(value) == (node ? neo4j_node_ce : neo4j_relationship_ce);
	}
	return Z_TYPE_P(value) == IS_ARRAY && zend_hash_str_exists(Z_ARR_P(value), ZEND_STRL("elementId"))
		&& zend_hash_num_elements(Z_ARR_P(value)) == (node ? NEO4J_NODE_MEMBERS : NEO4J_RELATIONSHIP_MEMBERS);
}

static bool is_made_list(const zval *list, neo4j_graph_kind kind)
{
	zval *item;

	ZEND_HASH_FOREACH_VAL(Z_ARR_P(list), item) {
		if (!is_made(item, kind)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

/* Its nodes and relationships are whole, and become the path's. */
static void make_whole_path(neo4j_decoder *decoder, held *held)
{
	neo4j_builder *builder = &decoder->builder;
	zval nodes, relationships;

	ZVAL_COPY_VALUE(&nodes, &held->values[KEY_NODES]);
	ZVAL_COPY_VALUE(&relationships, &held->values[KEY_RELATIONSHIPS]);
	ZVAL_UNDEF(&held->values[KEY_NODES]);
	ZVAL_UNDEF(&held->values[KEY_RELATIONSHIPS]);
	unwind(decoder, held);
	neo4j_builder_begin_graph(builder, NEO4J_GRAPH_PATH);
	put_value(builder, NEO4J_PATH_NODES, &nodes);
	put_value(builder, NEO4J_PATH_RELATIONSHIPS, &relationships);
	neo4j_builder_member(builder, NEO4J_PATH_LABELS);
	ZVAL_EMPTY_ARRAY(neo4j_values_push(&builder->stack));
	neo4j_builder_end(builder);
}

static bool try_path(neo4j_decoder *decoder, const neo4j_state *candidate, held *held)
{
	const zval *nodes = &held->values[KEY_NODES], *relationships = &held->values[KEY_RELATIONSHIPS];

	if ((candidate->seen & ~BIT(KEY_DIRECTIONS)) != path_keys
			|| Z_TYPE_P(nodes) != IS_ARRAY || Z_TYPE_P(relationships) != IS_ARRAY
			|| zend_hash_num_elements(Z_ARR_P(nodes)) != zend_hash_num_elements(Z_ARR_P(relationships)) + 1) {
		return false;
	}
	if (is_url_list(nodes, false) && is_url_list(relationships, true)) {
		make_path(decoder, held);
	} else if (decoder->whole_paths && is_made_list(nodes, NEO4J_GRAPH_NODE)
			&& is_made_list(relationships, NEO4J_GRAPH_RELATIONSHIP)) {
		make_whole_path(decoder, held);
	} else {
		return false;
	}
	return true;
}

/* The properties of what has shown itself to be an entity hold no graph value, whatever their
 * names are. (2.0 sends "data" last.) */
static bool is_properties(const neo4j_decoder *decoder, const neo4j_state *candidate)
{
	const neo4j_state *around = candidate - 1;

	return candidate > decoder->states && around->state == candidate->state && around->phase == KEY_DATA
		&& (around->seen & entity_keys) == entity_keys;
}

/* The map just read became a graph value: what is around it has no map there. */
static void unmark_around(const neo4j_decoder *decoder, const neo4j_state *candidate)
{
	neo4j_state *around = &decoder->states[candidate - decoder->states - 1];

	if (candidate == decoder->states || around->state != candidate->state) {
		return;
	}
	if (around->phase == KEY_DATA) {
		around->type &= (uint8_t) ~DATA_IS_MAP;
	} else if (around->phase == KEY_METADATA) {
		around->type &= (uint8_t) ~METADATA_IS_MAP;
	}
}

void neo4j_legacy_candidate_end(neo4j_decoder *decoder, const neo4j_state *candidate)
{
	held held;

	collect(decoder, &held);
	if (is_properties(decoder, candidate)
			|| (!try_entity(decoder, candidate, &held) && !try_path(decoder, candidate, &held))) {
		restore_map(decoder);
		neo4j_builder_end(&decoder->builder);
	} else {
		unmark_around(decoder, candidate);
	}
	forget_slices(decoder, candidate);
}
