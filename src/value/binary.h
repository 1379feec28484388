/* Neo4j\Type\Bytes and Vector: what is neither text nor a plain list. */
#ifndef NEO4J_VALUE_BINARY_H
#define NEO4J_VALUE_BINARY_H

#include "row_builder.h"

extern zend_class_entry *neo4j_bytes_ce;
extern zend_class_entry *neo4j_vector_ce;

/* Members of a Vector. */
enum { NEO4J_VECTOR_TYPE, NEO4J_VECTOR_VALUES, NEO4J_VECTOR_MEMBERS };

/* New strings; NULL: the text is neither. */
zend_string *neo4j_bytes_from_hex(const char *text, size_t length);
zend_string *neo4j_bytes_from_base64(const char *text, size_t length);

/* Takes the string over. */
void neo4j_bytes_create(zval *value, zend_string *bytes);

/* The list of numbers on top of the stack becomes a Vector of that coordinate type ("INT8", …).
 * false: the type is unknown or does not fit the numbers, and the list stays. */
bool neo4j_builder_vector(neo4j_builder *builder, const char *type, size_t length);

void neo4j_bytes_register(void);
void neo4j_vector_register(void);

#endif
