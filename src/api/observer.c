#include "observer.h"

#include "exceptions.h"
#include "pending.h"
#include "statement.h"
#include "summary.h"
#include "user_code.h"

#include <zend_exceptions.h>

#include "Observer_arginfo.h"

enum method { STARTED, SUCCEEDED, FAILED, RETRIED, METHOD_COUNT };

static const char *const method_names[METHOD_COUNT] = {"started", "succeeded", "failed", "retried"};

/* What it runs on its own client stands above a frame that waits for it. Frames are only
 * compared: after a bailout some may be stale. */
struct php_neo4j_observer {
	zend_object *object;
	zend_function *methods[METHOD_COUNT];
	zend_execute_data **waiting;
	uint32_t count;
	uint32_t references; /* the client, and each call under way */
};

zend_class_entry *php_neo4j_observer_ce;

php_neo4j_observer *php_neo4j_observer_create(zend_object *object)
{
	php_neo4j_observer *observer = ecalloc(1, sizeof(*observer));
	observer->object = object;
	GC_ADDREF(object);
	observer->references = 1;
	for (int i = 0; i < METHOD_COUNT; i++) {
		observer->methods[i] = zend_hash_str_find_ptr(&object->ce->function_table, method_names[i], strlen(method_names[i]));
	}
	return observer;
}

void php_neo4j_observer_free(php_neo4j_observer *observer)
{
	if (--observer->references == 0) {
		OBJ_RELEASE(observer->object);
		if (observer->waiting) {
			efree(observer->waiting);
		}
		efree(observer);
	}
}

zend_object *php_neo4j_observer_object(const php_neo4j_observer *observer)
{
	return observer->object;
}

/* A running fiber stands upon who resumed it, so this finds who is behind it too. */
static bool is_within(const php_neo4j_observer *observer)
{
	for (const zend_execute_data *frame = observer->count ? EG(current_execute_data) : NULL; frame; frame = frame->prev_execute_data) {
		for (uint32_t i = 0; i < observer->count; i++) {
			if (observer->waiting[i] == frame) {
				return true;
			}
		}
	}
	return false;
}

static void enter(php_neo4j_observer *observer)
{
	observer->waiting = safe_erealloc(observer->waiting, observer->count + 1, sizeof(*observer->waiting), 0);
	observer->waiting[observer->count++] = EG(current_execute_data);
	observer->references++;
}

/* Fibers may leave in another order than they entered. */
static void leave(php_neo4j_observer *observer, const zend_execute_data *frame)
{
	for (uint32_t i = observer->count; i > 0; i--) {
		if (observer->waiting[i - 1] == frame) {
			observer->waiting[i - 1] = observer->waiting[--observer->count];
			break;
		}
	}
	php_neo4j_observer_free(observer);
}

/* exit() passes through. NULL: nothing was thrown. */
static zend_object *take_exception(void)
{
	zend_object *exception = EG(exception);
	if (!exception || zend_is_unwind_exit(exception) || zend_is_graceful_exit(exception)) {
		return NULL;
	}
	GC_ADDREF(exception);
	zend_clear_exception();
	return exception;
}

static zend_object *call(php_neo4j_observer *observer, enum method method, uint32_t count, zval *arguments)
{
	php_neo4j_user_code code;
	php_neo4j_user_code_enter(&code);
	zend_call_known_function(observer->methods[method], observer->object, observer->object->ce, NULL, count, arguments, NULL);
	zend_object *exception = take_exception();
	php_neo4j_user_code_leave(&code);
	return exception;
}

static void warn_of(zend_object *exception)
{
	zend_class_entry *base = instanceof_function(exception->ce, zend_ce_exception) ? zend_ce_exception : zend_ce_error;
	zval buffer;
	const zval *message = zend_read_property(base, exception, ZEND_STRL("message"), true, &buffer);
	php_error_docref(NULL, E_WARNING, "The observer threw %s: %s", ZSTR_VAL(exception->ce->name),
		Z_TYPE_P(message) == IS_STRING ? Z_STRVAL_P(message) : "");
	OBJ_RELEASE(exception);
}

/* With nothing in flight. The arguments are held by the caller. */
static void tell(php_neo4j_observer *observer, enum method method, uint32_t count, zval *arguments)
{
	const zend_execute_data *frame = EG(current_execute_data);
	if (EG(exception)) {
		return; /* exit() */
	}
	enter(observer);
	zend_object *exception = call(observer, method, count, arguments);
	if (exception) {
		warn_of(exception);
	}
	leave(observer, frame);
}

/* One run of a statement. */
typedef struct run {
	neo4j_watcher watcher;
	php_neo4j_observer *observer;
	zend_array *parameters;
	zend_long attempt;
	zval *statement;
} run;

static void start(run *run, const neo4j_stream *stream, bool server_found)
{
	zval argument;
	php_neo4j_statement_create(run->statement, stream, run->parameters, server_found, run->attempt);
	ZVAL_COPY(&argument, run->statement);
	tell(run->observer, STARTED, 1, &argument);
	zval_ptr_dtor(&argument);
}

static void sends(neo4j_watcher *watcher, const neo4j_stream *stream)
{
	start((run *) watcher, stream, true);
}

static void tell_failed(php_neo4j_observer *observer, const zval *statement, zend_object *error)
{
	zval arguments[2];
	ZVAL_COPY(&arguments[0], statement);
	ZVAL_OBJ_COPY(&arguments[1], error);
	tell(observer, FAILED, 2, arguments);
	zval_ptr_dtor(&arguments[1]);
	zval_ptr_dtor(&arguments[0]);
}

static void tell_retried(php_neo4j_observer *observer, const zval *statement, zend_object *error, double delay)
{
	zval arguments[3];
	ZVAL_COPY(&arguments[0], statement);
	ZVAL_OBJ_COPY(&arguments[1], error);
	ZVAL_DOUBLE(&arguments[2], delay);
	tell(observer, RETRIED, 3, arguments);
	zval_ptr_dtor(&arguments[1]);
	zval_ptr_dtor(&arguments[0]);
}

/* It goes out once more by itself: to another door, or on another connection. */
static void sends_again(neo4j_watcher *watcher, const neo4j_stream *stream)
{
	run *run = (struct run *) watcher;
	zend_object *error = php_neo4j_make_exception(neo4j_stream_failure(stream));
	if (error) {
		tell_failed(run->observer, run->statement, error);
		tell_retried(run->observer, run->statement, error, 0);
		OBJ_RELEASE(error);
	}
	zval_ptr_dtor(run->statement);
	ZVAL_UNDEF(run->statement);
	run->attempt++;
}

/* Not sent, as nobody was there to send it to. What was refused as wrong use is not observed. */
static bool was_lost(const neo4j_stream *stream, const zval *statement)
{
	neo4j_failure_kind kind = neo4j_stream_failure(stream)->kind;
	return Z_ISUNDEF_P(statement) && kind != NEO4J_FAILURE_USAGE && kind != NEO4J_FAILURE_THROWN && !EG(exception);
}

bool php_neo4j_observe_run(php_neo4j_observer *observer, neo4j_stream *stream, zend_array *parameters,
	zend_long attempt, zval *statement)
{
	run run = {{sends, sends_again}, observer, parameters, attempt, statement};
	if (!observer || is_within(observer)) {
		return neo4j_stream_run(stream, parameters, NULL);
	}
	observer->references++;
	bool good = neo4j_stream_run(stream, parameters, &run.watcher);
	if (!good && was_lost(stream, statement)) {
		start(&run, stream, false);
	}
	php_neo4j_observer_free(observer);
	return good;
}

static void tell_succeeded(php_neo4j_observer *observer, const neo4j_stream *stream, const zval *statement)
{
	zval arguments[2];
	ZVAL_COPY(&arguments[0], statement);
	php_neo4j_summary_create(&arguments[1], neo4j_stream_summary_of(stream), neo4j_stream_label(stream),
		neo4j_stream_database(stream), neo4j_stream_server(stream)->protocol);
	tell(observer, SUCCEEDED, 2, arguments);
	zval_ptr_dtor(&arguments[1]);
	zval_ptr_dtor(&arguments[0]);
}

static void tell_outcome(php_neo4j_observer *observer, const neo4j_stream *stream, const zval *statement, zend_object *thrown)
{
	if (neo4j_stream_complete(stream)) {
		tell_succeeded(observer, stream, statement);
	} else if (!thrown || zend_is_unwind_exit(thrown) || zend_is_graceful_exit(thrown)
			|| neo4j_stream_failure(stream)->kind == NEO4J_FAILURE_USAGE) {
		zend_object *error = php_neo4j_make_exception(neo4j_stream_failure(stream));
		if (error) {
			tell_failed(observer, statement, error);
			OBJ_RELEASE(error);
		}
	} else {
		tell_failed(observer, statement, thrown);
	}
}

void php_neo4j_observe_outcome(php_neo4j_observer *observer, const neo4j_stream *stream, zval *statement)
{
	zval told;
	if (!observer || Z_TYPE_P(statement) != IS_OBJECT || !neo4j_stream_settled(stream)) {
		return;
	}
	ZVAL_COPY_VALUE(&told, statement);
	ZVAL_UNDEF(statement);
	php_neo4j_pending aside = php_neo4j_pending_set_aside();
	tell_outcome(observer, stream, &told, aside.exception);
	php_neo4j_pending_put_back(aside);
	zval_ptr_dtor(&told);
}

void php_neo4j_observe_retried(php_neo4j_observer *observer, const char *server, const zval *statement,
	zend_long attempt, zend_object *exception, double delay)
{
	zval known;
	if (!observer || is_within(observer)) {
		return;
	}
	if (Z_TYPE_P(statement) == IS_OBJECT) {
		ZVAL_COPY(&known, statement);
	} else {
		php_neo4j_statement_create_empty(&known, server, attempt);
	}
	tell_retried(observer, &known, exception, delay);
	zval_ptr_dtor(&known);
}

void php_neo4j_observer_register(void)
{
	php_neo4j_observer_ce = register_class_Neo4j_Observer();
}
