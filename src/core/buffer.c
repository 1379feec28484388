#include "buffer.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY 4096

static void move_to_front(neo4j_buffer *buffer)
{
	size_t length = neo4j_buffer_length(buffer);

	memmove(buffer->data, buffer->data + buffer->start, length + 1);
	buffer->start = 0;
	buffer->end = length;
}

static bool grow(neo4j_buffer *buffer, size_t needed)
{
	size_t capacity = buffer->capacity ? buffer->capacity : FIRST_CAPACITY;
	char *data;

	while (capacity - buffer->end < needed) {
		if (capacity > SIZE_MAX / 2) {
			return false;
		}
		capacity *= 2;
	}
	data = realloc(buffer->data, capacity);
	if (!data) {
		return false;
	}
	buffer->data = data;
	buffer->capacity = capacity;
	return true;
}

/* Moving is allowed only where no more is moved than was consumed since the last move: a byte
 * is then moved once on average, however large the unread part. */
static bool make_room(neo4j_buffer *buffer, size_t needed)
{
	if (buffer->capacity - buffer->end >= needed) {
		return true;
	}
	if (buffer->start > 0 && buffer->start >= neo4j_buffer_length(buffer)) {
		move_to_front(buffer);
	}
	return buffer->capacity - buffer->end >= needed || grow(buffer, needed);
}

bool neo4j_buffer_append(neo4j_buffer *buffer, const void *bytes, size_t length)
{
	if (length == SIZE_MAX || !make_room(buffer, length + 1)) {
		return false;
	}
	if (length > 0) {
		memcpy(buffer->data + buffer->end, bytes, length);
	}
	buffer->end += length;
	buffer->data[buffer->end] = '\0';
	return true;
}

void neo4j_buffer_consume(neo4j_buffer *buffer, size_t length)
{
	buffer->start += length;
	if (buffer->start == buffer->end && buffer->data) {
		buffer->start = buffer->end = 0;
		buffer->data[0] = '\0';
	}
}

void neo4j_buffer_reset(neo4j_buffer *buffer, size_t keep)
{
	if (buffer->capacity > keep) {
		neo4j_buffer_free(buffer);
		return;
	}
	neo4j_buffer_consume(buffer, neo4j_buffer_length(buffer));
}

void neo4j_buffer_free(neo4j_buffer *buffer)
{
	free(buffer->data);
	memset(buffer, 0, sizeof(*buffer));
}
