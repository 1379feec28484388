#include "header_lines.h"

#define FIRST_CAPACITY 8

/* Takes the line over. */
static void push(neo4j_header_lines *lines, char *line)
{
	if (lines->count == lines->capacity) {
		lines->capacity = lines->capacity ? lines->capacity * 2 : FIRST_CAPACITY;
		lines->at = safe_erealloc(lines->at, lines->capacity, sizeof(*lines->at), 0);
	}
	lines->at[lines->count++] = line;
}

void neo4j_header_lines_add(neo4j_header_lines *lines, const char *line, size_t length)
{
	push(lines, estrndup(line, length));
}

void neo4j_header_lines_set(neo4j_header_lines *lines, const char *name, const char *value, size_t length)
{
	size_t name_length = strlen(name);
	char *line = safe_emalloc(1, length, name_length + sizeof(": "));

	memcpy(line, name, name_length);
	memcpy(line + name_length, ": ", 2);
	memcpy(line + name_length + 2, value, length);
	line[name_length + 2 + length] = '\0';
	push(lines, line);
}

void neo4j_header_lines_add_table(neo4j_header_lines *lines, const char *const *table)
{
	for (; *table; table++) {
		neo4j_header_lines_add(lines, *table, strlen(*table));
	}
}

void neo4j_header_lines_free(neo4j_header_lines *lines)
{
	for (size_t i = 0; i < lines->count; i++) {
		efree(lines->at[i]);
	}
	if (lines->at) {
		efree(lines->at);
	}
	memset(lines, 0, sizeof(*lines));
}
