/* Failures become exceptions: the class by kind, or by the server's own code. */
#include "exceptions.h"

#include <ext/spl/spl_exceptions.h>
#include <zend_exceptions.h>
#include <zend_interfaces.h>

#include "Exceptions_arginfo.h"

zend_class_entry *php_neo4j_exception_ce;
zend_class_entry *php_neo4j_usage_exception_ce;

static zend_class_entry *connection_ce, *timeout_ce, *tls_ce;
static zend_class_entry *protocol_ce, *transaction_ce;
static zend_class_entry *server_ce, *client_error_ce, *authentication_ce, *transient_ce, *database_ce;

static zend_class_entry *const *const classes[] = {
	[NEO4J_FAILURE_CONNECTION] = &connection_ce,
	[NEO4J_FAILURE_TIMEOUT] = &timeout_ce,
	[NEO4J_FAILURE_TLS] = &tls_ce,
	[NEO4J_FAILURE_PROTOCOL] = &protocol_ce,
	[NEO4J_FAILURE_SERVER] = &server_ce,
	[NEO4J_FAILURE_AUTHENTICATION] = &authentication_ce,
	[NEO4J_FAILURE_TRANSACTION] = &transaction_ce,
	[NEO4J_FAILURE_USAGE] = &php_neo4j_usage_exception_ce,
};

typedef struct server_code {
	const char *prefix; /* a whole code, or a family when it ends with a dot */
	zend_class_entry *const *ce;
	bool retryable;
} server_code;

/* The first match counts. Retryable is what the official drivers retry. */
static const server_code server_codes[] = {
	{ "Neo.ClientError.Security.AuthorizationExpired", &authentication_ce, true },
	{ "Neo.ClientError.Security.Unauthorized", &authentication_ce, false },
	{ "Neo.ClientError.Security.AuthenticationFailed", &authentication_ce, false },
	{ "Neo.ClientError.Security.AuthenticationRateLimit", &authentication_ce, false },
	{ "Neo.ClientError.Security.AuthorizationFailed", &authentication_ce, false },
	{ "Neo.ClientError.Security.AuthProviderFailed", &authentication_ce, false },
	{ "Neo.ClientError.Security.AuthProviderTimeout", &authentication_ce, false },
	{ "Neo.ClientError.Security.CredentialsExpired", &authentication_ce, false },
	{ "Neo.ClientError.Security.TokenExpired", &authentication_ce, false },
	{ "Neo.ClientError.Cluster.NotALeader", &client_error_ce, true },
	{ "Neo.ClientError.General.ForbiddenOnReadOnlyDatabase", &client_error_ce, true },
	{ "Neo.ClientError.", &client_error_ce, false },
	{ "Neo.TransientError.Transaction.Terminated", &transient_ce, false },
	{ "Neo.TransientError.Transaction.LockClientStopped", &transient_ce, false },
	{ "Neo.TransientError.", &transient_ce, true },
	{ "Neo.DatabaseError.", &database_ce, false },
	/* Servers before 2.2 name a Java class, with its package or without. */
	{ "DeadlockDetectedException", &transient_ce, true },
};

static bool code_matches(const server_code *entry, const char *code)
{
	size_t length = strlen(entry->prefix);
	bool family = entry->prefix[length - 1] == '.';
	return family ? strncmp(code, entry->prefix, length) == 0 : strcmp(code, entry->prefix) == 0;
}

/* A Java class is looked up without its package. */
static const server_code *find_server_code(const zend_string *code)
{
	const char *text = ZSTR_VAL(code);
	if (strncmp(text, "Neo.", 4) != 0 && strrchr(text, '.')) {
		text = strrchr(text, '.') + 1;
	}
	for (size_t i = 0; i < sizeof(server_codes) / sizeof(*server_codes); i++) {
		if (code_matches(&server_codes[i], text)) {
			return &server_codes[i];
		}
	}
	return NULL;
}

/* For codes that name no family: Java classes, the integers of 2.0, "N/A". */
static zend_class_entry *class_by_status(int status)
{
	if (status >= 500) {
		return database_ce;
	}
	return status >= 400 ? client_error_ce : server_ce;
}

/* Neo4j 2.0 has numbers for codes, of five digits. */
static zend_class_entry *class_by_number(const zend_string *code)
{
	static zend_class_entry *const *const families[] = {
		['3' - '0'] = &transient_ce,    /* the network failed */
		['4' - '0'] = &client_error_ce, /* what the client did */
		['5' - '0'] = &database_ce,     /* what the server failed at */
	};
	size_t family = (size_t) (ZSTR_VAL(code)[0] - '0');
	bool number = ZSTR_LEN(code) == 5 && strspn(ZSTR_VAL(code), "0123456789") == 5;
	return number && family < sizeof(families) / sizeof(*families) && families[family] ? *families[family] : NULL;
}

static zend_class_entry *class_of(const neo4j_failure *failure, const server_code *known)
{
	if (failure->kind != NEO4J_FAILURE_SERVER) {
		return *classes[failure->kind];
	}
	if (known) {
		return *known->ce;
	}
	zend_class_entry *by_number = failure->code ? class_by_number(failure->code) : NULL;
	return by_number ? by_number : class_by_status(failure->http_status);
}

/* The class that declares the private properties: each child of a PHP class has its own. */
static zend_class_entry *declaring_class(zend_class_entry *ce)
{
	while (ce->parent != spl_ce_RuntimeException && ce->parent != spl_ce_LogicException) {
		ce = ce->parent;
	}
	return ce;
}

static zend_object *make_object(zend_class_entry *ce, zend_string *message, int status, zend_string *code, bool retryable)
{
	zval exception;
	object_init_ex(&exception, ce);

	zend_object *object = Z_OBJ(exception);
	zend_class_entry *root = declaring_class(ce);
	zend_update_property_str(zend_ce_exception, object, ZEND_STRL("message"), message);
	zend_update_property_long(zend_ce_exception, object, ZEND_STRL("code"), status);
	if (code) {
		zend_update_property_str(root, object, ZEND_STRL("serverCode"), code);
	}
	zend_update_property_bool(root, object, ZEND_STRL("retryable"), retryable);
	return object;
}

/* Complete before it is thrown: an exception in flight becomes its previous one then. */
static void throw_object(zend_object *object)
{
	zval exception;
	ZVAL_OBJ(&exception, object);
	zend_throw_exception_object(&exception);
}

ZEND_COLD zend_object *php_neo4j_make_exception(const neo4j_failure *failure)
{
	if (failure->kind == NEO4J_FAILURE_NONE) {
		return NULL;
	}
	if (failure->kind == NEO4J_FAILURE_THROWN) {
		zend_string *message = zend_string_init(ZEND_STRL("The result was ended by an exception thrown while it waited for the server"), 0);
		zend_object *exception = make_object(php_neo4j_usage_exception_ce, message, 0, NULL, false);
		zend_string_release(message);
		return exception;
	}
	const server_code *known = failure->code ? find_server_code(failure->code) : NULL;
	zend_string *message = failure->message ? failure->message : ZSTR_EMPTY_ALLOC();
	return make_object(class_of(failure, known), message, failure->http_status, failure->code,
		failure->retryable || (known && known->retryable));
}

ZEND_COLD void php_neo4j_throw_failure(const neo4j_failure *failure)
{
	if (failure->kind != NEO4J_FAILURE_NONE && failure->kind != NEO4J_FAILURE_THROWN) {
		throw_object(php_neo4j_make_exception(failure));
	}
}

ZEND_COLD void php_neo4j_throw_usage(const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	zend_string *message = zend_vstrpprintf(0, format, arguments);
	va_end(arguments);
	throw_object(make_object(php_neo4j_usage_exception_ce, message, 0, NULL, false));
	zend_string_release(message);
}

static void return_private(zval *object, const char *name, size_t length, zval *return_value)
{
	zval buffer;
	zval *value = zend_read_property(declaring_class(Z_OBJCE_P(object)), Z_OBJ_P(object), name, length, true, &buffer);
	RETURN_COPY_DEREF(value);
}

ZEND_METHOD(Neo4j_Exception_ConnectionException, getServerCode)
{
	ZEND_PARSE_PARAMETERS_NONE();
	return_private(ZEND_THIS, ZEND_STRL("serverCode"), return_value);
}

ZEND_METHOD(Neo4j_Exception_ConnectionException, isRetryable)
{
	ZEND_PARSE_PARAMETERS_NONE();
	return_private(ZEND_THIS, ZEND_STRL("retryable"), return_value);
}

static void register_server_exceptions(void)
{
	server_ce = register_class_Neo4j_Exception_ServerException(spl_ce_RuntimeException, php_neo4j_exception_ce);
	client_error_ce = register_class_Neo4j_Exception_ClientErrorException(server_ce);
	authentication_ce = register_class_Neo4j_Exception_AuthenticationException(server_ce);
	transient_ce = register_class_Neo4j_Exception_TransientException(server_ce);
	database_ce = register_class_Neo4j_Exception_DatabaseException(server_ce);
}

void php_neo4j_exceptions_register(void)
{
	php_neo4j_exception_ce = register_class_Neo4j_Exception_Neo4jException(zend_ce_throwable);
	connection_ce = register_class_Neo4j_Exception_ConnectionException(spl_ce_RuntimeException, php_neo4j_exception_ce);
	timeout_ce = register_class_Neo4j_Exception_TimeoutException(connection_ce);
	tls_ce = register_class_Neo4j_Exception_TlsException(connection_ce);
	protocol_ce = register_class_Neo4j_Exception_ProtocolException(spl_ce_RuntimeException, php_neo4j_exception_ce);
	register_server_exceptions();
	transaction_ce = register_class_Neo4j_Exception_TransactionException(spl_ce_RuntimeException, php_neo4j_exception_ce);
	php_neo4j_usage_exception_ce = register_class_Neo4j_Exception_UsageException(spl_ce_LogicException, php_neo4j_exception_ce);
}
