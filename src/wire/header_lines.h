/* The header of one request: lines "Name: value". */
#ifndef NEO4J_WIRE_HEADER_LINES_H
#define NEO4J_WIRE_HEADER_LINES_H

#include <php.h>

/* Zero-initialise. Owns its lines. */
typedef struct neo4j_header_lines {
	char **at;
	size_t count;
	size_t capacity;
} neo4j_header_lines;

void neo4j_header_lines_add(neo4j_header_lines *lines, const char *line, size_t length);

/* "Name: " and a value of any bytes but CR, LF and NUL, which the caller has excluded. */
void neo4j_header_lines_set(neo4j_header_lines *lines, const char *name, const char *value, size_t length);

/* A NULL-terminated table. */
void neo4j_header_lines_add_table(neo4j_header_lines *lines, const char *const *table);

void neo4j_header_lines_free(neo4j_header_lines *lines);

#endif
