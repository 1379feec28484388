#include "transactional_match.h"

#include "../value/temporal_class.h"

static void grow(void **list, uint32_t *capacity, size_t size)
{
	*capacity = *capacity ? *capacity * 2 : 16;
	*list = safe_erealloc(*list, *capacity, size, 0);
}

/* Readings. */

/* Can what is left of the row take the items that are left? */
static bool can_end(const neo4j_match *match, uint32_t at)
{
	return at <= match->item_count && match->rest.least <= match->item_count - at && match->rest.most >= match->item_count - at;
}

static void decide(neo4j_match *match, neo4j_reading *reading, uint32_t value)
{
	if (match->decision_count == match->decision_max) {
		match->too_many = true;
		return;
	}
	if (match->decision_count == match->decision_capacity) {
		grow((void **) &match->decisions, &match->decision_capacity, sizeof(neo4j_decision));
	}
	match->decisions[match->decision_count++] = (neo4j_decision) { value, reading->at, reading->decision };
	reading->decision = match->decision_count;
	reading->hash = (reading->hash ^ ((uint64_t) reading->at << 32 | value)) * UINT64_C(0x9E3779B97F4A7C15);
	reading->hash ^= reading->hash >> 29;
}

/* A value that takes one item. */
static void take_item(neo4j_match *match, neo4j_reading *reading, uint32_t value)
{
	if (match->items[reading->at].kind != NEO4J_ITEM_NULL) {
		decide(match, reading, value);
	}
	reading->at++;
}

/* Scalars. */

typedef struct scalar {
	uint32_t value;
	const char *text; /* NULL: it is none */
	size_t length;
} scalar;

static bool is_temporal(uint8_t text_kind, const scalar *scalar)
{
	neo4j_duration duration;
	neo4j_moment moment;

	if (text_kind == NEO4J_TEXT_DURATION) {
		return neo4j_duration_parse(&duration, scalar->text, scalar->length);
	}
	return neo4j_moment_parse(&moment, &neo4j_temporal_kinds[text_kind], scalar->text, scalar->length);
}

/* With one reading only, the text is left to whoever makes the value. */
static bool fits_scalar(const neo4j_match *match, const neo4j_item *item, const scalar *scalar)
{
	if (item->kind == NEO4J_ITEM_NULL) {
		return true;
	}
	return item->kind == NEO4J_ITEM_TEMPORAL && scalar->text
		&& ((match->now.count == 1 && match->waiting_count == 0) || is_temporal(item->text_kind, scalar));
}

static void walk_scalar(neo4j_match *match, const scalar *scalar)
{
	uint32_t kept = 0;

	match->rest.least--;
	match->rest.most--;
	for (uint32_t i = 0; i < match->now.count; i++) {
		neo4j_reading reading = match->now.of[i];

		if (reading.at < match->item_count && fits_scalar(match, &match->items[reading.at], scalar)) {
			take_item(match, &reading, scalar->value);
			if (can_end(match, reading.at)) {
				match->now.of[kept++] = reading;
			}
		}
	}
	match->now.count = kept;
}

/* Lists and maps. */

static bool is_properties_of(neo4j_match *match, const neo4j_item *item, const neo4j_token *map)
{
	const neo4j_tape *tape = &match->datum->tape;
	uint32_t entity = neo4j_datum_find(match->datum, item->kind == NEO4J_ITEM_RELATIONSHIP, item->id);
	uint32_t properties = entity ? neo4j_tape_member(tape, entity, NEO4J_TOKEN_MAP, NEO4J_TEXT("properties")) : 0;

	return !properties || tape->tokens[properties].count == map->count;
}

/* May the whole list or map be what this one item says? */
static bool fits_whole(neo4j_match *match, const neo4j_item *item, const neo4j_token *value)
{
	switch (value->shape) {
		case NEO4J_SHAPE_ARRAY: /* of one scalar, it is as good as that scalar's item */
			return item->kind == NEO4J_ITEM_NULL && value->count != 1;
		case NEO4J_SHAPE_PROPERTIES:
			return (item->kind == NEO4J_ITEM_NODE || item->kind == NEO4J_ITEM_RELATIONSHIP) && is_properties_of(match, item, value);
		case NEO4J_SHAPE_STEPS:
			return item->kind == NEO4J_ITEM_PATH && value->count % 2 && match->datum->tape.tokens[item->token].count == value->count;
		case NEO4J_SHAPE_POINT:
			return item->kind == NEO4J_ITEM_POINT;
		case NEO4J_SHAPE_VECTOR:
			return item->kind == NEO4J_ITEM_NULL;
		default:
			return false;
	}
}

static void wait(neo4j_match *match, const neo4j_reading *reading)
{
	if (match->waiting_count == match->waiting_capacity) {
		grow((void **) &match->waiting, &match->waiting_capacity, sizeof(neo4j_reading));
	}
	match->waiting[match->waiting_count++] = *reading;
}

static void open_branch(neo4j_match *match, uint32_t end)
{
	if (match->branch_count == match->branch_capacity) {
		grow((void **) &match->branches, &match->branch_capacity, sizeof(neo4j_branch));
	}
	match->branches[match->branch_count++] = (neo4j_branch) { end, match->waiting_count, match->rest };
}

static void keep_possible(neo4j_match *match)
{
	uint32_t kept = 0;

	for (uint32_t i = 0; i < match->now.count; i++) {
		if (can_end(match, match->now.of[i].at)) {
			match->now.of[kept++] = match->now.of[i];
		}
	}
	match->now.count = kept;
}

static void walk_open(neo4j_match *match, uint32_t token)
{
	const neo4j_token *value = &match->datum->tape.tokens[token];
	neo4j_span whole = neo4j_tape_span(&match->datum->tape, token), inner = match->datum->tape.tokens[value->at.end].at.inner;

	match->rest.least -= whole.least;
	match->rest.most -= whole.most;
	open_branch(match, value->at.end);
	for (uint32_t i = 0; i < match->now.count; i++) {
		neo4j_reading reading = match->now.of[i];

		if (reading.at < match->item_count && can_end(match, reading.at + 1)
				&& fits_whole(match, &match->items[reading.at], value)) {
			take_item(match, &reading, token);
			wait(match, &reading);
		}
	}
	match->rest.least += inner.least;
	match->rest.most += inner.most;
	keep_possible(match);
}

static void merge_one(neo4j_match *match, neo4j_readings *merged, const neo4j_reading *reading)
{
	neo4j_reading *last = merged->count ? &merged->of[merged->count - 1] : NULL;

	if (last && last->at == reading->at) {
		last->unsure |= reading->unsure || last->hash != reading->hash;
	} else if (merged->count < NEO4J_READINGS_MAX) {
		merged->of[merged->count++] = *reading;
	} else {
		match->too_many = true;
	}
}

/* Those that have walked the list or map meet those that took it as a whole. */
static void close_branch(neo4j_match *match)
{
	const neo4j_branch *branch = &match->branches[--match->branch_count];
	neo4j_readings merged;
	uint32_t a = 0, b = branch->first;

	match->rest = branch->rest;
	if (b == match->waiting_count) {
		return;
	}
	merged.count = 0;
	while (a < match->now.count || b < match->waiting_count) {
		bool take_a = b == match->waiting_count || (a < match->now.count && match->now.of[a].at <= match->waiting[b].at);

		merge_one(match, &merged, take_a ? &match->now.of[a++] : &match->waiting[b++]);
	}
	match->waiting_count = branch->first;
	match->now.count = merged.count;
	memcpy(match->now.of, merged.of, merged.count * sizeof(*merged.of));
}

static uint32_t walk_token(neo4j_match *match, uint32_t token)
{
	const neo4j_tape *tape = &match->datum->tape;
	const neo4j_token *value = &tape->tokens[token];
	scalar scalar = { token, value->kind == NEO4J_TOKEN_STRING ? neo4j_tape_text(tape, token) : NULL, value->count };

	if (value->kind == NEO4J_TOKEN_END) {
		close_branch(match);
	} else if (neo4j_token_opens(value)) {
		walk_open(match, token);
	} else if (value->kind != NEO4J_TOKEN_KEY) {
		walk_scalar(match, &scalar);
	}
	/* Where no reading goes on, the next that could is at an end. */
	return match->now.count == 0 && match->branch_count ? match->branches[match->branch_count - 1].end : token + 1;
}

static void walk_value(neo4j_match *match, const zval *value, uint32_t index)
{
	scalar scalar = { NEO4J_VALUE_OF_ROW | index, NULL, 0 };

	if (neo4j_is_put_by(value)) {
		uint32_t token = (uint32_t) Z_LVAL_P(value), after = neo4j_tape_after(&match->datum->tape, token);

		while (token < after && !match->too_many && (match->now.count || match->branch_count)) {
			token = walk_token(match, token);
		}
		return;
	}
	if (Z_TYPE_P(value) == IS_STRING) {
		scalar.text = Z_STRVAL_P(value);
		scalar.length = Z_STRLEN_P(value);
	}
	walk_scalar(match, &scalar);
}

/* The decisions of the reading that remains. */
static void choose(neo4j_match *match)
{
	uint32_t count = 0;

	for (uint32_t number = match->now.of[0].decision; number; number = match->decisions[number - 1].before) {
		count++;
	}
	match->chosen = safe_emalloc(count, sizeof(neo4j_decision), 1);
	match->chosen_count = count;
	for (uint32_t number = match->now.of[0].decision; number; number = match->decisions[number - 1].before) {
		match->chosen[--count] = match->decisions[number - 1];
	}
}

static void measure_row(neo4j_match *match)
{
	uint32_t count;
	const zval *values = neo4j_datum_values(match->datum, &count);

	for (uint32_t i = 0; i < count; i++) {
		neo4j_span span = { 1, 1 };

		if (neo4j_is_put_by(&values[i])) {
			span = neo4j_tape_span(&match->datum->tape, (uint32_t) Z_LVAL(values[i]));
		}
		match->rest.least += span.least;
		match->rest.most += span.most;
	}
	match->decision_max = 4 * MIN(match->datum->tape.count + count, UINT32_MAX / 8) + 1024;
}

#define MISFIT "does not fit its \"meta\""
#define AMBIGUOUS "can be read in two ways: this protocol does not tell an empty map from a node or relationship without " \
	"properties, nor always lists of several lengths beside typed texts; protocol \"legacy\" does before Neo4j 4.0, \"jolt\" from then on"

bool neo4j_match_number(neo4j_match *match)
{
	measure_row(match);
	return can_end(match, 0) || neo4j_datum_has(match->datum, MISFIT);
}

bool neo4j_match_run(neo4j_match *match)
{
	uint32_t count;
	const zval *values = neo4j_datum_values(match->datum, &count);

	measure_row(match);
	match->now.count = 1;
	memset(match->now.of, 0, sizeof(*match->now.of));
	for (uint32_t i = 0; i < count && match->now.count && !match->too_many; i++) {
		walk_value(match, &values[i], i);
	}
	if (match->too_many) {
		return neo4j_datum_has(match->datum, AMBIGUOUS);
	}
	if (match->now.count == 0 || match->now.of[0].at != match->item_count) {
		return neo4j_datum_has(match->datum, MISFIT);
	}
	if (match->now.of[0].unsure) {
		return neo4j_datum_has(match->datum, AMBIGUOUS);
	}
	choose(match);
	return true;
}

void neo4j_match_free(neo4j_match *match)
{
	void *const parts[] = { match->chosen, match->waiting, match->branches, match->decisions };

	for (size_t i = 0; i < sizeof(parts) / sizeof(*parts); i++) {
		if (parts[i]) {
			efree(parts[i]);
		}
	}
}
