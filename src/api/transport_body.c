#include "transport_body.h"

#include "../wire/call.h"
#include "exceptions.h"
#include "forward_iterator.h"

#include <zend_exceptions.h>
#include <zend_interfaces.h>

#include "TransportBody_arginfo.h"

typedef struct body {
	neo4j_exchange *exchange; /* owned; NULL once it has ended */
	php_neo4j_loan *loan;     /* likewise */
	bool keep;
	bool failed; /* it ended before its end */
	bool iterated;
	bool busy; /* waiting, where a signal handler may come by */
	zend_object std;
} body;

static zend_class_entry *body_ce;

static zend_object_handlers handlers;

static inline body *body_from(zend_object *object)
{
	return (body *) ((char *) object - XtOffsetOf(body, std));
}

static zend_object *create_object(zend_class_entry *ce)
{
	body *body = zend_object_alloc(sizeof(*body), ce);
	zend_object_std_init(&body->std, ce);
	object_properties_init(&body->std, ce);
	body->std.handlers = &handlers;
	return &body->std;
}

void php_neo4j_transport_body_create(zval *value, neo4j_exchange *exchange, php_neo4j_loan *loan, bool keep)
{
	object_init_ex(value, body_ce);
	body *body = body_from(Z_OBJ_P(value));
	body->exchange = exchange;
	body->loan = loan;
	body->keep = keep;
}

static void end(body *body, bool complete)
{
	neo4j_exchange *exchange = body->exchange;
	if (exchange) {
		body->exchange = NULL;
		exchange->ops->end(exchange, complete && body->keep);
		body->loan->free(body->loan);
	}
}

/* Closes what was not read to its end. Never waits. */
static void free_object(zend_object *object)
{
	end(body_from(object), false);
	zend_object_std_dtor(object);
}

ZEND_COLD void php_neo4j_transport_throw_lost(const neo4j_exchange *exchange, const char *method)
{
	neo4j_failure failure = {0};
	zend_string *what = zend_strpprintf(0, "%s failed", method);
	neo4j_failure_from_core(&failure, &exchange->error, ZSTR_VAL(what));
	php_neo4j_throw_failure(&failure);
	neo4j_failure_free(&failure);
	zend_string_release(what);
}

/* As much as has come; the exchange pauses when nobody takes its bytes. */
static void take(neo4j_buffer *buffer, zval *chunk)
{
	ZVAL_STRINGL(chunk, neo4j_buffer_head(buffer), neo4j_buffer_length(buffer));
	neo4j_buffer_consume(buffer, neo4j_buffer_length(buffer));
}

/* false: an exception is pending. */
static bool await_bytes(body *body)
{
	const neo4j_exchange *exchange = body->exchange;
	bool good = true;
	body->busy = true;
	while (good && exchange->state == NEO4J_EXCHANGE_OPEN && neo4j_buffer_length(&exchange->body) == 0) {
		good = neo4j_wait(body->exchange, 1, NEO4J_WAIT_SLICE_MS);
	}
	body->busy = false;
	return good;
}

static bool give_chunk(body *body, zval *chunk)
{
	bool good = await_bytes(body);
	if (good && neo4j_buffer_length(&body->exchange->body) > 0) {
		take(&body->exchange->body, chunk);
		return true;
	}
	if (good && body->exchange->state == NEO4J_EXCHANGE_FAILED) {
		php_neo4j_transport_throw_lost(body->exchange, body->loan->method);
		good = false;
	}
	body->failed = !good;
	end(body, good);
	return false;
}

/* false: thrown. */
static bool may_use(const body *body)
{
	if (body->busy) {
		zend_throw_error(NULL, "The body is in use: it is waiting for the server");
	} else if (body->failed) {
		php_neo4j_throw_usage("The body was ended by an exception before its end");
	} else {
		return true;
	}
	return false;
}

static bool next_chunk(zend_object *object, zval *key, zval *chunk)
{
	body *body = body_from(object);
	(void) key; /* its number is right */
	if (!may_use(body) || !body->exchange) {
		return false;
	}
	/* A signal handler may drop the last reference meanwhile. */
	GC_ADDREF(object);
	bool given = give_chunk(body, chunk);
	OBJ_RELEASE(object);
	return given;
}

static const php_neo4j_forward chunks = {
	.next = next_chunk,
	.rewound = "A body cannot be rewound: its pieces are gone when they have been read",
};

static zend_object_iterator *get_iterator(zend_class_entry *ce, zval *object, int by_ref)
{
	body *body = body_from(Z_OBJ_P(object));
	(void) ce;
	if (body->iterated && !by_ref) {
		php_neo4j_throw_usage("A body can be iterated once: its pieces are gone when they have been read");
		return NULL;
	}
	zend_object_iterator *iterator = php_neo4j_forward_iterator(object, by_ref, &chunks);
	body->iterated |= iterator != NULL;
	return iterator;
}

ZEND_METHOD(Neo4j_Transport_Body, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

ZEND_METHOD(Neo4j_Transport_Body, getIterator)
{
	ZEND_PARSE_PARAMETERS_NONE();
	zend_create_internal_iterator_zval(return_value, ZEND_THIS);
}

void php_neo4j_transport_body_register(void)
{
	body_ce = register_class_Neo4j_Transport_Body(zend_ce_aggregate);
	body_ce->create_object = create_object;
	body_ce->get_iterator = get_iterator;
	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(body, std);
	handlers.free_obj = free_object;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
}
