/* From tokens to values. */
#include "transactional_datum.h"

#include "../value/point.h"

bool neo4j_datum_has(neo4j_datum *datum, const char *problem)
{
	datum->problem = datum->problem ? datum->problem : problem;
	return false;
}

bool neo4j_datum_build_scalar(neo4j_datum *datum, uint32_t token)
{
	const neo4j_token *value = &datum->tape.tokens[token];
	const char *text = neo4j_tape_text(&datum->tape, token);
	neo4j_builder *builder = &datum->decoder->builder;

	switch (value->kind) {
		case NEO4J_TOKEN_NULL:
			neo4j_builder_null(builder);
			break;
		case NEO4J_TOKEN_FALSE:
		case NEO4J_TOKEN_TRUE:
			neo4j_builder_bool(builder, value->kind == NEO4J_TOKEN_TRUE);
			break;
		case NEO4J_TOKEN_NUMBER:
			return neo4j_builder_number(builder, text, value->count)
				|| neo4j_datum_has(datum, "has an integer beyond 64 bits");
		case NEO4J_TOKEN_STRING:
			neo4j_builder_string(builder, text, value->count);
			break;
		default: /* a key */
			neo4j_builder_key(builder, text, value->count);
	}
	return true;
}

static bool build_token(neo4j_datum *datum, uint32_t token)
{
	neo4j_builder *builder = &datum->decoder->builder;

	switch (datum->tape.tokens[token].kind) {
		case NEO4J_TOKEN_LIST:
			neo4j_builder_begin(builder, NEO4J_FRAME_LIST);
			return true;
		case NEO4J_TOKEN_MAP:
			neo4j_builder_begin(builder, NEO4J_FRAME_MAP);
			return true;
		case NEO4J_TOKEN_END:
			neo4j_builder_end(builder);
			return true;
		default:
			return neo4j_datum_build_scalar(datum, token);
	}
}

bool neo4j_datum_build(neo4j_datum *datum, uint32_t from, uint32_t to, neo4j_special special, void *context)
{
	for (uint32_t token = from; token < to;) {
		uint8_t kind = datum->tape.tokens[token].kind;
		bool is_value = kind != NEO4J_TOKEN_KEY && kind != NEO4J_TOKEN_END;
		neo4j_made made = is_value ? special(datum, token, context) : NEO4J_MADE_NOTHING;

		if (made == NEO4J_MADE_FAILED || (made == NEO4J_MADE_NOTHING && !build_token(datum, token))) {
			return false;
		}
		token = made == NEO4J_MADE_VALUE ? neo4j_tape_after(&datum->tape, token) : token + 1;
	}
	return true;
}

bool neo4j_datum_build_value(neo4j_datum *datum, uint32_t index, neo4j_special special, void *context)
{
	neo4j_builder *builder = &datum->decoder->builder;
	uint32_t token = (uint32_t) Z_LVAL(builder->stack.at[datum->values + index]);
	zval value;

	if (!neo4j_datum_build(datum, token, neo4j_tape_after(&datum->tape, token), special, context)) {
		return false;
	}
	neo4j_builder_take(builder, &value);
	ZVAL_COPY_VALUE(&builder->stack.at[datum->values + index], &value);
	return true;
}

static bool read_coordinate(neo4j_datum *datum, uint32_t token, double *coordinate)
{
	neo4j_builder *builder = &datum->decoder->builder;
	const neo4j_token *number = &datum->tape.tokens[token];
	zval value;

	if (number->kind != NEO4J_TOKEN_NUMBER
			|| !neo4j_builder_number(builder, neo4j_tape_text(&datum->tape, token), number->count)) {
		return false;
	}
	neo4j_builder_take(builder, &value);
	*coordinate = zval_get_double(&value);
	return true;
}

neo4j_made neo4j_datum_make_point(neo4j_datum *datum, uint32_t map)
{
	const neo4j_tape *tape = &datum->tape;
	uint32_t list = neo4j_tape_member(tape, map, NEO4J_TOKEN_LIST, NEO4J_TEXT("coordinates"));
	uint32_t system = neo4j_tape_member(tape, map, NEO4J_TOKEN_MAP, NEO4J_TEXT("crs"));
	uint32_t srid = system ? neo4j_tape_member(tape, system, NEO4J_TOKEN_NUMBER, NEO4J_TEXT("srid")) : 0;
	uint32_t count = list ? tape->tokens[list].count : 0;
	double numbers[3] = { 0 };
	int64_t id;
	bool ok = srid && neo4j_tape_integer(tape, srid, &id) && (count == 2 || count == 3);

	for (uint32_t i = 0; ok && i < count; i++) {
		ok = read_coordinate(datum, list + 1 + i, &numbers[i]);
	}
	if (ok && neo4j_builder_point(&datum->decoder->builder, id, numbers[0], numbers[1], count == 3 ? &numbers[2] : NULL)) {
		return NEO4J_MADE_VALUE;
	}
	neo4j_datum_has(datum, "has a Point that is none");
	return NEO4J_MADE_FAILED;
}

neo4j_made neo4j_datum_refuse_map(neo4j_datum *datum, uint32_t map)
{
	neo4j_datum_has(datum, datum->tape.tokens[map].shape == NEO4J_SHAPE_VECTOR
		? "has a Vector, of which this protocol sends nothing but the class" : "has a map for a property");
	return NEO4J_MADE_FAILED;
}
