/* Legacy Cypher, POST /db/data/cypher: Neo4j 1.8 to 3.5.
 *
 *   { "columns": [name…], "data": [[value…]…], "stats": {…}?, "plan": {…}? }
 *
 * Streamed answers come in this order; buffered ones of old servers in that of a hash, so rows
 * may precede their columns. A streamed answer that fails in the middle just stops. */
#include "aside.h"
#include "dialect.h"
#include "legacy_entity.h"
#include "server_error.h"

enum top_key { KEY_OTHER, KEY_COLUMNS, KEY_DATA, KEY_EXTRA };

static const struct { const char *text; uint8_t key; uint8_t extra; } top_keys[] = {
	{ "columns", KEY_COLUMNS, NEO4J_EXTRA_NONE },
	{ "data", KEY_DATA, NEO4J_EXTRA_NONE },
	{ "stats", KEY_EXTRA, NEO4J_EXTRA_COUNTERS },
	{ "plan", KEY_EXTRA, NEO4J_EXTRA_PLAN },
};

static bool unexpected(neo4j_decoder *decoder)
{
	return neo4j_decoder_refuse(decoder, "the answer is JSON, but not that of a legacy Cypher endpoint");
}

/* A scalar is welcome inside rows, and as a value that nobody wants. */
static bool takes_value(neo4j_decoder *decoder)
{
	return decoder->depth && neo4j_decoder_top(decoder)->state >= IN_ROW;
}

static bool refuse_scalar(neo4j_decoder *decoder)
{
	const neo4j_state *top = decoder->depth ? neo4j_decoder_top(decoder) : NULL;

	return (top && top->state == IN_TOP && top->phase == KEY_OTHER) || unexpected(decoder);
}

static bool legacy_null(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->null(decoder);
	}
	if (!takes_value(decoder)) {
		return refuse_scalar(decoder);
	}
	neo4j_builder_null(&decoder->builder);
	return true;
}

static bool legacy_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->boolean(decoder, value);
	}
	if (!takes_value(decoder)) {
		return refuse_scalar(decoder);
	}
	neo4j_builder_bool(&decoder->builder, value);
	return true;
}

static bool legacy_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->number(decoder, text, length);
	}
	if (!takes_value(decoder)) {
		return refuse_scalar(decoder);
	}
	if (!neo4j_builder_number(&decoder->builder, text, length)) {
		return neo4j_decoder_refuse(decoder, "the integer %.*s is beyond 64 bits", (int) MIN(length, 80), text);
	}
	return true;
}

static zend_never_inline bool other_string(neo4j_decoder *decoder, const char *text, size_t length)
{
	if (decoder->aside) {
		return decoder->aside->string(decoder, text, length);
	}
	if (takes_value(decoder)) {
		neo4j_builder_string(&decoder->builder, text, length);
		return true;
	}
	if (decoder->depth && neo4j_decoder_top(decoder)->state == IN_COLUMNS) {
		neo4j_columns_add(&decoder->columns, text, length);
		return true;
	}
	return refuse_scalar(decoder);
}

static bool in_candidate(neo4j_decoder *decoder)
{
	return !decoder->aside && decoder->depth && neo4j_decoder_top(decoder)->state == IN_CANDIDATE;
}

/* Most strings are URLs of entities, and most keys theirs. */
static bool legacy_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	return EXPECTED(in_candidate(decoder)) ? neo4j_legacy_candidate_string(decoder, text, length)
		: other_string(decoder, text, length);
}

static bool top_key(neo4j_decoder *decoder, neo4j_state *top, const char *text, size_t length)
{
	top->phase = KEY_OTHER;
	for (size_t i = 0; i < sizeof(top_keys) / sizeof(*top_keys); i++) {
		if (strlen(top_keys[i].text) != length || memcmp(top_keys[i].text, text, length) != 0) {
			continue;
		}
		top->phase = top_keys[i].key;
		if (top_keys[i].extra) {
			neo4j_aside_keep(decoder, top_keys[i].extra);
		}
	}
	return true;
}

static zend_never_inline bool other_key(neo4j_decoder *decoder, const char *text, size_t length)
{
	neo4j_state *top = neo4j_decoder_top(decoder);

	if (decoder->aside) {
		return decoder->aside->map_key(decoder, text, length);
	}
	if (top->state == IN_TOP) {
		return top_key(decoder, top, text, length);
	}
	neo4j_builder_key(&decoder->builder, text, length);
	return true;
}

static bool legacy_key(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	return EXPECTED(in_candidate(decoder))
		? neo4j_legacy_candidate_key(decoder, neo4j_decoder_top(decoder), text, length)
		: other_key(decoder, text, length);
}

static bool legacy_map_begin(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->aside) {
		return decoder->aside->map_begin(decoder);
	}
	if (decoder->depth == 0) {
		neo4j_decoder_enter(decoder, IN_TOP);
		return true;
	}
	if (neo4j_decoder_top(decoder)->state == IN_CANDIDATE) {
		neo4j_legacy_candidate_map(neo4j_decoder_top(decoder));
	}
	if (takes_value(decoder)) {
		neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_MAP);
		neo4j_decoder_enter(decoder, IN_CANDIDATE)->mark = (uint32_t) smart_str_get_len(&decoder->scratch);
		return true;
	}
	return refuse_scalar(decoder) && neo4j_aside_skip(decoder);
}

static bool legacy_map_end(void *context)
{
	neo4j_decoder *decoder = context;
	neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->map_end(decoder);
	}
	top = neo4j_decoder_top(decoder);
	if (top->state == IN_CANDIDATE) {
		neo4j_legacy_candidate_end(decoder, top);
	} else if (top->state == IN_MAP) {
		neo4j_builder_end(&decoder->builder);
	} else {
		decoder->closed = true;
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

static bool begin_top_list(neo4j_decoder *decoder, const neo4j_state *top)
{
	if (top->phase == KEY_COLUMNS && !decoder->columns_seen) {
		neo4j_decoder_enter(decoder, IN_COLUMNS);
	} else if (top->phase == KEY_DATA && !decoder->rows_seen) {
		decoder->rows_seen = true;
		neo4j_decoder_enter(decoder, IN_DATA);
	} else {
		return top->phase == KEY_OTHER ? neo4j_aside_skip(decoder) : unexpected(decoder);
	}
	return true;
}

static bool legacy_list_begin(void *context)
{
	neo4j_decoder *decoder = context;
	const neo4j_state *top;

	if (decoder->aside) {
		return decoder->aside->list_begin(decoder);
	}
	if (decoder->depth == 0) {
		return unexpected(decoder);
	}
	top = neo4j_decoder_top(decoder);
	if (top->state >= IN_ROW) {
		neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_LIST);
		neo4j_decoder_enter(decoder, IN_LIST);
		return true;
	}
	if (top->state == IN_DATA) {
		return begin_row(decoder);
	}
	return top->state == IN_TOP ? begin_top_list(decoder, top) : unexpected(decoder);
}

static bool legacy_list_end(void *context)
{
	neo4j_decoder *decoder = context;
	uint8_t state;

	if (decoder->aside) {
		return decoder->aside->list_end(decoder);
	}
	state = neo4j_decoder_top(decoder)->state;
	decoder->depth--;
	if (state == IN_ROW) {
		return neo4j_decoder_end_row(decoder);
	}
	if (state == IN_COLUMNS) {
		return neo4j_decoder_seal_columns(decoder);
	}
	if (state == IN_LIST) {
		neo4j_builder_end(&decoder->builder);
	}
	return true;
}

static const neo4j_sink legacy_events = {
	.null = legacy_null,
	.boolean = legacy_boolean,
	.number = legacy_number,
	.string = legacy_string,
	.map_begin = legacy_map_begin,
	.map_key = legacy_key,
	.map_end = legacy_map_end,
	.list_begin = legacy_list_begin,
	.list_end = legacy_list_end,
};

/* Both are needed: 1.8 looks at the one, later servers at the other. */
static const char *const streamed_headers[] = {
	"Content-Type: application/json",
	"Accept: application/json;stream=true",
	"X-Stream: true",
	NULL
};

static const char *const buffered_headers[] = {
	"Content-Type: application/json",
	"Accept: application/json",
	NULL
};

static void legacy_encode(const neo4j_statement *statement, neo4j_encoded *request)
{
	request->method = "POST";
	smart_str_appends(&request->path, "/db/data/cypher");
	if (statement->options->stats && statement->server->major != 1) {
		smart_str_appends(&request->path, "?includeStats=true");
	}
	neo4j_header_lines_add_table(&request->headers, statement->options->stream ? streamed_headers : buffered_headers);
	smart_str_appends(&request->body, "{\"query\":");
	smart_str_append(&request->body, statement->text);
	smart_str_appends(&request->body, ",\"params\":");
	smart_str_append(&request->body, statement->parameters);
	smart_str_appendc(&request->body, '}');
}

static bool legacy_finish(neo4j_decoder *decoder, neo4j_failure *failure)
{
	if (decoder->closed && decoder->columns_seen && decoder->rows_seen) {
		return true;
	}
	neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "the answer has no \"%s\"",
		decoder->columns_seen ? "data" : "columns");
	return false;
}

/* { "message", "exception", "fullname"?, "errors"? }: codes came with 2.3, before that the
 * Java class is the code. */
static bool legacy_error(const zval *body, neo4j_failure *failure)
{
	static const char *const code_keys[] = { "fullname", "exception" };
	zval *message, *code = NULL;

	if (neo4j_server_error_list(body, failure)) {
		return true;
	}
	if (Z_TYPE_P(body) != IS_ARRAY) {
		return false;
	}
	for (size_t i = 0; i < sizeof(code_keys) / sizeof(*code_keys) && !code; i++) {
		code = zend_hash_str_find(Z_ARR_P(body), code_keys[i], strlen(code_keys[i]));
	}
	if (!code || Z_TYPE_P(code) != IS_STRING) {
		return false;
	}
	message = zend_hash_str_find(Z_ARR_P(body), ZEND_STRL("message"));
	neo4j_server_error_set(failure, Z_STR_P(code),
		message && Z_TYPE_P(message) == IS_STRING ? Z_STR_P(message) : NULL);
	return true;
}

static const char *const media_types[] = { "application/json", NULL };

const neo4j_dialect neo4j_dialect_legacy = {
	.protocol = NEO4J_PROTOCOL_LEGACY,
	.media_types = media_types,
	.can_buffer = true,
	.encode = legacy_encode,
	.events = &legacy_events,
	.finish = legacy_finish,
	.error = legacy_error,
	.envelope_depth = 3,
	.depth_per_value = 1,
	.cut_hint = "; a server of this age ends an answer so when a query fails while its rows are sent, and does not say why",
};
