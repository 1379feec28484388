/* One row of the transactional format, "datum" in its own words: "row" with "meta" and "graph", or
 * "rest" with "graph". Its parts come in any order, and only together say what the values are.
 * Private to the transactional_*.c files. */
#ifndef NEO4J_WIRE_TRANSACTIONAL_DATUM_H
#define NEO4J_WIRE_TRANSACTIONAL_DATUM_H

#include "decoder.h"
#include "transactional_tape.h"

typedef enum neo4j_part {
	NEO4J_PART_ROW,
	NEO4J_PART_REST,
	NEO4J_PART_META,
	NEO4J_PART_GRAPH,
	NEO4J_PART_COUNT
} neo4j_part;

/* A node or relationship of "graph". */
typedef struct neo4j_entity {
	uint32_t token;
	zval made; /* borrowed from the row: an entity is made once, however often it occurs; or UNDEF */
} neo4j_entity;

/* emalloc'ed, kept for all rows of an answer. */
typedef struct neo4j_datum {
	neo4j_decoder *decoder;
	neo4j_tape tape;
	neo4j_part part;    /* the one that is read */
	neo4j_part values_part; /* "row" or "rest": the one whose values are on the builder's stack */
	uint32_t seen;      /* bits of those that have been read */
	uint32_t spare;     /* token of the other one, if it came too */
	uint32_t values;    /* where the row's values begin on the builder's stack */
	uint32_t frame;     /* the builder's depth in the row */
	uint32_t put_by;    /* how many of them are lists or maps, which wait on the tape */
	uint32_t meta;      /* token of the list, if seen */
	uint32_t graph;     /* token of the map, if seen */
	bool indexed;       /* the entities below are this row's */
	neo4j_entity *entities;
	uint32_t entity_count;
	uint32_t entity_capacity;
	HashTable nodes;         /* id => number of its entity */
	HashTable relationships;
	const char *problem; /* what is wrong with the row: "has …"; or NULL */
} neo4j_datum;

/* The value that follows is that part of the row. */
void neo4j_datum_read(neo4j_decoder *decoder, neo4j_part part);

/* The row is complete: gives it to the queue, or remembers it as the misfit. */
bool neo4j_datum_end(neo4j_decoder *decoder);

/* Not while the tokenizer runs. NULL is fine. */
void neo4j_datum_free(neo4j_datum *datum);

/* A list or map among the row's values stands as the token where it begins. */
static inline bool neo4j_is_put_by(const zval *value)
{
	return Z_TYPE_P(value) == IS_PTR;
}

static inline zval *neo4j_datum_values(const neo4j_datum *datum, uint32_t *count)
{
	*count = datum->decoder->builder.stack.count - datum->values;
	return *count ? datum->decoder->builder.stack.at + datum->values : NULL;
}

/* transactional_build.c */

/* A value of the row: null, a number, a text, …; no list or map. false: the problem is set. */
bool neo4j_datum_build_scalar(neo4j_datum *datum, uint32_t token);

/* Asked for each value: does it become something else than what it is in JSON? */
typedef enum neo4j_made { NEO4J_MADE_NOTHING, NEO4J_MADE_VALUE, NEO4J_MADE_FAILED } neo4j_made;
typedef neo4j_made (*neo4j_special)(neo4j_datum *datum, uint32_t token, void *context);

/* Builds the tokens [from, to) on the builder's stack. false: the problem is set. */
bool neo4j_datum_build(neo4j_datum *datum, uint32_t from, uint32_t to, neo4j_special special, void *context);

/* The value of a row that waits on the tape is built and takes its place. */
bool neo4j_datum_build_value(neo4j_datum *datum, uint32_t index, neo4j_special special, void *context);

/* Sets the problem, unless there is one. Returns false. */
bool neo4j_datum_has(neo4j_datum *datum, const char *problem);

/* Pushes a Point. */
neo4j_made neo4j_datum_make_point(neo4j_datum *datum, uint32_t map);

/* The map is what this format makes of a value that it has no form for. */
neo4j_made neo4j_datum_refuse_map(neo4j_datum *datum, uint32_t map);

/* transactional_entity.c */

/* Token of the entity in "graph"; 0: it is not there. */
uint32_t neo4j_datum_find(neo4j_datum *datum, bool relationship, int64_t id);

/* Pushes the node or relationship: what "graph" says of it, the properties in the row and else those
 * in "graph", and without "graph" the ids of the item of "meta" (tokens, 0: none). false: its
 * properties cannot be made. */
bool neo4j_datum_push_entity(neo4j_datum *datum, bool relationship, int64_t id, uint32_t item, uint32_t properties);

/* transactional_meta.c, transactional_rest.c: put the right values in the place of those on the
 * stack. false: the problem is set. */
bool neo4j_datum_apply_meta(neo4j_datum *datum);
bool neo4j_datum_apply_rest(neo4j_datum *datum);

#endif
