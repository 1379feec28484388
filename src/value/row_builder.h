/* Events in, PHP values out. The builder knows no wire format: JSON and binary dialects drive
 * it alike. Finished values wait on one stack, so that every array is made in one go, at its
 * exact size, when its end is known.
 *
 * It may be driven from inside a tokenizer: it allocates, but never runs user code and never
 * releases a value that could (a release may start the garbage collector): such values wait
 * in `trash` until neo4j_builder_sweep(). All memory is emalloc'ed: a bailout loses nothing. */
#ifndef NEO4J_VALUE_ROW_BUILDER_H
#define NEO4J_VALUE_ROW_BUILDER_H

#include "columns.h"
#include "graph.h"
#include "key_cache.h"

typedef enum neo4j_frame_kind {
	NEO4J_FRAME_LIST,
	NEO4J_FRAME_MAP,   /* key, value, key, value, … */
	NEO4J_FRAME_GRAPH, /* member index, value, … */
	NEO4J_FRAME_ROW
} neo4j_frame_kind;

typedef struct neo4j_frame {
	uint32_t base; /* the stack's height when it began */
	uint8_t kind;
	uint8_t graph; /* neo4j_graph_kind of a GRAPH frame */
} neo4j_frame;

typedef struct neo4j_values {
	zval *at;
	uint32_t count;
	uint32_t capacity;
} neo4j_values;

typedef struct neo4j_builder {
	neo4j_values stack;
	neo4j_values trash;
	neo4j_frame *frames;
	uint32_t depth;
	uint32_t frame_capacity;
	neo4j_value_mode value_mode;
	bool exhausted; /* memory ran out and left a null: nothing built since may be used */
	neo4j_key_cache *keys; /* borrowed */
} neo4j_builder;

void neo4j_values_grow(neo4j_values *values);

/* Room for one more value on top of a stack, uninitialised; valid until the next push. */
static inline zval *neo4j_values_push(neo4j_values *values)
{
	if (UNEXPECTED(values->count == values->capacity)) {
		neo4j_values_grow(values);
	}
	return &values->at[values->count++];
}

/* The cache outlives the builder, and may serve others at the same time. */
void neo4j_builder_init(neo4j_builder *builder, neo4j_value_mode mode, neo4j_key_cache *keys);

/* Releases everything, half-built values included. Not while the tokenizer runs. */
void neo4j_builder_free(neo4j_builder *builder);

/* Drops what is half-built, and the trash. Not while the tokenizer runs. */
void neo4j_builder_reset(neo4j_builder *builder);

static inline void neo4j_builder_null(neo4j_builder *builder)
{
	ZVAL_NULL(neo4j_values_push(&builder->stack));
}

static inline void neo4j_builder_bool(neo4j_builder *builder, bool value)
{
	ZVAL_BOOL(neo4j_values_push(&builder->stack), value);
}

static inline void neo4j_builder_long(neo4j_builder *builder, zend_long value)
{
	ZVAL_LONG(neo4j_values_push(&builder->stack), value);
}

static inline void neo4j_builder_double(neo4j_builder *builder, double value)
{
	ZVAL_DOUBLE(neo4j_values_push(&builder->stack), value);
}

/* A text that alone may break the memory limit. */
#define NEO4J_LONG_TEXT (64 * 1024)
void neo4j_builder_long_string(neo4j_builder *builder, const char *text, size_t length);

static inline void neo4j_builder_string(neo4j_builder *builder, const char *text, size_t length)
{
	if (UNEXPECTED(length >= NEO4J_LONG_TEXT)) {
		neo4j_builder_long_string(builder, text, length);
		return;
	}
	/* The fast one knows the empty string and those of one byte, which are interned. */
	ZVAL_STRINGL_FAST(neo4j_values_push(&builder->stack), text, length);
}

/* A map's next key, from the cache. */
static inline void neo4j_builder_key(neo4j_builder *builder, const char *text, size_t length)
{
	zend_string *key = neo4j_key_cache_get(builder->keys, text, length);
	ZVAL_STR(neo4j_values_push(&builder->stack), key);
}

/* Which member of a node, relationship or path the next value is (index as in graph.h). */
static inline void neo4j_builder_member(neo4j_builder *builder, uint32_t index)
{
	ZVAL_LONG(neo4j_values_push(&builder->stack), index);
}

/* A NUMBER as text, of which no digit may be lost: a float if it has a dot or an exponent,
 * else an int. false: an integer beyond 64 bits. */
bool neo4j_builder_number(neo4j_builder *builder, const char *text, size_t length);

/* The text of a float, as servers write it (1.0, 1.5E300, -0.0), whole. false: it is not one. */
bool neo4j_builder_float(neo4j_builder *builder, const char *text, size_t length);

void neo4j_builder_begin(neo4j_builder *builder, neo4j_frame_kind kind);
void neo4j_builder_begin_graph(neo4j_builder *builder, neo4j_graph_kind kind);

/* Ends the list, map or graph value begun last and leaves it as one value of what is around
 * it. A map's repeated key keeps its last value; numeric-looking keys follow PHP's arrays. */
void neo4j_builder_end(neo4j_builder *builder);

/* Ends a list of alternating nodes and relationships as a path. false, and the list stays
 * open: their number is even. */
bool neo4j_builder_end_path(neo4j_builder *builder);

/* Ends a row. `columns` sealed: *row is made by them; false, and its values are discarded, if
 * it has another number of values. `columns` not known yet: *row is the list of its values. */
bool neo4j_builder_end_row(neo4j_builder *builder, const neo4j_columns *columns,
	neo4j_fetch_mode mode, zval *row);

/* Drops the row begun last, with its values; nothing within it is open. */
void neo4j_builder_discard_row(neo4j_builder *builder);

/* Takes the topmost value off the stack. */
static inline void neo4j_builder_take(neo4j_builder *builder, zval *value)
{
	ZVAL_COPY_VALUE(value, &builder->stack.at[--builder->stack.count]);
}

/* Marks a value for release by the next sweep. */
static inline void neo4j_builder_discard(neo4j_builder *builder, const zval *value)
{
	if (Z_REFCOUNTED_P(value)) {
		ZVAL_COPY_VALUE(neo4j_values_push(&builder->trash), value);
	}
}

/* Releases the trash. Not while the tokenizer runs. */
void neo4j_builder_sweep(neo4j_builder *builder);

#endif
