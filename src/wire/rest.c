/* Any JSON document. The elements of a list are given one by one, all else as one value; nodes,
 * relationships and paths are told by their legacy form wherever they stand.
 *
 * A batch that streams answers 200 before its jobs are done: the one that failed is the last
 * element, [{ "id", "from", "body", "location"?, "status" }…], and all of them are undone. */
#include "aside.h"
#include "call.h"
#include "dialect.h"
#include "legacy_entity.h"
#include "server_error.h"

/* Values within the answer are read as those within a row of Cypher. */
static inline const neo4j_sink *inner(void)
{
	return neo4j_dialect_legacy.events;
}

/* The outermost value stands as if it was in a row. */
static neo4j_decoder *enter(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->depth == 0) {
		neo4j_decoder_enter(decoder, IN_ROW);
	}
	return decoder;
}

static bool is_failed_job(const neo4j_decoder *decoder, const zval *value)
{
	const zval *status;

	if (!decoder->jobs || Z_TYPE_P(value) != IS_ARRAY) {
		return false;
	}
	status = zend_hash_str_find(Z_ARR_P(value), ZEND_STRL("status"));
	return status && Z_TYPE_P(status) == IS_LONG && Z_LVAL_P(status) >= 400;
}

static void keep_failed_job(neo4j_decoder *decoder, const zval *job)
{
	zval *kept = &decoder->extras[NEO4J_EXTRA_ERRORS];

	if (Z_TYPE_P(kept) == IS_UNDEF) {
		ZVAL_COPY_VALUE(kept, job);
	} else {
		neo4j_builder_discard(&decoder->builder, job);
	}
}

/* After each event: is an element, or the answer as a whole, complete? */
static bool give(neo4j_decoder *decoder)
{
	zval value;

	if (decoder->depth != 1 || decoder->aside || decoder->builder.stack.count == 0) {
		return true;
	}
	if (UNEXPECTED(decoder->builder.exhausted)) {
		return neo4j_decoder_refuse(decoder, "a value is too large for memory_limit");
	}
	neo4j_builder_take(&decoder->builder, &value);
	if (is_failed_job(decoder, &value)) {
		keep_failed_job(decoder, &value);
	} else {
		neo4j_decoder_give(decoder, &value);
	}
	return true;
}

static bool rest_null(void *context)
{
	neo4j_decoder *decoder = enter(context);

	return inner()->null(decoder) && give(decoder);
}

static bool rest_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = enter(context);

	return inner()->boolean(decoder, value) && give(decoder);
}

static bool rest_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = enter(context);

	return inner()->number(decoder, text, length) && give(decoder);
}

static bool rest_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = enter(context);

	return inner()->string(decoder, text, length) && give(decoder);
}

static bool rest_key(void *context, const char *text, size_t length)
{
	return inner()->map_key(context, text, length);
}

/* Nobody wants the element that begins. Jobs are looked at all the same. */
static bool is_unwanted(const neo4j_decoder *decoder)
{
	return decoder->discard && !decoder->jobs && decoder->depth == 1 && !decoder->aside;
}

static bool rest_map_begin(void *context)
{
	neo4j_decoder *decoder = enter(context);

	return is_unwanted(decoder) ? neo4j_aside_skip_row(decoder) : inner()->map_begin(decoder);
}

static bool rest_map_end(void *context)
{
	return inner()->map_end(context) && give(context);
}

static bool rest_list_begin(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->depth == 0) {
		decoder->rows_seen = true;
		neo4j_decoder_enter(decoder, IN_LIST);
		return true;
	}
	return is_unwanted(decoder) ? neo4j_aside_skip_row(decoder) : inner()->list_begin(decoder);
}

static bool rest_list_end(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->depth == 1 && !decoder->aside) {
		decoder->depth = 0;
		return true;
	}
	return inner()->list_end(decoder) && give(decoder);
}

static const neo4j_sink rest_events = {
	.null = rest_null,
	.boolean = rest_boolean,
	.number = rest_number,
	.string = rest_string,
	.map_begin = rest_map_begin,
	.map_key = rest_key,
	.map_end = rest_map_end,
	.list_begin = rest_list_begin,
	.list_end = rest_list_end,
};

/* Errors. */

static zval *member(const zval *map, const char *key, size_t length)
{
	return Z_TYPE_P(map) == IS_ARRAY ? zend_hash_str_find(Z_ARR_P(map), key, length) : NULL;
}

/* By its id, if it was given one. */
static zend_string *name_of_job(const zval *job)
{
	const zval *id = member(job, ZEND_STRL("id")), *from = member(job, ZEND_STRL("from"));

	if (id && Z_TYPE_P(id) == IS_LONG) {
		return zend_long_to_str(Z_LVAL_P(id));
	}
	return from && Z_TYPE_P(from) == IS_STRING ? zend_string_copy(Z_STR_P(from)) : ZSTR_CHAR('?');
}

/* Not every job that fails says more than its status. */
static void fail_with_job(neo4j_failure *failure, const zval *job)
{
	const zval *body = member(job, ZEND_STRL("body"));
	zend_long status = Z_LVAL_P(member(job, ZEND_STRL("status")));
	zend_string *name = name_of_job(job), *message;

	if (!body || !neo4j_dialect_legacy.error(body, failure)) {
		neo4j_server_error_set(failure, NULL, NULL);
	}
	message = strpprintf(0, "%s (job %s of the batch: HTTP " ZEND_LONG_FMT "; the server has undone all its jobs)",
		ZSTR_VAL(failure->message), ZSTR_VAL(name), status);
	zend_string_release(failure->message);
	failure->message = message;
	failure->http_status = (int) status;
	zend_string_release(name);
}

static bool rest_finish(neo4j_decoder *decoder, neo4j_failure *failure)
{
	const zval *job = &decoder->extras[NEO4J_EXTRA_ERRORS];

	if (Z_TYPE_P(job) != IS_ARRAY) {
		return true;
	}
	fail_with_job(failure, job);
	return false;
}

/* A batch that does not stream says 500 itself, and gives the error of its job as text. */
static bool batch_error(const zval *body, neo4j_failure *failure)
{
	const zval *message = member(body, ZEND_STRL("message"));
	bool found;
	zval nested;

	if (!message || Z_TYPE_P(message) != IS_STRING || *Z_STRVAL_P(message) != '{') {
		return false;
	}
	neo4j_json_decode(&nested, Z_STRVAL_P(message), Z_STRLEN_P(message));
	found = Z_TYPE(nested) == IS_ARRAY && neo4j_dialect_legacy.error(&nested, failure);
	zval_ptr_dtor(&nested);
	return found;
}

static bool rest_error(const zval *body, neo4j_failure *failure)
{
	return batch_error(body, failure) || neo4j_dialect_legacy.error(body, failure);
}

static const char *const media_types[] = { "application/json", NULL };

const neo4j_dialect neo4j_dialect_rest = {
	.media_types = media_types,
	.can_buffer = true,
	.events = &rest_events,
	.finish = rest_finish,
	.error = rest_error,
	.envelope_depth = 1,
	.depth_per_value = 1,
};
