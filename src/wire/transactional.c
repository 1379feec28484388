/* Transactional JSON, POST /db/data/transaction/commit and /db/{database}/tx/commit: Neo4j 2.0 and
 * later.
 *
 *   { "results": [{ "columns": [name…], "data": [datum…], "stats"?, "plan"? }], "errors": [error…], … }
 *   datum := { "row": [value…], "meta"?: […], "graph": {…} } or { "rest": [value…], "graph": {…} }
 *
 * HTTP says 200 whatever becomes of the statement: it succeeded if there are errors, and none is
 * among them. A datum's parts say together what its values are, so they are put by until it ends. */
#include "aside.h"
#include "dialect.h"
#include "server_error.h"
#include "transactional_datum.h"
#include "tx_door.h"


enum state { IN_TOP, IN_RESULTS, IN_RESULT, IN_COLUMNS, IN_DATA, IN_DATUM };
enum key { KEY_OTHER, KEY_RESULTS, KEY_COLUMNS, KEY_DATA, KEY_PART, KEY_EXTRA, KEY_EARLY_ERRORS };

/* Of a PART, `what` is a neo4j_part, else a neo4j_extra. */
static const struct { const char *text; size_t length; uint8_t state; uint8_t key; uint8_t what; } keys[] = {
	{ NEO4J_TEXT("row"), IN_DATUM, KEY_PART, NEO4J_PART_ROW },
	{ NEO4J_TEXT("meta"), IN_DATUM, KEY_PART, NEO4J_PART_META },
	{ NEO4J_TEXT("graph"), IN_DATUM, KEY_PART, NEO4J_PART_GRAPH },
	{ NEO4J_TEXT("rest"), IN_DATUM, KEY_PART, NEO4J_PART_REST },
	{ NEO4J_TEXT("errors"), IN_DATUM, KEY_EARLY_ERRORS, NEO4J_EXTRA_ERRORS },
	{ NEO4J_TEXT("errors"), IN_RESULT, KEY_EARLY_ERRORS, NEO4J_EXTRA_ERRORS },
	{ NEO4J_TEXT("results"), IN_TOP, KEY_RESULTS, 0 },
	{ NEO4J_TEXT("errors"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_ERRORS },
	{ NEO4J_TEXT("notifications"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_NOTIFICATIONS },
	{ NEO4J_TEXT("commit"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_COMMIT },
	{ NEO4J_TEXT("transaction"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_TRANSACTION },
	{ NEO4J_TEXT("lastBookmarks"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_BOOKMARKS },
	{ NEO4J_TEXT("columns"), IN_RESULT, KEY_COLUMNS, 0 },
	{ NEO4J_TEXT("data"), IN_RESULT, KEY_DATA, 0 },
	{ NEO4J_TEXT("stats"), IN_RESULT, KEY_EXTRA, NEO4J_EXTRA_COUNTERS },
	{ NEO4J_TEXT("plan"), IN_RESULT, KEY_EXTRA, NEO4J_EXTRA_PLAN },
};

static bool unexpected(neo4j_decoder *decoder)
{
	return neo4j_decoder_refuse(decoder, "the answer is JSON, but not that of a transactional endpoint");
}

/* Fine only under a key that nobody knows. */
static bool pass_scalar(neo4j_decoder *decoder)
{
	const neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;
	bool map = top && (top->state == IN_TOP || top->state == IN_RESULT || top->state == IN_DATUM);

	return (map && top->phase == KEY_OTHER) || unexpected(decoder);
}

static bool take_null(void *context)
{
	neo4j_decoder *decoder = context;

	return decoder->aside ? decoder->aside->null(decoder) : pass_scalar(decoder);
}

static bool take_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = context;

	return decoder->aside ? decoder->aside->boolean(decoder, value) : pass_scalar(decoder);
}

static bool take_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	return decoder->aside ? decoder->aside->number(decoder, text, length) : pass_scalar(decoder);
}

static bool take_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->string(decoder, text, length);
	}
	if (decoder->depth && neo4j_decoder_top(decoder)->state == IN_COLUMNS) {
		neo4j_columns_add(&decoder->columns, text, length);
		return true;
	}
	return pass_scalar(decoder);
}

/* Rows that nobody will see are not even read. */
static bool is_unwanted(const neo4j_decoder *decoder)
{
	return decoder->discard || decoder->misfit;
}

static bool take_known_key(neo4j_decoder *decoder, neo4j_state *top, size_t i)
{
	if (top->seen & (1u << i)) {
		return unexpected(decoder);
	}
	top->seen |= 1u << i;
	if (keys[i].key == KEY_PART) {
		if (!is_unwanted(decoder)) {
			neo4j_datum_read(decoder, (neo4j_part) keys[i].what);
		}
		return true;
	}
	top->phase = keys[i].key;
	top->type |= keys[i].key == KEY_EARLY_ERRORS;
	if (keys[i].what) {
		neo4j_aside_keep(decoder, (neo4j_extra) keys[i].what);
	}
	return true;
}

static bool take_key(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;
	neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->map_key(decoder, text, length);
	}
	top = neo4j_decoder_top(decoder);
	top->phase = KEY_OTHER;
	for (size_t i = 0; i < NEO4J_LENGTH_OF(keys); i++) {
		if (top->state == keys[i].state && length == keys[i].length && memcmp(text, keys[i].text, length) == 0) {
			return take_known_key(decoder, top, i);
		}
	}
	return true;
}

static bool take_map_begin(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	if (decoder->aside) {
		return decoder->aside->map_begin(decoder);
	}
	if (!top) {
		neo4j_decoder_enter(decoder, IN_TOP);
		return true;
	}
	if (top->state == IN_RESULTS && !decoder->columns_seen && !decoder->rows_seen) {
		neo4j_decoder_enter(decoder, IN_RESULT);
		return true;
	}
	if (top->state == IN_DATA) {
		neo4j_decoder_enter(decoder, IN_DATUM);
		return true;
	}
	return pass_scalar(decoder) && neo4j_aside_skip(decoder);
}

/* Before Neo4j 3.0 a server that fails while it writes a row says so right there, and what follows
 * is no JSON any more. */
static bool fail_early(neo4j_decoder *decoder)
{
	return neo4j_server_error_list(&decoder->extras[NEO4J_EXTRA_ERRORS], &decoder->failure) ? false : unexpected(decoder);
}

static bool take_map_end(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *ended;

	if (decoder->aside) {
		return decoder->aside->map_end(decoder);
	}
	ended = &decoder->states[--decoder->depth];
	if (ended->type) {
		return fail_early(decoder);
	}
	decoder->closed |= ended->state == IN_TOP;
	return ended->state != IN_DATUM || neo4j_datum_end(decoder);
}

static bool take_list_begin(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	if (decoder->aside) {
		return decoder->aside->list_begin(decoder);
	}
	if (!top) {
		return unexpected(decoder);
	}
	if (top->phase == KEY_RESULTS && !decoder->results_seen) {
		decoder->results_seen = true;
		neo4j_decoder_enter(decoder, IN_RESULTS);
		return true;
	}
	if (top->phase == KEY_COLUMNS && !decoder->columns_seen) {
		neo4j_decoder_enter(decoder, IN_COLUMNS);
		return true;
	}
	if (top->phase == KEY_DATA && !decoder->rows_seen) {
		decoder->rows_seen = true;
		neo4j_decoder_enter(decoder, IN_DATA);
		return true;
	}
	return pass_scalar(decoder) && neo4j_aside_skip(decoder);
}

static bool take_list_end(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->list_end(decoder);
	}
	return decoder->states[--decoder->depth].state != IN_COLUMNS || neo4j_decoder_seal_columns(decoder);
}

static const neo4j_sink transactional_events = {
	.null = take_null,
	.boolean = take_boolean,
	.number = take_number,
	.string = take_string,
	.map_begin = take_map_begin,
	.map_key = take_key,
	.map_end = take_map_end,
	.list_begin = take_list_begin,
	.list_end = take_list_end,
};

/* Request and outcome. */

/* Which contents keep ids, labels, types and the columns' positions. From 3.0 on "row" comes with
 * "meta", which tells ids and types, and "graph" adds labels and the ends of relationships. Before,
 * only "REST" tells a node from a map; "graph" adds the nodes of paths, and labels in 2.0. It comes
 * first, since its failure leaves JSON that can be read. */
static const char *contents_of(const neo4j_server *server)
{
	return server->major != 0 && server->major < 3 ? "[\"graph\",\"REST\"]" : "[\"row\",\"graph\"]";
}

static void transactional_encode(const neo4j_statement *statement, neo4j_encoded *request)
{
	neo4j_tx_door_encode(statement, contents_of(statement->server), request);
	neo4j_header_lines_add(&request->headers, ZEND_STRL("Accept: application/json"));
}

static bool transactional_finish(neo4j_decoder *decoder, neo4j_failure *failure)
{
	const char *missing = NULL;

	if (neo4j_server_error_reported(decoder, failure)) {
		return false;
	}
	if (Z_TYPE(decoder->extras[NEO4J_EXTRA_ERRORS]) == IS_UNDEF || !decoder->closed) {
		missing = "errors";
	} else if (decoder->wants_result && !decoder->columns_seen) {
		missing = "columns";
	} else if (decoder->wants_result && !decoder->rows_seen) {
		missing = "data";
	}
	if (missing) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has no \"%s\"", missing);
	}
	return missing == NULL;
}

static const char *const media_types[] = { "application/json", NULL };

const neo4j_dialect neo4j_dialect_transactional = {
	.protocol = NEO4J_PROTOCOL_TRANSACTIONAL,
	.media_types = media_types,
	.encode = transactional_encode,
	.events = &transactional_events,
	.finish = transactional_finish,
	.error = neo4j_server_error_list,
	.envelope_depth = 12, /* down to what a Point says of its system, in a list in a node's property */
	.depth_per_value = 1,
};
