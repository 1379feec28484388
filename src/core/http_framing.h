/* Where an HTTP/1 answer's header and body end, for carriers that are given raw bytes. Only the
 * framing: what the fields say is for others. */
#ifndef NEO4J_CORE_HTTP_FRAMING_H
#define NEO4J_CORE_HTTP_FRAMING_H

#include "buffer.h"
#include "error.h"

#include <stdint.h>

/* The length of the header block at the start of the bytes, its blank line included; 0: it is not
 * complete yet. */
size_t neo4j_header_block_length(const char *bytes, size_t length);

/* What the status line says; 0: not enough is there to tell; -1: this is no HTTP/1. */
int neo4j_header_block_status(const char *bytes, size_t length);

typedef enum neo4j_framing_kind {
	NEO4J_FRAMING_NONE,    /* no body, as after HEAD */
	NEO4J_FRAMING_LENGTH,
	NEO4J_FRAMING_CHUNKED,
	NEO4J_FRAMING_CLOSE    /* the end of the connection is the end */
} neo4j_framing_kind;

typedef struct neo4j_framing {
	neo4j_framing_kind kind;
	uint64_t left;  /* of the body, or of the chunk */
	int state;      /* of chunks, private */
	size_t line;    /* bytes of the line about chunks, or of trailers, so far */
	bool complete;
} neo4j_framing;

/* The length counts where the kind has one: with chunks, what Content-Length says is no matter. */
void neo4j_framing_begin(neo4j_framing *framing, neo4j_framing_kind kind, uint64_t length);

/* Takes bytes as they came and appends those of the body. What follows the end is dropped.
 * NEO4J_ERR_PROTOCOL: these are no chunks. */
neo4j_status neo4j_framing_take(neo4j_framing *framing, const char *bytes, size_t length, neo4j_buffer *body);

/* The connection has ended: may the body end here? */
bool neo4j_framing_may_end(const neo4j_framing *framing);

#endif
