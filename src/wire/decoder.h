/* Where a dialect's decoder keeps its state: an automaton over JSON events that tells the
 * envelope from the rows and drives the row builder. */
#ifndef NEO4J_WIRE_DECODER_H
#define NEO4J_WIRE_DECODER_H

#include "../core/json_reader.h"
#include "../value/row_builder.h"
#include "failure.h"
#include "options.h"

#include <Zend/zend_smart_str_public.h>

#define NEO4J_DECODER_WORDS 32

/* One open JSON container. What `state` and the others mean is each dialect's own matter. */
typedef struct neo4j_state {
	uint8_t state;
	uint8_t type;
	uint8_t phase;
	uint8_t count;
	uint32_t seen; /* bits of keys met */
	uint32_t mark;
} neo4j_state;

/* Parts of the answer that are neither columns nor rows, as plain PHP values. */
typedef enum neo4j_extra {
	NEO4J_EXTRA_NONE,
	NEO4J_EXTRA_ERRORS,
	NEO4J_EXTRA_COUNTERS,
	NEO4J_EXTRA_PLAN,
	NEO4J_EXTRA_PROFILE,
	NEO4J_EXTRA_NOTIFICATIONS,
	NEO4J_EXTRA_BOOKMARKS,
	NEO4J_EXTRA_QUERY_TYPE,
	NEO4J_EXTRA_TRANSACTION, /* { "id"?, "expires" } */
	NEO4J_EXTRA_COMMIT,      /* the URL that would commit, of which only the path counts */
	NEO4J_EXTRA_COUNT
} neo4j_extra;

typedef struct neo4j_decoder neo4j_decoder;

struct neo4j_decoder {
	neo4j_builder builder;
	neo4j_columns columns;
	neo4j_fetch_mode fetch_mode;
	uint32_t max_depth; /* of values, for formats that spend now one level of JSON on one, now more */
	neo4j_json_reader *reader; /* borrowed: told when a row is complete */

	neo4j_state *states;
	uint32_t depth;
	uint32_t state_capacity;
	/* While set, all events go there instead: values that are not the dialect's to understand. */
	const neo4j_sink *aside;
	uint32_t plain;     /* open containers of what is read aside */
	neo4j_extra extra;  /* which one is read, when it is an extra */
	void (*resume)(neo4j_decoder *decoder); /* called when what is logged is complete */
	smart_str log;      /* of event_log.c */
	uint64_t replayed;  /* bytes of it, within this row */
	bool skips_row;     /* what is skipped is a row */
	bool discard;       /* rows are counted, not built */
	bool wants_result;  /* the request had a statement: columns and rows must come */

	neo4j_values rows;  /* complete, not yet asked for */
	uint32_t next_row;
	uint32_t positional; /* leading rows that were complete before the columns were known: lists */
	bool late_names;     /* names and positions meet in the row's keys: rows wait as lists */
	uint64_t row_count;
	uint64_t misfit;    /* number of a row with too few or too many values, 0: none */
	const char *misfit_reason; /* what else is wrong with it ("has …"), or NULL; static */

	zval extras[NEO4J_EXTRA_COUNT];
	uint32_t extra_lists; /* bits of extras that are lists: an empty map looks the same */
	bool results_seen;
	bool columns_seen;
	bool rows_seen;
	bool closed;        /* the envelope's own end was read */

	bool jobs;          /* of REST: the elements are what the jobs of a batch gave, and say if one failed */
	bool whole_paths;   /* a legacy path may hold whole nodes and relationships, as traversals give them */
	uint8_t words[NEO4J_DECODER_WORDS]; /* of the legacy entity before, by place */
	smart_str scratch;  /* bytes of values that may not be needed */
	struct neo4j_datum *datum; /* the row that the transactional dialect reads, or NULL */
	neo4j_failure failure;
};

void neo4j_decoder_init(neo4j_decoder *decoder, const neo4j_options *options, neo4j_key_cache *keys);
/* Not while the tokenizer runs. */
void neo4j_decoder_free(neo4j_decoder *decoder);

neo4j_state *neo4j_decoder_enter(neo4j_decoder *decoder, uint8_t state);

static inline neo4j_state *neo4j_decoder_top(neo4j_decoder *decoder)
{
	return &decoder->states[decoder->depth - 1];
}

static inline bool neo4j_decoder_has_row(const neo4j_decoder *decoder)
{
	return decoder->next_row < decoder->rows.count;
}

/* Begins a row, or (discard, misfit) not: then false, and the caller skips it. */
bool neo4j_decoder_begin_row(neo4j_decoder *decoder);
/* A row with a wrong number of values is remembered as a misfit, not an error yet: servers end
 * a row in the middle when they fail in it, and say why after the rows. Later rows are skipped. */
bool neo4j_decoder_end_row(neo4j_decoder *decoder);
/* Makes the misfit the failure; returns false. */
bool neo4j_decoder_refuse_misfit(neo4j_decoder *decoder);

/* A row that was skipped (discard) has ended. */
void neo4j_decoder_count_row(neo4j_decoder *decoder);

/* Queues a value that is a row by itself: of an answer without columns. Moved. */
void neo4j_decoder_give(neo4j_decoder *decoder, const zval *value);

/* Moves the next row out; the queue must have one. false: it does not fit the columns.
 * `whole`: a row whose keys would hide values comes as the list of its values. */
bool neo4j_decoder_take_row(neo4j_decoder *decoder, bool whole, zval *row);

/* All columns were read: false if one occurs twice. */
bool neo4j_decoder_seal_columns(neo4j_decoder *decoder);

/* Sets a PROTOCOL failure and returns false, for `return neo4j_decoder_refuse(…)`. */
bool neo4j_decoder_refuse(neo4j_decoder *decoder, const char *format, ...)
	ZEND_ATTRIBUTE_FORMAT(printf, 2, 3);

#endif
