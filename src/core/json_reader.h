/* Streaming JSON: bytes in, events out. The only file that knows which tokenizer is used is
 * json_reader.c; the reader knows no dialect. */
#ifndef NEO4J_CORE_JSON_READER_H
#define NEO4J_CORE_JSON_READER_H

#include "buffer.h"
#include "error.h"

#include <stddef.h>

/* Where events go. Texts are not NUL-terminated and are valid only during the call. A number
 * comes as its text, unconverted. Returning false stops the reader (NEO4J_ERR_STOPPED).
 * A callback may be left by longjmp: the reader then stays `busy` for ever. */
typedef struct neo4j_sink {
	bool (*null)(void *context);
	bool (*boolean)(void *context, bool value);
	bool (*number)(void *context, const char *text, size_t length);
	bool (*string)(void *context, const char *text, size_t length);
	bool (*map_begin)(void *context);
	bool (*map_key)(void *context, const char *text, size_t length);
	bool (*map_end)(void *context);
	bool (*list_begin)(void *context);
	bool (*list_end)(void *context);
} neo4j_sink;

/* Taken as they are: SIZE_MAX means no bound, 0 does not. A row may pass max_row_bytes by up to
 * 12 bytes before it is refused. */
typedef struct neo4j_json_limits {
	size_t max_depth;
	size_t max_row_bytes; /* bytes between two marks */
	bool many;            /* a sequence of values (line formats) instead of one */
} neo4j_json_limits;

typedef struct neo4j_json_reader neo4j_json_reader;

/* Returns NULL when out of memory. The caller owns the reader; sink and context must outlive
 * it. All memory is malloc'ed: a bailout in a callback leaks and corrupts nothing. */
neo4j_json_reader *neo4j_json_reader_open(const neo4j_sink *sink, void *context,
	const neo4j_json_limits *limits);

/* Must not be called while busy by a callback of its own; after a longjmp it may be. */
void neo4j_json_reader_close(neo4j_json_reader *reader);

/* true from entering the tokenizer until it returned. */
bool neo4j_json_reader_busy(const neo4j_json_reader *reader);

/* How many bytes the next step would like to find in the input: 1 as a rule; one more than is
 * there if the guard keeps some back (after NEO4J_AGAIN); many in the middle of a long token,
 * which is lexed again from its start at each step. A step with less is right, only dearer. */
size_t neo4j_json_reader_wants(const neo4j_json_reader *reader);

/* Consumes one piece of the input (8 kB, up to 64 kB where rows are long, more if a longer
 * token is open) and
 * emits its events. `last`: the input will not grow any more. NEO4J_AGAIN: nothing could be
 * consumed (with `last`: the input is empty). An error is final and returned again by later
 * calls; the events of what stood before it in the piece have been emitted by then. */
neo4j_status neo4j_json_reader_step(neo4j_json_reader *reader, neo4j_buffer *input, bool last,
	neo4j_error *error);

/* Called by the sink's owner when a row is complete: the row bound counts anew. */
void neo4j_json_reader_mark(neo4j_json_reader *reader);

/* After the last step: NEO4J_OK only if there was a document and it (every document, with
 * `many`) is closed; NEO4J_ERR_TRUNCATED otherwise. May emit one event more: a number at the
 * very end. */
neo4j_status neo4j_json_reader_finish(neo4j_json_reader *reader, neo4j_error *error);

#endif
