#include "aside.h"

/* Kept as an extra: the builder takes what comes. */

/* After each value: the outermost one is the extra itself. */
static bool plain_done(neo4j_decoder *decoder)
{
	zval *kept = &decoder->extras[decoder->extra];

	if (decoder->plain > 0) {
		return true;
	}
	neo4j_builder_discard(&decoder->builder, kept);
	neo4j_builder_take(&decoder->builder, kept);
	decoder->aside = NULL;
	return true;
}

static bool plain_null(void *context)
{
	neo4j_decoder *decoder = context;

	neo4j_builder_null(&decoder->builder);
	return plain_done(decoder);
}

static bool plain_boolean(void *context, bool value)
{
	neo4j_decoder *decoder = context;

	neo4j_builder_bool(&decoder->builder, value);
	return plain_done(decoder);
}

static bool plain_number(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	if (!neo4j_builder_number(&decoder->builder, text, length)) {
		return neo4j_decoder_refuse(decoder, "the integer %.*s is beyond 64 bits", (int) MIN(length, 80), text);
	}
	return plain_done(decoder);
}

static bool plain_string(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	neo4j_builder_string(&decoder->builder, text, length);
	return plain_done(decoder);
}

static bool plain_begin(neo4j_decoder *decoder, neo4j_frame_kind kind)
{
	decoder->plain++;
	neo4j_builder_begin(&decoder->builder, kind);
	return true;
}

static bool plain_map_begin(void *context)
{
	return plain_begin(context, NEO4J_FRAME_MAP);
}

static bool plain_list_begin(void *context)
{
	neo4j_decoder *decoder = context;

	if (decoder->plain == 0) {
		decoder->extra_lists |= 1u << decoder->extra;
	}
	return plain_begin(decoder, NEO4J_FRAME_LIST);
}

static bool plain_key(void *context, const char *text, size_t length)
{
	neo4j_decoder *decoder = context;

	neo4j_builder_key(&decoder->builder, text, length);
	return true;
}

static bool plain_end(void *context)
{
	neo4j_decoder *decoder = context;

	decoder->plain--;
	neo4j_builder_end(&decoder->builder);
	return plain_done(decoder);
}

static const neo4j_sink plain_sink = {
	.null = plain_null,
	.boolean = plain_boolean,
	.number = plain_number,
	.string = plain_string,
	.map_begin = plain_map_begin,
	.map_key = plain_key,
	.map_end = plain_end,
	.list_begin = plain_list_begin,
	.list_end = plain_end,
};

void neo4j_aside_keep(neo4j_decoder *decoder, neo4j_extra extra)
{
	decoder->extra = extra;
	decoder->aside = &plain_sink;
	decoder->plain = 0;
}

/* Skipped. */

static bool skip_scalar(void *context)
{
	(void) context;
	return true;
}

static bool skip_boolean(void *context, bool value)
{
	(void) value;
	return skip_scalar(context);
}

static bool skip_text(void *context, const char *text, size_t length)
{
	(void) text, (void) length;
	return skip_scalar(context);
}

static bool skip_begin(void *context)
{
	((neo4j_decoder *) context)->plain++;
	return true;
}

static bool skip_end(void *context)
{
	neo4j_decoder *decoder = context;

	if (--decoder->plain == 0) {
		decoder->aside = NULL;
		if (decoder->skips_row) {
			neo4j_decoder_count_row(decoder);
		}
	}
	return true;
}

static const neo4j_sink skip_sink = {
	.null = skip_scalar,
	.boolean = skip_boolean,
	.number = skip_text,
	.string = skip_text,
	.map_begin = skip_begin,
	.map_key = skip_text,
	.map_end = skip_end,
	.list_begin = skip_begin,
	.list_end = skip_end,
};

static bool skip(neo4j_decoder *decoder, bool row)
{
	decoder->aside = &skip_sink;
	decoder->plain = 1;
	decoder->skips_row = row;
	return true;
}

bool neo4j_aside_skip(neo4j_decoder *decoder)
{
	return skip(decoder, false);
}

bool neo4j_aside_skip_row(neo4j_decoder *decoder)
{
	return skip(decoder, true);
}
