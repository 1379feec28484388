#include "typed.h"

#include "../core/number.h"

static bool take_string(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

static bool take_integer(neo4j_decoder *decoder, const char *text, size_t length)
{
	int64_t value;

	if (!neo4j_parse_int64(text, length, &value)) {
		return neo4j_decoder_refuse(decoder, "\"%.*s\" is no 64-bit Integer", (int) MIN(length, 80), text);
	}
	neo4j_builder_long(&decoder->builder, (zend_long) value);
	return true;
}

static const struct { const char *text; size_t length; double value; } special_floats[] = {
	{ NEO4J_TEXT("NaN"), NAN },
	{ NEO4J_TEXT("Infinity"), INFINITY },
	{ NEO4J_TEXT("-Infinity"), -INFINITY },
};

static bool take_float(neo4j_decoder *decoder, const char *text, size_t length)
{
	for (size_t i = 0; i < NEO4J_LENGTH_OF(special_floats); i++) {
		if (neo4j_same_text(text, length, special_floats[i].text, special_floats[i].length)) {
			neo4j_builder_double(&decoder->builder, special_floats[i].value);
			return true;
		}
	}
	if (!neo4j_builder_float(&decoder->builder, text, length)) {
		return neo4j_decoder_refuse(decoder, "\"%.*s\" is no Float", (int) MIN(length, 80), text);
	}
	return true;
}

/* The frequent ones first. */
const neo4j_typed neo4j_types[] = {
	{ NEO4J_TEXT("String"), NEO4J_FORM_STRING, take_string, 0, 0, 0 },
	{ NEO4J_TEXT("Integer"), NEO4J_FORM_STRING, take_integer, 0, 0, 0 },
	{ NEO4J_TEXT("Float"), NEO4J_FORM_STRING, take_float, 0, 0, 0 },
	{ NEO4J_TEXT("Node"), NEO4J_FORM_MAP, NULL, IN_NODE, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_NODE },
	{ NEO4J_TEXT("Boolean"), NEO4J_FORM_BOOLEAN, NULL, 0, 0, 0 },
	{ NEO4J_TEXT("Null"), NEO4J_FORM_NULL, NULL, 0, 0, 0 },
	{ NEO4J_TEXT("List"), NEO4J_FORM_LIST, NULL, IN_LIST, NEO4J_FRAME_LIST, 0 },
	{ NEO4J_TEXT("Map"), NEO4J_FORM_MAP, NULL, IN_MAP, NEO4J_FRAME_MAP, 0 },
	{ NEO4J_TEXT("Relationship"), NEO4J_FORM_MAP, NULL, IN_RELATIONSHIP, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_RELATIONSHIP },
	{ NEO4J_TEXT("Path"), NEO4J_FORM_LIST, NULL, IN_PATH, NEO4J_FRAME_LIST, 0 },
};

static const neo4j_member node_members[] = {
	{ NEO4J_TEXT("_element_id"), NEO4J_NODE_ELEMENT_ID, NEO4J_FORM_STRING },
	{ NEO4J_TEXT("_labels"), NEO4J_NODE_LABELS, NEO4J_FORM_LIST },
	{ NEO4J_TEXT("_properties"), NEO4J_NODE_PROPERTIES, NEO4J_FORM_MAP },
};

static const neo4j_member relationship_members[] = {
	{ NEO4J_TEXT("_element_id"), NEO4J_RELATIONSHIP_ELEMENT_ID, NEO4J_FORM_STRING },
	{ NEO4J_TEXT("_start_node_element_id"), NEO4J_RELATIONSHIP_START_ELEMENT_ID, NEO4J_FORM_STRING },
	{ NEO4J_TEXT("_end_node_element_id"), NEO4J_RELATIONSHIP_END_ELEMENT_ID, NEO4J_FORM_STRING },
	{ NEO4J_TEXT("_type"), NEO4J_RELATIONSHIP_TYPE, NEO4J_FORM_STRING },
	{ NEO4J_TEXT("_properties"), NEO4J_RELATIONSHIP_PROPERTIES, NEO4J_FORM_MAP },
};

static const struct { const neo4j_member *members; size_t count; } entities[] = {
	[IN_NODE] = { node_members, NEO4J_LENGTH_OF(node_members) },
	[IN_RELATIONSHIP] = { relationship_members, NEO4J_LENGTH_OF(relationship_members) },
};

int neo4j_typed_find(const char *name, size_t length)
{
	for (size_t i = 0; i < NEO4J_LENGTH_OF(neo4j_types); i++) {
		if (neo4j_same_text(name, length, neo4j_types[i].name, neo4j_types[i].length)) {
			return (int) i;
		}
	}
	return -1;
}

const neo4j_member *neo4j_entity_members(uint8_t state, size_t *count)
{
	*count = entities[state].count;
	return entities[state].members;
}
