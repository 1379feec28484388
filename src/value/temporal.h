/* Dates, times and durations: Neo4j\Type\Date, Time, LocalTime, LocalDateTime, ZonedDateTime and
 * Duration, from the texts that servers write, and as such texts. */
#ifndef NEO4J_VALUE_TEMPORAL_H
#define NEO4J_VALUE_TEMPORAL_H

#include "row_builder.h"

#include <Zend/zend_smart_str_public.h>

typedef enum neo4j_text_kind {
	NEO4J_TEXT_DATE,
	NEO4J_TEXT_TIME,
	NEO4J_TEXT_LOCAL_TIME,
	NEO4J_TEXT_ZONED_DATE_TIME,
	NEO4J_TEXT_LOCAL_DATE_TIME,
	NEO4J_TEXT_DURATION,
	NEO4J_TEXT_POINT,  /* "SRID=7203;POINT (1.5 2.0)", with or without that blank */
	NEO4J_TEXT_BASE64, /* of bytes */
	NEO4J_TEXT_HEX     /* likewise */
} neo4j_text_kind;

/* Makes the value that the text says on top of the builder's stack. false: it is none of that
 * kind, and nothing was pushed. Allocates only, as all of the builder. */
bool neo4j_builder_from_text(neo4j_builder *builder, neo4j_text_kind kind, const char *text, size_t length);

/* Which of the temporal kinds a text looks like, where the format does not say. false: none. */
bool neo4j_text_kind_of(const char *text, size_t length, neo4j_text_kind *kind);

/* The fields of a temporal value in the order of the classes' properties. Each class has a run of
 * them: a Date the first three, a Time the five from the hour on. */
enum {
	NEO4J_YEAR, NEO4J_MONTH, NEO4J_DAY, NEO4J_HOUR, NEO4J_MINUTE, NEO4J_SECOND, NEO4J_NANOSECOND,
	NEO4J_OFFSET, /* seconds */
	NEO4J_NUMBERS,
	NEO4J_ZONE = NEO4J_NUMBERS
};

typedef struct neo4j_moment {
	int64_t numbers[NEO4J_NUMBERS]; /* 0 where the kind has none */
	const char *zone; /* borrowed; NULL: only an offset */
	size_t zone_length;
} neo4j_moment;

typedef struct neo4j_temporal_kind {
	zend_class_entry **ce;
	unsigned first;
	unsigned count; /* of members, the zone among them */
} neo4j_temporal_kind;

/* By NEO4J_TEXT_DATE … NEO4J_TEXT_LOCAL_DATE_TIME. */
extern const neo4j_temporal_kind neo4j_temporal_kinds[];
#define NEO4J_TEMPORAL_KINDS 5

extern zend_class_entry *neo4j_date_ce, *neo4j_time_ce, *neo4j_local_time_ce;
extern zend_class_entry *neo4j_zoned_date_time_ce, *neo4j_local_date_time_ce, *neo4j_duration_ce;

/* NULL: the class is none of them (a Duration is not either). */
const neo4j_temporal_kind *neo4j_temporal_kind_of(const zend_class_entry *ce);

static inline bool neo4j_temporal_has(const neo4j_temporal_kind *kind, unsigned field)
{
	return field >= kind->first && field < kind->first + kind->count;
}

/* Does the whole text say a moment of this kind? The zone points into the text. */
bool neo4j_moment_parse(neo4j_moment *moment, const neo4j_temporal_kind *kind, const char *text, size_t length);

/* As Cypher's toString() has it. */
void neo4j_moment_write(smart_str *text, const neo4j_temporal_kind *kind, const neo4j_moment *moment);

/* Between a moment and the members of an object; the strings are not counted. */
void neo4j_moment_to_members(const neo4j_moment *moment, const neo4j_temporal_kind *kind, zval *members);
void neo4j_moment_from_members(neo4j_moment *moment, const neo4j_temporal_kind *kind, const zval *members);

/* The number of the field that is out of its range, or -1. */
int neo4j_moment_fault(const neo4j_moment *moment, const neo4j_temporal_kind *kind);

int neo4j_days_in_month(int64_t year, int64_t month);

/* Months, days and seconds are apart, since none is a fixed number of another. */
typedef struct neo4j_duration {
	int64_t months, days, seconds;
	int64_t nanoseconds; /* 0 … 999,999,999, also where the seconds are negative: -0.5 s is -1 s and 500,000,000 ns */
} neo4j_duration;

bool neo4j_duration_parse(neo4j_duration *duration, const char *text, size_t length);
void neo4j_duration_write(smart_str *text, const neo4j_duration *duration);
void neo4j_duration_to_members(const neo4j_duration *duration, zval *members);
void neo4j_duration_from_members(neo4j_duration *duration, const zval *members);

void neo4j_temporal_register(void);

#endif
