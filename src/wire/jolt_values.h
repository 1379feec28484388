/* The values of Jolt: bare JSON, or an object with one key, the tag: { "Z": "2147483648" }. How
 * the value of each tag is written and what becomes of it, as tables: a tag more is a line more. */
#ifndef NEO4J_WIRE_JOLT_VALUES_H
#define NEO4J_WIRE_JOLT_VALUES_H

#include "decoder.h"
#include "texts.h"

/* Where the automaton is: in the events around the values (jolt.c), or, from IN_TAG on, in values.
 * From IN_ROW on, what may hold any value. */
enum neo4j_jolt_state {
	IN_EVENT, IN_HEADER, IN_SUMMARY, IN_PLAN_ROOT, IN_ERROR, IN_INFO, IN_FIELDS,
	IN_TAG, IN_LABELS, IN_NODE, IN_RELATIONSHIP, IN_REVERSED, IN_PATH, IN_PLANS,
	IN_ROW, IN_LIST, IN_MAP, IN_PLAN
};

/* JSON events within a value, the innermost open container being one of its own. false: refused. */
bool neo4j_jolt_null(neo4j_decoder *decoder);
bool neo4j_jolt_boolean(neo4j_decoder *decoder, bool value);
bool neo4j_jolt_number(neo4j_decoder *decoder, const char *text, size_t length);
bool neo4j_jolt_string(neo4j_decoder *decoder, const char *text, size_t length);
bool neo4j_jolt_map_begin(neo4j_decoder *decoder);
bool neo4j_jolt_key(neo4j_decoder *decoder, const char *text, size_t length);
bool neo4j_jolt_map_end(neo4j_decoder *decoder);
bool neo4j_jolt_list_begin(neo4j_decoder *decoder);
bool neo4j_jolt_list_end(neo4j_decoder *decoder);

/* The object that has just begun is a map, or an operator of a plan (IN_PLAN). */
bool neo4j_jolt_begin_map(neo4j_decoder *decoder, uint8_t state);

/* "the answer is JSON, but …", with the row that it happened in. Returns false. */
bool neo4j_jolt_unexpected(neo4j_decoder *decoder);

#endif
