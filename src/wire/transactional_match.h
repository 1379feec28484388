/* Which item of "meta" belongs to which value of a row: all readings at once, until one remains.
 * Private to the transactional_*.c files. */
#ifndef NEO4J_WIRE_TRANSACTIONAL_MATCH_H
#define NEO4J_WIRE_TRANSACTIONAL_MATCH_H

#include "transactional_datum.h"

typedef enum neo4j_item_kind {
	NEO4J_ITEM_NULL, /* nothing to say */
	NEO4J_ITEM_NODE,
	NEO4J_ITEM_RELATIONSHIP,
	NEO4J_ITEM_PATH,
	NEO4J_ITEM_POINT,
	NEO4J_ITEM_TEMPORAL
} neo4j_item_kind;

typedef struct neo4j_item {
	uint8_t kind;
	uint8_t text_kind; /* neo4j_text_kind of a TEMPORAL */
	uint32_t token;
	int64_t id;        /* of a NODE or RELATIONSHIP */
} neo4j_item;

/* A scalar that is the row's own, by its place; else a value is its token. */
#define NEO4J_VALUE_OF_ROW 0x80000000u

/* The value is what the item says. */
typedef struct neo4j_decision {
	uint32_t value;
	uint32_t item;
	uint32_t before; /* number of the reading's decision before, from 1; 0: none */
} neo4j_decision;

/* One way to read the row so far. */
typedef struct neo4j_reading {
	uint32_t at;       /* the item that comes next */
	uint32_t decision; /* its last one's number, from 1; 0: none */
	uint64_t hash;     /* of all of its decisions */
	bool unsure;       /* another one came to the same item with other decisions */
} neo4j_reading;

#define NEO4J_READINGS_MAX 64

typedef struct neo4j_readings {
	uint32_t count;
	neo4j_reading of[NEO4J_READINGS_MAX]; /* by `at`, each another */
} neo4j_readings;

/* The list or map that is open in some readings, and one item in others. These wait at its end. */
typedef struct neo4j_branch {
	uint32_t end;
	uint32_t first; /* of those that wait */
	neo4j_span rest;
} neo4j_branch;

/* Initialise with what is named so; the others zero. */
typedef struct neo4j_match {
	neo4j_datum *datum;
	const neo4j_item *items; /* borrowed */
	uint32_t item_count;

	neo4j_decision *chosen; /* the result: in the order of the values */
	uint32_t chosen_count;

	neo4j_span rest; /* what is left of the row takes so many items */
	neo4j_readings now;
	neo4j_reading *waiting;
	uint32_t waiting_count, waiting_capacity;
	neo4j_branch *branches;
	uint32_t branch_count, branch_capacity;
	neo4j_decision *decisions;
	uint32_t decision_count, decision_capacity, decision_max;
	bool too_many;
} neo4j_match;

/* false: the problem is set. */
bool neo4j_match_run(neo4j_match *match);

/* All items are null: is their number a possible one? */
bool neo4j_match_number(neo4j_match *match);

void neo4j_match_free(neo4j_match *match);

#endif
