/* JSON values put by as tokens: what a row's values are is known only when all parts of it have been
 * read. Tokens stand in the order of the JSON; texts wait in one buffer, so that what is never built
 * costs no allocation. Private to the transactional_*.c files. */
#ifndef NEO4J_WIRE_TRANSACTIONAL_TAPE_H
#define NEO4J_WIRE_TRANSACTIONAL_TAPE_H

#include "texts.h"

typedef enum neo4j_token_kind {
	NEO4J_TOKEN_NULL,
	NEO4J_TOKEN_FALSE,
	NEO4J_TOKEN_TRUE,
	NEO4J_TOKEN_NUMBER,
	NEO4J_TOKEN_STRING,
	NEO4J_TOKEN_KEY,
	NEO4J_TOKEN_LIST,
	NEO4J_TOKEN_MAP,
	NEO4J_TOKEN_END /* of a list or map */
} neo4j_token_kind;

/* What a list or map may be, as far as its own form tells. */
typedef enum neo4j_shape {
	NEO4J_SHAPE_OTHER,
	NEO4J_SHAPE_ARRAY,      /* scalars of one type, or nothing: a list, or an array of the server's */
	NEO4J_SHAPE_NULLS,      /* a list of nulls */
	NEO4J_SHAPE_PROPERTIES, /* a map that could be the properties of a node, or nothing */
	NEO4J_SHAPE_STEPS,      /* a list of such maps: it could be a path */
	NEO4J_SHAPE_POINT,
	NEO4J_SHAPE_POINTS,     /* a list of points */
	NEO4J_SHAPE_VECTOR      /* what this format has in a vector's place: its class, but no number */
} neo4j_shape;

/* How many items of "meta" a value takes at least, and at most. */
typedef struct neo4j_span {
	uint32_t least, most;
} neo4j_span;

typedef struct neo4j_token {
	uint8_t kind;
	uint8_t shape;  /* of a LIST or MAP */
	uint32_t count; /* length of a text; members of a LIST or MAP */
	union {
		size_t text;      /* where it begins in the buffer */
		uint32_t end;     /* of a LIST or MAP: the index of its END */
		neo4j_span inner; /* of an END: what its members take, together */
	} at;
} neo4j_token;

typedef struct neo4j_open neo4j_open;

typedef struct neo4j_tape {
	neo4j_token *tokens;
	uint32_t count;
	uint32_t capacity;
	char *text;
	size_t length;
	size_t text_capacity;
	neo4j_open *open; /* the lists and maps that have begun */
	uint32_t depth;
	uint32_t open_capacity;
} neo4j_tape;

void neo4j_tape_init(neo4j_tape *tape);

/* false: there are more than can be counted. */
bool neo4j_tape_add(neo4j_tape *tape, neo4j_token_kind kind, const char *text, size_t length);
bool neo4j_tape_begin(neo4j_tape *tape, neo4j_token_kind kind);
bool neo4j_tape_end(neo4j_tape *tape);

/* For the next row. Gives back what only a huge one needed. */
void neo4j_tape_clear(neo4j_tape *tape);
void neo4j_tape_free(neo4j_tape *tape);

/* Not terminated. */
static inline const char *neo4j_tape_text(const neo4j_tape *tape, uint32_t token)
{
	return tape->text + tape->tokens[token].at.text;
}

static inline bool neo4j_tape_says(const neo4j_tape *tape, uint32_t token, const char *text, size_t length)
{
	return tape->tokens[token].count == length && memcmp(neo4j_tape_text(tape, token), text, length) == 0;
}

static inline bool neo4j_token_opens(const neo4j_token *token)
{
	return token->kind == NEO4J_TOKEN_LIST || token->kind == NEO4J_TOKEN_MAP;
}

/* Where the value after this one begins. */
static inline uint32_t neo4j_tape_after(const neo4j_tape *tape, uint32_t token)
{
	return neo4j_token_opens(&tape->tokens[token]) ? tape->tokens[token].at.end + 1 : token + 1;
}

/* What the value takes of "meta", in whatever way it is read. */
neo4j_span neo4j_tape_span(const neo4j_tape *tape, uint32_t token);

/* The value of a map's member, of that kind; 0, which is never a value: it has none. */
uint32_t neo4j_tape_member(const neo4j_tape *tape, uint32_t map, neo4j_token_kind kind, const char *key, size_t length);

/* The integer that a number says, or a text. */
bool neo4j_tape_integer(const neo4j_tape *tape, uint32_t token, int64_t *value);

#endif
