#include "row_builder.h"

#include "../core/number.h"

#include <Zend/zend_strtod.h>

#define FIRST_CAPACITY 64
/* A stack that one huge list made grow beyond this is given back between two rows. */
#define KEPT_CAPACITY 16384
#define NUMBER_TEXT_MAX 64

void neo4j_values_grow(neo4j_values *values)
{
	uint32_t capacity = values->capacity ? values->capacity * 2 : FIRST_CAPACITY;

	values->at = safe_erealloc(values->at, capacity, sizeof(zval), 0);
	values->capacity = capacity;
}

static void values_free(neo4j_values *values)
{
	if (values->at) {
		efree(values->at);
	}
	memset(values, 0, sizeof(*values));
}

/* The stack is shortened first: a destructor run by a release must not find the value again. */
static void values_release_above(neo4j_values *values, uint32_t base)
{
	while (values->count > base) {
		zval value;

		ZVAL_COPY_VALUE(&value, &values->at[--values->count]);
		if (Z_TYPE(value) != IS_PTR) {
			zval_ptr_dtor(&value);
		}
	}
	if (values->count == 0 && values->capacity > KEPT_CAPACITY) {
		values_free(values);
	}
}

void neo4j_builder_init(neo4j_builder *builder, neo4j_value_mode mode, neo4j_key_cache *keys)
{
	memset(builder, 0, sizeof(*builder));
	builder->value_mode = mode;
	builder->keys = keys;
}

void neo4j_builder_reset(neo4j_builder *builder)
{
	builder->depth = 0;
	values_release_above(&builder->stack, 0);
	neo4j_builder_sweep(builder);
}

void neo4j_builder_free(neo4j_builder *builder)
{
	neo4j_builder_reset(builder);
	values_free(&builder->stack);
	values_free(&builder->trash);
	if (builder->frames) {
		efree(builder->frames);
		builder->frames = NULL;
	}
}

void neo4j_builder_sweep(neo4j_builder *builder)
{
	if (builder->trash.count) {
		values_release_above(&builder->trash, 0);
	}
	if (builder->stack.count == 0 && builder->stack.capacity > KEPT_CAPACITY) {
		values_free(&builder->stack);
	}
}

/* Where PHP reports the memory limit late (ZEND_HAS_OOM), it kills the process that asks for far
 * more than that, unless it may be refused. */
void neo4j_builder_long_string(neo4j_builder *builder, const char *text, size_t length)
{
#ifdef ZEND_HAS_OOM
	zend_string *string = zend_string_finit(text, length, false, true);

	if (!string) {
		builder->exhausted = true;
		neo4j_builder_null(builder);
		return;
	}
	ZVAL_STR(neo4j_values_push(&builder->stack), string);
#else
	ZVAL_STRINGL(neo4j_values_push(&builder->stack), text, length);
#endif
}

/* zend_strtod rounds correctly whatever the locale, but wants a terminated text. */
bool neo4j_builder_float(neo4j_builder *builder, const char *text, size_t length)
{
	char copy[NUMBER_TEXT_MAX];
	char *terminated = length < sizeof(copy) ? copy : emalloc(length + 1);
	const char *end;
	double value;
	bool whole;

	memcpy(terminated, text, length);
	terminated[length] = '\0';
	value = zend_strtod(terminated, &end);
	/* No server has a number that a double cannot hold: infinity would be another value. */
	whole = neo4j_is_decimal(text, length) && end == terminated + length && zend_finite(value);
	if (terminated != copy) {
		efree(terminated);
	}
	if (whole) {
		neo4j_builder_double(builder, value);
	}
	return whole;
}

bool neo4j_builder_number(neo4j_builder *builder, const char *text, size_t length)
{
	int64_t integer;

	if (neo4j_parse_int64(text, length, &integer)) {
		neo4j_builder_long(builder, (zend_long) integer);
		return true;
	}
	return neo4j_is_float_text(text, length) && neo4j_builder_float(builder, text, length);
}

static neo4j_frame *push_frame(neo4j_builder *builder, neo4j_frame_kind kind)
{
	neo4j_frame *frame;

	if (UNEXPECTED(builder->depth == builder->frame_capacity)) {
		uint32_t capacity = builder->frame_capacity ? builder->frame_capacity * 2 : FIRST_CAPACITY;

		builder->frames = safe_erealloc(builder->frames, capacity, sizeof(neo4j_frame), 0);
		builder->frame_capacity = capacity;
	}
	frame = &builder->frames[builder->depth++];
	frame->base = builder->stack.count;
	frame->kind = kind;
	return frame;
}

void neo4j_builder_begin(neo4j_builder *builder, neo4j_frame_kind kind)
{
	push_frame(builder, kind);
}

void neo4j_builder_begin_graph(neo4j_builder *builder, neo4j_graph_kind kind)
{
	push_frame(builder, NEO4J_FRAME_GRAPH)->graph = kind;
}

static void make_list(neo4j_builder *builder, zval *values, uint32_t count, const neo4j_frame *frame, zval *list)
{
	zend_array *array;

	(void) builder;
	(void) frame;
	if (count == 0) {
		ZVAL_EMPTY_ARRAY(list);
		return;
	}
	array = zend_new_array(count);
	zend_hash_real_init_packed(array);
	ZEND_HASH_FILL_PACKED(array) {
		for (uint32_t i = 0; i < count; i++) {
			ZEND_HASH_FILL_SET(&values[i]);
			ZEND_HASH_FILL_NEXT();
		}
	} ZEND_HASH_FILL_END();
	ZVAL_ARR(list, array);
}

/* A hostile body may repeat a key: the value it had goes to the trash. */
static void map_put(neo4j_builder *builder, zend_array *array, zend_string *key, zval *value)
{
	zend_ulong index;
	bool numeric = ZEND_HANDLE_NUMERIC_STR(ZSTR_VAL(key), ZSTR_LEN(key), index);
	zval *slot = numeric ? zend_hash_index_add(array, index, value) : zend_hash_add(array, key, value);

	if (UNEXPECTED(!slot)) {
		slot = numeric ? zend_hash_index_find(array, index) : zend_hash_find(array, key);
		neo4j_builder_discard(builder, slot);
		ZVAL_COPY_VALUE(slot, value);
	}
	zend_string_release(key);
}

static void make_map(neo4j_builder *builder, zval *pairs, uint32_t count, const neo4j_frame *frame, zval *map)
{
	zend_array *array;

	(void) frame;
	if (count == 0) {
		ZVAL_EMPTY_ARRAY(map);
		return;
	}
	array = zend_new_array(count / 2);
	zend_hash_real_init_mixed(array);
	for (uint32_t i = 0; i + 1 < count; i += 2) {
		map_put(builder, array, Z_STR(pairs[i]), &pairs[i + 1]);
	}
	ZVAL_ARR(map, array);
}

static void make_graph(neo4j_builder *builder, zval *pairs, uint32_t count, const neo4j_frame *frame, zval *value)
{
	zval members[NEO4J_GRAPH_MEMBERS_MAX];

	for (uint32_t i = 0; i < NEO4J_GRAPH_MEMBERS_MAX; i++) {
		ZVAL_UNDEF(&members[i]);
	}
	for (uint32_t i = 0; i + 1 < count; i += 2) {
		zval *member = &members[Z_LVAL(pairs[i])];

		neo4j_builder_discard(builder, member);
		ZVAL_COPY_VALUE(member, &pairs[i + 1]);
	}
	neo4j_graph_create(value, (neo4j_graph_kind) frame->graph, builder->value_mode, members);
}

typedef void (*make_function)(neo4j_builder *, zval *, uint32_t, const neo4j_frame *, zval *);

static const make_function makers[] = {
	[NEO4J_FRAME_LIST] = make_list,
	[NEO4J_FRAME_MAP] = make_map,
	[NEO4J_FRAME_GRAPH] = make_graph,
};

void neo4j_builder_end(neo4j_builder *builder)
{
	const neo4j_frame *frame = &builder->frames[--builder->depth];
	zval *values = builder->stack.at ? builder->stack.at + frame->base : NULL;
	zval made;

	/* Should memory run out in here, the values are the memory manager's to free. */
	makers[frame->kind](builder, values, builder->stack.count - frame->base, frame, &made);
	builder->stack.count = frame->base;
	ZVAL_COPY_VALUE(neo4j_values_push(&builder->stack), &made);
}

/* Every second value, from the first or the second on. */
static void make_every_second(const zval *values, uint32_t first, uint32_t count, zval *list)
{
	if (first >= count) {
		ZVAL_EMPTY_ARRAY(list);
		return;
	}
	array_init_size(list, (count - first + 1) / 2);
	for (uint32_t i = first; i < count; i += 2) {
		zval copy;

		ZVAL_COPY_VALUE(&copy, &values[i]);
		zend_hash_next_index_insert_new(Z_ARR_P(list), &copy);
	}
}

bool neo4j_builder_end_path(neo4j_builder *builder)
{
	const neo4j_frame *frame = &builder->frames[builder->depth - 1];
	uint32_t count = builder->stack.count - frame->base;
	zval members[NEO4J_PATH_MEMBERS], path;

	if (count % 2 == 0) {
		return false;
	}
	make_every_second(builder->stack.at + frame->base, 0, count, &members[NEO4J_PATH_NODES]);
	make_every_second(builder->stack.at + frame->base, 1, count, &members[NEO4J_PATH_RELATIONSHIPS]);
	ZVAL_EMPTY_ARRAY(&members[NEO4J_PATH_LABELS]);
	builder->stack.count = frame->base;
	builder->depth--;
	neo4j_graph_create(&path, NEO4J_GRAPH_PATH, builder->value_mode, members);
	ZVAL_COPY_VALUE(neo4j_values_push(&builder->stack), &path);
	return true;
}

void neo4j_builder_discard_row(neo4j_builder *builder)
{
	uint32_t base = builder->frames[builder->depth - 1].base;

	while (builder->stack.count > base) {
		neo4j_builder_discard(builder, &builder->stack.at[--builder->stack.count]);
	}
	builder->depth--;
}

bool neo4j_builder_end_row(neo4j_builder *builder, const neo4j_columns *columns,
	neo4j_fetch_mode mode, zval *row)
{
	const neo4j_frame *frame = &builder->frames[builder->depth - 1];
	uint32_t count = builder->stack.count - frame->base;
	zval *values = builder->stack.at ? builder->stack.at + frame->base : NULL;

	if (columns->known && columns->count != count) {
		neo4j_builder_discard_row(builder);
		return false;
	}
	if (columns->known) {
		neo4j_columns_make_row(columns, mode, values, row);
	} else {
		make_list(builder, values, count, frame, row);
	}
	builder->stack.count = frame->base;
	builder->depth--;
	return true;
}
