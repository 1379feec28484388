#include "summary.h"

#include "counters.h"
#include "enums.h"
#include "notifications.h"
#include "plan.h"

#include "Summary_arginfo.h"

/* Property slots, as declared. */
enum {
	COUNTERS, QUERY_TYPE, PLAN, PROFILE, NOTIFICATIONS, BOOKMARKS, DATABASE, SERVER, PROTOCOL,
	ROWS, BYTES, FIRST_ROW_SECONDS, TOTAL_SECONDS
};

static zend_class_entry *summary_ce;

static void copy_or_empty(zval *target, const zval *value)
{
	if (Z_TYPE_P(value) == IS_ARRAY) {
		ZVAL_COPY(target, value);
	} else {
		ZVAL_EMPTY_ARRAY(target);
	}
}

static void fill_texts(zend_object *summary, zend_string *query_type, const char *server, const char *database)
{
	ZVAL_NULL(OBJ_PROP_NUM(summary, QUERY_TYPE));
	if (query_type) {
		ZVAL_STR_COPY(OBJ_PROP_NUM(summary, QUERY_TYPE), query_type);
	}
	ZVAL_NULL(OBJ_PROP_NUM(summary, DATABASE));
	if (database) {
		ZVAL_STRING(OBJ_PROP_NUM(summary, DATABASE), database);
	}
	ZVAL_STRING(OBJ_PROP_NUM(summary, SERVER), server);
}

/* Most formats call a profile a plan too: what was measured tells it. */
static void fill_plans(zend_object *summary, const neo4j_stream_summary *answer)
{
	zval *plan = OBJ_PROP_NUM(summary, PLAN), *profile = OBJ_PROP_NUM(summary, PROFILE);

	php_neo4j_plan_create(plan, &answer->plan);
	if (!php_neo4j_plan_create(profile, &answer->profile) && php_neo4j_plan_is_profile(plan)) {
		ZVAL_COPY_VALUE(profile, plan);
		ZVAL_NULL(plan);
	}
}

static void fill_numbers(zend_object *summary, const neo4j_stream_summary *answer)
{
	ZVAL_LONG(OBJ_PROP_NUM(summary, ROWS), (zend_long) answer->rows);
	ZVAL_LONG(OBJ_PROP_NUM(summary, BYTES), (zend_long) answer->bytes);
	ZVAL_NULL(OBJ_PROP_NUM(summary, FIRST_ROW_SECONDS));
	if (answer->first_row_seconds >= 0) {
		ZVAL_DOUBLE(OBJ_PROP_NUM(summary, FIRST_ROW_SECONDS), answer->first_row_seconds);
	}
	ZVAL_DOUBLE(OBJ_PROP_NUM(summary, TOTAL_SECONDS), answer->total_seconds);
}

void php_neo4j_summary_create(zval *summary, const neo4j_stream_summary *answer,
	const char *server, const char *database, neo4j_protocol protocol)
{
	object_init_ex(summary, summary_ce);
	zend_object *object = Z_OBJ_P(summary);
	ZVAL_NULL(OBJ_PROP_NUM(object, COUNTERS));
	if (Z_TYPE(answer->counters) == IS_ARRAY) {
		php_neo4j_counters_create(OBJ_PROP_NUM(object, COUNTERS), Z_ARRVAL(answer->counters));
	}
	fill_plans(object, answer);
	php_neo4j_notifications_create(OBJ_PROP_NUM(object, NOTIFICATIONS), &answer->notifications);
	copy_or_empty(OBJ_PROP_NUM(object, BOOKMARKS), &answer->bookmarks);
	php_neo4j_protocol_case(OBJ_PROP_NUM(object, PROTOCOL), protocol);
	fill_texts(object, answer->query_type, server, database);
	fill_numbers(object, answer);
}

ZEND_METHOD(Neo4j_Summary, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

void php_neo4j_summary_register(void)
{
	summary_ce = register_class_Neo4j_Summary();
}
