#include "result_set.h"

#include "client.h"
#include "exceptions.h"
#include "observer.h"
#include "pending.h"
#include "result_set_private.h"
#include "summary.h"
#include "transaction.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_interfaces.h>

#include "ResultSet_arginfo.h"

zend_class_entry *php_neo4j_result_set_ce;

static zend_object_handlers handlers;

/* Life and death. */

static zend_object *create_object(zend_class_entry *ce)
{
	php_neo4j_result_set *result = zend_object_alloc(sizeof(*result), ce);

	zend_object_std_init(&result->std, ce);
	object_properties_init(&result->std, ce);
	result->std.handlers = &handlers;
	return &result->std;
}

/* After whatever may have read the answer's end. */
static inline void observe(php_neo4j_result_set *result)
{
	if (UNEXPECTED(Z_TYPE(result->statement) == IS_OBJECT)) {
		php_neo4j_observe_outcome(php_neo4j_client_observer(result->client), result->stream, &result->statement);
	}
}

void php_neo4j_result_set_observe(zend_object *object)
{
	observe(php_neo4j_result_set_from(object));
}

/* Nobody wants the rest. If it is short it is read, so that the connection can be kept. */
static void stop(neo4j_stream *stream)
{
	neo4j_stream_drain_cheaply(stream);
	neo4j_stream_cut(stream);
}

static void stop_aside(php_neo4j_result_set *result)
{
	php_neo4j_pending aside = php_neo4j_pending_set_aside();

	stop(result->stream);
	observe(result);
	php_neo4j_pending_put_back(aside);
}

/* A destructor should not throw, so what is found here is a warning. */
static void warn(const php_neo4j_result_set *result, const neo4j_failure *failure)
{
	const char *outcome = result->transaction ? "; its transaction is rolled back" : "; whether the statement took effect is not known";

	php_error_docref(NULL, E_WARNING, "Reading the rest of a dropped result: %s%s", ZSTR_VAL(failure->message),
		failure->kind == NEO4J_FAILURE_SERVER ? "" : outcome);
}

static void drain(php_neo4j_result_set *result)
{
	neo4j_stream *stream = result->stream;
	/* By what has read it ahead, and has thrown it. */
	bool is_known = result->transaction && neo4j_stream_failure(stream)->kind != NEO4J_FAILURE_NONE;
	php_neo4j_pending aside = php_neo4j_pending_set_aside();

	neo4j_stream_drain(stream, neo4j_stream_options(stream)->drain_timeout);
	if (!is_known && !neo4j_stream_complete(stream) && neo4j_stream_failure(stream)->message) {
		warn(result, neo4j_stream_failure(stream));
	}
	observe(result);
	php_neo4j_pending_put_back(aside);
}

/* The last reference is gone. What can write is read to its end, so that it is kept. This must
 * not happen later: free_obj may run when the engine is half gone, and never waits. */
static void destroy_object(zend_object *object)
{
	php_neo4j_result_set *result = php_neo4j_result_set_from(object);
	neo4j_stream *stream = result->stream;
	bool had_more;

	if (!stream || result->closed || result->shown || neo4j_stream_busy(stream) || neo4j_stream_foreign(stream)) {
		return;
	}
	had_more = !neo4j_stream_over(stream);
	/* The statement need not be looked at where nothing is left that could be lost. */
	if ((!had_more && neo4j_stream_complete(stream)) || neo4j_stream_may_cut(stream)) {
		stop_aside(result);
	} else {
		drain(result);
	}
	/* Destructors of the same cycle, or at the end of the script, may still ask for rows: they
	 * must not take this for the end. */
	result->closed = had_more;
}

static void free_object(zend_object *object)
{
	php_neo4j_result_set *result = php_neo4j_result_set_from(object);

	neo4j_stream_close(result->stream);
	zval_ptr_dtor(&result->statement);
	zval_ptr_dtor(&result->rows);
	zval_ptr_dtor(&result->column_names);
	zval_ptr_dtor(&result->summary);
	if (result->transaction) {
		php_neo4j_transaction_leave(result->transaction, object);
		OBJ_RELEASE(result->transaction);
	}
	if (result->client) {
		OBJ_RELEASE(result->client);
	}
	zend_object_std_dtor(object);
}

static HashTable *get_gc(zend_object *object, zval **table, int *count)
{
	php_neo4j_result_set *result = php_neo4j_result_set_from(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	zend_get_gc_buffer_add_zval(buffer, &result->statement);
	zend_get_gc_buffer_add_zval(buffer, &result->rows);
	zend_get_gc_buffer_add_zval(buffer, &result->summary);
	if (result->stream) {
		neo4j_stream_gc(result->stream, buffer);
	}
	if (result->client) {
		zend_get_gc_buffer_add_obj(buffer, result->client);
	}
	if (result->transaction) {
		zend_get_gc_buffer_add_obj(buffer, result->transaction);
	}
	zend_get_gc_buffer_use(buffer, table, count);
	return zend_std_get_properties(object);
}

/* An error is thrown again each time: a null instead would look like the end. */
static void throw_stream_failure(php_neo4j_result_set *result)
{
	const neo4j_failure *failure = neo4j_stream_failure(result->stream);

	result->shown = true;
	if (failure->kind != NEO4J_FAILURE_THROWN) {
		/* What ending the answer threw, where its transport is the user's, becomes the previous one. */
		php_neo4j_throw_failure(failure);
	} else if (!EG(exception)) {
		php_neo4j_throw_usage("The result was ended by an exception thrown while it waited for the server");
	}
}

static bool run_observed(php_neo4j_result_set *result, zend_array *parameters)
{
	zend_long attempt = result->transaction ? php_neo4j_transaction_attempt(result->transaction) : 1;
	bool good = php_neo4j_observe_run(php_neo4j_client_observer(result->client), result->stream, parameters, attempt,
		&result->statement);

	if (result->transaction && Z_TYPE(result->statement) == IS_OBJECT) {
		php_neo4j_transaction_remember(result->transaction, &result->statement);
	}
	return good;
}

static bool run(zval *value, zend_object *client, zend_object *transaction, neo4j_stream *stream, zend_array *parameters)
{
	php_neo4j_result_set *result;

	object_init_ex(value, php_neo4j_result_set_ce);
	result = php_neo4j_result_set_from(Z_OBJ_P(value));
	result->client = client;
	GC_ADDREF(client);
	if (transaction) {
		result->transaction = transaction;
		GC_ADDREF(transaction);
	}
	result->stream = stream;
	if (run_observed(result, parameters)) {
		observe(result);
		return true;
	}
	throw_stream_failure(result);
	observe(result);
	zval_ptr_dtor(value);
	ZVAL_NULL(value);
	return false;
}

bool php_neo4j_result_set_run(zval *value, zend_object *client, neo4j_session *session,
	zend_string *text, zend_array *parameters, const neo4j_options *options)
{
	return run(value, client, NULL, neo4j_stream_create(session, options, text), parameters);
}

bool php_neo4j_result_set_run_in(zval *value, zend_object *client, zend_object *transaction,
	neo4j_stream *stream, zend_array *parameters)
{
	return run(value, client, transaction, stream, parameters);
}

/* Rows. */

static bool may_use(php_neo4j_result_set *result)
{
	if (result->closed) {
		php_neo4j_throw_usage("The result is closed");
	} else if (result->stream && neo4j_stream_busy(result->stream)) {
		zend_throw_error(NULL, "The result is in use: it is waiting for the server");
	} else if (result->stream && neo4j_stream_foreign(result->stream)) {
		php_neo4j_throw_usage("The result belongs to the process that this one was forked from");
	} else if (!result->stream && Z_TYPE(result->rows) != IS_ARRAY) {
		zend_throw_error(NULL, "The Neo4j\\ResultSet object has not been made by run() or fromRows()");
	} else {
		return true;
	}
	return false;
}

static bool next_given_row(php_neo4j_result_set *result, zval *row)
{
	zval *given = zend_hash_index_find(Z_ARR(result->rows), result->next_row);

	if (!given) {
		return false;
	}
	result->next_row++;
	ZVAL_COPY(row, given);
	return true;
}

static bool next_row(php_neo4j_result_set *result, bool whole, zval *row)
{
	neo4j_pull pulled;

	if (!may_use(result)) {
		return false;
	}
	if (!result->stream) {
		return next_given_row(result, row);
	}
	/* A signal handler or observer may drop the last reference while we wait. */
	GC_ADDREF(&result->std);
	pulled = neo4j_stream_pull(result->stream, whole, row);
	if (pulled == NEO4J_PULL_FAILED) {
		throw_stream_failure(result);
	}
	observe(result);
	OBJ_RELEASE(&result->std);
	return pulled == NEO4J_PULL_ROW;
}

bool php_neo4j_result_set_next(php_neo4j_result_set *result, zval *row)
{
	return next_row(result, /* whole */ false, row);
}

static void column_names(php_neo4j_result_set *result, zval *names)
{
	if (!result->stream) {
		ZVAL_COPY(names, &result->column_names);
		return;
	}
	neo4j_columns_names(neo4j_stream_columns(result->stream), names);
}

ZEND_METHOD(Neo4j_ResultSet, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Neo4j_ResultSet, getColumns)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!Z_NEO4J_RESULT_SET_P(ZEND_THIS)->closed && !may_use(Z_NEO4J_RESULT_SET_P(ZEND_THIS))) {
		RETURN_THROWS();
	}
	column_names(Z_NEO4J_RESULT_SET_P(ZEND_THIS), return_value);
}

ZEND_METHOD(Neo4j_ResultSet, fetch)
{
	ZEND_PARSE_PARAMETERS_NONE();
	/* Else null it stays. */
	php_neo4j_result_set_next(Z_NEO4J_RESULT_SET_P(ZEND_THIS), return_value);
}

ZEND_METHOD(Neo4j_ResultSet, fetchAll)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(ZEND_THIS);
	zval row;

	ZEND_PARSE_PARAMETERS_NONE();
	array_init(return_value);
	while (php_neo4j_result_set_next(result, &row)) {
		zend_hash_next_index_insert_new(Z_ARRVAL_P(return_value), &row);
	}
	if (EG(exception)) {
		RETURN_THROWS();
	}
}

/* A row's value by position, whatever its keys are. */
static zval *value_at(const zval *row, uint32_t position)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(Z_ARR_P(row), value) {
		if (position-- == 0) {
			return value;
		}
	} ZEND_HASH_FOREACH_END();
	return NULL;
}

static int64_t find_name(const zval *names, const zend_string *name)
{
	zend_ulong position;
	zval *candidate;

	ZEND_HASH_FOREACH_NUM_KEY_VAL(Z_ARR_P(names), position, candidate) {
		if (zend_string_equals(Z_STR_P(candidate), name)) {
			return (int64_t) position;
		}
	} ZEND_HASH_FOREACH_END();
	return -1;
}

/* Rows that the script gave have keys of their own, in any order. */
static zval *given_value(const zval *row, const zval *names, uint32_t position)
{
	const zval *name = zend_hash_index_find(Z_ARR_P(names), position);
	zval *value = zend_symtable_find(Z_ARR_P(row), Z_STR_P(name));

	if (!value && zend_array_is_list(Z_ARR_P(row))) {
		value = value_at(row, position);
	}
	if (value) {
		ZVAL_DEREF(value);
	}
	return value;
}

/* With FetchMode::Both each value stands in the row twice, unless keys and positions would meet. */
static zval *streamed_value(const zval *row, const zval *names, uint32_t position)
{
	if (zend_hash_num_elements(Z_ARR_P(names)) == 0) {
		return NULL;
	}
	uint32_t values_per_column = zend_hash_num_elements(Z_ARR_P(row)) / zend_hash_num_elements(Z_ARR_P(names));

	return value_at(row, position * values_per_column);
}

ZEND_METHOD(Neo4j_ResultSet, fetchColumn)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(ZEND_THIS);
	zend_string *name = NULL;
	zend_long index = 0;
	int64_t position;
	zval names, row, *value;

	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_STR_OR_LONG(name, index)
	ZEND_PARSE_PARAMETERS_END();
	if (!may_use(result)) {
		RETURN_THROWS();
	}
	column_names(result, &names);
	position = name ? find_name(&names, name) : index;
	if (zend_hash_num_elements(Z_ARR(names)) == 0 && !name) {
		position = 0; /* of a statement without RETURN: there is no row, and that is all */
	} else if (position < 0 || position >= zend_hash_num_elements(Z_ARR(names))) {
		zval_ptr_dtor(&names);
		zend_argument_value_error(1, "must be the position or the name of a column of the result");
		RETURN_THROWS();
	}
	if (next_row(result, /* whole */ true, &row)) {
		value = result->stream ? streamed_value(&row, &names, (uint32_t) position)
			: given_value(&row, &names, (uint32_t) position);
		if (value) {
			RETVAL_COPY(value);
		}
		zval_ptr_dtor(&row);
	} else {
		RETVAL_FALSE;
	}
	zval_ptr_dtor(&names);
}

ZEND_METHOD(Neo4j_ResultSet, single)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(ZEND_THIS);
	zval more;

	ZEND_PARSE_PARAMETERS_NONE();
	if (!php_neo4j_result_set_next(result, return_value)) {
		if (!EG(exception)) {
			php_neo4j_throw_usage("single() wants exactly one row, and there is none");
		}
		RETURN_THROWS();
	}
	if (php_neo4j_result_set_next(result, &more)) {
		zval_ptr_dtor(&more);
		php_neo4j_throw_usage("single() wants exactly one row, and there are more");
	}
	if (EG(exception)) {
		RETURN_THROWS();
	}
}

static void make_summary(php_neo4j_result_set *result)
{
	const neo4j_stream *stream = result->stream;

	if (stream) {
		php_neo4j_summary_create(&result->summary, neo4j_stream_summary_of(stream), neo4j_stream_label(stream),
			neo4j_stream_database(stream), neo4j_stream_server(stream)->protocol);
	} else {
		const neo4j_stream_summary of_given_rows = {
			.rows = zend_hash_num_elements(Z_ARR(result->rows)), .first_row_seconds = -1,
		};

		php_neo4j_summary_create(&result->summary, &of_given_rows, "", NULL, NEO4J_PROTOCOL_AUTO);
		result->next_row = zend_hash_num_elements(Z_ARR(result->rows));
	}
}

ZEND_METHOD(Neo4j_ResultSet, getSummary)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(ZEND_THIS);

	ZEND_PARSE_PARAMETERS_NONE();
	if (Z_TYPE(result->summary) == IS_OBJECT) {
		RETURN_COPY(&result->summary);
	}
	if (!may_use(result)) {
		RETURN_THROWS();
	}
	if (result->stream && neo4j_stream_drain(result->stream, 0) == NEO4J_PULL_FAILED) {
		throw_stream_failure(result);
		observe(result);
		RETURN_THROWS();
	}
	observe(result);
	make_summary(result);
	RETURN_COPY(&result->summary);
}

ZEND_METHOD(Neo4j_ResultSet, close)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(ZEND_THIS);

	ZEND_PARSE_PARAMETERS_NONE();
	if (result->closed) {
		return;
	}
	if (!may_use(result)) {
		RETURN_THROWS();
	}
	if (result->transaction) {
		/* To cut it would end the transaction. */
		neo4j_stream_drain(result->stream, 0);
		if (!neo4j_stream_complete(result->stream) && !result->shown) {
			throw_stream_failure(result);
		}
	} else if (result->stream) {
		stop(result->stream);
	}
	observe(result);
	result->closed = true;
}

ZEND_METHOD(Neo4j_ResultSet, getIterator)
{
	ZEND_PARSE_PARAMETERS_NONE();
	zend_create_internal_iterator_zval(return_value, ZEND_THIS);
}

ZEND_METHOD(Neo4j_ResultSet, __debugInfo)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(ZEND_THIS);
	zval names;

	ZEND_PARSE_PARAMETERS_NONE();
	array_init(return_value);
	ZVAL_EMPTY_ARRAY(&names);
	if (result->stream || Z_TYPE(result->column_names) == IS_ARRAY) {
		column_names(result, &names);
	}
	add_assoc_zval(return_value, "columns", &names);
	if (result->stream) {
		add_assoc_string(return_value, "server", neo4j_stream_label(result->stream));
		add_assoc_string(return_value, "protocol", neo4j_protocol_name(neo4j_stream_server(result->stream)->protocol));
		add_assoc_bool(return_value, "complete", neo4j_stream_complete(result->stream));
	}
	add_assoc_bool(return_value, "closed", result->closed);
}

void php_neo4j_result_set_register(void)
{
	php_neo4j_result_set_ce = register_class_Neo4j_ResultSet(zend_ce_aggregate);
	php_neo4j_result_set_ce->create_object = create_object;
	php_neo4j_result_set_ce->get_iterator = php_neo4j_result_set_get_iterator;

	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(php_neo4j_result_set, std);
	handlers.dtor_obj = destroy_object;
	handlers.free_obj = free_object;
	handlers.get_gc = get_gc;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
}
