#include "../../php_neo4j.h"

#include "client.h"

#include "../wire/cluster.h"
#include "../wire/server.h"
#include "enums.h"
#include "exceptions.h"
#include "observer.h"
#include "options.h"
#include "query.h"
#include "result_set.h"
#include "runner.h"
#include "server_info.h"
#include "transport_curl.h"

#include <zend_attributes.h>
#include <zend_exceptions.h>

#include "Client_arginfo.h"

typedef struct client {
	neo4j_session *session; /* NULL until constructed */
	zend_object *transport; /* as given, or made when asked for */
	php_neo4j_observer *observer; /* NULL: none */
	zval login_source;      /* a callable that gives logins; undefined: none */
	bool is_asking;         /* it is being called */
	zend_object std;
} client;

/* Secrets are in session->endpoint and nowhere else: no handler below hands that out. */

zend_class_entry *php_neo4j_client_ce;

static zend_object_handlers handlers;

static inline client *client_from(zend_object *object)
{
	return (client *) ((char *) object - XtOffsetOf(client, std));
}

static zend_object *create_client(zend_class_entry *ce)
{
	client *client = zend_object_alloc(sizeof(*client), ce);
	zend_object_std_init(&client->std, ce);
	object_properties_init(&client->std, ce);
	client->std.handlers = &handlers;
	return &client->std;
}

static void free_client(zend_object *object)
{
	client *client = client_from(object);
	if (client->session) {
		neo4j_session_drop(client->session);
	}
	if (client->transport) {
		OBJ_RELEASE(client->transport);
	}
	if (client->observer) {
		php_neo4j_observer_free(client->observer);
	}
	zval_ptr_dtor(&client->login_source);
	zend_object_std_dtor(object);
}

/* The session holds no zval that could be part of a cycle. */
static HashTable *client_gc(zend_object *object, zval **table, int *count)
{
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();
	if (client_from(object)->transport) {
		zend_get_gc_buffer_add_obj(buffer, client_from(object)->transport);
	}
	if (client_from(object)->observer) {
		zend_get_gc_buffer_add_obj(buffer, php_neo4j_observer_object(client_from(object)->observer));
	}
	zend_get_gc_buffer_add_zval(buffer, &client_from(object)->login_source);
	zend_get_gc_buffer_use(buffer, table, count);
	return NULL;
}

static void add_others(zval *info, const neo4j_cluster *cluster)
{
	zval others;
	if (cluster->count > 1) {
		array_init(&others);
		for (unsigned i = 1; i < cluster->count; i++) {
			add_next_index_string(&others, cluster->sessions[i].endpoint->label);
		}
		add_assoc_zval(info, "others", &others);
	}
}

/* Labels have no credentials in them. */
static HashTable *client_debug_info(zend_object *object, int *is_temporary)
{
	const neo4j_session *session = client_from(object)->session;
	zval info, protocol;
	array_init_size(&info, 2);
	if (session) {
		php_neo4j_protocol_case(&protocol, session->options.protocol);
		add_assoc_string(&info, "server", session->endpoint->label);
		add_others(&info, session->cluster);
		add_assoc_zval(&info, "protocol", &protocol);
	}
	*is_temporary = 1;
	return Z_ARRVAL(info);
}

neo4j_session *php_neo4j_client_session(zend_object *object)
{
	neo4j_session *session = client_from(object)->session;
	if (!session) {
		zend_throw_error(NULL, "Neo4j\\Client has not been constructed");
	}
	return session;
}

/* Before each statement, so that none goes out with a login that has expired meanwhile. What is
 * open goes on with the one it has. */
static bool renew_login(client *client)
{
	if (Z_ISUNDEF(client->login_source)) {
		return true;
	}
	if (client->is_asking) {
		zend_throw_error(NULL, "The callable of option \"auth\" must not use the client that called it");
		return false;
	}
	client->is_asking = true;
	bool renewed = php_neo4j_login_renew(client->session->cluster, &client->login_source);
	client->is_asking = false;
	return renewed;
}

static bool is_open(const neo4j_session *session)
{
	if (session->cluster->closed) {
		php_neo4j_throw_usage("The client of %s is closed", session->endpoint->label);
	}
	return !session->cluster->closed;
}

neo4j_session *php_neo4j_client_open_session(zend_object *object)
{
	neo4j_session *session = php_neo4j_client_session(object);
	bool usable = session && is_open(session) && renew_login(client_from(object)) && is_open(session);
	return usable ? session : NULL;
}

php_neo4j_observer *php_neo4j_client_observer(zend_object *object)
{
	return client_from(object)->observer;
}

/* The addresses as the constructor takes them: one, or a list. */
static zend_string *uri_at(const zval *uri)
{
	if (Z_TYPE_P(uri) != IS_STRING) {
		zend_argument_type_error(1, "must be of type string or an array of strings, array of %s given", zend_zval_type_name(uri));
	} else if (zend_str_has_nul_byte(Z_STR_P(uri))) {
		zend_argument_value_error(1, "must not contain any null bytes");
	} else {
		return Z_STR_P(uri);
	}
	return NULL;
}

/* NULL: thrown. */
static neo4j_endpoint *open_endpoint(const zval *uri, const php_neo4j_client_options *options)
{
	neo4j_error error = {0};
	zend_string *address = uri_at(uri);
	neo4j_endpoint *endpoint = address ? php_neo4j_options_endpoint(ZSTR_VAL(address), options, &error) : NULL;
	if (address && !endpoint) {
		zend_value_error("%s", error.text);
	}
	if (endpoint && !php_neo4j_transport_check(options->transport, endpoint)) {
		neo4j_endpoint_drop(endpoint);
		endpoint = NULL;
	}
	return endpoint;
}

/* How many of them there are; the last one may be missing: then an exception is pending. */
static unsigned open_endpoints(neo4j_endpoint **endpoints, zend_array *uris, const php_neo4j_client_options *options)
{
	unsigned count = 0;
	zval *uri;
	ZEND_HASH_FOREACH_VAL(uris, uri) {
		ZVAL_DEREF(uri);
		endpoints[count] = open_endpoint(uri, options);
		if (!endpoints[count]) {
			break;
		}
		count++;
	} ZEND_HASH_FOREACH_END();
	return count;
}

static neo4j_session *open_session(zend_array *uris, php_neo4j_client_options *options, zend_array *given)
{
	neo4j_endpoint *endpoints[NEO4J_CLUSTER_MAX];
	unsigned count = open_endpoints(endpoints, uris, options);
	if (EG(exception)) {
		while (count > 0) {
			neo4j_endpoint_drop(endpoints[--count]);
		}
		return NULL;
	}
	neo4j_carrier *carrier = php_neo4j_transport_carrier(options->transport, options->persistent, given);
	neo4j_session *session = neo4j_session_create(endpoints, count, options->failover, &options->statement, carrier,
		&NEO4J_G(servers));
	memset(&options->statement, 0, sizeof(options->statement)); /* taken over */
	return session;
}

/* All or nothing: a client whose constructor threw stays unusable. */
static void construct(client *client, zend_array *uris, zend_array *array)
{
	php_neo4j_client_options options;
	php_neo4j_client_options_defaults(&options);
	if (php_neo4j_client_options_read(&options, array)) {
		client->session = open_session(uris, &options, array);
	}
	if (client->session) {
		client->transport = options.transport;
		options.transport = NULL;
		ZVAL_COPY_VALUE(&client->login_source, &options.login_source);
		ZVAL_UNDEF(&options.login_source);
		client->observer = options.observer ? php_neo4j_observer_create(options.observer) : NULL;
	}
	php_neo4j_client_options_free(&options);
}

static zend_array *list_of(zend_string *uri)
{
	zval address;
	zend_array *list = zend_new_array(1);
	ZVAL_STR(&address, uri ? zend_string_copy(uri) : zend_string_init(ZEND_STRL("http://localhost:7474"), 0));
	zend_hash_next_index_insert_new(list, &address);
	return list;
}

ZEND_METHOD(Neo4j_Client, __construct)
{
	zend_string *uri = NULL;
	zend_array *uris = NULL, *options = NULL;
	ZEND_PARSE_PARAMETERS_START(0, 2)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT_OR_STR(uris, uri)
		Z_PARAM_ARRAY_HT(options)
	ZEND_PARSE_PARAMETERS_END();

	client *client = client_from(Z_OBJ_P(ZEND_THIS));
	if (client->session) {
		zend_throw_error(NULL, "Neo4j\\Client cannot be constructed twice");
		RETURN_THROWS();
	}
	if (uris && (zend_hash_num_elements(uris) == 0 || zend_hash_num_elements(uris) > NEO4J_CLUSTER_MAX)) {
		zend_argument_value_error(1, "must hold 1 to %d URIs", NEO4J_CLUSTER_MAX);
		RETURN_THROWS();
	}
	zend_array *list = uris ? uris : list_of(uri);
	construct(client, list, options ? options : (zend_array *) &zend_empty_array);
	if (!uris) {
		zend_array_release(list);
	}
}

static void run_text(zval *result, zend_object *object, zend_string *text, zend_array *parameters, zend_array *array)
{
	neo4j_session *session = php_neo4j_client_open_session(object);
	if (!session || !php_neo4j_statement_check(text)) {
		return;
	}
	neo4j_options options;
	neo4j_options_copy(&options, &session->options);
	if (php_neo4j_options_read(&options, array)) {
		php_neo4j_result_set_run(result, object, session, text, parameters, &options);
	}
	neo4j_options_free(&options);
}

ZEND_METHOD(Neo4j_Client, run)
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

	if (query) {
		php_neo4j_query_run(return_value, query, Z_OBJ_P(ZEND_THIS), parameters, options);
	} else {
		run_text(return_value, Z_OBJ_P(ZEND_THIS), text, parameters, options);
	}
}

static bool ask_who(neo4j_session *session, const neo4j_options *options, void *server, neo4j_failure *failure)
{
	return neo4j_server_ask(session, options, server, failure);
}

static bool verify(neo4j_session *session, const neo4j_options *options, void *nothing, neo4j_failure *failure)
{
	(void) nothing;
	return neo4j_server_verify(session, options, failure);
}

ZEND_METHOD(Neo4j_Client, getServerInfo)
{
	ZEND_PARSE_PARAMETERS_NONE();
	neo4j_session *session = php_neo4j_client_open_session(Z_OBJ_P(ZEND_THIS));
	if (!session) {
		RETURN_THROWS();
	}
	neo4j_server server;
	neo4j_failure failure = {0};
	if (neo4j_cluster_ask(session, ask_who, &server, &failure)) {
		php_neo4j_server_info_create(return_value, &server);
	} else {
		php_neo4j_throw_failure(&failure);
	}
	neo4j_failure_free(&failure);
}

ZEND_METHOD(Neo4j_Client, verifyConnectivity)
{
	ZEND_PARSE_PARAMETERS_NONE();
	neo4j_session *session = php_neo4j_client_open_session(Z_OBJ_P(ZEND_THIS));
	if (!session) {
		RETURN_THROWS();
	}
	neo4j_failure failure = {0};
	if (!neo4j_cluster_ask(session, verify, NULL, &failure)) {
		php_neo4j_throw_failure(&failure);
	}
	neo4j_failure_free(&failure);
}

ZEND_METHOD(Neo4j_Client, getTransport)
{
	ZEND_PARSE_PARAMETERS_NONE();
	if (!php_neo4j_client_session(Z_OBJ_P(ZEND_THIS))) {
		RETURN_THROWS();
	}
	client *client = client_from(Z_OBJ_P(ZEND_THIS));
	if (!client->transport) {
		zval transport;
		object_init_ex(&transport, php_neo4j_transport_curl_ce);
		client->transport = Z_OBJ(transport);
	}
	RETURN_OBJ_COPY(client->transport);
}

ZEND_METHOD(Neo4j_Client, close)
{
	ZEND_PARSE_PARAMETERS_NONE();
	neo4j_session *session = php_neo4j_client_session(Z_OBJ_P(ZEND_THIS));
	if (!session) {
		RETURN_THROWS();
	}
	neo4j_session_close(session);
}

void php_neo4j_client_register(void)
{
	php_neo4j_client_ce = register_class_Neo4j_Client(php_neo4j_runner_ce);
	php_neo4j_client_ce->create_object = create_client;
	handlers = std_object_handlers;
	handlers.offset = XtOffsetOf(client, std);
	handlers.free_obj = free_client;
	handlers.clone_obj = NULL;
	handlers.compare = zend_objects_not_comparable;
	handlers.get_gc = client_gc;
	handlers.get_debug_info = client_debug_info;
}
