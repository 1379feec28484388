/* Before Neo4j 3.0 only "rest" has a row's values in their places: nodes, relationships and paths are
 * maps full of URLs there. What they are, their URLs tell; what is known of them is in "graph", which
 * has every one of the row. So a map of the user's is none of them, whatever its keys are, unless
 * it names one of the same row. */
#include "legacy_entity.h"
#include "transactional_datum.h"

static uint32_t text_of(const neo4j_datum *datum, uint32_t map, const char *key, size_t length)
{
	return neo4j_tape_member(&datum->tape, map, NEO4J_TOKEN_STRING, key, length);
}

static bool read_url(neo4j_datum *datum, uint32_t token, neo4j_legacy_url *url)
{
	const neo4j_token *text = &datum->tape.tokens[token];

	return token && text->kind == NEO4J_TOKEN_STRING
		&& neo4j_legacy_url_parse(neo4j_tape_text(&datum->tape, token), text->count, url)
		&& neo4j_datum_find(datum, url->relationship, url->id);
}

/* These have every node and relationship, on every server. */
static bool is_entity(neo4j_datum *datum, uint32_t map, neo4j_legacy_url *self)
{
	return read_url(datum, text_of(datum, map, NEO4J_TEXT("self")), self)
		&& neo4j_tape_member(&datum->tape, map, NEO4J_TOKEN_MAP, NEO4J_TEXT("data"))
		&& text_of(datum, map, NEO4J_TEXT("property")) && text_of(datum, map, NEO4J_TEXT("properties"))
		&& (!self->relationship || (text_of(datum, map, NEO4J_TEXT("start")) && text_of(datum, map, NEO4J_TEXT("end"))
			&& text_of(datum, map, NEO4J_TEXT("type"))));
}

static bool is_url_list(neo4j_datum *datum, uint32_t list, bool relationships)
{
	neo4j_legacy_url url;

	for (uint32_t i = 0; i < datum->tape.tokens[list].count; i++) {
		if (datum->tape.tokens[list + 1 + i].kind != NEO4J_TOKEN_STRING || !read_url(datum, list + 1 + i, &url)
				|| url.relationship != relationships) {
			return false;
		}
	}
	return true;
}

typedef struct path {
	uint32_t nodes, relationships; /* lists of URLs */
} path;

/* From 2.3 on it has "directions" as well; "graph" tells the ends of its relationships. */
static bool is_path(neo4j_datum *datum, uint32_t map, path *path)
{
	const neo4j_tape *tape = &datum->tape;
	uint32_t members = tape->tokens[map].count;

	path->nodes = neo4j_tape_member(tape, map, NEO4J_TOKEN_LIST, NEO4J_TEXT("nodes"));
	path->relationships = neo4j_tape_member(tape, map, NEO4J_TOKEN_LIST, NEO4J_TEXT("relationships"));
	return path->nodes && path->relationships && (members == 5 || members == 6)
		&& text_of(datum, map, NEO4J_TEXT("start")) && text_of(datum, map, NEO4J_TEXT("end"))
		&& neo4j_tape_member(tape, map, NEO4J_TOKEN_NUMBER, NEO4J_TEXT("length"))
		&& tape->tokens[path->nodes].count == tape->tokens[path->relationships].count + 1
		&& is_url_list(datum, path->nodes, false) && is_url_list(datum, path->relationships, true);
}

static bool push_step(neo4j_datum *datum, uint32_t token)
{
	neo4j_legacy_url url;

	return read_url(datum, token, &url) && neo4j_datum_push_entity(datum, url.relationship, url.id, 0, 0);
}

static bool push_path(neo4j_datum *datum, const path *path)
{
	uint32_t steps = datum->tape.tokens[path->relationships].count;
	bool ok;

	neo4j_builder_begin(&datum->decoder->builder, NEO4J_FRAME_LIST);
	ok = push_step(datum, path->nodes + 1);
	for (uint32_t i = 1; ok && i <= steps; i++) {
		ok = push_step(datum, path->relationships + i) && push_step(datum, path->nodes + 1 + i);
	}
	return ok && neo4j_builder_end_path(&datum->decoder->builder);
}

static neo4j_made make_value(neo4j_datum *datum, uint32_t token, void *context)
{
	neo4j_legacy_url self;
	path path;
	bool ok;

	(void) context;
	if (datum->tape.tokens[token].kind != NEO4J_TOKEN_MAP) {
		return NEO4J_MADE_NOTHING;
	}
	if (is_entity(datum, token, &self)) {
		ok = neo4j_datum_push_entity(datum, self.relationship, self.id, 0,
			neo4j_tape_member(&datum->tape, token, NEO4J_TOKEN_MAP, NEO4J_TEXT("data")));
	} else if (is_path(datum, token, &path)) {
		ok = push_path(datum, &path);
	} else {
		return NEO4J_MADE_NOTHING;
	}
	return ok ? NEO4J_MADE_VALUE : NEO4J_MADE_FAILED;
}

bool neo4j_datum_apply_rest(neo4j_datum *datum)
{
	uint32_t count;

	if (!(datum->seen & (1u << NEO4J_PART_GRAPH))) {
		return neo4j_datum_has(datum, "has no \"graph\"");
	}
	neo4j_datum_values(datum, &count);
	for (uint32_t i = 0; i < count; i++) {
		if (neo4j_is_put_by(&datum->decoder->builder.stack.at[datum->values + i])
				&& !neo4j_datum_build_value(datum, i, make_value, NULL)) {
			return false;
		}
	}
	return true;
}
