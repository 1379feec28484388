/* What an answer makes of the transaction: whatever fails in it ends it. The statements of one that
 * ended are undone, so its errors say nothing about them; only a commit can leave doubt. */
#include "transaction_private.h"

#include "../core/process.h"

/* Why it cannot be used. */

static const char *const reasons[] = {
	[NEO4J_TRANSACTION_COMMITTED] = "the transaction has been committed",
	[NEO4J_TRANSACTION_ROLLED_BACK] = "the transaction has been rolled back",
	[NEO4J_TRANSACTION_FAILED] = "the transaction has been ended by an error: ",
	[NEO4J_TRANSACTION_UNKNOWN] = "", /* the cause says it all */
};

static bool refuse_ended(const neo4j_transaction *transaction, neo4j_failure *failure)
{
	bool by_cause = transaction->state >= NEO4J_TRANSACTION_FAILED;

	neo4j_failure_set(failure, NEO4J_FAILURE_TRANSACTION, "%s%s", reasons[transaction->state],
		by_cause ? ZSTR_VAL(transaction->cause) : "");
	if (by_cause) {
		failure->retryable = transaction->cause_retryable;
		failure->code = transaction->cause_code ? zend_string_copy(transaction->cause_code) : NULL;
	}
	return false;
}

bool neo4j_transaction_usable(const neo4j_transaction *transaction, neo4j_failure *failure)
{
	if (transaction->pid != neo4j_process_id()) {
		neo4j_failure_set(failure, NEO4J_FAILURE_USAGE, "the transaction belongs to the process that this one was forked from");
		return false;
	}
	return transaction->state <= NEO4J_TRANSACTION_OPEN || refuse_ended(transaction, failure);
}

static void forget_cause(neo4j_transaction *transaction)
{
	if (transaction->cause) {
		zend_string_release(transaction->cause);
	}
	if (transaction->cause_code) {
		zend_string_release(transaction->cause_code);
	}
	transaction->cause = transaction->cause_code = NULL;
	transaction->cause_retryable = transaction->lingers = false;
}

static void remember_cause(neo4j_transaction *transaction, const neo4j_failure *failure)
{
	forget_cause(transaction);
	transaction->cause = failure->message ? zend_string_copy(failure->message)
		: zend_string_init(ZEND_STRL("an exception was thrown while it waited for the server"), 0);
	transaction->cause_code = failure->code ? zend_string_copy(failure->code) : NULL;
	transaction->cause_retryable = failure->retryable;
}

/* How a request failed. */

static bool has_code(const neo4j_failure *failure, const char *const *codes)
{
	for (; failure->code && *codes; codes++) {
		if (zend_string_equals_cstr(failure->code, *codes, strlen(*codes))) {
			return true;
		}
	}
	return false;
}

/* Neo4j 2.0 has numbers for codes. */
static const char *const unknown_id[] = {
	"Neo.ClientError.Transaction.TransactionNotFound", "Neo.ClientError.Transaction.UnknownId", "40010", NULL
};

/* A request before this one is still being worked on, though it was answered or given up. */
static const char *const accessed_twice[] = {
	"Neo.ClientError.Transaction.TransactionAccessedConcurrently", "Neo.ClientError.Transaction.ConcurrentRequest", NULL
};

/* The server does not know it: it expired, or was another server's. */
static bool is_gone(const neo4j_stream *stream)
{
	return stream->step > NEO4J_STEP_BEGIN && (stream->failure.http_status == 404 || has_code(&stream->failure, unknown_id));
}

/* Who stands before Neo4j may answer in its form, but not with its codes; those of 2.0 are numbers. */
static bool is_neo4js(const neo4j_failure *failure)
{
	return failure->kind == NEO4J_FAILURE_SERVER && failure->code && (strncmp(ZSTR_VAL(failure->code), "Neo.", 4) == 0
		|| strspn(ZSTR_VAL(failure->code), "0123456789") == ZSTR_LEN(failure->code));
}

/* Is it over on the server, too? A request that it refused to look at changed nothing. */
static bool is_rolled_back(const neo4j_stream *stream)
{
	const neo4j_failure *failure = &stream->failure;

	return is_gone(stream) || (is_neo4js(failure) && !has_code(failure, accessed_twice)
		&& strncmp(ZSTR_VAL(failure->code), ZEND_STRL("Neo.ClientError.Request.")) != 0);
}

/* Says it of the transaction as a whole, before what was said. */
static void lift(neo4j_failure *failure, const char *what)
{
	zend_string *message = strpprintf(0, "%s: %s", what, failure->message ? ZSTR_VAL(failure->message)
		: "an exception was thrown while its answer was waited for");

	if (failure->message) {
		zend_string_release(failure->message);
	}
	failure->message = message;
	failure->retryable = false;
	if (failure->kind != NEO4J_FAILURE_THROWN) {
		failure->kind = NEO4J_FAILURE_TRANSACTION;
	}
}

/* Beginning again may help where the network failed; a time limit would pass once more. */
static bool was_lost(const neo4j_stream *stream)
{
	const neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	neo4j_failure_kind kind = stream->failure.kind;

	return kind == NEO4J_FAILURE_CONNECTION || (kind == NEO4J_FAILURE_TIMEOUT && !exchange->error.sent)
		|| (kind == NEO4J_FAILURE_PROTOCOL && (exchange->error.status == NEO4J_ERR_LOST || exchange->error.status == NEO4J_ERR_TRUNCATED));
}

static bool was_sent(const neo4j_stream *stream)
{
	const neo4j_exchange *exchange = neo4j_stream_exchange(stream);

	return exchange->state != NEO4J_EXCHANGE_FAILED || exchange->error.sent;
}

/* A server that answers a commit with an error has not committed, if it is the server that answers. */
static bool leaves_doubt(const neo4j_stream *stream)
{
	const neo4j_failure *failure = &stream->failure;

	if (is_gone(stream) || has_code(failure, accessed_twice)) {
		return true;
	}
	return !is_neo4js(failure) && failure->kind != NEO4J_FAILURE_AUTHENTICATION && was_sent(stream);
}

static void failed(neo4j_transaction *transaction, neo4j_stream *stream)
{
	neo4j_failure *failure = &stream->failure;
	/* Who was told once is not told again. */
	bool lingers = stream->step != NEO4J_STEP_ROLLBACK && !is_rolled_back(stream);

	transaction->state = NEO4J_TRANSACTION_FAILED;
	if (stream->step == NEO4J_STEP_COMMIT && leaves_doubt(stream)) {
		lift(failure, "the outcome of the commit is unknown");
		transaction->state = NEO4J_TRANSACTION_UNKNOWN;
	} else if (is_gone(stream)) {
		lift(failure, "the server does not know the transaction any more");
		failure->retryable = true;
	} else if (neo4j_stream_exchange(stream)->state == NEO4J_EXCHANGE_FAILED) {
		failure->retryable = was_lost(stream);
	}
	remember_cause(transaction, failure);
	transaction->lingers = lingers;
}

static const neo4j_transaction_state outcomes[] = {
	[NEO4J_STEP_BEGIN] = NEO4J_TRANSACTION_OPEN,
	[NEO4J_STEP_CONTINUE] = NEO4J_TRANSACTION_OPEN,
	[NEO4J_STEP_KEEP_ALIVE] = NEO4J_TRANSACTION_OPEN,
	[NEO4J_STEP_COMMIT] = NEO4J_TRANSACTION_COMMITTED,
	[NEO4J_STEP_ROLLBACK] = NEO4J_TRANSACTION_ROLLED_BACK,
};

void neo4j_transaction_answered(neo4j_transaction *transaction, neo4j_stream *stream)
{
	neo4j_transaction_left(transaction, stream);
	if (stream->step == NEO4J_STEP_BEGIN) {
		neo4j_transaction_learn(transaction, stream);
		if (stream->complete && !transaction->id[0]) {
			stream->complete = false;
			neo4j_failure_set(&stream->failure, NEO4J_FAILURE_PROTOCOL, "%s: the answer does not name the transaction that it began",
				stream->session->endpoint->label);
		}
	}
	if (stream->complete) {
		forget_cause(transaction);
		transaction->state = outcomes[stream->step];
	} else {
		failed(transaction, stream);
	}
}

/* What may have left a server that has sent all, and be under way. */
#define UNDER_WAY_BYTES (16 * 1024 * 1024)
#define UNDER_WAY_SECONDS 5

/* The Query API names the transaction behind the rows of its first statement. A server that is
 * still sending finds its reader gone; one that has sent all would keep locks for a minute. */
static void look_for_id(neo4j_transaction *transaction, neo4j_stream *stream)
{
	double seconds = transaction->options.drain_timeout;

	neo4j_transaction_learn(transaction, stream);
	if (!transaction->id[0]) {
		neo4j_stream_drain_some(stream, UNDER_WAY_BYTES, seconds > 0 ? seconds : UNDER_WAY_SECONDS);
		/* Rows are lost now, which must not look like the end. */
		stream->complete = false;
	}
}

void neo4j_transaction_cut(neo4j_transaction *transaction, const char *why)
{
	neo4j_stream *stream = transaction->open;

	if (!stream) {
		return;
	}
	neo4j_stream_buffer_cheaply(stream);
	if (!stream->over && stream->step == NEO4J_STEP_BEGIN) {
		look_for_id(transaction, stream);
	}
	if (!stream->complete) {
		neo4j_failure_set(&stream->failure, NEO4J_FAILURE_TRANSACTION, "%s", why);
		neo4j_stream_cut(stream);
	}
}
