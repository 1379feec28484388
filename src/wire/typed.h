/* The types of the typed Query API: { "$type": T, "_value": V }. How each value is written and
 * what becomes of it, as tables: a type more is a line more. */
#ifndef NEO4J_WIRE_TYPED_H
#define NEO4J_WIRE_TYPED_H

#include "decoder.h"
#include "texts.h"
#include "../value/temporal.h"

/* Where the automaton of query.c is. From NODE to VECTOR, what has members; from ROW on, what may
 * hold typed values; WRAPPER is such a value itself. */
enum neo4j_query_state {
	IN_TOP, IN_DATA, IN_FIELDS, IN_VALUES, IN_LABELS, IN_COORDINATES, IN_NODE, IN_RELATIONSHIP, IN_VECTOR,
	IN_WRAPPER, IN_ROW, IN_LIST, IN_PATH, IN_MAP
};

/* How a value is written in JSON. */
typedef enum neo4j_form {
	NEO4J_FORM_NULL,
	NEO4J_FORM_BOOLEAN,
	NEO4J_FORM_STRING,
	NEO4J_FORM_LIST,
	NEO4J_FORM_MAP
} neo4j_form;

typedef struct neo4j_typed {
	const char *name;
	size_t length;
	neo4j_form form;
	/* Of a value written as a string: makes it. false: the text says none of that type. NULL: it is
	 * made of a text of this kind. */
	bool (*take)(neo4j_builder *builder, const char *text, size_t length);
	neo4j_text_kind text;
	/* Of a list or map: the state inside it, and what the builder begins. */
	uint8_t inside;
	neo4j_frame_kind frame;
	neo4j_graph_kind graph;
} neo4j_typed;

extern const neo4j_typed neo4j_types[];

/* Index of a type by name, or -1. */
int neo4j_typed_find(const char *name, size_t length);

static inline bool neo4j_typed_take(const neo4j_typed *type, neo4j_builder *builder, const char *text, size_t length)
{
	return type->take ? type->take(builder, text, length) : neo4j_builder_from_text(builder, type->text, text, length);
}

/* A coordinate of a Vector, of which kind its spelling tells. */
bool neo4j_typed_coordinate(neo4j_builder *builder, const char *text, size_t length);

/* Members of a Node, Relationship or Vector: its keys, and how their values are written. */
typedef struct neo4j_member {
	const char *key;
	size_t length;
	uint32_t index; /* as in value/graph.h; of a Vector, nothing */
	neo4j_form form;
} neo4j_member;

/* Those of IN_NODE, IN_RELATIONSHIP or IN_VECTOR. All of them are required. */
const neo4j_member *neo4j_entity_members(uint8_t state, size_t *count);

#endif
