#include "columns.h"

#include "key_cache.h"

#define FIRST_CAPACITY 8

void neo4j_columns_add(neo4j_columns *columns, const char *text, size_t length)
{
	neo4j_column *column;

	if (columns->count == columns->capacity) {
		uint32_t capacity = columns->capacity ? columns->capacity * 2 : FIRST_CAPACITY;

		columns->columns = safe_erealloc(columns->columns, capacity, sizeof(neo4j_column), 0);
		columns->capacity = capacity;
	}
	column = &columns->columns[columns->count];
	column->name = neo4j_key_create(text, length);
	column->numeric = ZEND_HANDLE_NUMERIC(column->name, column->index);
	columns->count++;
}

static bool is_plain(const neo4j_columns *columns)
{
	for (uint32_t i = 0; i < columns->count; i++) {
		if (columns->columns[i].numeric) {
			return false;
		}
	}
	return true;
}

/* Also finds out whether a name occurs twice, and which: names that make the same key are the
 * same. NULL: none does. */
static zend_string *make_shape(neo4j_columns *columns)
{
	columns->shape = zend_new_array(columns->count);
	zend_hash_real_init_mixed(columns->shape);
	for (uint32_t i = 0; i < columns->count; i++) {
		zend_string *name = columns->columns[i].name;

		if (zend_symtable_exists(columns->shape, name)) {
			return name;
		}
		zend_symtable_update(columns->shape, name, &EG(uninitialized_zval));
	}
	return NULL;
}

bool neo4j_columns_seal(neo4j_columns *columns, zend_string **duplicate)
{
	*duplicate = columns->count ? make_shape(columns) : NULL;
	columns->plain = is_plain(columns);
	columns->known = !*duplicate;
	return columns->known;
}

typedef void (*fill_function)(const neo4j_columns *columns, zval *values, zend_array *row);

/* FetchMode::Num. */
static void fill_list(const neo4j_columns *columns, zval *values, zend_array *row)
{
	zend_hash_real_init_packed(row);
	ZEND_HASH_FILL_PACKED(row) {
		for (uint32_t i = 0; i < columns->count; i++) {
			ZEND_HASH_FILL_ADD(&values[i]);
		}
	} ZEND_HASH_FILL_END();
}

/* Interned names (those that the script itself mentions) need no counting. */
static void hold_names(zend_array *row)
{
	for (uint32_t i = 0; i < row->nNumUsed; i++) {
		if (row->arData[i].key) {
			zend_string_addref(row->arData[i].key);
		}
	}
}

/* Buckets, names, hashes and chains are copied in one go: they are the same in every row. */
static void fill_map(const neo4j_columns *columns, zval *values, zend_array *row)
{
	const zend_array *shape = columns->shape;

	/* Of the same size as the shape, which was made for as many and has not grown. */
	zend_hash_real_init_mixed(row);
	memcpy(HT_GET_DATA_ADDR(row), HT_GET_DATA_ADDR(shape), HT_USED_SIZE(shape));
	HT_FLAGS(row) = HT_FLAGS(shape);
	row->nNumUsed = shape->nNumUsed;
	row->nNumOfElements = shape->nNumOfElements;
	row->nNextFreeElement = shape->nNextFreeElement;
	for (uint32_t i = 0; i < shape->nNumUsed; i++) {
		ZVAL_COPY_VALUE(&row->arData[i].val, &values[i]);
	}
	if (!HT_HAS_STATIC_KEYS_ONLY(shape)) {
		hold_names(row);
	}
}

/* No name is an index, and all names differ: nothing need be looked up. */
static void fill_both(const neo4j_columns *columns, zval *values, zend_array *row)
{
	zend_hash_real_init_mixed(row);
	for (uint32_t i = 0; i < columns->count; i++) {
		Z_TRY_ADDREF(values[i]);
		zend_hash_index_add_new(row, i, &values[i]);
		_zend_hash_append(row, columns->columns[i].name, &values[i]);
	}
}

/* A column named 1 meets the index 1: as in any PHP array, what is written later stays. What it
 * replaces is released here, possibly inside the tokenizer, so the garbage collector must not
 * take the occasion to run; the values themselves come off the wire and have no destructors. */
static void fill_numeric_both(const neo4j_columns *columns, zval *values, zend_array *row)
{
	bool was_protected = gc_protect(true);

	zend_hash_real_init_mixed(row);
	for (uint32_t i = 0; i < columns->count; i++) {
		Z_TRY_ADDREF(values[i]);
		zend_hash_index_update(row, i, &values[i]);
		zend_symtable_update(row, columns->columns[i].name, &values[i]);
	}
	gc_protect(was_protected);
}

/* [mode][no numeric-looking name] */
static const fill_function fillers[][2] = {
	[NEO4J_FETCH_ASSOC] = {fill_map, fill_map},
	[NEO4J_FETCH_NUM] = {fill_list, fill_list},
	[NEO4J_FETCH_BOTH] = {fill_numeric_both, fill_both},
};

void neo4j_columns_make_row(const neo4j_columns *columns, neo4j_fetch_mode mode, zval *values, zval *row)
{
	uint32_t size = mode == NEO4J_FETCH_BOTH ? columns->count * 2 : columns->count;
	zend_array *array;

	if (size == 0) {
		ZVAL_EMPTY_ARRAY(row);
		return;
	}
	array = zend_new_array(size);
	fillers[mode][columns->plain](columns, values, array);
	ZVAL_ARR(row, array);
}

void neo4j_columns_names(const neo4j_columns *columns, zval *names)
{
	array_init_size(names, columns->count);
	for (uint32_t i = 0; i < columns->count; i++) {
		add_next_index_str(names, zend_string_copy(columns->columns[i].name));
	}
}

void neo4j_columns_free(neo4j_columns *columns)
{
	for (uint32_t i = 0; i < columns->count; i++) {
		zend_string_release(columns->columns[i].name);
	}
	if (columns->columns) {
		efree(columns->columns);
	}
	if (columns->shape) {
		zend_array_release(columns->shape);
	}
	memset(columns, 0, sizeof(*columns));
}
