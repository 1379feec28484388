#include "transaction.h"

#include "client.h"
#include "exceptions.h"
#include "options.h"
#include "pending.h"
#include "query.h"
#include "result_set.h"
#include "runner.h"

#include <zend_attributes.h>
#include <zend_exceptions.h>

#include "Transaction_arginfo.h"

typedef struct transaction {
	neo4j_transaction *inner; /* owned; NULL once freed */
	zend_object *client;      /* held */
	zend_object *reading;     /* the result that may be open; borrowed, as it holds this object */
	bool busy;                /* a method waits, where a signal handler may call another one */
	zend_long attempt;        /* at the whole, from 1 */
	zval statement;           /* the last one that an observer was told of, or IS_UNDEF */
	zend_object std;
} transaction;

zend_class_entry *php_neo4j_transaction_ce;

static zend_object_handlers handlers;

static inline transaction *transaction_from(zend_object *object)
{
	return (transaction *) ((char *) object - XtOffsetOf(transaction, std));
}

static zend_object *create_transaction(zend_class_entry *ce)
{
	transaction *transaction = zend_object_alloc(sizeof(*transaction), ce);
	zend_object_std_init(&transaction->std, ce);
	object_properties_init(&transaction->std, ce);
	transaction->std.handlers = &handlers;
	return &transaction->std;
}

void php_neo4j_transaction_create(zval *value, zend_object *client, neo4j_session *session, const neo4j_options *options)
{
	object_init_ex(value, php_neo4j_transaction_ce);
	transaction *transaction = transaction_from(Z_OBJ_P(value));
	transaction->inner = neo4j_transaction_create(session, options);
	transaction->client = client;
	GC_ADDREF(client);
	transaction->attempt = 1;
}

void php_neo4j_transaction_set_attempt(zend_object *object, zend_long attempt)
{
	transaction_from(object)->attempt = attempt;
}

zend_long php_neo4j_transaction_attempt(zend_object *object)
{
	return transaction_from(object)->attempt;
}

void php_neo4j_transaction_remember(zend_object *object, zval *statement)
{
	zval before;
	ZVAL_COPY_VALUE(&before, &transaction_from(object)->statement);
	ZVAL_COPY(&transaction_from(object)->statement, statement);
	zval_ptr_dtor(&before);
}

zval *php_neo4j_transaction_statement(zend_object *object)
{
	return &transaction_from(object)->statement;
}

bool php_neo4j_transaction_is_ended(zend_object *object)
{
	neo4j_transaction_state state = transaction_from(object)->inner->state;
	return state == NEO4J_TRANSACTION_COMMITTED || state == NEO4J_TRANSACTION_ROLLED_BACK;
}

/* Work that ended in one of these must not be done again. */
bool php_neo4j_transaction_may_last(zend_object *object)
{
	neo4j_transaction_state state = transaction_from(object)->inner->state;
	return state == NEO4J_TRANSACTION_COMMITTED || state == NEO4J_TRANSACTION_UNKNOWN;
}

static bool is_busy(const transaction *transaction)
{
	return transaction->busy || neo4j_transaction_busy(transaction->inner);
}

/* While the open result is read on, a signal handler may drop the last reference to it. */
static zend_object *hold_reading(transaction *transaction)
{
	transaction->busy = true;
	if (transaction->reading) {
		GC_ADDREF(transaction->reading);
	}
	return transaction->reading;
}

static void let_go(transaction *transaction, zend_object *reading)
{
	transaction->busy = false;
	if (reading) {
		php_neo4j_result_set_observe(reading);
		OBJ_RELEASE(reading);
	}
}

void php_neo4j_transaction_abandon(zend_object *object)
{
	transaction *transaction = transaction_from(object);
	if (!transaction->inner || is_busy(transaction) || !neo4j_transaction_needs_rollback(transaction->inner)) {
		return;
	}
	php_neo4j_pending aside = php_neo4j_pending_set_aside();
	zend_object *reading = hold_reading(transaction);
	neo4j_transaction_abandon(transaction->inner);
	let_go(transaction, reading);
	php_neo4j_pending_put_back(aside);
}

/* Never waits: a rollback was dtor_obj's to send. */
static void free_transaction(zend_object *object)
{
	transaction *transaction = transaction_from(object);
	if (transaction->inner) {
		neo4j_transaction_close(transaction->inner);
		transaction->inner = NULL;
		OBJ_RELEASE(transaction->client);
	}
	zval_ptr_dtor(&transaction->statement);
	zend_object_std_dtor(object);
}

/* `reading` is not among them: it is that result which holds this object. */
static HashTable *transaction_gc(zend_object *object, zval **table, int *count)
{
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (transaction_from(object)->inner) {
		zend_get_gc_buffer_add_obj(buffer, transaction_from(object)->client);
	}
	zend_get_gc_buffer_add_zval(buffer, &transaction_from(object)->statement);
	zend_get_gc_buffer_use(buffer, table, count);
	return NULL;
}

void php_neo4j_transaction_leave(zend_object *object, const zend_object *result)
{
	if (transaction_from(object)->reading == result) {
		transaction_from(object)->reading = NULL;
	}
}

/* NULL: thrown. */
static transaction *ready(zend_object *object)
{
	transaction *transaction = transaction_from(object);
	if (!transaction->inner) {
		zend_throw_error(NULL, "The Neo4j\\Transaction object has not been made by a client");
	} else if (is_busy(transaction)) {
		zend_throw_error(NULL, "The transaction is in use: it is waiting for the server");
	} else {
		return transaction;
	}
	return NULL;
}

static bool report(bool good, neo4j_failure *failure)
{
	if (!good) {
		php_neo4j_throw_failure(failure);
	}
	neo4j_failure_free(failure);
	return good;
}

bool php_neo4j_transaction_step(zend_object *object, neo4j_step step)
{
	neo4j_failure failure = {0};
	transaction *transaction = ready(object);
	if (!transaction) {
		return false;
	}
	zend_object *reading = hold_reading(transaction);
	bool good = neo4j_transaction_step(transaction->inner, step, &failure);
	let_go(transaction, reading);
	return report(good, &failure);
}

static bool admit(transaction *transaction)
{
	neo4j_failure failure = {0};
	zend_object *reading = hold_reading(transaction);
	bool good = neo4j_transaction_admit(transaction->inner, &failure);
	let_go(transaction, reading);
	return report(good, &failure);
}

static void run(zval *result, zend_object *object, zend_string *text, zend_array *parameters, const neo4j_options *options)
{
	transaction *transaction = transaction_from(object);
	if (!admit(transaction)) {
		return;
	}
	neo4j_stream *stream = neo4j_transaction_statement(transaction->inner, options, text);
	transaction->busy = true; /* also while the parameters are written, which may run user code */
	bool good = php_neo4j_result_set_run_in(result, transaction->client, object, stream, parameters);
	transaction->busy = false;
	if (good) {
		/* With few rows the answer has ended already. */
		transaction->reading = transaction->inner->open ? Z_OBJ_P(result) : NULL;
	}
}

static void run_text(zval *result, zend_object *object, zend_string *text, zend_array *parameters, zend_array *array)
{
	neo4j_options options;
	neo4j_options_copy(&options, &transaction_from(object)->inner->options);
	if (php_neo4j_options_read_within(&options, array)) {
		run(result, object, text, parameters, &options);
	}
	neo4j_options_free(&options);
}

/* The transaction's options, the query's, and those given now are laid over each other. */
static void run_query(zval *result, zend_object *object, zend_object *query, zend_array *parameters, zend_array *array)
{
	php_neo4j_query_parts parts;
	neo4j_options options;
	if (!php_neo4j_query_take_parts(query, transaction_from(object)->client, parameters, &parts)) {
		return;
	}
	neo4j_options_copy(&options, &transaction_from(object)->inner->options);
	if (php_neo4j_options_read_within(&options, parts.options) && php_neo4j_options_read_within(&options, array)) {
		run(result, object, parts.text, parts.parameters, &options);
	}
	neo4j_options_free(&options);
	php_neo4j_query_release_parts(&parts);
}

ZEND_METHOD(Neo4j_Transaction, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Neo4j_Transaction, run)
{
	zend_object *query;
	zend_string *text;
	zend_array *parameters = (zend_array *) &zend_empty_array;
	zend_array *options = (zend_array *) &zend_empty_array;
	ZEND_PARSE_PARAMETERS_START(1, 3)
		Z_PARAM_OBJ_OF_CLASS_OR_STR(query, php_neo4j_query_ce, text)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(parameters)
		Z_PARAM_ARRAY_HT(options)
	ZEND_PARSE_PARAMETERS_END();

	transaction *transaction = ready(Z_OBJ_P(ZEND_THIS));
	/* The callable of the option "auth" may have ended it. */
	if (!transaction || !php_neo4j_client_open_session(transaction->client) || !ready(Z_OBJ_P(ZEND_THIS))) {
		RETURN_THROWS();
	}
	if (query) {
		run_query(return_value, Z_OBJ_P(ZEND_THIS), query, parameters, options);
	} else if (php_neo4j_statement_check(text)) {
		run_text(return_value, Z_OBJ_P(ZEND_THIS), text, parameters, options);
	}
}

ZEND_METHOD(Neo4j_Transaction, commit)
{
	ZEND_PARSE_PARAMETERS_NONE();
	php_neo4j_transaction_step(Z_OBJ_P(ZEND_THIS), NEO4J_STEP_COMMIT);
}

ZEND_METHOD(Neo4j_Transaction, rollback)
{
	ZEND_PARSE_PARAMETERS_NONE();
	php_neo4j_transaction_step(Z_OBJ_P(ZEND_THIS), NEO4J_STEP_ROLLBACK);
}

ZEND_METHOD(Neo4j_Transaction, keepAlive)
{
	ZEND_PARSE_PARAMETERS_NONE();
	php_neo4j_transaction_step(Z_OBJ_P(ZEND_THIS), NEO4J_STEP_KEEP_ALIVE);
}

ZEND_METHOD(Neo4j_Transaction, isOpen)
{
	ZEND_PARSE_PARAMETERS_NONE();
	const transaction *transaction = transaction_from(Z_OBJ_P(ZEND_THIS));
	RETURN_BOOL(transaction->inner && neo4j_transaction_is_open(transaction->inner));
}

static const char *const state_names[] = {
	[NEO4J_TRANSACTION_NEW] = "not begun",
	[NEO4J_TRANSACTION_OPEN] = "open",
	[NEO4J_TRANSACTION_COMMITTED] = "committed",
	[NEO4J_TRANSACTION_ROLLED_BACK] = "rolled back",
	[NEO4J_TRANSACTION_FAILED] = "ended by an error",
	[NEO4J_TRANSACTION_UNKNOWN] = "outcome unknown",
};

/* Neither the id nor what is sent back with it: who has them could commit in our name. */
ZEND_METHOD(Neo4j_Transaction, __debugInfo)
{
	ZEND_PARSE_PARAMETERS_NONE();
	const neo4j_transaction *inner = transaction_from(Z_OBJ_P(ZEND_THIS))->inner;
	array_init(return_value);
	if (inner) {
		add_assoc_string(return_value, "server", inner->session->endpoint->label);
		add_assoc_string(return_value, "state", state_names[inner->state]);
	}
}

void php_neo4j_transaction_register(void)
{
	php_neo4j_transaction_ce = register_class_Neo4j_Transaction(php_neo4j_runner_ce);
	php_neo4j_transaction_ce->create_object = create_transaction;
	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(transaction, std);
	handlers.dtor_obj = php_neo4j_transaction_abandon;
	handlers.free_obj = free_transaction;
	handlers.get_gc = transaction_gc;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
}
