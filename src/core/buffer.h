/* A growing window of bytes: appended at its end, consumed from its start. */
#ifndef NEO4J_CORE_BUFFER_H
#define NEO4J_CORE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* Zero-initialise. Owns `data` (malloc). There is always a NUL after the last byte. */
typedef struct neo4j_buffer {
	char *data;
	size_t start;
	size_t end;
	size_t capacity;
} neo4j_buffer;

static inline size_t neo4j_buffer_length(const neo4j_buffer *buffer)
{
	return buffer->end - buffer->start;
}

/* First unread byte; valid until the next append. NULL while nothing was ever appended. */
static inline char *neo4j_buffer_head(const neo4j_buffer *buffer)
{
	return buffer->data + buffer->start;
}

/* false: out of memory, nothing appended. Room is made by moving where no more is unread than
 * was consumed, else by growing (doubling). */
bool neo4j_buffer_append(neo4j_buffer *buffer, const void *bytes, size_t length);

/* length must not exceed neo4j_buffer_length(). */
void neo4j_buffer_consume(neo4j_buffer *buffer, size_t length);

/* Empties; keeps the storage unless it grew beyond `keep` bytes. */
void neo4j_buffer_reset(neo4j_buffer *buffer, size_t keep);

void neo4j_buffer_free(neo4j_buffer *buffer);

#endif
