#include "transactional_datum.h"

/* Reading the parts: scalars of the row go to the builder at once, since most rows have nothing
 * else; all else waits on the tape. */

static neo4j_datum *datum_of(neo4j_decoder *decoder)
{
	neo4j_datum *datum = decoder->datum;

	if (!datum) {
		datum = decoder->datum = ecalloc(1, sizeof(*datum));
		datum->decoder = decoder;
		datum->values_part = NEO4J_PART_COUNT;
		neo4j_tape_init(&datum->tape);
		zend_hash_init(&datum->nodes, 8, NULL, NULL, 0);
		zend_hash_init(&datum->relationships, 8, NULL, NULL, 0);
	}
	return datum;
}

static bool is_values(const neo4j_datum *datum)
{
	return datum->part == datum->values_part;
}

/* The next value is one of the row's own. */
static bool in_row(const neo4j_datum *datum)
{
	return datum->decoder->plain == 1 && is_values(datum);
}

static bool unexpected(neo4j_decoder *decoder)
{
	return neo4j_decoder_refuse(decoder, "row %" PRIu64 " is not one of a transactional endpoint", decoder->row_count + 1);
}

static bool fits(neo4j_decoder *decoder, bool ok)
{
	return ok || neo4j_decoder_refuse(decoder, "row %" PRIu64 " has more values than can be counted", decoder->row_count + 1);
}

static bool put_by(neo4j_decoder *decoder, neo4j_token_kind kind, const char *text, size_t length)
{
	if (decoder->plain == 0) {
		return unexpected(decoder);
	}
	return fits(decoder, neo4j_tape_add(&decoder->datum->tape, kind, text, length));
}

static bool part_null(void *context)
{
	neo4j_decoder *decoder = context;

	if (!in_row(decoder->datum)) {
		return put_by(decoder, NEO4J_TOKEN_NULL, "", 0);
	}
	neo4j_builder_null(&decoder->builder);
	return true;
}

static bool part_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = context;

	if (!in_row(decoder->datum)) {
		return put_by(decoder, value ? NEO4J_TOKEN_TRUE : NEO4J_TOKEN_FALSE, "", 0);
	}
	neo4j_builder_bool(&decoder->builder, value);
	return true;
}

static bool part_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (!in_row(decoder->datum)) {
		return put_by(decoder, NEO4J_TOKEN_NUMBER, text, length);
	}
	return neo4j_builder_number(&decoder->builder, text, length)
		|| neo4j_decoder_refuse(decoder, "the integer %.*s is beyond 64 bits", (int) MIN(length, 80), text);
}

static bool part_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (!in_row(decoder->datum)) {
		return put_by(decoder, NEO4J_TOKEN_STRING, text, length);
	}
	neo4j_builder_string(&decoder->builder, text, length);
	return true;
}

static bool part_key(void *context, const char *text, size_t length)
{
	return put_by(context, NEO4J_TOKEN_KEY, text, length);
}

static bool begin_values(neo4j_decoder *decoder)
{
	neo4j_datum *datum = decoder->datum;

	/* Though the rows may have become unwanted since its key: this one is under way, and is dropped at its end. */
	neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_ROW);
	datum->values = decoder->builder.stack.count;
	datum->frame = decoder->builder.depth;
	decoder->plain = 1;
	return true;
}

static const neo4j_token_kind kind_of_part[] = {
	[NEO4J_PART_ROW] = NEO4J_TOKEN_LIST,
	[NEO4J_PART_REST] = NEO4J_TOKEN_LIST,
	[NEO4J_PART_META] = NEO4J_TOKEN_LIST,
	[NEO4J_PART_GRAPH] = NEO4J_TOKEN_MAP,
};

static void put_by_value(neo4j_datum *datum, uint32_t token)
{
	zval *value = neo4j_values_push(&datum->decoder->builder.stack);

	Z_TYPE_INFO_P(value) = IS_PTR;
	Z_LVAL_P(value) = token;
	datum->put_by++;
}

static bool part_begin(neo4j_decoder *decoder, neo4j_token_kind kind)
{
	neo4j_datum *datum = decoder->datum;

	if (decoder->plain == 0 && kind != kind_of_part[datum->part]) {
		return unexpected(decoder);
	}
	if (decoder->plain == 0 && is_values(datum)) {
		return begin_values(decoder);
	}
	if (is_values(datum) && decoder->plain > decoder->max_depth) {
		return neo4j_decoder_refuse(decoder, "row %" PRIu64 ": values are nested deeper than max_depth allows (%u levels)",
			decoder->row_count + 1, decoder->max_depth);
	}
	if (in_row(datum)) {
		put_by_value(datum, datum->tape.count);
	}
	decoder->plain++;
	return fits(decoder, neo4j_tape_begin(&datum->tape, kind));
}

static bool part_map_begin(void *context)
{
	return part_begin(context, NEO4J_TOKEN_MAP);
}

static bool part_list_begin(void *context)
{
	return part_begin(context, NEO4J_TOKEN_LIST);
}

static bool part_end(void *context)
{
	neo4j_decoder *decoder = context;
	neo4j_datum *datum = decoder->datum;
	bool ends_values = in_row(datum);

	if (--decoder->plain == 0) {
		decoder->aside = NULL;
		datum->seen |= 1u << datum->part;
	}
	return ends_values || fits(decoder, neo4j_tape_end(&datum->tape));
}

static const neo4j_sink part_sink = {
	.null = part_null,
	.boolean = part_boolean,
	.number = part_number,
	.string = part_string,
	.map_begin = part_map_begin,
	.map_key = part_key,
	.map_end = part_end,
	.list_begin = part_list_begin,
	.list_end = part_end,
};

#define VALUES (1u << NEO4J_PART_ROW | 1u << NEO4J_PART_REST)

void neo4j_datum_read(neo4j_decoder *decoder, neo4j_part part)
{
	neo4j_datum *datum = datum_of(decoder);
	uint32_t token = datum->tape.count;

	datum->part = part;
	if (part == NEO4J_PART_META) {
		datum->meta = token;
	} else if (part == NEO4J_PART_GRAPH) {
		datum->graph = token;
	} else if (datum->seen & VALUES) {
		datum->spare = token;
	} else {
		datum->values_part = part;
	}
	decoder->aside = &part_sink;
	decoder->plain = 0;
}

/* The row is complete. */

/* A hash that one huge row made grow is slow to clean. */
#define KEPT_HASH 1024

static void clear_hash(HashTable *table)
{
	if (table->nTableSize > KEPT_HASH) {
		zend_hash_destroy(table);
		zend_hash_init(table, 8, NULL, NULL, 0);
	} else if (zend_hash_num_elements(table)) {
		zend_hash_clean(table);
	}
}

static void clear(neo4j_datum *datum)
{
	neo4j_tape_clear(&datum->tape);
	clear_hash(&datum->nodes);
	clear_hash(&datum->relationships);
	datum->seen = datum->put_by = datum->entity_count = 0;
	datum->values_part = NEO4J_PART_COUNT;
	datum->indexed = false;
	datum->problem = NULL;
}

static bool has_right_number(const neo4j_datum *datum)
{
	uint32_t count;

	neo4j_datum_values(datum, &count);
	return !datum->decoder->columns.known || datum->decoder->columns.count == count;
}

/* "row" is of use only with "meta", and better then: nobody asks for both, but both may come. */
static neo4j_part best_part(const neo4j_datum *datum)
{
	bool described = datum->seen & (1u << NEO4J_PART_META) || !(datum->seen & (1u << NEO4J_PART_REST));

	return datum->seen & (1u << NEO4J_PART_ROW) && described ? NEO4J_PART_ROW : NEO4J_PART_REST;
}

/* The values of the other part take the place of those on the builder's stack. */
static bool use_spare(neo4j_datum *datum)
{
	neo4j_builder *builder = &datum->decoder->builder;
	uint32_t token = datum->spare + 1;

	neo4j_builder_discard_row(builder);
	neo4j_decoder_begin_row(datum->decoder);
	datum->put_by = 0;
	for (uint32_t i = 0; i < datum->tape.tokens[datum->spare].count; i++) {
		if (neo4j_token_opens(&datum->tape.tokens[token])) {
			put_by_value(datum, token);
		} else if (!neo4j_datum_build_scalar(datum, token)) {
			return false;
		}
		token = neo4j_tape_after(&datum->tape, token);
	}
	return true;
}

static bool apply(neo4j_datum *datum)
{
	neo4j_part part = best_part(datum);

	if ((part != datum->values_part && !use_spare(datum)) || !has_right_number(datum)) {
		return false;
	}
	return part == NEO4J_PART_ROW ? neo4j_datum_apply_meta(datum) : neo4j_datum_apply_rest(datum);
}

static void drop_row(neo4j_datum *datum)
{
	neo4j_builder *builder = &datum->decoder->builder;

	if (datum->seen & VALUES) {
		builder->depth = datum->frame;
		neo4j_builder_discard_row(builder);
	}
}

/* A server that fails in a row ends it there, and says why after the rows: so what is wrong with
 * a row is not said before. */
static void refuse_row(neo4j_datum *datum)
{
	neo4j_decoder *decoder = datum->decoder;

	drop_row(datum);
	if (!decoder->misfit) {
		decoder->misfit = decoder->row_count + 1;
		decoder->misfit_reason = datum->problem;
	}
	neo4j_json_reader_mark(decoder->reader);
}

bool neo4j_datum_end(neo4j_decoder *decoder)
{
	neo4j_datum *datum = datum_of(decoder);
	bool ok = true;

	if (decoder->discard) {
		drop_row(datum);
		neo4j_decoder_count_row(decoder);
	} else if (decoder->misfit || !(datum->seen & VALUES) || !apply(datum)) {
		refuse_row(datum);
	} else {
		ok = neo4j_decoder_end_row(decoder);
	}
	clear(datum);
	return ok;
}

void neo4j_datum_free(neo4j_datum *datum)
{
	if (!datum) {
		return;
	}
	neo4j_tape_free(&datum->tape);
	zend_hash_destroy(&datum->nodes);
	zend_hash_destroy(&datum->relationships);
	if (datum->entities) {
		efree(datum->entities);
	}
	efree(datum);
}
