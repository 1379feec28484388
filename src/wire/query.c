/* Query API v2, typed JSON, POST /db/{database}/query/v2: Neo4j 5.19 and later.
 *
 *   { "data": { "fields": [name…], "values": [[typed…]…] }, "errors"?, "counters"?, … }
 *   typed := { "$type": T, "_value": V }
 *
 * HTTP says 202 also when errors follow the rows. The wrapper of a typed value never becomes an
 * array: its type is kept in the automaton until its value comes. */
#include "aside.h"
#include "dialect.h"
#include "event_log.h"
#include "query_request.h"
#include "server_error.h"
#include "typed.h"

#include "../value/binary.h"

enum key { KEY_OTHER, KEY_DATA, KEY_EXTRA, KEY_FIELDS, KEY_VALUES };
enum wrapper_phase {
	WANTS_KEY, WANTS_TYPE, WANTS_VALUE_KEY, WANTS_VALUE, HAS_VALUE,
	/* The value came before its type, and is in the log. */
	WANTS_TYPE_KEY, WANTS_TYPE_OF_LOGGED
};

static const neo4j_sink query_events;

static bool unexpected(neo4j_decoder *decoder)
{
	return neo4j_decoder_refuse(decoder, "the answer is JSON, but not that of the typed Query API");
}

/* Does an entity's member, of the key read last, have this form? */
static bool member_takes(const neo4j_state *entity, neo4j_form form)
{
	size_t count;

	return entity->phase && neo4j_entity_members(entity->state, &count)[entity->phase - 1].form == form;
}

static bool in_entity(const neo4j_state *top)
{
	return top->state >= IN_NODE && top->state <= IN_VECTOR;
}

/* Called with a scalar where no row is: fine only as the value of a key nobody knows. */
static bool pass_scalar(neo4j_decoder *decoder)
{
	const neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	return (top && top->state <= IN_DATA && top->phase == KEY_OTHER) || unexpected(decoder);
}

static bool wrapper_takes(const neo4j_decoder *decoder, neo4j_form form)
{
	const neo4j_state *top = decoder->depth ? &decoder->states[decoder->depth - 1] : NULL;

	return top && top->state == IN_WRAPPER && top->phase == WANTS_VALUE
		&& neo4j_types[top->type].form == form;
}

static bool query_null(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->null(decoder);
	}
	if (!wrapper_takes(decoder, NEO4J_FORM_NULL)) {
		return pass_scalar(decoder);
	}
	neo4j_decoder_top(decoder)->phase = HAS_VALUE;
	neo4j_builder_null(&decoder->builder);
	return true;
}

static bool query_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->boolean(decoder, value);
	}
	if (!wrapper_takes(decoder, NEO4J_FORM_BOOLEAN)) {
		return pass_scalar(decoder);
	}
	neo4j_decoder_top(decoder)->phase = HAS_VALUE;
	neo4j_builder_bool(&decoder->builder, value);
	return true;
}

static bool query_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	return decoder->aside ? decoder->aside->number(decoder, text, length) : pass_scalar(decoder);
}

/* Within a path nodes and relationships alternate. */
static bool fits_path(const neo4j_decoder *decoder, const neo4j_typed *type)
{
	const neo4j_state *around = &decoder->states[decoder->depth - 2];

	return around->state != IN_PATH || type->inside == (around->seen % 2 ? IN_RELATIONSHIP : IN_NODE);
}

static bool take_type(neo4j_decoder *decoder, neo4j_state *wrapper, const char *text, size_t length)
{
	int type = neo4j_typed_find(text, length);

	if (type < 0) {
		return neo4j_decoder_refuse(decoder, "row %" PRIu64 ": values of type %.*s are not supported by this version (in the "
			"query, toString() makes text of most); the statement may have been executed", decoder->row_count + 1,
			(int) MIN(length, 80), text);
	}
	if (!fits_path(decoder, &neo4j_types[type])) {
		return neo4j_decoder_refuse(decoder, "a Path does not alternate between Node and Relationship");
	}
	wrapper->type = (uint8_t) type;
	wrapper->phase = WANTS_VALUE_KEY;
	return true;
}

/* Values within values are replayed once for each level, so a hostile answer could go on for
 * long within one event. */
#define REPLAY_MAX (64 * 1024 * 1024)

/* The type of a value that came before it is known now. */
static bool replay_value(neo4j_decoder *decoder, uint32_t start)
{
	zend_string *events = neo4j_event_log_take(decoder, start);
	bool ok;

	decoder->replayed += ZSTR_LEN(events);
	ok = decoder->replayed <= REPLAY_MAX ? neo4j_event_log_replay(events, &query_events, decoder)
		: neo4j_decoder_refuse(decoder, "too many values come before their types");
	zend_string_release(events);
	return ok;
}

static bool refuse_value(neo4j_decoder *decoder, const char *text, size_t length, const char *type)
{
	return neo4j_decoder_refuse(decoder, "row %" PRIu64 ": \"%.*s\" is no %s", decoder->row_count + 1,
		(int) MIN(length, 80), text, type);
}

static bool take_value(neo4j_decoder *decoder, const neo4j_typed *type, const char *text, size_t length)
{
	return neo4j_typed_take(type, &decoder->builder, text, length) || refuse_value(decoder, text, length, type->name);
}

/* A vector's type may come after its coordinates, so it is put by. */
static bool member_string(neo4j_decoder *decoder, const neo4j_state *entity, const char *text, size_t length)
{
	if (entity->state == IN_VECTOR) {
		smart_str_appendl(&decoder->scratch, text, length);
	} else {
		neo4j_builder_string(&decoder->builder, text, length);
	}
	return true;
}

static bool wrapper_string(neo4j_decoder *decoder, neo4j_state *wrapper, const char *text, size_t length)
{
	uint32_t logged = wrapper->mark;

	if (wrapper->phase == WANTS_TYPE) {
		return take_type(decoder, wrapper, text, length);
	}
	if (wrapper->phase == WANTS_TYPE_OF_LOGGED) {
		if (!take_type(decoder, wrapper, text, length)) {
			return false;
		}
		wrapper->phase = WANTS_VALUE;
		return replay_value(decoder, logged);
	}
	if (wrapper->phase != WANTS_VALUE || neo4j_types[wrapper->type].form != NEO4J_FORM_STRING) {
		return unexpected(decoder);
	}
	wrapper->phase = HAS_VALUE;
	return take_value(decoder, &neo4j_types[wrapper->type], text, length);
}

static bool query_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;
	neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->string(decoder, text, length);
	}
	if (decoder->depth == 0) {
		return pass_scalar(decoder);
	}
	top = neo4j_decoder_top(decoder);
	if (top->state == IN_WRAPPER) {
		return wrapper_string(decoder, top, text, length);
	}
	if (top->state == IN_FIELDS) {
		neo4j_columns_add(&decoder->columns, text, length);
		return true;
	}
	if (top->state == IN_LABELS) {
		neo4j_builder_string(&decoder->builder, text, length);
		return true;
	}
	if (top->state == IN_COORDINATES) {
		return neo4j_typed_coordinate(&decoder->builder, text, length) || refuse_value(decoder, text, length, "coordinate");
	}
	return in_entity(top) && member_takes(top, NEO4J_FORM_STRING) ? member_string(decoder, top, text, length)
		: pass_scalar(decoder);
}

static const struct { const char *text; size_t length; uint8_t state; uint8_t key; uint8_t extra; } envelope_keys[] = {
	{ NEO4J_TEXT("data"), IN_TOP, KEY_DATA, 0 },
	{ NEO4J_TEXT("fields"), IN_DATA, KEY_FIELDS, 0 },
	{ NEO4J_TEXT("values"), IN_DATA, KEY_VALUES, 0 },
	{ NEO4J_TEXT("errors"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_ERRORS },
	{ NEO4J_TEXT("counters"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_COUNTERS },
	{ NEO4J_TEXT("notifications"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_NOTIFICATIONS },
	{ NEO4J_TEXT("queryPlan"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_PLAN },
	{ NEO4J_TEXT("profiledQueryPlan"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_PROFILE },
	{ NEO4J_TEXT("bookmarks"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_BOOKMARKS },
	{ NEO4J_TEXT("queryType"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_QUERY_TYPE },
	{ NEO4J_TEXT("transaction"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_TRANSACTION },
};

static bool envelope_key(neo4j_decoder *decoder, neo4j_state *top, const char *text, size_t length)
{
	top->phase = KEY_OTHER;
	for (size_t i = 0; i < NEO4J_LENGTH_OF(envelope_keys); i++) {
		if (top->state != envelope_keys[i].state || !neo4j_same_text(text, length, envelope_keys[i].text, envelope_keys[i].length)) {
			continue;
		}
		top->phase = envelope_keys[i].key;
		if (envelope_keys[i].extra) {
			neo4j_aside_keep(decoder, (neo4j_extra) envelope_keys[i].extra);
		}
	}
	return true;
}

static void value_is_logged(neo4j_decoder *decoder)
{
	neo4j_decoder_top(decoder)->phase = WANTS_TYPE_KEY;
}

static bool wrapper_key(neo4j_decoder *decoder, neo4j_state *wrapper, const char *text, size_t length)
{
	bool is_type = neo4j_same_text(text, length, NEO4J_TEXT("$type"));
	bool is_value = neo4j_same_text(text, length, NEO4J_TEXT("_value"));

	if (is_value && wrapper->phase == WANTS_VALUE_KEY) {
		wrapper->phase = WANTS_VALUE;
	} else if (is_type && wrapper->phase == WANTS_KEY) {
		wrapper->phase = WANTS_TYPE;
	} else if (is_type && wrapper->phase == WANTS_TYPE_KEY) {
		wrapper->phase = WANTS_TYPE_OF_LOGGED;
	} else if (is_value && wrapper->phase == WANTS_KEY) {
		wrapper->mark = (uint32_t) smart_str_get_len(&decoder->log);
		neo4j_event_log_begin(decoder, value_is_logged);
	} else {
		return unexpected(decoder);
	}
	return true;
}

/* An entity's phase is the number of its member read now, counted from 1. */
static bool entity_key(neo4j_decoder *decoder, neo4j_state *entity, const char *text, size_t length)
{
	size_t count;
	const neo4j_member *members = neo4j_entity_members(entity->state, &count);

	for (size_t i = 0; i < count; i++) {
		if (!neo4j_same_text(text, length, members[i].key, members[i].length)) {
			continue;
		}
		if (entity->seen & (1u << i)) {
			return unexpected(decoder);
		}
		entity->seen |= 1u << i;
		entity->phase = (uint8_t) (i + 1);
		if (entity->state != IN_VECTOR) {
			neo4j_builder_member(&decoder->builder, members[i].index);
		}
		return true;
	}
	return unexpected(decoder);
}

static bool query_key(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;
	neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->map_key(decoder, text, length);
	}
	top = neo4j_decoder_top(decoder);
	if (top->state == IN_WRAPPER) {
		return wrapper_key(decoder, top, text, length);
	}
	if (top->state == IN_MAP) {
		neo4j_builder_key(&decoder->builder, text, length);
		return true;
	}
	return in_entity(top) ? entity_key(decoder, top, text, length) : envelope_key(decoder, top, text, length);
}

static void forget_scratch(neo4j_decoder *decoder)
{
	if (decoder->scratch.s) {
		ZSTR_LEN(decoder->scratch.s) = 0;
	}
}

/* The list or map that is a wrapper's value begins. */
static bool begin_value(neo4j_decoder *decoder, neo4j_state *wrapper)
{
	const neo4j_typed *type = &neo4j_types[wrapper->type];

	wrapper->phase = HAS_VALUE;
	if (type->inside == IN_VECTOR) {
		forget_scratch(decoder);
	} else if (type->frame == NEO4J_FRAME_GRAPH) {
		neo4j_builder_begin_graph(&decoder->builder, type->graph);
	} else {
		neo4j_builder_begin(&decoder->builder, type->frame);
	}
	neo4j_decoder_enter(decoder, type->inside);
	return true;
}

static bool begin_skipped(neo4j_decoder *decoder)
{
	return pass_scalar(decoder) && neo4j_aside_skip(decoder);
}

static bool query_map_begin(void *context)
{
	neo4j_decoder *decoder = context;
	neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	if (decoder->aside) {
		return decoder->aside->map_begin(decoder);
	}
	if (!top) {
		neo4j_decoder_enter(decoder, IN_TOP);
		return true;
	}
	if (top->state >= IN_ROW) {
		neo4j_decoder_enter(decoder, IN_WRAPPER);
		return true;
	}
	if (wrapper_takes(decoder, NEO4J_FORM_MAP)) {
		return begin_value(decoder, top);
	}
	if (in_entity(top) && member_takes(top, NEO4J_FORM_MAP)) {
		neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_MAP);
		neo4j_decoder_enter(decoder, IN_MAP);
		return true;
	}
	if (top->state == IN_TOP && top->phase == KEY_DATA) {
		neo4j_decoder_enter(decoder, IN_DATA);
		return true;
	}
	return begin_skipped(decoder);
}

/* Its coordinates are the list on top of the stack. */
static bool end_vector(neo4j_decoder *decoder)
{
	const char *type = decoder->scratch.s ? ZSTR_VAL(decoder->scratch.s) : "";
	size_t length = smart_str_get_len(&decoder->scratch);

	return neo4j_builder_vector(&decoder->builder, type, length)
		|| refuse_value(decoder, type, length, "coordinate type of these coordinates");
}

static bool end_entity(neo4j_decoder *decoder, const neo4j_state *entity)
{
	static const char *const names[] = { [IN_NODE] = "Node", [IN_RELATIONSHIP] = "Relationship", [IN_VECTOR] = "Vector" };
	size_t count;

	neo4j_entity_members(entity->state, &count);
	if (entity->seen != (1u << count) - 1) {
		return neo4j_decoder_refuse(decoder, "a %s lacks one of its members", names[entity->state]);
	}
	if (entity->state == IN_VECTOR) {
		return end_vector(decoder);
	}
	neo4j_builder_end(&decoder->builder);
	return true;
}

static bool end_wrapper(neo4j_decoder *decoder, const neo4j_state *wrapper)
{
	if (wrapper->phase != HAS_VALUE) {
		return unexpected(decoder);
	}
	/* Counts the steps of a path. */
	decoder->states[decoder->depth - 2].seen++;
	return true;
}

static bool end_map(neo4j_decoder *decoder, const neo4j_state *top)
{
	switch (top->state) {
		case IN_WRAPPER:
			return end_wrapper(decoder, top);
		case IN_NODE:
		case IN_RELATIONSHIP:
		case IN_VECTOR:
			return end_entity(decoder, top);
		case IN_MAP:
			neo4j_builder_end(&decoder->builder);
			return true;
		case IN_TOP:
			decoder->closed = true;
			return true;
		default:
			return true;
	}
}

static bool query_map_end(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->map_end(decoder);
	}
	if (!end_map(decoder, neo4j_decoder_top(decoder))) {
		return false;
	}
	decoder->depth--;
	return true;
}

static bool begin_row(neo4j_decoder *decoder)
{
	if (!neo4j_decoder_begin_row(decoder)) {
		return neo4j_aside_skip_row(decoder);
	}
	neo4j_decoder_enter(decoder, IN_ROW);
	return true;
}

static bool begin_envelope_list(neo4j_decoder *decoder, const neo4j_state *top)
{
	if (top->phase == KEY_FIELDS && !decoder->columns_seen) {
		neo4j_decoder_enter(decoder, IN_FIELDS);
		return true;
	}
	if (top->phase == KEY_VALUES && !decoder->rows_seen) {
		decoder->rows_seen = true;
		neo4j_decoder_enter(decoder, IN_VALUES);
		return true;
	}
	return begin_skipped(decoder);
}

static bool query_list_begin(void *context)
{
	neo4j_decoder *decoder = context;
	neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	if (decoder->aside) {
		return decoder->aside->list_begin(decoder);
	}
	if (!top) {
		return unexpected(decoder);
	}
	if (wrapper_takes(decoder, NEO4J_FORM_LIST)) {
		return begin_value(decoder, top);
	}
	if (top->state == IN_VALUES) {
		return begin_row(decoder);
	}
	if (in_entity(top) && member_takes(top, NEO4J_FORM_LIST)) {
		neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_LIST);
		neo4j_decoder_enter(decoder, top->state == IN_VECTOR ? IN_COORDINATES : IN_LABELS);
		return true;
	}
	return top->state <= IN_DATA ? begin_envelope_list(decoder, top) : unexpected(decoder);
}

static bool end_list(neo4j_decoder *decoder, uint8_t state)
{
	switch (state) {
		case IN_ROW:
			return neo4j_decoder_end_row(decoder);
		case IN_FIELDS:
			return neo4j_decoder_seal_columns(decoder);
		case IN_PATH:
			return neo4j_builder_end_path(&decoder->builder)
				|| neo4j_decoder_refuse(decoder, "a Path does not end with a Node");
		case IN_LIST:
		case IN_LABELS:
		case IN_COORDINATES:
			neo4j_builder_end(&decoder->builder);
			return true;
		default:
			return true;
	}
}

static bool query_list_end(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->list_end(decoder);
	}
	return end_list(decoder, decoder->states[--decoder->depth].state);
}

static const neo4j_sink query_events = {
	.null = query_null,
	.boolean = query_boolean,
	.number = query_number,
	.string = query_string,
	.map_begin = query_map_begin,
	.map_key = query_key,
	.map_end = query_map_end,
	.list_begin = query_list_begin,
	.list_end = query_list_end,
};

/* Outcome. */

static bool query_finish(neo4j_decoder *decoder, neo4j_failure *failure)
{
	if (neo4j_server_error_reported(decoder, failure)) {
		return false;
	}
	if (decoder->closed && (!decoder->wants_result || (decoder->columns_seen && decoder->rows_seen))) {
		return true;
	}
	neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has no \"%s\"",
		decoder->columns_seen ? "values" : "fields");
	return false;
}

/* From the newest on; 1.1 brought Vector. */
static const char *const media_types[] = {
	"application/vnd.neo4j.query.v1.1", "application/vnd.neo4j.query.v1.0", "application/vnd.neo4j.query",
	"application/json", NULL
};

const neo4j_dialect neo4j_dialect_query = {
	.protocol = NEO4J_PROTOCOL_QUERY,
	.media_types = media_types,
	.takes_typed = true,
	.encode = neo4j_query_encode,
	.events = &query_events,
	.finish = query_finish,
	.error = neo4j_server_error_list,
	.envelope_depth = 5, /* a value is an object, too, within the deepest list or map */
	.depth_per_value = 2,
	.cut_hint = "; Neo4j 2025.10 ends an answer so when a query fails while its rows are sent, and only protocol \"jolt\" would show why",
};
