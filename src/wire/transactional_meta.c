/* From 3.0 on "meta" says what a row's values are: it is the row flattened, depth first, with one
 * item for each leaf. A node, relationship, path or point is a leaf; empty lists and maps have no
 * item. So row and meta are walked together.
 *
 * A list of scalars may have one item in all: so it is with what the server has as an array, as
 * lists in properties are, and bytes. And an empty map may be a node without properties. So there
 * can be several readings; they are all followed, until one remains. Where more than one does, and
 * they differ, the row is refused: no value is a guess. */
#include "transactional_match.h"

#include "../value/temporal.h"

#define COUNT(array) (sizeof(array) / sizeof(*(array)))

/* Items. */

static const struct { const char *name; size_t length; uint8_t kind; uint8_t text_kind; } item_types[] = {
	{ NEO4J_TEXT("node"), NEO4J_ITEM_NODE, 0 },
	{ NEO4J_TEXT("relationship"), NEO4J_ITEM_RELATIONSHIP, 0 },
	{ NEO4J_TEXT("point"), NEO4J_ITEM_POINT, 0 },
	{ NEO4J_TEXT("date"), NEO4J_ITEM_TEMPORAL, NEO4J_TEXT_DATE },
	{ NEO4J_TEXT("time"), NEO4J_ITEM_TEMPORAL, NEO4J_TEXT_TIME },
	{ NEO4J_TEXT("localtime"), NEO4J_ITEM_TEMPORAL, NEO4J_TEXT_LOCAL_TIME },
	{ NEO4J_TEXT("datetime"), NEO4J_ITEM_TEMPORAL, NEO4J_TEXT_ZONED_DATE_TIME },
	{ NEO4J_TEXT("localdatetime"), NEO4J_ITEM_TEMPORAL, NEO4J_TEXT_LOCAL_DATE_TIME },
	{ NEO4J_TEXT("duration"), NEO4J_ITEM_TEMPORAL, NEO4J_TEXT_DURATION },
};

static bool is_entity(const neo4j_item *item)
{
	return item->kind == NEO4J_ITEM_NODE || item->kind == NEO4J_ITEM_RELATIONSHIP;
}

static bool read_map(const neo4j_tape *tape, uint32_t map, neo4j_item *item)
{
	uint32_t type = neo4j_tape_member(tape, map, NEO4J_TOKEN_STRING, NEO4J_TEXT("type")), id;

	item->kind = NEO4J_ITEM_NULL;
	for (size_t i = 0; type && i < COUNT(item_types) && item->kind == NEO4J_ITEM_NULL; i++) {
		if (neo4j_tape_says(tape, type, item_types[i].name, item_types[i].length)) {
			item->kind = item_types[i].kind;
			item->text_kind = item_types[i].text_kind;
		}
	}
	if (!is_entity(item)) {
		return item->kind != NEO4J_ITEM_NULL;
	}
	id = neo4j_tape_member(tape, map, NEO4J_TOKEN_NUMBER, NEO4J_TEXT("id"));
	return id && neo4j_tape_integer(tape, id, &item->id);
}

static bool read_item(neo4j_datum *datum, uint32_t token, neo4j_item *item)
{
	const neo4j_token *value = &datum->tape.tokens[token];

	item->token = token;
	item->kind = value->kind == NEO4J_TOKEN_LIST ? NEO4J_ITEM_PATH : NEO4J_ITEM_NULL;
	if (value->kind == NEO4J_TOKEN_MAP ? read_map(&datum->tape, token, item)
			: value->kind == NEO4J_TOKEN_LIST || value->kind == NEO4J_TOKEN_NULL) {
		return true;
	}
	return neo4j_datum_has(datum, "has a value of a type that is not known");
}

static bool read_items(neo4j_datum *datum, neo4j_item *items, bool *all_null)
{
	uint32_t token = datum->meta + 1;

	*all_null = true;
	for (uint32_t i = 0; i < datum->tape.tokens[datum->meta].count; i++) {
		if (!read_item(datum, token, &items[i])) {
			return false;
		}
		*all_null &= items[i].kind == NEO4J_ITEM_NULL;
		token = neo4j_tape_after(&datum->tape, token);
	}
	return true;
}

/* Values. */

/* Which values have an item that says more than null; in the order of the values. */
typedef struct decided {
	neo4j_datum *datum;
	const neo4j_item *items;
	const neo4j_decision *decisions;
	uint32_t count;
	uint32_t next;
} decided;

static neo4j_made as_made(bool ok)
{
	return ok ? NEO4J_MADE_VALUE : NEO4J_MADE_FAILED;
}

static neo4j_made make_temporal(neo4j_datum *datum, const neo4j_item *item, const char *text, size_t length)
{
	return as_made(neo4j_builder_from_text(&datum->decoder->builder, (neo4j_text_kind) item->text_kind, text, length)
		|| neo4j_datum_has(datum, "has a date, time or duration that is none"));
}

/* Nodes and relationships in turn; a step walked backwards keeps its relationship's own ends. */
static neo4j_made make_path(neo4j_datum *datum, const neo4j_item *path, uint32_t list)
{
	neo4j_builder *builder = &datum->decoder->builder;
	uint32_t token = path->token + 1, step = list + 1;
	neo4j_item item;

	neo4j_builder_begin(builder, NEO4J_FRAME_LIST);
	for (uint32_t i = 0; i < datum->tape.tokens[list].count; i++) {
		if (datum->tape.tokens[token].kind != NEO4J_TOKEN_MAP || !read_map(&datum->tape, token, &item)
				|| item.kind != (i % 2 ? NEO4J_ITEM_RELATIONSHIP : NEO4J_ITEM_NODE)) {
			return as_made(neo4j_datum_has(datum, "has a path that is none"));
		}
		if (!neo4j_datum_push_entity(datum, i % 2, item.id, token, step)) {
			return NEO4J_MADE_FAILED;
		}
		token = neo4j_tape_after(&datum->tape, token);
		step = neo4j_tape_after(&datum->tape, step);
	}
	return as_made(neo4j_builder_end_path(builder));
}

static neo4j_made make_decided(neo4j_datum *datum, const neo4j_item *item, uint32_t token)
{
	switch (item->kind) {
		case NEO4J_ITEM_NODE:
		case NEO4J_ITEM_RELATIONSHIP:
			return as_made(neo4j_datum_push_entity(datum, item->kind == NEO4J_ITEM_RELATIONSHIP, item->id, item->token, token));
		case NEO4J_ITEM_PATH:
			return make_path(datum, item, token);
		case NEO4J_ITEM_POINT:
			return neo4j_datum_make_point(datum, token);
		default:
			return make_temporal(datum, item, neo4j_tape_text(&datum->tape, token), datum->tape.tokens[token].count);
	}
}

static const neo4j_item *next_item(decided *decided, uint32_t value)
{
	if (decided->next == decided->count || decided->decisions[decided->next].value != value) {
		return NULL;
	}
	return &decided->items[decided->decisions[decided->next++].item];
}

static neo4j_made make_value(neo4j_datum *datum, uint32_t token, void *context)
{
	const neo4j_item *item = next_item(context, token);
	const neo4j_token *value = &datum->tape.tokens[token];

	if (item) {
		return make_decided(datum, item, token);
	}
	return value->kind == NEO4J_TOKEN_MAP && value->shape == NEO4J_SHAPE_VECTOR
		? neo4j_datum_refuse_map(datum, token) : NEO4J_MADE_NOTHING;
}

/* A text of the row itself; the value that it becomes takes its place. */
static bool replace_text(neo4j_datum *datum, const neo4j_item *item, uint32_t index)
{
	neo4j_builder *builder = &datum->decoder->builder;
	const zval text = builder->stack.at[datum->values + index];
	zval value;

	if (make_temporal(datum, item, Z_STRVAL(text), Z_STRLEN(text)) != NEO4J_MADE_VALUE) {
		return false;
	}
	neo4j_builder_take(builder, &value);
	ZVAL_COPY_VALUE(&builder->stack.at[datum->values + index], &value);
	neo4j_builder_discard(builder, &text);
	return true;
}

static bool make_values(decided *decided)
{
	neo4j_datum *datum = decided->datum;
	uint32_t count;

	neo4j_datum_values(datum, &count);
	for (uint32_t i = 0; i < count; i++) {
		const neo4j_item *item;

		if (neo4j_is_put_by(&datum->decoder->builder.stack.at[datum->values + i])) {
			if (!neo4j_datum_build_value(datum, i, make_value, decided)) {
				return false;
			}
		} else if ((item = next_item(decided, NEO4J_VALUE_OF_ROW | i)) && !replace_text(datum, item, i)) {
			return false;
		}
	}
	return true;
}

static bool apply_items(neo4j_datum *datum, neo4j_item *items)
{
	decided decided = { .datum = datum, .items = items };
	neo4j_match match = { .datum = datum, .items = items, .item_count = datum->tape.tokens[datum->meta].count };
	bool all_null, ok;

	if (!read_items(datum, items, &all_null)) {
		return false;
	}
	ok = all_null ? neo4j_match_number(&match) : neo4j_match_run(&match);
	decided.decisions = match.chosen;
	decided.count = match.chosen_count;
	ok = ok && make_values(&decided);
	neo4j_match_free(&match);
	return ok;
}

/* Scalars, each with nothing to say of it: the row stands as it is. */
static bool stands(const neo4j_datum *datum)
{
	const neo4j_token *meta = &datum->tape.tokens[datum->meta];
	uint32_t count;

	neo4j_datum_values(datum, &count);
	return datum->put_by == 0 && meta->count == count && (count == 0 || meta->shape == NEO4J_SHAPE_NULLS);
}

bool neo4j_datum_apply_meta(neo4j_datum *datum)
{
	neo4j_item *items;
	bool ok;

	if (!(datum->seen & (1u << NEO4J_PART_META))) {
		return neo4j_datum_has(datum, "has no \"meta\"");
	}
	if (stands(datum)) {
		return true;
	}
	items = safe_emalloc(datum->tape.tokens[datum->meta].count, sizeof(neo4j_item), 1);
	ok = apply_items(datum, items);
	efree(items);
	return ok;
}
