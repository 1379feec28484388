/* Column names of a result: made once, used for every row. */
#ifndef NEO4J_VALUE_COLUMNS_H
#define NEO4J_VALUE_COLUMNS_H

#include <php.h>

typedef enum neo4j_fetch_mode {
	NEO4J_FETCH_ASSOC,
	NEO4J_FETCH_NUM,
	NEO4J_FETCH_BOTH
} neo4j_fetch_mode;

/* A column's key: a hashed name, or the integer that PHP's arrays make of a numeric one. */
typedef struct neo4j_column {
	zend_string *name; /* as the server gave it */
	zend_ulong index;
	bool numeric;
} neo4j_column;

/* Zero-initialise: "not known yet" (`known` false). Owns everything. */
typedef struct neo4j_columns {
	bool known;
	bool plain; /* no numeric-looking name: none can meet an index */
	uint32_t count;
	uint32_t capacity;
	neo4j_column *columns;
	zend_array *shape; /* a row of nulls, which each row starts as a copy of; NULL: no columns */
} neo4j_columns;

void neo4j_columns_add(neo4j_columns *columns, const char *text, size_t length);

/* After the last add. false: a name occurs twice (then *duplicate is it, borrowed). */
bool neo4j_columns_seal(neo4j_columns *columns, zend_string **duplicate);

/* Makes a row: moves values[0…count) into a new array, sized exactly, without looking at a
 * name. Allocates only, and runs no user code. With Both: 0, name0, 1, name1, …, as mysqli has
 * it; where a name looks like an index, the later of the two stays, as in any PHP array. */
void neo4j_columns_make_row(const neo4j_columns *columns, neo4j_fetch_mode mode, zval *values, zval *row);

/* list<string>, for getColumns(). */
void neo4j_columns_names(const neo4j_columns *columns, zval *names);

void neo4j_columns_free(neo4j_columns *columns);

#endif
