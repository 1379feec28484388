/* Bytes put aside in their order, for a reader who comes later: in memory at first, then in a
 * temporary file that has no name any more. */
#ifndef NEO4J_CORE_SPOOL_H
#define NEO4J_CORE_SPOOL_H

#include "buffer.h"
#include "error.h"

#include <stdint.h>

/* What may lie in memory before a file is opened. */
#define NEO4J_SPOOL_MEMORY ((size_t) 2 * 1024 * 1024)

/* Zero-initialise, but for `limit`. Owns its memory (malloc) and its descriptor. */
typedef struct neo4j_spool {
	neo4j_buffer memory; /* the first bytes: the reader consumes them here */
	uint64_t limit;      /* of bytes held, in memory and in the file together */
	uint64_t start;      /* in the file, a ring of `limit` bytes, whose bytes follow those in memory */
	uint64_t filed;      /* how many there are */
	int descriptor;      /* of the file, if it is `open` */
	bool open;
} neo4j_spool;

static inline uint64_t neo4j_spool_length(const neo4j_spool *spool)
{
	return neo4j_buffer_length(&spool->memory) + spool->filed;
}

static inline uint64_t neo4j_spool_room(const neo4j_spool *spool)
{
	uint64_t length = neo4j_spool_length(spool);

	return length < spool->limit ? spool->limit - length : 0;
}

/* Appends; `length` must not exceed the room. A file that is needed is made in `directory`. false:
 * out of memory, or the file failed, and *error tells; what is held is then not whole any more. */
bool neo4j_spool_put(neo4j_spool *spool, const char *directory, const char *bytes, size_t length, neo4j_error *error);

/* Takes bytes from the file until `want` of them or all are in memory, whatever the limit. false:
 * as above. */
bool neo4j_spool_fill(neo4j_spool *spool, size_t want, neo4j_error *error);

/* Empties it and closes the file. In a forked child this leaves its parent's alone. */
void neo4j_spool_free(neo4j_spool *spool);

#endif
