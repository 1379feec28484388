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
#include "transactional_row.h"
#include "tx_door.h"

#define TEXT(literal) (literal), sizeof(literal) - 1
#define LENGTH_OF(array) (sizeof(array) / sizeof(*(array)))

enum state { IN_TOP, IN_RESULTS, IN_RESULT, IN_COLUMNS, IN_DATA, IN_DATUM };
enum key { KEY_OTHER, KEY_RESULTS, KEY_COLUMNS, KEY_DATA, KEY_EXTRA };

static const struct { const char *text; size_t length; uint8_t state; uint8_t key; uint8_t extra; } keys[] = {
	{ TEXT("row"), IN_DATUM, KEY_EXTRA, NEO4J_EXTRA_ROW },
	{ TEXT("meta"), IN_DATUM, KEY_EXTRA, NEO4J_EXTRA_META },
	{ TEXT("graph"), IN_DATUM, KEY_EXTRA, NEO4J_EXTRA_GRAPH },
	{ TEXT("rest"), IN_DATUM, KEY_EXTRA, NEO4J_EXTRA_REST },
	{ TEXT("results"), IN_TOP, KEY_RESULTS, 0 },
	{ TEXT("errors"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_ERRORS },
	{ TEXT("notifications"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_NOTIFICATIONS },
	{ TEXT("commit"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_COMMIT },
	{ TEXT("transaction"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_TRANSACTION },
	{ TEXT("lastBookmarks"), IN_TOP, KEY_EXTRA, NEO4J_EXTRA_BOOKMARKS },
	{ TEXT("columns"), IN_RESULT, KEY_COLUMNS, 0 },
	{ TEXT("data"), IN_RESULT, KEY_DATA, 0 },
	{ TEXT("stats"), IN_RESULT, KEY_EXTRA, NEO4J_EXTRA_COUNTERS },
	{ TEXT("plan"), IN_RESULT, KEY_EXTRA, NEO4J_EXTRA_PLAN },
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

/* Parts of rows that nobody will see are not even read. */
static bool is_unwanted(const neo4j_decoder *decoder, uint8_t extra)
{
	return extra >= NEO4J_EXTRA_ROW && (decoder->discard || decoder->misfit);
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
	for (size_t i = 0; i < LENGTH_OF(keys); i++) {
		if (top->state != keys[i].state || length != keys[i].length || memcmp(text, keys[i].text, length) != 0) {
			continue;
		}
		if (is_unwanted(decoder, keys[i].extra)) {
			break;
		}
		top->phase = keys[i].key;
		if (keys[i].extra) {
			neo4j_aside_keep(decoder, (neo4j_extra) keys[i].extra);
		}
		break;
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

static void forget_parts(neo4j_decoder *decoder)
{
	for (int i = NEO4J_EXTRA_ROW; i <= NEO4J_EXTRA_REST; i++) {
		neo4j_builder_discard(&decoder->builder, &decoder->extras[i]);
		ZVAL_UNDEF(&decoder->extras[i]);
	}
}

static bool has_values(const neo4j_decoder *decoder)
{
	return Z_TYPE(decoder->extras[NEO4J_EXTRA_ROW]) == IS_ARRAY || Z_TYPE(decoder->extras[NEO4J_EXTRA_REST]) == IS_ARRAY;
}

/* Neo4j 3.5 sends a datum without parts where it failed in that row. */
static bool end_datum(neo4j_decoder *decoder)
{
	bool ok;

	if (decoder->discard) {
		neo4j_decoder_count_row(decoder);
		return true;
	}
	if (!has_values(decoder)) {
		decoder->misfit = decoder->misfit ? decoder->misfit : decoder->row_count + 1;
	}
	if (decoder->misfit) {
		forget_parts(decoder);
		return true;
	}
	neo4j_decoder_begin_row(decoder);
	ok = neo4j_transactional_row(decoder) && neo4j_decoder_end_row(decoder);
	forget_parts(decoder);
	return ok;
}

static bool take_map_end(void *context)
{
	neo4j_decoder *decoder = context;
	uint8_t state;

	if (decoder->aside) {
		return decoder->aside->map_end(decoder);
	}
	state = decoder->states[--decoder->depth].state;
	if (state == IN_DATUM) {
		return end_datum(decoder);
	}
	decoder->closed |= state == IN_TOP;
	return true;
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

/* Which contents keep ids, labels, types and the columns' positions: since 3.0 each row comes with
 * a description of its values, and the graph adds labels and the ends of relationships. Before, only
 * the long form tells a node from a map; the graph adds the nodes of paths (and labels in 2.0). */
static const char *contents_of(const neo4j_server *server)
{
	return server->major != 0 && server->major < 3 ? "[\"REST\",\"graph\"]" : "[\"row\",\"graph\"]";
}

static void transactional_encode(const neo4j_statement *statement, neo4j_encoded *request)
{
	neo4j_tx_door_encode(statement, contents_of(statement->server), request);
	neo4j_header_lines_add(&request->headers, ZEND_STRL("Accept: application/json"));
}

static bool has_errors(const neo4j_decoder *decoder)
{
	const zval *errors = &decoder->extras[NEO4J_EXTRA_ERRORS];
	bool is_list = decoder->extra_lists & (1u << NEO4J_EXTRA_ERRORS);

	return !(is_list && Z_TYPE_P(errors) == IS_ARRAY && zend_hash_num_elements(Z_ARR_P(errors)) == 0);
}

static bool transactional_finish(neo4j_decoder *decoder, neo4j_failure *failure)
{
	const char *missing = NULL;

	if (neo4j_server_error_list(&decoder->extras[NEO4J_EXTRA_ERRORS], failure)) {
		return false;
	}
	if (Z_TYPE(decoder->extras[NEO4J_EXTRA_ERRORS]) == IS_UNDEF || !decoder->closed) {
		missing = "errors";
	} else if (has_errors(decoder)) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has \"errors\" that are not a list of codes and messages");
		return false;
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

static bool transactional_error(const zval *body, neo4j_failure *failure)
{
	return neo4j_server_error_list(body, failure);
}

static const char *const media_types[] = { "application/json", NULL };

const neo4j_dialect neo4j_dialect_transactional = {
	.protocol = NEO4J_PROTOCOL_TRANSACTIONAL,
	.media_types = media_types,
	.encode = transactional_encode,
	.events = &transactional_events,
	.finish = transactional_finish,
	.error = transactional_error,
	.envelope_depth = 8, /* a path's node in "meta", or a node's property in "graph", is the deepest */
	.depth_per_value = 1,
};
