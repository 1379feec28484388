/* Client::beginTransaction(), and Client::transaction(): work that is done again where that may help. */
#include "client.h"
#include "exceptions.h"
#include "observer.h"
#include "options.h"
#include "pending.h"
#include "transaction.h"

#include "../core/clock.h"
#include "../wire/bookmarks.h"
#include "../wire/call.h"

#include <ext/random/php_random.h>
#include <zend_exceptions.h>
#include <zend_interfaces.h>
#ifdef PHP_WIN32
# include <win32/time.h>
#else
# include <unistd.h>
#endif

ZEND_METHOD(Neo4j_Client, beginTransaction)
{
	zend_array *array = (zend_array *) &zend_empty_array;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(array)
	ZEND_PARSE_PARAMETERS_END();

	neo4j_session *session = php_neo4j_client_open_session(Z_OBJ_P(ZEND_THIS));
	if (!session) {
		RETURN_THROWS();
	}
	neo4j_options options;
	neo4j_options_copy(&options, &session->options);
	if (php_neo4j_options_read(&options, array)) {
		php_neo4j_transaction_create(return_value, Z_OBJ_P(ZEND_THIS), session, &options);
		php_neo4j_transaction_step(Z_OBJ_P(return_value), NEO4J_STEP_BEGIN);
	}
	neo4j_options_free(&options);
}

/* One call of transaction(). */
typedef struct work {
	zend_object *client;
	neo4j_session *session;
	neo4j_options options;
	zend_fcall_info call;
	zend_fcall_info_cache cache;
	zend_long attempt; /* counted from 1 */
	zval statement;    /* the last one of the attempt that failed, if it was observed */
	uint64_t began_ns;
	double pause;      /* seconds before the next attempt, give or take */
	bool lasting;      /* what was done may have been committed: it must not be done again */
} work;

/* A call of the same method of the same client further up the stack, on which fibers and
 * generators stand upon who resumed them. */
static bool is_nested(void)
{
	const zend_execute_data *own = EG(current_execute_data);
	for (const zend_execute_data *frame = own->prev_execute_data; frame; frame = frame->prev_execute_data) {
		/* A closure made of a method has a copy of the function. */
		if (frame->func && frame->func->common.scope == own->func->common.scope
				&& zend_string_equals(frame->func->common.function_name, own->func->common.function_name)
				&& Z_OBJ(frame->This) == Z_OBJ(own->This)) {
			return true;
		}
	}
	return false;
}

/* Its body would run after the commit, or never. */
static bool is_generator(const work *work)
{
	const zend_function *function = work->cache.function_handler;
	return function && function->common.fn_flags & ZEND_ACC_GENERATOR;
}

/* What is returned is read into memory by the commit, which takes the server's next request. */
static bool call_and_commit(work *work, zval *transaction, zval *result)
{
	work->call.retval = result;
	work->call.params = transaction;
	work->call.param_count = 1;
	ZVAL_UNDEF(result);
	zend_call_function(&work->call, &work->cache);
	if (EG(exception)) {
		return false;
	}
	if (Z_ISREF_P(result)) {
		zend_unwrap_reference(result);
	}
	/* Work that ended it by itself has chosen how. */
	return php_neo4j_transaction_is_ended(Z_OBJ_P(transaction))
		|| php_neo4j_transaction_step(Z_OBJ_P(transaction), NEO4J_STEP_COMMIT);
}

/* After a fatal error objects count as destructed, also where PHP unwinds the stack instead of
 * leaving it at once: then nothing more is sent. */
static void undo(work *work, zend_object *transaction)
{
	work->lasting = php_neo4j_transaction_may_last(transaction);
	if (!(OBJ_FLAGS(transaction) & IS_OBJ_DESTRUCTOR_CALLED)) {
		php_neo4j_transaction_abandon(transaction);
	}
}

/* false: an exception is pending, and nothing is kept. */
static bool attempt(work *work, zval *result)
{
	zval transaction;
	php_neo4j_transaction_create(&transaction, work->client, work->session, &work->options);
	php_neo4j_transaction_set_attempt(Z_OBJ(transaction), work->attempt);
	bool good = call_and_commit(work, &transaction, result);
	if (!good) {
		zval_ptr_dtor(result);
		ZVAL_NULL(result);
		undo(work, Z_OBJ(transaction));
		ZVAL_COPY(&work->statement, php_neo4j_transaction_statement(Z_OBJ(transaction)));
	}
	zval_ptr_dtor(&transaction);
	return good;
}

/* Any implementation may say so, a user's as well. */
static bool is_retryable(zend_object *exception)
{
	zval answer;
	if (zend_is_unwind_exit(exception) || zend_is_graceful_exit(exception)
			|| !instanceof_function(exception->ce, php_neo4j_exception_ce)) {
		return false;
	}
	ZVAL_UNDEF(&answer);
	zend_call_method_with_0_params(exception, exception->ce, NULL, "isretryable", &answer);
	bool retryable = Z_TYPE(answer) == IS_TRUE;
	zval_ptr_dtor(&answer);
	return retryable;
}

#define FIRST_PAUSE 0.1
#define PAUSE_FACTOR 2

/* Between a half and one and a half times: who collided should not meet again. Not from the
 * script's own sequence of random numbers. */
static double jitter(double seconds)
{
	uint32_t random = 0;
	if (php_random_bytes_silent(&random, sizeof(random)) == FAILURE) {
		return seconds;
	}
	return seconds * (0.5 + random / (double) UINT32_MAX);
}

static double seconds_since(uint64_t ns)
{
	return (double) (neo4j_clock_ns() - ns) / 1e9;
}

/* No attempt begins later than retry_time after the first one did. */
static bool is_in_time(const work *work, double delay)
{
	double limit = work->options.retry_time;
	return limit <= 0 || seconds_since(work->began_ns) + delay <= limit;
}

/* Signals and time limits act meanwhile. false: one of them threw. */
static bool pause_for(double seconds)
{
	uint64_t began_ns = neo4j_clock_ns();
	while (neo4j_serve_interrupts()) {
		double left = seconds - seconds_since(began_ns);
		if (left <= 0) {
			return true;
		}
		usleep((unsigned) (MIN(left * 1000, NEO4J_WAIT_SLICE_MS) * 1000));
	}
	return false;
}

/* The exception is set aside. false: it stays, or another one has come. */
static bool wait_for_retry(work *work, zend_object *exception)
{
	double delay = jitter(work->pause);
	if (work->lasting || !is_retryable(exception) || EG(exception) || !is_in_time(work, delay)) {
		return false;
	}
	php_neo4j_observe_retried(php_neo4j_client_observer(work->client), work->session->endpoint->label, &work->statement,
		work->attempt, exception, delay);
	return !EG(exception) && pause_for(delay);
}

static bool may_try_again(work *work)
{
	php_neo4j_pending aside = php_neo4j_pending_set_aside();
	bool again = wait_for_retry(work, aside.exception);
	zval_ptr_dtor(&work->statement);
	ZVAL_UNDEF(&work->statement);
	if (!again) {
		php_neo4j_pending_put_back(aside);
		return false;
	}
	OBJ_RELEASE(aside.exception);
	if (EG(exception)) {
		return false; /* thrown by a destructor of what the exception held */
	}
	work->pause *= PAUSE_FACTOR;
	work->attempt++;
	return true;
}

static void run(work *work, zval *result, zend_array *array)
{
	neo4j_options_copy(&work->options, &work->session->options);
	if (php_neo4j_options_read(&work->options, array)) {
		while (!attempt(work, result) && may_try_again(work) && php_neo4j_client_open_session(work->client)) {
		}
	}
	neo4j_options_free(&work->options);
}

ZEND_METHOD(Neo4j_Client, transaction)
{
	work work = {.client = Z_OBJ_P(ZEND_THIS), .attempt = 1, .began_ns = neo4j_clock_ns(), .pause = FIRST_PAUSE};
	zend_array *array = (zend_array *) &zend_empty_array;
	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_FUNC(work.call, work.cache)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(array)
	ZEND_PARSE_PARAMETERS_END();

	work.session = php_neo4j_client_open_session(work.client);
	if (!work.session) {
		RETURN_THROWS();
	}
	if (is_nested()) {
		php_neo4j_throw_usage("transaction() is called within the transaction() of the same client: a transaction has none within it");
		RETURN_THROWS();
	}
	if (is_generator(&work)) {
		zend_argument_value_error(1, "must not be a generator function: its body would run after the commit");
		RETURN_THROWS();
	}
	run(&work, return_value, array);
}

ZEND_METHOD(Neo4j_Client, getLastBookmarks)
{
	ZEND_PARSE_PARAMETERS_NONE();
	const neo4j_session *session = php_neo4j_client_session(Z_OBJ_P(ZEND_THIS));
	if (!session) {
		RETURN_THROWS();
	}
	RETURN_ARR(neo4j_bookmarks_last(session));
}
