#include "query.h"

#include "../value/parameters.h"
#include "client.h"
#include "options.h"
#include "result_set.h"

#include <zend_attributes.h>
#include <zend_exceptions.h>

#include "Query_arginfo.h"

typedef struct query {
	zend_object *client;   /* NULL until constructed */
	zend_string *text;
	zval parameters;       /* an array, as given, or IS_UNDEF */
	zval resolved;         /* what they stood for then: a query may run twice, an iterator may not */
	zval given;            /* the options that it was made with: an array, or IS_UNDEF */
	neo4j_options options; /* the client's, overlaid by the query's: resolved once */
	zval result;           /* a ResultSet, or IS_UNDEF: not run yet */
	bool running;          /* getResultSet() waits, where a signal handler may call it again */
	zend_object std;
} query;

zend_class_entry *php_neo4j_query_ce;

static zend_object_handlers handlers;

static inline query *query_from(zend_object *object)
{
	return (query *) ((char *) object - XtOffsetOf(query, std));
}

static zend_object *create_query(zend_class_entry *ce)
{
	query *query = zend_object_alloc(sizeof(*query), ce);
	zend_object_std_init(&query->std, ce);
	object_properties_init(&query->std, ce);
	query->std.handlers = &handlers;
	return &query->std;
}

static void free_query(zend_object *object)
{
	query *query = query_from(object);
	if (query->client) {
		OBJ_RELEASE(query->client);
		zend_string_release(query->text);
		neo4j_options_free(&query->options);
	}
	zval_ptr_dtor(&query->result);
	zval_ptr_dtor(&query->parameters);
	zval_ptr_dtor(&query->resolved);
	zval_ptr_dtor(&query->given);
	zend_object_std_dtor(object);
}

static HashTable *query_gc(zend_object *object, zval **table, int *count)
{
	query *query = query_from(object);
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (query->client) {
		zend_get_gc_buffer_add_obj(buffer, query->client);
	}
	zend_get_gc_buffer_add_zval(buffer, &query->parameters);
	zend_get_gc_buffer_add_zval(buffer, &query->resolved);
	zend_get_gc_buffer_add_zval(buffer, &query->given);
	zend_get_gc_buffer_add_zval(buffer, &query->result);
	zend_get_gc_buffer_use(buffer, table, count);
	return NULL;
}

static HashTable *query_debug_info(zend_object *object, int *is_temporary)
{
	query *query = query_from(object);
	zval info;
	array_init_size(&info, 3);
	if (query->client) {
		zval client;
		ZVAL_OBJ_COPY(&client, query->client);
		add_assoc_zval(&info, "client", &client);
		add_assoc_str(&info, "text", zend_string_copy(query->text));
		Z_TRY_ADDREF(query->parameters);
		add_assoc_zval(&info, "parameters", &query->parameters);
	}
	*is_temporary = 1;
	return Z_ARRVAL(info);
}

static query *constructed(zend_object *object)
{
	query *query = query_from(object);
	if (!query->client) {
		zend_throw_error(NULL, "Neo4j\\Query has not been constructed");
		return NULL;
	}
	return query;
}

bool php_neo4j_statement_check(const zend_string *text)
{
	if (ZSTR_LEN(text) == 0) {
		zend_value_error("The statement must not be empty");
		return false;
	}
	return true;
}

/* Resolved once, and written for the errors alone, so that a mistake shows where it was made, not
 * where the query runs. Returns a counted reference; NULL: thrown. */
static zend_array *resolve(const zend_string *text, zend_array *parameters)
{
	zend_array *resolved = neo4j_parameters_resolve(parameters);
	zend_string *why = NULL;
	smart_str json = {0};
	if (resolved && (!neo4j_json_write_string(&json, text, "The statement")
			|| !neo4j_parameters_encode(&json, resolved, &why))) {
		zend_array_release(resolved);
		resolved = NULL;
	}
	if (why) {
		zend_string_release(why);
	}
	smart_str_free(&json);
	return resolved;
}

/* Arrays of a script's own text are shared and not counted. */
static void copy_array(zval *target, zend_array *array)
{
	ZVAL_ARR(target, array);
	if (GC_FLAGS(array) & GC_IMMUTABLE) {
		Z_TYPE_INFO_P(target) = IS_ARRAY;
	} else {
		GC_ADDREF(array);
	}
}

static void fill(query *query, zend_object *client, zend_string *text, zend_array *parameters,
	zend_array *resolved, zend_array *given, const neo4j_options *options)
{
	GC_ADDREF(client);
	query->client = client;
	query->text = zend_string_copy(text);
	copy_array(&query->parameters, parameters);
	copy_array(&query->resolved, resolved);
	copy_array(&query->given, given);
	neo4j_options_copy(&query->options, options);
}

ZEND_METHOD(Neo4j_Query, __construct)
{
	zend_object *client;
	zend_string *text;
	zend_array *parameters = (zend_array *) &zend_empty_array;
	zend_array *array = (zend_array *) &zend_empty_array;
	ZEND_PARSE_PARAMETERS_START(2, 4)
		Z_PARAM_OBJ_OF_CLASS(client, php_neo4j_client_ce)
		Z_PARAM_STR(text)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(parameters)
		Z_PARAM_ARRAY_HT(array)
	ZEND_PARSE_PARAMETERS_END();

	if (query_from(Z_OBJ_P(ZEND_THIS))->client) {
		zend_throw_error(NULL, "Neo4j\\Query cannot be constructed twice");
		RETURN_THROWS();
	}
	neo4j_session *session = php_neo4j_client_session(client);
	if (!session || !php_neo4j_statement_check(text)) {
		RETURN_THROWS();
	}
	zend_array *resolved = resolve(text, parameters);
	if (!resolved) {
		RETURN_THROWS();
	}
	neo4j_options options;
	neo4j_options_copy(&options, &session->options);
	if (query_from(Z_OBJ_P(ZEND_THIS))->client) {
		/* By a jsonSerialize() that found this object in the backtrace. */
		zend_throw_error(NULL, "Neo4j\\Query cannot be constructed twice");
	} else if (php_neo4j_options_read(&options, array)) {
		fill(query_from(Z_OBJ_P(ZEND_THIS)), client, text, parameters, resolved, array, &options);
	}
	neo4j_options_free(&options);
	zend_array_release(resolved);
}

ZEND_METHOD(Neo4j_Query, getText)
{
	ZEND_PARSE_PARAMETERS_NONE();
	query *query = constructed(Z_OBJ_P(ZEND_THIS));
	if (!query) {
		RETURN_THROWS();
	}
	RETURN_STR_COPY(query->text);
}

ZEND_METHOD(Neo4j_Query, getParameters)
{
	ZEND_PARSE_PARAMETERS_NONE();
	query *query = constructed(Z_OBJ_P(ZEND_THIS));
	if (!query) {
		RETURN_THROWS();
	}
	RETURN_COPY(&query->parameters);
}

ZEND_METHOD(Neo4j_Query, withParameters)
{
	zend_array *parameters;
	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(parameters)
	ZEND_PARSE_PARAMETERS_END();

	query *query = constructed(Z_OBJ_P(ZEND_THIS));
	zend_array *resolved = query ? resolve(query->text, parameters) : NULL;
	if (!resolved) {
		RETURN_THROWS();
	}
	object_init_ex(return_value, php_neo4j_query_ce);
	fill(query_from(Z_OBJ_P(return_value)), query->client, query->text, parameters, resolved, Z_ARRVAL(query->given),
		&query->options);
	zend_array_release(resolved);
}

/* A new array that the caller releases. */
static zend_array *overlay(const query *query, zend_array *parameters)
{
	if (zend_hash_num_elements(parameters) == 0) {
		GC_TRY_ADDREF(Z_ARRVAL(query->resolved));
		return Z_ARRVAL(query->resolved);
	}
	zend_array *merged = zend_array_dup(Z_ARRVAL(query->resolved));
	zend_hash_merge(merged, parameters, zval_add_ref, true);
	return merged;
}

static bool run(zval *result, const query *query, zend_array *parameters, zend_array *array)
{
	neo4j_session *session = php_neo4j_client_open_session(query->client);
	if (!session) {
		return false;
	}
	neo4j_options options;
	neo4j_options_copy(&options, &query->options);
	bool good = php_neo4j_options_read(&options, array);
	if (good) {
		zend_array *merged = overlay(query, parameters);
		good = php_neo4j_result_set_run(result, query->client, session, query->text, merged, &options);
		zend_array_release(merged);
	}
	neo4j_options_free(&options);
	return good;
}

static const query *query_of(zend_object *object, const zend_object *client)
{
	const query *query = constructed(object);
	if (query && query->client != client) {
		zend_argument_value_error(1, "must be a query of the same client");
		return NULL;
	}
	return query;
}

bool php_neo4j_query_run(zval *result, zend_object *object, zend_object *client, zend_array *parameters, zend_array *options)
{
	const query *query = query_of(object, client);
	return query && run(result, query, parameters, options);
}

bool php_neo4j_query_take_parts(zend_object *object, const zend_object *client, zend_array *parameters, php_neo4j_query_parts *parts)
{
	const query *query = query_of(object, client);
	if (!query) {
		return false;
	}
	parts->text = zend_string_copy(query->text);
	parts->parameters = overlay(query, parameters);
	parts->options = Z_ARRVAL(query->given);
	GC_TRY_ADDREF(parts->options);
	return true;
}

void php_neo4j_query_release_parts(php_neo4j_query_parts *parts)
{
	zend_string_release(parts->text);
	zend_array_release(parts->parameters);
	zend_array_release(parts->options);
}

static bool run_once(query *query)
{
	zval result;
	if (query->running) {
		zend_throw_error(NULL, "The query is being run");
		return false;
	}
	query->running = true;
	bool good = run(&result, query, (zend_array *) &zend_empty_array, (zend_array *) &zend_empty_array);
	query->running = false;
	if (good) {
		ZVAL_COPY_VALUE(&query->result, &result);
	}
	return good;
}

ZEND_METHOD(Neo4j_Query, getResultSet)
{
	ZEND_PARSE_PARAMETERS_NONE();
	query *query = constructed(Z_OBJ_P(ZEND_THIS));
	if (!query) {
		RETURN_THROWS();
	}
	if (Z_ISUNDEF(query->result) && !run_once(query)) {
		RETURN_THROWS();
	}
	RETURN_COPY(&query->result);
}

void php_neo4j_query_register(void)
{
	php_neo4j_query_ce = register_class_Neo4j_Query();
	php_neo4j_query_ce->create_object = create_query;
	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(query, std);
	handlers.free_obj = free_query;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
	handlers.get_gc = query_gc;
	handlers.get_debug_info = query_debug_info;
}
