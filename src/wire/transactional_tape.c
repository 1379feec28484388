#include "transactional_tape.h"

#include "../core/number.h"

#define FIRST_TOKENS 256
#define FIRST_TEXT 4096
#define FIRST_OPEN 16

/* What one huge row made grow beyond this is given back. */
#define KEPT_TOKENS 16384
#define KEPT_TEXT (256 * 1024)

/* What the members of a list or map are, as bits. */
enum {
	HAS_NULL = 1, HAS_BOOLEAN = 2, HAS_INTEGER = 4, HAS_FLOAT = 8, HAS_STRING = 16,
	HAS_ARRAY = 32, HAS_PROPERTIES = 64, HAS_POINT = 128, HAS_POINTS = 256, HAS_VECTOR = 512, HAS_OTHER = 1024
};

#define STORABLE (HAS_BOOLEAN | HAS_INTEGER | HAS_FLOAT | HAS_STRING | HAS_ARRAY | HAS_POINT | HAS_POINTS | HAS_VECTOR)

struct neo4j_open {
	uint32_t token;
	uint32_t has;
	neo4j_span inner;
};

static const uint32_t bit_of_shape[] = {
	[NEO4J_SHAPE_OTHER] = HAS_OTHER,
	[NEO4J_SHAPE_ARRAY] = HAS_ARRAY,
	[NEO4J_SHAPE_NULLS] = HAS_OTHER,
	[NEO4J_SHAPE_PROPERTIES] = HAS_PROPERTIES,
	[NEO4J_SHAPE_STEPS] = HAS_OTHER,
	[NEO4J_SHAPE_POINT] = HAS_POINT,
	[NEO4J_SHAPE_POINTS] = HAS_POINTS,
	[NEO4J_SHAPE_VECTOR] = HAS_VECTOR,
};

/* NULL: there are too many. (Their numbers have room for one bit more; see transactional_match.h.) */
static neo4j_token *push(neo4j_tape *tape, neo4j_token_kind kind)
{
	neo4j_token *token;

	if (UNEXPECTED(tape->count == tape->capacity)) {
		if (tape->capacity > UINT32_MAX / 4) {
			return NULL;
		}
		tape->capacity *= 2;
		tape->tokens = safe_erealloc(tape->tokens, tape->capacity, sizeof(neo4j_token), 0);
	}
	token = &tape->tokens[tape->count++];
	token->kind = (uint8_t) kind;
	token->shape = NEO4J_SHAPE_OTHER;
	token->count = 0;
	return token;
}

static void keep_text(neo4j_tape *tape, const char *text, size_t length)
{
	if (UNEXPECTED(length > tape->text_capacity - tape->length)) {
		tape->text_capacity = MAX(tape->text_capacity ? tape->text_capacity * 2 : FIRST_TEXT, tape->length + length);
		tape->text = erealloc(tape->text, tape->text_capacity);
	}
	memcpy(tape->text + tape->length, text, length);
	tape->length += length;
}

/* A value has been read: what is around it learns of it. */
static void tell_around(neo4j_tape *tape, uint32_t has, neo4j_span span)
{
	neo4j_open *around;

	if (tape->depth == 0) {
		return;
	}
	around = &tape->open[tape->depth - 1];
	around->has |= has;
	around->inner.least += span.least;
	around->inner.most += span.most;
	tape->tokens[around->token].count++;
}

static uint32_t bit_of_scalar(neo4j_token_kind kind, const char *text, size_t length)
{
	static const uint32_t bits[] = {
		[NEO4J_TOKEN_NULL] = HAS_NULL, [NEO4J_TOKEN_FALSE] = HAS_BOOLEAN, [NEO4J_TOKEN_TRUE] = HAS_BOOLEAN,
		[NEO4J_TOKEN_NUMBER] = HAS_INTEGER, [NEO4J_TOKEN_STRING] = HAS_STRING,
	};

	return kind == NEO4J_TOKEN_NUMBER && neo4j_is_float_text(text, length) ? HAS_FLOAT : bits[kind];
}

bool neo4j_tape_add(neo4j_tape *tape, neo4j_token_kind kind, const char *text, size_t length)
{
	neo4j_token *token = length < UINT32_MAX ? push(tape, kind) : NULL;

	if (!token) {
		return false;
	}
	token->count = (uint32_t) length;
	token->at.text = tape->length;
	keep_text(tape, text, length);
	if (kind != NEO4J_TOKEN_KEY) {
		tell_around(tape, bit_of_scalar(kind, text, length), (neo4j_span) { 1, 1 });
	}
	return true;
}

bool neo4j_tape_begin(neo4j_tape *tape, neo4j_token_kind kind)
{
	if (!push(tape, kind)) {
		return false;
	}
	if (UNEXPECTED(tape->depth == tape->open_capacity)) {
		tape->open_capacity = tape->open_capacity ? tape->open_capacity * 2 : FIRST_OPEN;
		tape->open = safe_erealloc(tape->open, tape->open_capacity, sizeof(neo4j_open), 0);
	}
	tape->open[tape->depth++] = (neo4j_open) { .token = tape->count - 1 };
	return true;
}

static neo4j_shape shape_of_list(uint32_t has)
{
	switch (has) {
		case 0:
		case HAS_BOOLEAN:
		case HAS_INTEGER:
		case HAS_STRING:
		case HAS_FLOAT:
		case HAS_FLOAT | HAS_STRING: /* NaN and the infinities are texts */
			return NEO4J_SHAPE_ARRAY;
		case HAS_NULL:
			return NEO4J_SHAPE_NULLS;
		case HAS_PROPERTIES:
			return NEO4J_SHAPE_STEPS;
		case HAS_POINT:
			return NEO4J_SHAPE_POINTS;
		default:
			return NEO4J_SHAPE_OTHER;
	}
}

/* Properties are never maps, so neither of these two can be a node's own. */
static bool is_point(const neo4j_tape *tape, uint32_t map)
{
	uint32_t type = neo4j_tape_member(tape, map, NEO4J_TOKEN_STRING, NEO4J_TEXT("type"));

	return type && neo4j_tape_says(tape, type, NEO4J_TEXT("Point"))
		&& neo4j_tape_member(tape, map, NEO4J_TOKEN_LIST, NEO4J_TEXT("coordinates"))
		&& neo4j_tape_member(tape, map, NEO4J_TOKEN_MAP, NEO4J_TEXT("crs"));
}

static bool is_vector(const neo4j_tape *tape, uint32_t map)
{
	return neo4j_tape_member(tape, map, NEO4J_TOKEN_STRING, NEO4J_TEXT("typeName"))
		&& neo4j_tape_member(tape, map, NEO4J_TOKEN_TRUE, NEO4J_TEXT("incomparableType"))
		&& neo4j_tape_member(tape, map, NEO4J_TOKEN_FALSE, NEO4J_TEXT("sequenceValue"));
}

static neo4j_shape shape_of_map(const neo4j_tape *tape, uint32_t map, uint32_t has)
{
	bool three = tape->tokens[map].count == 3;

	if (three && is_point(tape, map)) {
		return NEO4J_SHAPE_POINT;
	}
	if (three && is_vector(tape, map)) {
		return NEO4J_SHAPE_VECTOR;
	}
	return has & ~(uint32_t) STORABLE ? NEO4J_SHAPE_OTHER : NEO4J_SHAPE_PROPERTIES;
}

/* An array, an entity, a path or a point may also be one item. */
static neo4j_span span_of(const neo4j_token *token, neo4j_span inner)
{
	if (token->shape != NEO4J_SHAPE_OTHER && token->shape != NEO4J_SHAPE_NULLS && token->shape != NEO4J_SHAPE_POINTS) {
		inner.least = MIN(inner.least, 1);
		inner.most = MAX(inner.most, 1);
	}
	return inner;
}

bool neo4j_tape_end(neo4j_tape *tape)
{
	const neo4j_open open = tape->open[tape->depth - 1];
	neo4j_token *end = push(tape, NEO4J_TOKEN_END), *token = &tape->tokens[open.token];

	if (!end) {
		return false;
	}
	end->at.inner = open.inner;
	token->at.end = tape->count - 1;
	token->shape = (uint8_t) (token->kind == NEO4J_TOKEN_LIST ? shape_of_list(open.has)
		: shape_of_map(tape, open.token, open.has));
	tape->depth--;
	tell_around(tape, bit_of_shape[token->shape], span_of(token, open.inner));
	return true;
}

neo4j_span neo4j_tape_span(const neo4j_tape *tape, uint32_t token)
{
	const neo4j_token *value = &tape->tokens[token];

	return neo4j_token_opens(value) ? span_of(value, tape->tokens[value->at.end].at.inner) : (neo4j_span) { 1, 1 };
}

uint32_t neo4j_tape_member(const neo4j_tape *tape, uint32_t map, neo4j_token_kind kind, const char *key, size_t length)
{
	uint32_t found = 0;

	for (uint32_t at = map + 1; tape->tokens[at].kind == NEO4J_TOKEN_KEY; at = neo4j_tape_after(tape, at + 1)) {
		if (neo4j_tape_says(tape, at, key, length)) {
			found = at + 1; /* the last of several, as in PHP's arrays */
		}
	}
	return found && tape->tokens[found].kind == kind ? found : 0;
}

bool neo4j_tape_integer(const neo4j_tape *tape, uint32_t token, int64_t *value)
{
	const neo4j_token *number = &tape->tokens[token];

	return (number->kind == NEO4J_TOKEN_NUMBER || number->kind == NEO4J_TOKEN_STRING)
		&& neo4j_parse_int64(neo4j_tape_text(tape, token), number->count, value);
}

void neo4j_tape_init(neo4j_tape *tape)
{
	memset(tape, 0, sizeof(*tape));
	tape->capacity = FIRST_TOKENS;
	tape->tokens = safe_emalloc(tape->capacity, sizeof(neo4j_token), 0);
	push(tape, NEO4J_TOKEN_END); /* so that 0 is none of the others */
}

void neo4j_tape_clear(neo4j_tape *tape)
{
	if (tape->capacity > KEPT_TOKENS || tape->text_capacity > KEPT_TEXT) {
		neo4j_tape_free(tape);
		neo4j_tape_init(tape);
	}
	tape->count = 1;
	tape->depth = 0;
	tape->length = 0;
}

void neo4j_tape_free(neo4j_tape *tape)
{
	efree(tape->tokens);
	if (tape->text) {
		efree(tape->text);
	}
	if (tape->open) {
		efree(tape->open);
	}
}
