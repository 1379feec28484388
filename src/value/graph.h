/* Graph values: Neo4j\Type\Node, Relationship, Path, or the same as plain arrays. */
#ifndef NEO4J_VALUE_GRAPH_H
#define NEO4J_VALUE_GRAPH_H

#include <php.h>

typedef enum neo4j_value_mode {
	NEO4J_VALUE_OBJECTS,
	NEO4J_VALUE_ARRAYS
} neo4j_value_mode;

typedef enum neo4j_graph_kind {
	NEO4J_GRAPH_NODE,
	NEO4J_GRAPH_RELATIONSHIP,
	NEO4J_GRAPH_PATH
} neo4j_graph_kind;

/* Members in declared order: the index of a property slot and of the array key alike. */
enum { NEO4J_NODE_ELEMENT_ID, NEO4J_NODE_ID, NEO4J_NODE_LABELS, NEO4J_NODE_PROPERTIES, NEO4J_NODE_MEMBERS };
enum {
	NEO4J_RELATIONSHIP_ELEMENT_ID, NEO4J_RELATIONSHIP_ID, NEO4J_RELATIONSHIP_TYPE,
	NEO4J_RELATIONSHIP_START_ELEMENT_ID, NEO4J_RELATIONSHIP_END_ELEMENT_ID,
	NEO4J_RELATIONSHIP_START_ID, NEO4J_RELATIONSHIP_END_ID,
	NEO4J_RELATIONSHIP_PROPERTIES, NEO4J_RELATIONSHIP_MEMBERS
};
enum { NEO4J_PATH_NODES, NEO4J_PATH_RELATIONSHIPS, NEO4J_PATH_LABELS, NEO4J_PATH_MEMBERS };
#define NEO4J_GRAPH_MEMBERS_MAX 8

extern zend_class_entry *neo4j_node_ce;
extern zend_class_entry *neo4j_relationship_ce;
extern zend_class_entry *neo4j_path_ce;

/* Moves members[0…count) into a new value; an IS_UNDEF member becomes null, or what stands for
 * "not sent" where the type has no null: "" for a relationship's type, [] for a path's lists.
 * Allocates only: runs no user code and releases nothing, so it may be called while the
 * tokenizer runs. */
void neo4j_graph_create(zval *value, neo4j_graph_kind kind, neo4j_value_mode mode, zval *members);

/* MINIT: registers the classes (and makes the member keys, permanent and interned). */
void neo4j_graph_register(void);

/* The classes' own part of it. */
zend_class_entry *neo4j_node_register(void);
zend_class_entry *neo4j_relationship_register(void);
zend_class_entry *neo4j_path_register(void);

#endif
