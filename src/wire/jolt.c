/* Jolt, the typed format of the transactional endpoint from Neo4j 4.0 on, as a sequence of events:
 *
 *   {"header":{"fields":[name…]}} {"data":[value…]}… {"summary":{"stats"?,"plan"?}} {"info":{…}}
 *
 * A failed statement has {"error":{"errors":[…]}} in place of its summary (or of all three); the
 * info is always last, and without it an answer is not complete, whatever HTTP says. */
#include "aside.h"
#include "dialect.h"
#include "jolt_values.h"
#include "server_error.h"
#include "tx_door.h"

enum key {
	KEY_OTHER,
	/* Of an event: what it is. */
	KEY_HEADER, KEY_DATA, KEY_SUMMARY, KEY_ERROR, KEY_INFO,
	KEY_FIELDS, KEY_PLAN, KEY_ROOT, KEY_EXTRA
};

static bool has_errors(const neo4j_decoder *decoder)
{
	return Z_TYPE(decoder->extras[NEO4J_EXTRA_ERRORS]) != IS_UNDEF;
}

/* rows_seen: the summary has said that there are no more. */
static bool event_fits(const neo4j_decoder *decoder, uint8_t event)
{
	switch (event) {
		case KEY_HEADER:
			return !decoder->columns_seen && !has_errors(decoder);
		case KEY_DATA:
		case KEY_SUMMARY:
			return decoder->columns_seen && !decoder->rows_seen && !has_errors(decoder);
		default:
			return true;
	}
}

static const struct { const char *text; size_t length; uint8_t state; uint8_t key; uint8_t extra; } envelope_keys[] = {
	{ NEO4J_TEXT("data"), IN_EVENT, KEY_DATA, 0 },
	{ NEO4J_TEXT("header"), IN_EVENT, KEY_HEADER, 0 },
	{ NEO4J_TEXT("summary"), IN_EVENT, KEY_SUMMARY, 0 },
	{ NEO4J_TEXT("error"), IN_EVENT, KEY_ERROR, 0 },
	{ NEO4J_TEXT("info"), IN_EVENT, KEY_INFO, 0 },
	{ NEO4J_TEXT("fields"), IN_HEADER, KEY_FIELDS, 0 },
	{ NEO4J_TEXT("plan"), IN_SUMMARY, KEY_PLAN, 0 },
	{ NEO4J_TEXT("root"), IN_PLAN_ROOT, KEY_ROOT, 0 },
	{ NEO4J_TEXT("stats"), IN_SUMMARY, KEY_EXTRA, NEO4J_EXTRA_COUNTERS },
	{ NEO4J_TEXT("errors"), IN_ERROR, KEY_EXTRA, NEO4J_EXTRA_ERRORS },
	{ NEO4J_TEXT("notifications"), IN_INFO, KEY_EXTRA, NEO4J_EXTRA_NOTIFICATIONS },
	{ NEO4J_TEXT("lastBookmarks"), IN_INFO, KEY_EXTRA, NEO4J_EXTRA_BOOKMARKS },
	{ NEO4J_TEXT("transaction"), IN_INFO, KEY_EXTRA, NEO4J_EXTRA_TRANSACTION },
	{ NEO4J_TEXT("commit"), IN_INFO, KEY_EXTRA, NEO4J_EXTRA_COMMIT },
};

/* An event is one thing only, in its place. */
static bool begin_event(neo4j_decoder *decoder, neo4j_state *top, uint8_t event)
{
	if (top->type || !event_fits(decoder, event)) {
		return neo4j_decoder_refuse(decoder, "the answer's events are not in the order that Jolt has them in");
	}
	top->type = event;
	return true;
}

static bool envelope_key(neo4j_decoder *decoder, neo4j_state *top, const char *text, size_t length)
{
	top->phase = KEY_OTHER;
	for (size_t i = 0; i < NEO4J_LENGTH_OF(envelope_keys); i++) {
		if (top->state != envelope_keys[i].state || length != envelope_keys[i].length || memcmp(text, envelope_keys[i].text, length) != 0) {
			continue;
		}
		top->phase = envelope_keys[i].key;
		if (top->state == IN_EVENT) {
			return begin_event(decoder, top, top->phase);
		}
		if (top->phase == KEY_EXTRA) {
			neo4j_aside_keep(decoder, (neo4j_extra) envelope_keys[i].extra);
		}
		return true;
	}
	return true;
}

/* The innermost container, if it is of a value. */
static bool in_value(const neo4j_decoder *decoder)
{
	return decoder->depth > 0 && decoder->states[decoder->depth - 1].state >= IN_TAG;
}

/* A scalar around the values: fine only under a key that nobody knows. */
static bool pass_scalar(neo4j_decoder *decoder)
{
	const neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	return (top && top->state < IN_FIELDS && top->phase == KEY_OTHER) || neo4j_jolt_unexpected(decoder);
}

static bool jolt_null(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->null(decoder);
	}
	return in_value(decoder) ? neo4j_jolt_null(decoder) : pass_scalar(decoder);
}

static bool jolt_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->boolean(decoder, value);
	}
	return in_value(decoder) ? neo4j_jolt_boolean(decoder, value) : pass_scalar(decoder);
}

static bool jolt_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->number(decoder, text, length);
	}
	return in_value(decoder) ? neo4j_jolt_number(decoder, text, length) : pass_scalar(decoder);
}

static bool jolt_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->string(decoder, text, length);
	}
	if (in_value(decoder)) {
		return neo4j_jolt_string(decoder, text, length);
	}
	if (decoder->depth > 0 && neo4j_decoder_top(decoder)->state == IN_FIELDS) {
		neo4j_columns_add(&decoder->columns, text, length);
		return true;
	}
	return pass_scalar(decoder);
}

static bool begin_outermost(neo4j_decoder *decoder)
{
	if (decoder->closed) {
		return neo4j_decoder_refuse(decoder, "something follows the answer's last event");
	}
	neo4j_decoder_enter(decoder, IN_EVENT);
	return true;
}

/* What an object is, by the key before it. */
static const uint8_t objects[] = {
	[KEY_HEADER] = IN_HEADER,
	[KEY_SUMMARY] = IN_SUMMARY,
	[KEY_ERROR] = IN_ERROR,
	[KEY_INFO] = IN_INFO,
	[KEY_PLAN] = IN_PLAN_ROOT,
	[KEY_EXTRA] = 0 /* and so all others */
};

static bool jolt_map_begin(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->map_begin(decoder);
	}
	if (decoder->depth == 0) {
		return begin_outermost(decoder);
	}
	if (in_value(decoder)) {
		return neo4j_jolt_map_begin(decoder);
	}
	top = neo4j_decoder_top(decoder);
	if (top->state < IN_FIELDS && objects[top->phase]) {
		neo4j_decoder_enter(decoder, objects[top->phase]);
		return true;
	}
	if (top->state == IN_PLAN_ROOT && top->phase == KEY_ROOT) {
		return neo4j_jolt_begin_map(decoder, IN_PLAN);
	}
	return pass_scalar(decoder) && neo4j_aside_skip(decoder);
}

static bool jolt_key(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->map_key(decoder, text, length);
	}
	return in_value(decoder) ? neo4j_jolt_key(decoder, text, length)
		: envelope_key(decoder, neo4j_decoder_top(decoder), text, length);
}

/* The plan's outermost operator is complete: it is the plan. */
static void keep_plan(neo4j_decoder *decoder)
{
	zval *kept = &decoder->extras[NEO4J_EXTRA_PLAN];

	neo4j_builder_discard(&decoder->builder, kept);
	neo4j_builder_take(&decoder->builder, kept);
}

/* An error that says nothing is one all the same. */
static bool end_event(neo4j_decoder *decoder, const neo4j_state *event)
{
	if (event->type == KEY_ERROR && !has_errors(decoder)) {
		return neo4j_decoder_refuse(decoder, "the answer has an error that does not say which");
	}
	decoder->rows_seen |= event->type == KEY_SUMMARY;
	decoder->closed = event->type == KEY_INFO;
	return true;
}

static bool jolt_map_end(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->map_end(decoder);
	}
	if (in_value(decoder)) {
		if (!neo4j_jolt_map_end(decoder)) {
			return false;
		}
		if (neo4j_decoder_top(decoder)->state == IN_PLAN_ROOT) {
			keep_plan(decoder);
		}
		return true;
	}
	top = neo4j_decoder_top(decoder);
	if (top->state == IN_EVENT && !end_event(decoder, top)) {
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

static bool jolt_list_begin(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->list_begin(decoder);
	}
	if (in_value(decoder)) {
		return neo4j_jolt_list_begin(decoder);
	}
	top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;
	if (top && top->state == IN_EVENT && top->phase == KEY_DATA) {
		return begin_row(decoder);
	}
	if (top && top->state == IN_HEADER && top->phase == KEY_FIELDS && !decoder->columns_seen) {
		neo4j_decoder_enter(decoder, IN_FIELDS);
		return true;
	}
	return pass_scalar(decoder) && neo4j_aside_skip(decoder);
}

static bool jolt_list_end(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->list_end(decoder);
	}
	if (in_value(decoder)) {
		return neo4j_jolt_list_end(decoder);
	}
	decoder->depth--;
	return neo4j_decoder_seal_columns(decoder);
}

static const neo4j_sink jolt_events = {
	.null = jolt_null,
	.boolean = jolt_boolean,
	.number = jolt_number,
	.string = jolt_string,
	.map_begin = jolt_map_begin,
	.map_key = jolt_key,
	.map_end = jolt_map_end,
	.list_begin = jolt_list_begin,
	.list_end = jolt_list_end,
};

/* Request and outcome. */

/* Neo4j 4 knows the bare name only. Later ones know both, take the first that they know, and
 * mean ids that are going away by the bare one. */
static void jolt_encode(const neo4j_statement *statement, neo4j_encoded *request)
{
	neo4j_tx_door_encode(statement, NULL, request);
	neo4j_header_lines_add(&request->headers,
		ZEND_STRL("Accept: application/vnd.neo4j.jolt-v2+json-seq, application/vnd.neo4j.jolt+json-seq"));
}

/* Only a plan that was carried out counts rows. */
static void tell_profile(neo4j_decoder *decoder)
{
	zval *plan = &decoder->extras[NEO4J_EXTRA_PLAN];

	if (Z_TYPE_P(plan) == IS_ARRAY && zend_hash_str_exists(Z_ARR_P(plan), ZEND_STRL("Rows"))) {
		zval_ptr_dtor(&decoder->extras[NEO4J_EXTRA_PROFILE]);
		ZVAL_COPY_VALUE(&decoder->extras[NEO4J_EXTRA_PROFILE], plan);
		ZVAL_UNDEF(plan);
	}
}

static bool is_whole(const neo4j_decoder *decoder, neo4j_failure *failure)
{
	if (!decoder->closed) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer was cut after %" PRIu64 " rows: its last event, \"info\", is missing",
			decoder->row_count);
		return false;
	}
	if (decoder->wants_result && !(decoder->columns_seen && decoder->rows_seen)) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has no \"%s\"", decoder->columns_seen ? "summary" : "header");
		return false;
	}
	return true;
}

static bool jolt_finish(neo4j_decoder *decoder, neo4j_failure *failure)
{
	tell_profile(decoder);
	if (neo4j_server_error_list(&decoder->extras[NEO4J_EXTRA_ERRORS], failure)) {
		return false;
	}
	if (has_errors(decoder)) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has \"errors\" that are not a list of codes and messages");
		return false;
	}
	return is_whole(decoder, failure);
}

/* As an event, or, from the doors before this one, as plain JSON. */
static bool jolt_error(const zval *body, neo4j_failure *failure)
{
	const zval *event = Z_TYPE_P(body) == IS_ARRAY ? zend_hash_str_find(Z_ARR_P(body), ZEND_STRL("error")) : NULL;

	return neo4j_server_error_list(event ? event : body, failure);
}

static const char *const media_types[] = {
	"application/vnd.neo4j.jolt-v2+json-seq", "application/vnd.neo4j.jolt+json-seq", "application/vnd.neo4j.jolt-v1+json-seq",
	"application/vnd.neo4j.jolt-v2", "application/vnd.neo4j.jolt", "application/vnd.neo4j.jolt-v1", NULL
};

const neo4j_dialect neo4j_dialect_jolt = {
	.protocol = NEO4J_PROTOCOL_JOLT,
	.media_types = media_types,
	.encode = jolt_encode,
	.events = &jolt_events,
	.lines = true,
	.finish = jolt_finish,
	.error = jolt_error,
	.envelope_depth = 3,
	.depth_per_value = 2,
};
