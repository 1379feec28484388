#include "response.h"

#include "exceptions.h"
#include "forward_iterator.h"
#include "pending.h"

#include <Zend/zend_exceptions.h>
#include <Zend/zend_interfaces.h>
#include <Zend/zend_smart_str.h>

#include "Response_arginfo.h"

enum { STATUS, HEADERS }; /* property slots, as declared */

typedef struct response {
	neo4j_stream *stream; /* NULL until made */
	zval value;           /* IS_UNDEF: a list whose elements are still to be read */
	HashPosition at;      /* of an iteration over the value */
	bool iterated;
	bool closed;
	bool shown;           /* the failure was thrown */
	zend_object std;
} response;

static zend_class_entry *response_ce;
static zend_object_handlers handlers;

static inline response *response_from(zend_object *object)
{
	return (response *) ((char *) object - XtOffsetOf(response, std));
}

static zend_object *create_object(zend_class_entry *ce)
{
	response *response = zend_object_alloc(sizeof(*response), ce);

	zend_object_std_init(&response->std, ce);
	object_properties_init(&response->std, ce);
	response->std.handlers = &handlers;
	return &response->std;
}

/* The end of one that is dropped. */

/* A destructor should not throw, so what is found here is a warning. */
static void warn(const neo4j_failure *failure)
{
	php_error_docref(NULL, E_WARNING, "Reading the rest of a dropped response: %s%s", ZSTR_VAL(failure->message),
		failure->kind == NEO4J_FAILURE_SERVER ? "" : "; whether the request took effect is not known");
}

static void stop(neo4j_stream *stream)
{
	neo4j_stream_drain_cheaply(stream);
	neo4j_stream_cut(stream);
}

static void drain(neo4j_stream *stream)
{
	neo4j_stream_drain(stream, neo4j_stream_options(stream)->drain_timeout);
	if (!neo4j_stream_complete(stream) && neo4j_stream_failure(stream)->message) {
		warn(neo4j_stream_failure(stream));
	}
}

/* What may have changed something is read to its end, as dropped results are. */
static void destroy_object(zend_object *object)
{
	response *response = response_from(object);
	neo4j_stream *stream = response->stream;
	php_neo4j_pending aside;

	if (!stream || response->closed || response->shown || neo4j_stream_busy(stream) || neo4j_stream_foreign(stream)) {
		return;
	}
	response->closed = !neo4j_stream_over(stream);
	aside = php_neo4j_pending_set_aside();
	if (neo4j_stream_may_cut(stream)) {
		stop(stream);
	} else {
		drain(stream);
	}
	php_neo4j_pending_put_back(aside);
}

static void free_object(zend_object *object)
{
	response *response = response_from(object);

	neo4j_stream_close(response->stream);
	zval_ptr_dtor(&response->value);
	zend_object_std_dtor(object);
}

static HashTable *get_gc(zend_object *object, zval **table, int *count)
{
	response *response = response_from(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	zend_get_gc_buffer_add_zval(buffer, &response->value);
	if (response->stream) {
		neo4j_stream_gc(response->stream, buffer);
	}
	zend_get_gc_buffer_use(buffer, table, count);
	return zend_std_get_properties(object);
}

/* Its header. */

/* The value of a field that was there already gets this one behind it. */
static void add_field(zend_array *headers, const char *name, size_t name_length, const char *value, size_t length)
{
	zend_string *key = zend_string_alloc(name_length, 0);
	zval *known, field;

	zend_str_tolower_copy(ZSTR_VAL(key), name, name_length);
	known = zend_symtable_find(headers, key);
	if (known) {
		ZVAL_STR(&field, zend_strpprintf(0, "%s, %.*s", Z_STRVAL_P(known), (int) length, value));
	} else {
		ZVAL_STRINGL(&field, value, length);
	}
	zend_symtable_update(headers, key, &field);
	zend_string_release(key);
}

static void add_line(zend_array *headers, const char *line, size_t length)
{
	const char *colon = memchr(line, ':', length), *value = colon ? colon + 1 : NULL, *end = line + length;

	if (!colon || colon == line) {
		return; /* no field of HTTP's */
	}
	while (value < end && (*value == ' ' || *value == '\t')) {
		value++;
	}
	add_field(headers, line, (size_t) (colon - line), value, (size_t) (end - value));
}

static void fill_headers(zval *headers, const zend_string *head)
{
	const char *line = ZSTR_VAL(head), *end;

	array_init(headers);
	for (; (end = strchr(line, '\n')); line = end + 1) {
		add_line(Z_ARR_P(headers), line, (size_t) (end - line));
	}
}

/* Its value. */

static void throw_failure(response *response)
{
	const neo4j_failure *failure = neo4j_stream_failure(response->stream);

	response->shown = true;
	if (EG(exception)) {
		return;
	}
	if (failure->kind == NEO4J_FAILURE_THROWN) {
		php_neo4j_throw_usage("The response was ended by an exception thrown while it waited for the server");
		return;
	}
	php_neo4j_throw_failure(failure);
}

/* false: no more, or thrown. */
static bool pull(response *response, zval *value)
{
	neo4j_pull pulled;

	/* A signal handler may drop the last reference while we wait. */
	GC_ADDREF(&response->std);
	pulled = neo4j_stream_pull(response->stream, /* whole */ false, value);
	if (pulled == NEO4J_PULL_FAILED) {
		throw_failure(response);
	}
	OBJ_RELEASE(&response->std);
	return pulled == NEO4J_PULL_ROW;
}

/* One value is there now, or none; the answer's end is waited for. */
static bool take_value(response *response)
{
	zval rest;

	ZVAL_NULL(&response->value);
	while (pull(response, &rest)) {
		ZVAL_COPY_VALUE(&response->value, &rest);
	}
	return !EG(exception);
}

static bool fill(response *response)
{
	ZVAL_LONG(OBJ_PROP_NUM(&response->std, STATUS), neo4j_stream_status(response->stream));
	fill_headers(OBJ_PROP_NUM(&response->std, HEADERS), neo4j_stream_head(response->stream));
	return neo4j_stream_gives_list(response->stream) || take_value(response);
}

bool php_neo4j_response_request(zval *value, neo4j_stream *stream, const neo4j_rest_request *request)
{
	response *response;
	bool good;

	object_init_ex(value, response_ce);
	response = response_from(Z_OBJ_P(value));
	response->stream = stream;
	good = neo4j_stream_request(stream, request);
	if (!good) {
		throw_failure(response);
	} else {
		good = fill(response);
	}
	if (!good) {
		zval_ptr_dtor(value);
		ZVAL_NULL(value);
	}
	return good;
}

static bool may_use(const response *response)
{
	if (!response->stream) {
		zend_throw_error(NULL, "The Neo4j\\Response object has not been made by request()");
	} else if (response->closed) {
		php_neo4j_throw_usage("The response is closed");
	} else if (neo4j_stream_busy(response->stream)) {
		zend_throw_error(NULL, "The response is in use: it is waiting for the server");
	} else if (neo4j_stream_foreign(response->stream)) {
		php_neo4j_throw_usage("The response belongs to the process that this one was forked from");
	} else {
		return true;
	}
	return false;
}

ZEND_METHOD(Neo4j_Response, __construct)
{
	ZEND_PARSE_PARAMETERS_NONE();
}

static bool collect(response *response, zval *list)
{
	zval element;

	array_init(list);
	while (pull(response, &element)) {
		zend_hash_next_index_insert_new(Z_ARRVAL_P(list), &element);
	}
	return !EG(exception);
}

ZEND_METHOD(Neo4j_Response, getValue)
{
	ZEND_PARSE_PARAMETERS_NONE();
	response *response = response_from(Z_OBJ_P(ZEND_THIS));
	if (!may_use(response)) {
		RETURN_THROWS();
	}
	if (Z_ISUNDEF(response->value)) {
		if (response->iterated) {
			php_neo4j_throw_usage("The elements of the response have been iterated: they are not kept");
			RETURN_THROWS();
		}
		response->iterated = true;
		if (!collect(response, return_value)) {
			RETURN_THROWS();
		}
		response->iterated = false;
		ZVAL_COPY(&response->value, return_value);
		return;
	}
	RETURN_COPY(&response->value);
}

ZEND_METHOD(Neo4j_Response, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	response *response = response_from(Z_OBJ_P(ZEND_THIS));
	if (response->closed) {
		return;
	}
	if (!may_use(response)) {
		RETURN_THROWS();
	}
	stop(response->stream);
	response->closed = true;
}

ZEND_METHOD(Neo4j_Response, getIterator)
{
	ZEND_PARSE_PARAMETERS_NONE();
	zend_create_internal_iterator_zval(return_value, ZEND_THIS);
}

static bool next_member(response *response, zval *key, zval *value)
{
	zend_array *members = Z_ARR(response->value);
	zval *member = zend_hash_get_current_data_ex(members, &response->at);

	if (!member) {
		return false;
	}
	zend_hash_get_current_key_zval_ex(members, key, &response->at);
	ZVAL_COPY(value, member);
	zend_hash_move_forward_ex(members, &response->at);
	return true;
}

static bool next(zend_object *object, zval *key, zval *value)
{
	response *response = response_from(object);

	if (!may_use(response)) {
		return false;
	}
	if (Z_ISUNDEF(response->value)) {
		return pull(response, value);
	}
	return Z_TYPE(response->value) == IS_ARRAY && next_member(response, key, value);
}

static const php_neo4j_forward elements = {
	.next = next,
	.rewound = "A response cannot be rewound: its elements are gone when they have been read",
};

/* An empty body has no elements; what is one value has none either, but that would be a mistake. */
static bool is_iterable(const response *response)
{
	if (response->iterated) {
		php_neo4j_throw_usage("A response can be iterated once (getValue() gives all of it)");
		return false;
	}
	if (!Z_ISUNDEF(response->value) && Z_TYPE(response->value) != IS_ARRAY && Z_TYPE(response->value) != IS_NULL) {
		php_neo4j_throw_usage("The response is one value, neither a list nor a map: getValue() gives it");
		return false;
	}
	return true;
}

static zend_object_iterator *get_iterator(zend_class_entry *ce, zval *object, int by_ref)
{
	response *response = response_from(Z_OBJ_P(object));
	zend_object_iterator *iterator;

	(void) ce;
	if (!by_ref && (!may_use(response) || !is_iterable(response))) {
		return NULL;
	}
	iterator = php_neo4j_forward_iterator(object, by_ref, &elements);
	if (iterator) {
		response->iterated = true;
	}
	return iterator;
}

void php_neo4j_response_register(void)
{
	response_ce = register_class_Neo4j_Response(zend_ce_aggregate);
	response_ce->create_object = create_object;
	response_ce->get_iterator = get_iterator;

	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(response, std);
	handlers.dtor_obj = destroy_object;
	handlers.free_obj = free_object;
	handlers.get_gc = get_gc;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
}
