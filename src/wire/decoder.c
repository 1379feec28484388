#include "decoder.h"

#include "transactional_datum.h"

#include <Zend/zend_smart_str.h>

#define FIRST_STATES 32

void neo4j_decoder_init(neo4j_decoder *decoder, const neo4j_options *options, neo4j_key_cache *keys)
{
	memset(decoder, 0, sizeof(*decoder));
	neo4j_builder_init(&decoder->builder, options->value_mode, keys);
	decoder->fetch_mode = options->fetch_mode;
	decoder->max_depth = (uint32_t) options->max_depth;
	for (int i = 0; i < NEO4J_EXTRA_COUNT; i++) {
		ZVAL_UNDEF(&decoder->extras[i]);
	}
}

void neo4j_decoder_free(neo4j_decoder *decoder)
{
	while (neo4j_decoder_has_row(decoder)) {
		zval_ptr_dtor(&decoder->rows.at[decoder->next_row++]);
	}
	if (decoder->rows.at) {
		efree(decoder->rows.at);
	}
	if (decoder->states) {
		efree(decoder->states);
	}
	for (int i = 0; i < NEO4J_EXTRA_COUNT; i++) {
		zval_ptr_dtor(&decoder->extras[i]);
	}
	neo4j_builder_free(&decoder->builder);
	neo4j_columns_free(&decoder->columns);
	smart_str_free(&decoder->scratch);
	smart_str_free(&decoder->log);
	neo4j_datum_free(decoder->datum);
	neo4j_failure_free(&decoder->failure);
	memset(decoder, 0, sizeof(*decoder));
}

bool neo4j_decoder_refuse(neo4j_decoder *decoder, const char *format, ...)
{
	va_list arguments;
	zend_string *message;

	va_start(arguments, format);
	message = zend_vstrpprintf(0, format, arguments);
	va_end(arguments);
	neo4j_failure_set(&decoder->failure, NEO4J_FAILURE_PROTOCOL, "%s", ZSTR_VAL(message));
	zend_string_release(message);
	return false;
}

neo4j_state *neo4j_decoder_enter(neo4j_decoder *decoder, uint8_t state)
{
	neo4j_state *top;

	if (UNEXPECTED(decoder->depth == decoder->state_capacity)) {
		uint32_t capacity = decoder->state_capacity ? decoder->state_capacity * 2 : FIRST_STATES;

		decoder->states = safe_erealloc(decoder->states, capacity, sizeof(neo4j_state), 0);
		decoder->state_capacity = capacity;
	}
	top = &decoder->states[decoder->depth++];
	memset(top, 0, sizeof(*top));
	top->state = state;
	return top;
}

/* Neo4j 2.0 sends a row without values when a statement has no columns: it is none. */
static void forget_rows(neo4j_decoder *decoder)
{
	while (neo4j_decoder_has_row(decoder)) {
		zval *row = &decoder->rows.at[decoder->next_row++];

		if (zend_hash_num_elements(Z_ARR_P(row)) > 0 && !decoder->misfit) {
			decoder->misfit = decoder->next_row;
		}
		neo4j_builder_discard(&decoder->builder, row);
	}
	decoder->positional = 0;
	decoder->row_count = 0;
}

bool neo4j_decoder_seal_columns(neo4j_decoder *decoder)
{
	zend_string *duplicate;

	if (decoder->columns.known) {
		return neo4j_decoder_refuse(decoder, "the answer names its columns twice");
	}
	if (!neo4j_columns_seal(&decoder->columns, &duplicate)) {
		return neo4j_decoder_refuse(decoder, "the answer has two columns named \"%s\"", ZSTR_VAL(duplicate));
	}
	decoder->positional = decoder->rows.count;
	decoder->late_names = decoder->fetch_mode == NEO4J_FETCH_BOTH && !decoder->columns.plain;
	decoder->columns_seen = true;
	if (decoder->columns.count == 0) {
		forget_rows(decoder);
	}
	return true;
}

bool neo4j_decoder_begin_row(neo4j_decoder *decoder)
{
	if (decoder->discard || decoder->misfit) {
		return false;
	}
	neo4j_builder_begin(&decoder->builder, NEO4J_FRAME_ROW);
	return true;
}

/* The queue is emptied before more is read, so it starts again at its first place. */
static zval *push_row(neo4j_decoder *decoder)
{
	if (!neo4j_decoder_has_row(decoder)) {
		decoder->rows.count = decoder->next_row = 0;
	}
	return neo4j_values_push(&decoder->rows);
}

bool neo4j_decoder_refuse_misfit(neo4j_decoder *decoder)
{
	if (decoder->misfit_reason) {
		return neo4j_decoder_refuse(decoder, "row %" PRIu64 " %s", decoder->misfit, decoder->misfit_reason);
	}
	return neo4j_decoder_refuse(decoder, "row %" PRIu64 " has not as many values as there are columns (%u)",
		decoder->misfit, decoder->columns.count);
}

void neo4j_decoder_count_row(neo4j_decoder *decoder)
{
	decoder->row_count++;
	decoder->replayed = 0;
	neo4j_json_reader_mark(decoder->reader);
}

void neo4j_decoder_give(neo4j_decoder *decoder, const zval *value)
{
	ZVAL_COPY_VALUE(push_row(decoder), value);
	neo4j_decoder_count_row(decoder);
}

bool neo4j_decoder_end_row(neo4j_decoder *decoder)
{
	neo4j_fetch_mode mode = decoder->late_names ? NEO4J_FETCH_NUM : decoder->fetch_mode;
	zval row;

	if (UNEXPECTED(decoder->builder.exhausted)) {
		return neo4j_decoder_refuse(decoder, "a row is too large for memory_limit");
	}
	if (!neo4j_builder_end_row(&decoder->builder, &decoder->columns, mode, &row)) {
		decoder->misfit = decoder->row_count + 1;
		return true;
	}
	if (decoder->columns.known && decoder->columns.count == 0) {
		/* Neo4j 2.0 answers FOREACH so: without columns there is no row, only the end. */
		neo4j_builder_discard(&decoder->builder, &row);
		neo4j_json_reader_mark(decoder->reader);
		return true;
	}
	ZVAL_COPY_VALUE(push_row(decoder), &row);
	neo4j_decoder_count_row(decoder);
	return true;
}

/* Columns that came after the row may not be as many as its values. */
static bool fits_columns(neo4j_decoder *decoder, zval *row)
{
	if (zend_hash_num_elements(Z_ARR_P(row)) == decoder->columns.count) {
		return true;
	}
	zval_ptr_dtor(row);
	ZVAL_UNDEF(row);
	decoder->misfit = decoder->next_row;
	return neo4j_decoder_refuse_misfit(decoder);
}

/* A row that waited as a list gets its names now. */
static void name_values(const neo4j_decoder *decoder, zval *row)
{
	zval list;
	uint32_t count;

	ZVAL_COPY_VALUE(&list, row);
	count = zend_hash_num_elements(Z_ARR(list));
	neo4j_columns_make_row(&decoder->columns, decoder->fetch_mode, count ? Z_ARR(list)->arPacked : NULL, row);
	if (count) {
		/* Its values have moved; only the shell is left. */
		Z_ARR(list)->nNumUsed = Z_ARR(list)->nNumOfElements = 0;
	}
	zval_ptr_dtor(&list);
}

bool neo4j_decoder_take_row(neo4j_decoder *decoder, bool whole, zval *row)
{
	bool positional = decoder->next_row < decoder->positional;

	ZVAL_COPY_VALUE(row, &decoder->rows.at[decoder->next_row++]);
	if (!neo4j_decoder_has_row(decoder)) {
		decoder->positional = 0;
	}
	if (positional && !fits_columns(decoder, row)) {
		return false;
	}
	if (decoder->late_names ? !whole : positional) {
		name_values(decoder, row);
	}
	return true;
}
