#include "failure.h"

void neo4j_failure_set(neo4j_failure *failure, neo4j_failure_kind kind, const char *format, ...)
{
	va_list arguments;

	if (failure->kind != NEO4J_FAILURE_NONE) {
		return;
	}
	failure->kind = kind;
	va_start(arguments, format);
	failure->message = zend_vstrpprintf(0, format, arguments);
	va_end(arguments);
}

static const neo4j_failure_kind kinds[] = {
	[NEO4J_OK] = NEO4J_FAILURE_NONE,
	[NEO4J_AGAIN] = NEO4J_FAILURE_NONE,
	[NEO4J_ERR_MEMORY] = NEO4J_FAILURE_CONNECTION,
	[NEO4J_ERR_CONNECT] = NEO4J_FAILURE_CONNECTION,
	[NEO4J_ERR_REFUSED] = NEO4J_FAILURE_CONNECTION,
	[NEO4J_ERR_LOST] = NEO4J_FAILURE_CONNECTION,
	[NEO4J_ERR_TLS] = NEO4J_FAILURE_TLS,
	[NEO4J_ERR_TIMEOUT] = NEO4J_FAILURE_TIMEOUT,
	[NEO4J_ERR_PROTOCOL] = NEO4J_FAILURE_PROTOCOL,
	[NEO4J_ERR_TRUNCATED] = NEO4J_FAILURE_PROTOCOL,
	[NEO4J_ERR_LIMIT] = NEO4J_FAILURE_PROTOCOL,
	[NEO4J_ERR_DISK] = NEO4J_FAILURE_CONNECTION,
	[NEO4J_ERR_FOREIGN] = NEO4J_FAILURE_USAGE,
	[NEO4J_ERR_STOPPED] = NEO4J_FAILURE_PROTOCOL,
};

void neo4j_failure_from_core(neo4j_failure *failure, const neo4j_error *error, const char *what)
{
	neo4j_failure_kind kind = kinds[error->status];
	bool network = kind == NEO4J_FAILURE_CONNECTION || kind == NEO4J_FAILURE_TIMEOUT || kind == NEO4J_FAILURE_TLS;

	if (failure->kind != NEO4J_FAILURE_NONE) {
		return;
	}
	neo4j_failure_set(failure, kind, "%s: %s%s", what, error->text,
		network && error->sent ? "; the statement may have been executed" : "");
	failure->unsent = network && !error->sent;
	failure->retryable = failure->unsent && kind != NEO4J_FAILURE_TLS && error->status != NEO4J_ERR_REFUSED;
}

void neo4j_failure_not_sent(neo4j_failure *failure)
{
	if (EG(exception)) {
		neo4j_failure_free(failure);
		failure->kind = NEO4J_FAILURE_THROWN;
	} else {
		neo4j_failure_set(failure, NEO4J_FAILURE_CONNECTION, "out of memory");
	}
}

void neo4j_failure_hide_secrets(neo4j_failure *failure, const neo4j_endpoint *endpoint)
{
	if (failure->message) {
		failure->message = zend_string_separate(failure->message, 0);
		neo4j_endpoint_hide_secrets(endpoint, ZSTR_VAL(failure->message), ZSTR_LEN(failure->message));
	}
}

void neo4j_failure_name_login(neo4j_failure *failure, const neo4j_endpoint *endpoint)
{
	const char *what = endpoint->authorization ? "refused the login of the option \"auth\" or the URI"
		: "wants a login, as the option \"auth\" or the URI gives one";
	zend_string *message = strpprintf(0, "%s (%s %s)", ZSTR_VAL(failure->message), endpoint->label, what);

	zend_string_release(failure->message);
	failure->message = message;
}

void neo4j_failure_free(neo4j_failure *failure)
{
	if (failure->code) {
		zend_string_release(failure->code);
	}
	if (failure->message) {
		zend_string_release(failure->message);
	}
	memset(failure, 0, sizeof(*failure));
}
