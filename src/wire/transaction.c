/* What is asked of a transaction's server, one request at a time. */
#include "transaction_private.h"

#include "../core/clock.h"
#include "../core/process.h"

neo4j_transaction *neo4j_transaction_create(neo4j_session *session, const neo4j_options *options)
{
	neo4j_transaction *transaction = ecalloc(1, sizeof(*transaction));

	transaction->references = 1;
	transaction->session = neo4j_session_hold(session);
	neo4j_options_copy(&transaction->options, options);
	transaction->pid = neo4j_process_id();
	return transaction;
}

neo4j_transaction *neo4j_transaction_hold(neo4j_transaction *transaction)
{
	transaction->references++;
	return transaction;
}

static void free_parts(neo4j_transaction *transaction)
{
	neo4j_header_lines_free(&transaction->sticky);
	if (transaction->database) {
		efree(transaction->database);
	}
	if (transaction->bookmarks) {
		zend_array_release(transaction->bookmarks);
	}
	if (transaction->cause) {
		zend_string_release(transaction->cause);
	}
	if (transaction->cause_code) {
		zend_string_release(transaction->cause_code);
	}
	neo4j_options_free(&transaction->options);
	neo4j_session_drop(transaction->session);
}

void neo4j_transaction_drop(neo4j_transaction *transaction)
{
	if (--transaction->references == 0) {
		free_parts(transaction);
		efree(transaction);
	}
}

/* The stream holds the transaction, which owns it while it runs. */
static void close_control(neo4j_transaction *transaction)
{
	neo4j_stream *stream = transaction->control;

	transaction->control = NULL;
	neo4j_stream_close(stream);
}

void neo4j_transaction_close(neo4j_transaction *transaction)
{
	close_control(transaction);
	neo4j_transaction_drop(transaction);
}

bool neo4j_transaction_is_open(const neo4j_transaction *transaction)
{
	return transaction->state <= NEO4J_TRANSACTION_OPEN && transaction->pid == neo4j_process_id();
}

bool neo4j_transaction_busy(const neo4j_transaction *transaction)
{
	return transaction->control || (transaction->open && neo4j_stream_busy(transaction->open));
}

bool neo4j_transaction_admit(neo4j_transaction *transaction, neo4j_failure *failure)
{
	if (!neo4j_transaction_usable(transaction, failure)) {
		return false;
	}
	if (transaction->open) {
		neo4j_stream_buffer(transaction->open);
	}
	if (EG(exception)) {
		failure->kind = NEO4J_FAILURE_THROWN;
		return false;
	}
	return neo4j_transaction_usable(transaction, failure);
}

neo4j_stream *neo4j_transaction_statement(neo4j_transaction *transaction, const neo4j_options *options, zend_string *text)
{
	neo4j_stream *stream = neo4j_stream_create(transaction->session, options, text);

	neo4j_stream_join(stream, transaction,
		transaction->state == NEO4J_TRANSACTION_NEW ? NEO4J_STEP_BEGIN : NEO4J_STEP_CONTINUE);
	return stream;
}

/* From here on it stays at this server and door, and with these bookmarks. */
static void remember_door(neo4j_transaction *transaction, const neo4j_stream *stream)
{
	transaction->session = stream->session; /* of the same cluster, which is held */
	transaction->server = stream->server;
	if (transaction->database) {
		efree(transaction->database);
	}
	transaction->database = stream->database ? estrdup(stream->database) : NULL;
	if (transaction->bookmarks) {
		zend_array_release(transaction->bookmarks);
	}
	transaction->bookmarks = stream->bookmarks;
	if (transaction->bookmarks) {
		GC_TRY_ADDREF(transaction->bookmarks);
	}
}

void neo4j_transaction_sends(neo4j_transaction *transaction, neo4j_stream *stream)
{
	if (stream->step == NEO4J_STEP_BEGIN) {
		remember_door(transaction, stream);
	} else {
		neo4j_transaction_add_sticky(transaction, &stream->headers);
	}
	transaction->open = stream;
}

void neo4j_transaction_left(neo4j_transaction *transaction, const neo4j_stream *stream)
{
	if (transaction->open == stream) {
		transaction->open = NULL;
	}
}

/* One request from start to end. What it answers beside errors has been looked at by
 * neo4j_transaction_answered(). */
static bool ask(neo4j_transaction *transaction, neo4j_step step, neo4j_failure *failure)
{
	neo4j_stream *stream = neo4j_stream_create(transaction->session, &transaction->options, NULL);
	bool ok;

	neo4j_stream_join(stream, transaction, step);
	transaction->control = stream;
	ok = neo4j_stream_run(stream, (zend_array *) &zend_empty_array, NULL) && neo4j_stream_drain(stream, 0) == NEO4J_PULL_END;
	if (!ok) {
		*failure = stream->failure;
		memset(&stream->failure, 0, sizeof(stream->failure));
	}
	close_control(transaction);
	return ok;
}

/* What was never begun ends without a request. */
static bool end_new(neo4j_transaction *transaction, neo4j_step step)
{
	if (step == NEO4J_STEP_COMMIT) {
		transaction->state = NEO4J_TRANSACTION_COMMITTED;
	} else if (step == NEO4J_STEP_ROLLBACK) {
		transaction->state = NEO4J_TRANSACTION_ROLLED_BACK;
	}
	return true;
}

bool neo4j_transaction_needs_rollback(const neo4j_transaction *transaction)
{
	return transaction->pid == neo4j_process_id()
		&& (transaction->state == NEO4J_TRANSACTION_OPEN || transaction->open
			|| (transaction->state == NEO4J_TRANSACTION_FAILED && transaction->lingers && transaction->id[0]));
}

/* Without an id there is nothing to ask for: the server ends it when it finds its reader gone. */
static bool send_rollback(neo4j_transaction *transaction, neo4j_failure *failure)
{
	bool was_open = transaction->state == NEO4J_TRANSACTION_OPEN;

	if (!transaction->id[0] || !neo4j_transaction_needs_rollback(transaction) || ask(transaction, NEO4J_STEP_ROLLBACK, failure)) {
		return true;
	}
	/* The server does not know it; or it was over before, whatever is answered now. */
	if (failure->kind == NEO4J_FAILURE_TRANSACTION || (!was_open && failure->kind != NEO4J_FAILURE_THROWN)) {
		neo4j_failure_free(failure);
		return true;
	}
	return false;
}

static const char unread[] = "the transaction was rolled back before its result was read";

/* After an error that ended it, a rollback is what was meant: only then is it no mistake. */
static bool roll_back(neo4j_transaction *transaction, neo4j_failure *failure)
{
	bool is_ended = transaction->state == NEO4J_TRANSACTION_FAILED && transaction->pid == neo4j_process_id();

	if (!is_ended && !neo4j_transaction_usable(transaction, failure)) {
		return false;
	}
	neo4j_transaction_cut(transaction, unread);
	if (!send_rollback(transaction, failure)) {
		return false;
	}
	transaction->state = NEO4J_TRANSACTION_ROLLED_BACK;
	return true;
}

bool neo4j_transaction_step(neo4j_transaction *transaction, neo4j_step step, neo4j_failure *failure)
{
	bool is_new = transaction->state == NEO4J_TRANSACTION_NEW && !transaction->open;

	if (is_new && step != NEO4J_STEP_BEGIN) {
		return neo4j_transaction_usable(transaction, failure) && end_new(transaction, step);
	}
	if (step == NEO4J_STEP_ROLLBACK) {
		return roll_back(transaction, failure);
	}
	return neo4j_transaction_admit(transaction, failure) && ask(transaction, step, failure);
}

static void limit(double *seconds, double most)
{
	if (*seconds <= 0 || *seconds > most) {
		*seconds = most;
	}
}

/* A request needs some time, and 0 would be no limit. */
#define LEAST_SECONDS 0.01

void neo4j_transaction_abandon(neo4j_transaction *transaction)
{
	double seconds = transaction->options.drain_timeout;
	uint64_t began_ns = neo4j_clock_ns();
	neo4j_failure failure = { 0 };

	neo4j_transaction_cut(transaction, unread);
	if (seconds > 0) {
		double spent = (double) (neo4j_clock_ns() - began_ns) / 1e9;

		limit(&transaction->options.timeout, MAX(LEAST_SECONDS, seconds - spent));
	}
	roll_back(transaction, &failure);
	neo4j_failure_free(&failure);
}
