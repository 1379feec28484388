#include "typed.h"

#include "../core/number.h"
#include "../value/float_text.h"

static bool take_string(neo4j_builder *builder, const char *text, size_t length)
{
	neo4j_builder_string(builder, text, length);
	return true;
}

static bool take_integer(neo4j_builder *builder, const char *text, size_t length)
{
	int64_t value;

	if (!neo4j_parse_int64(text, length, &value)) {
		return false;
	}
	neo4j_builder_long(builder, (zend_long) value);
	return true;
}

static bool take_float(neo4j_builder *builder, const char *text, size_t length)
{
	double named;

	if (neo4j_read_float_name(text, length, &named)) {
		neo4j_builder_double(builder, named);
		return true;
	}
	return neo4j_builder_float(builder, text, length);
}

bool neo4j_typed_coordinate(neo4j_builder *builder, const char *text, size_t length)
{
	return take_integer(builder, text, length) || take_float(builder, text, length);
}

#define STRING(name, take) { NEO4J_TEXT(name), NEO4J_FORM_STRING, take, 0, 0, 0, 0 }
#define TEXT_OF(name, kind) { NEO4J_TEXT(name), NEO4J_FORM_STRING, NULL, kind, 0, 0, 0 }
#define INSIDE(name, form, state, frame, graph) { NEO4J_TEXT(name), form, NULL, 0, state, frame, graph }

/* The frequent ones first. */
const neo4j_typed neo4j_types[] = {
	STRING("String", take_string),
	STRING("Integer", take_integer),
	STRING("Float", take_float),
	INSIDE("Node", NEO4J_FORM_MAP, IN_NODE, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_NODE),
	INSIDE("Boolean", NEO4J_FORM_BOOLEAN, 0, 0, 0),
	INSIDE("Null", NEO4J_FORM_NULL, 0, 0, 0),
	INSIDE("List", NEO4J_FORM_LIST, IN_LIST, NEO4J_FRAME_LIST, 0),
	INSIDE("Map", NEO4J_FORM_MAP, IN_MAP, NEO4J_FRAME_MAP, 0),
	INSIDE("Relationship", NEO4J_FORM_MAP, IN_RELATIONSHIP, NEO4J_FRAME_GRAPH, NEO4J_GRAPH_RELATIONSHIP),
	INSIDE("Path", NEO4J_FORM_LIST, IN_PATH, NEO4J_FRAME_LIST, 0),
	TEXT_OF("Date", NEO4J_TEXT_DATE),
	TEXT_OF("ZonedDateTime", NEO4J_TEXT_ZONED_DATE_TIME),
	TEXT_OF("OffsetDateTime", NEO4J_TEXT_ZONED_DATE_TIME),
	TEXT_OF("LocalDateTime", NEO4J_TEXT_LOCAL_DATE_TIME),
	TEXT_OF("Time", NEO4J_TEXT_TIME),
	TEXT_OF("LocalTime", NEO4J_TEXT_LOCAL_TIME),
	TEXT_OF("Duration", NEO4J_TEXT_DURATION),
	TEXT_OF("Point", NEO4J_TEXT_POINT),
	TEXT_OF("Base64", NEO4J_TEXT_BASE64),
	INSIDE("Vector", NEO4J_FORM_MAP, IN_VECTOR, 0, 0),
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

static const neo4j_member vector_members[] = {
	{ NEO4J_TEXT("coordinatesType"), 0, NEO4J_FORM_STRING },
	{ NEO4J_TEXT("coordinates"), 0, NEO4J_FORM_LIST },
};

static const struct { const neo4j_member *members; size_t count; } entities[] = {
	[IN_NODE] = { node_members, NEO4J_LENGTH_OF(node_members) },
	[IN_RELATIONSHIP] = { relationship_members, NEO4J_LENGTH_OF(relationship_members) },
	[IN_VECTOR] = { vector_members, NEO4J_LENGTH_OF(vector_members) },
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
