#include "temporal.h"

#include "binary.h"
#include "point.h"
#include "record.h"

const neo4j_temporal_kind neo4j_temporal_kinds[] = {
	[NEO4J_TEXT_DATE] = { &neo4j_date_ce, NEO4J_YEAR, 3 },
	[NEO4J_TEXT_TIME] = { &neo4j_time_ce, NEO4J_HOUR, 5 },
	[NEO4J_TEXT_LOCAL_TIME] = { &neo4j_local_time_ce, NEO4J_HOUR, 4 },
	[NEO4J_TEXT_ZONED_DATE_TIME] = { &neo4j_zoned_date_time_ce, NEO4J_YEAR, 9 },
	[NEO4J_TEXT_LOCAL_DATE_TIME] = { &neo4j_local_date_time_ce, NEO4J_YEAR, 7 },
};

const neo4j_temporal_kind *neo4j_temporal_kind_of(const zend_class_entry *ce)
{
	for (size_t i = 0; i < NEO4J_TEMPORAL_KINDS; i++) {
		if (*neo4j_temporal_kinds[i].ce == ce) {
			return &neo4j_temporal_kinds[i];
		}
	}
	return NULL;
}

/* Ranges are those of the server: Java's years, and offsets of up to 18 hours. */
static const struct { int64_t minimum, maximum; } ranges[] = {
	[NEO4J_YEAR] = { -999999999, 999999999 },
	[NEO4J_MONTH] = { 1, 12 },
	[NEO4J_DAY] = { 1, 31 },
	[NEO4J_HOUR] = { 0, 23 },
	[NEO4J_MINUTE] = { 0, 59 },
	[NEO4J_SECOND] = { 0, 59 },
	[NEO4J_NANOSECOND] = { 0, 999999999 },
	[NEO4J_OFFSET] = { -18 * 3600, 18 * 3600 },
};

static bool is_leap(int64_t year)
{
	return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int neo4j_days_in_month(int64_t year, int64_t month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

	return days[month - 1] + (month == 2 && is_leap(year));
}

/* A zone id goes into texts between brackets, and to the server. */
static bool is_zone(const char *zone, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		bool letter = (zone[i] >= 'A' && zone[i] <= 'Z') || (zone[i] >= 'a' && zone[i] <= 'z');

		if (!letter && !(zone[i] >= '0' && zone[i] <= '9') && !strchr("+-/_:~.", zone[i])) {
			return false;
		}
	}
	return length > 0 && memchr(zone, '\0', length) == NULL;
}

int neo4j_moment_fault(const neo4j_moment *moment, const neo4j_temporal_kind *kind)
{
	for (unsigned field = kind->first; field < MIN(kind->first + kind->count, NEO4J_NUMBERS); field++) {
		if (moment->numbers[field] < ranges[field].minimum || moment->numbers[field] > ranges[field].maximum) {
			return (int) field;
		}
	}
	if (neo4j_temporal_has(kind, NEO4J_DAY)
			&& moment->numbers[NEO4J_DAY] > neo4j_days_in_month(moment->numbers[NEO4J_YEAR], moment->numbers[NEO4J_MONTH])) {
		return NEO4J_DAY;
	}
	return moment->zone && !is_zone(moment->zone, moment->zone_length) ? NEO4J_ZONE : -1;
}

void neo4j_moment_to_members(const neo4j_moment *moment, const neo4j_temporal_kind *kind, zval *members)
{
	for (unsigned i = 0; i < kind->count; i++) {
		unsigned field = kind->first + i;

		if (field < NEO4J_NUMBERS) {
			ZVAL_LONG(&members[i], (zend_long) moment->numbers[field]);
		} else if (moment->zone) {
			ZVAL_STRINGL(&members[i], moment->zone, moment->zone_length);
		} else {
			ZVAL_NULL(&members[i]);
		}
	}
}

void neo4j_moment_from_members(neo4j_moment *moment, const neo4j_temporal_kind *kind, const zval *members)
{
	memset(moment, 0, sizeof(*moment));
	for (unsigned i = 0; i < kind->count; i++) {
		unsigned field = kind->first + i;

		if (field < NEO4J_NUMBERS) {
			moment->numbers[field] = Z_LVAL(members[i]);
		} else if (Z_TYPE(members[i]) == IS_STRING) {
			moment->zone = Z_STRVAL(members[i]);
			moment->zone_length = Z_STRLEN(members[i]);
		}
	}
}

void neo4j_duration_to_members(const neo4j_duration *duration, zval *members)
{
	ZVAL_LONG(&members[0], (zend_long) duration->months);
	ZVAL_LONG(&members[1], (zend_long) duration->days);
	ZVAL_LONG(&members[2], (zend_long) duration->seconds);
	ZVAL_LONG(&members[3], (zend_long) duration->nanoseconds);
}

void neo4j_duration_from_members(neo4j_duration *duration, const zval *members)
{
	duration->months = Z_LVAL(members[0]);
	duration->days = Z_LVAL(members[1]);
	duration->seconds = Z_LVAL(members[2]);
	duration->nanoseconds = Z_LVAL(members[3]);
}

static bool push_moment(neo4j_builder *builder, neo4j_text_kind kind, const char *text, size_t length)
{
	const neo4j_temporal_kind *temporal = &neo4j_temporal_kinds[kind];
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	neo4j_moment moment;

	if (!neo4j_moment_parse(&moment, temporal, text, length)) {
		return false;
	}
	neo4j_moment_to_members(&moment, temporal, members);
	neo4j_record_create_object(neo4j_values_push(&builder->stack), *temporal->ce, members);
	return true;
}

static bool push_duration(neo4j_builder *builder, neo4j_text_kind kind, const char *text, size_t length)
{
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	neo4j_duration duration;

	(void) kind;
	if (!neo4j_duration_parse(&duration, text, length)) {
		return false;
	}
	neo4j_duration_to_members(&duration, members);
	neo4j_record_create_object(neo4j_values_push(&builder->stack), neo4j_duration_ce, members);
	return true;
}

static bool push_point(neo4j_builder *builder, neo4j_text_kind kind, const char *text, size_t length)
{
	neo4j_point point;

	(void) kind;
	return neo4j_point_parse(&point, text, length)
		&& neo4j_builder_point(builder, point.srid, point.x, point.y, point.is_3d ? &point.z : NULL);
}

static bool push_bytes(neo4j_builder *builder, neo4j_text_kind kind, const char *text, size_t length)
{
	zend_string *bytes = kind == NEO4J_TEXT_HEX ? neo4j_bytes_from_hex(text, length) : neo4j_bytes_from_base64(text, length);

	if (!bytes) {
		return false;
	}
	neo4j_bytes_create(neo4j_values_push(&builder->stack), bytes);
	return true;
}

bool neo4j_builder_from_text(neo4j_builder *builder, neo4j_text_kind kind, const char *text, size_t length)
{
	static bool (*const push[])(neo4j_builder *, neo4j_text_kind, const char *, size_t) = {
		[NEO4J_TEXT_DATE] = push_moment,
		[NEO4J_TEXT_TIME] = push_moment,
		[NEO4J_TEXT_LOCAL_TIME] = push_moment,
		[NEO4J_TEXT_ZONED_DATE_TIME] = push_moment,
		[NEO4J_TEXT_LOCAL_DATE_TIME] = push_moment,
		[NEO4J_TEXT_DURATION] = push_duration,
		[NEO4J_TEXT_POINT] = push_point,
		[NEO4J_TEXT_BASE64] = push_bytes,
		[NEO4J_TEXT_HEX] = push_bytes,
	};

	return push[kind](builder, kind, text, length);
}

/* A duration begins with P. Else the date has dashes behind its year, and what follows the time
 * may be Z, a sign or a bracket. */
bool neo4j_text_kind_of(const char *text, size_t length, neo4j_text_kind *kind)
{
	const char *end = text + length, *time, *at;
	bool offset = false;

	if (length == 0) {
		return false;
	}
	if (*text == 'P') {
		*kind = NEO4J_TEXT_DURATION;
		return true;
	}
	time = memchr(text, 'T', length);
	if (!time && !memchr(text, ':', length)) {
		*kind = NEO4J_TEXT_DATE;
		return true;
	}
	for (at = time ? time + 1 : text; at < end; at++) {
		offset |= *at == 'Z' || *at == '+' || *at == '-' || *at == '[';
	}
	if (time) {
		*kind = offset ? NEO4J_TEXT_ZONED_DATE_TIME : NEO4J_TEXT_LOCAL_DATE_TIME;
	} else {
		*kind = offset ? NEO4J_TEXT_TIME : NEO4J_TEXT_LOCAL_TIME;
	}
	return true;
}
