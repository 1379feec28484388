#include "event_log.h"

#include <Zend/zend_smart_str.h>

enum event { AT_NULL, AT_FALSE, AT_TRUE, AT_NUMBER, AT_STRING, AT_KEY, AT_MAP, AT_MAP_END, AT_LIST, AT_LIST_END };

/* One event: kind, length, text. */
#define HEAD (1 + sizeof(uint32_t))

static bool log_text(neo4j_decoder *decoder, enum event kind, const char *text, size_t length)
{
	uint32_t short_length = (uint32_t) length;

	if (length > UINT32_MAX) {
		return neo4j_decoder_refuse(decoder, "a text of the answer is too long to be put by");
	}
	smart_str_appendc(&decoder->log, (char) kind);
	smart_str_appendl(&decoder->log, (const char *) &short_length, sizeof(short_length));
	smart_str_appendl(&decoder->log, text, length);
	return true;
}

/* The value is complete when nothing of it is open any more. */
static bool log_value(neo4j_decoder *decoder, enum event kind, const char *text, size_t length)
{
	if (!log_text(decoder, kind, text, length)) {
		return false;
	}
	if (decoder->plain == 0) {
		decoder->aside = NULL;
		decoder->resume(decoder);
	}
	return true;
}

static bool log_null(void *context)
{
	return log_value(context, AT_NULL, "", 0);
}

static bool log_boolean(void *context, bool value)
{
	return log_value(context, value ? AT_TRUE : AT_FALSE, "", 0);
}

static bool log_number(void *context, const char *text, size_t length)
{
	return log_value(context, AT_NUMBER, text, length);
}

static bool log_string(void *context, const char *text, size_t length)
{
	return log_value(context, AT_STRING, text, length);
}

static bool log_key(void *context, const char *text, size_t length)
{
	return log_text(context, AT_KEY, text, length);
}

static bool log_begin(neo4j_decoder *decoder, enum event kind)
{
	decoder->plain++;
	return log_text(decoder, kind, "", 0);
}

static bool log_end(neo4j_decoder *decoder, enum event kind)
{
	decoder->plain--;
	return log_value(decoder, kind, "", 0);
}

static bool log_map_begin(void *context)
{
	return log_begin(context, AT_MAP);
}

static bool log_map_end(void *context)
{
	return log_end(context, AT_MAP_END);
}

static bool log_list_begin(void *context)
{
	return log_begin(context, AT_LIST);
}

static bool log_list_end(void *context)
{
	return log_end(context, AT_LIST_END);
}

static const neo4j_sink log_sink = {
	.null = log_null,
	.boolean = log_boolean,
	.number = log_number,
	.string = log_string,
	.map_begin = log_map_begin,
	.map_key = log_key,
	.map_end = log_map_end,
	.list_begin = log_list_begin,
	.list_end = log_list_end,
};

void neo4j_event_log_begin(neo4j_decoder *decoder, void (*resume)(neo4j_decoder *decoder))
{
	decoder->aside = &log_sink;
	decoder->resume = resume;
	decoder->plain = 0;
}

zend_string *neo4j_event_log_take(neo4j_decoder *decoder, uint32_t start)
{
	zend_string *events = zend_string_init(ZSTR_VAL(decoder->log.s) + start, ZSTR_LEN(decoder->log.s) - start, 0);

	ZSTR_LEN(decoder->log.s) = start;
	return events;
}

static bool replay_one(enum event kind, const char *text, size_t length, const neo4j_sink *sink, void *context)
{
	switch (kind) {
		case AT_NULL: return sink->null(context);
		case AT_FALSE: return sink->boolean(context, false);
		case AT_TRUE: return sink->boolean(context, true);
		case AT_NUMBER: return sink->number(context, text, length);
		case AT_STRING: return sink->string(context, text, length);
		case AT_KEY: return sink->map_key(context, text, length);
		case AT_MAP: return sink->map_begin(context);
		case AT_MAP_END: return sink->map_end(context);
		case AT_LIST: return sink->list_begin(context);
		case AT_LIST_END: return sink->list_end(context);
	}
	return false;
}

bool neo4j_event_log_replay(const zend_string *events, const neo4j_sink *sink, void *context)
{
	const char *at = ZSTR_VAL(events), *end = at + ZSTR_LEN(events);
	uint32_t length;

	while (at < end) {
		memcpy(&length, at + 1, sizeof(length));
		if (!replay_one((enum event) *at, at + HEAD, length, sink, context)) {
			return false;
		}
		at += HEAD + length;
	}
	return true;
}
