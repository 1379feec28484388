#include "query_request.h"

#include "../core/endpoint.h"
#include "../value/parameters.h"

/* What stands behind the door's own path. */
static const struct { const char *method; bool within; const char *tail; } steps[] = {
	[NEO4J_STEP_RUN] = { "POST", false, "" },
	[NEO4J_STEP_BEGIN] = { "POST", false, "/tx" },
	[NEO4J_STEP_CONTINUE] = { "POST", true, "" },
	[NEO4J_STEP_KEEP_ALIVE] = { "POST", true, "" },
	[NEO4J_STEP_COMMIT] = { "POST", true, "/commit" },
	[NEO4J_STEP_ROLLBACK] = { "DELETE", true, "" },
};

static void encode_path(const neo4j_statement *statement, smart_str *path)
{
	smart_str_appends(path, "/db/");
	neo4j_path_append(path, statement->database);
	smart_str_appends(path, "/query/v2");
	if (steps[statement->step].within) {
		smart_str_appends(path, "/tx/");
		neo4j_path_append(path, statement->transaction);
	}
	smart_str_appends(path, steps[statement->step].tail);
}

/* A list of JSON strings: what they hold came from a server, or from the user. */
static void encode_bookmarks(zend_array *bookmarks, smart_str *body)
{
	const char *before = ",\"bookmarks\":[";
	zval *bookmark;

	ZEND_HASH_FOREACH_VAL(bookmarks, bookmark) {
		smart_str_appends(body, before);
		neo4j_json_write_string(body, Z_STR_P(bookmark), "A bookmark");
		before = ",";
	} ZEND_HASH_FOREACH_END();
	smart_str_appendc(body, ']');
}

/* The server takes whole seconds, of which 0 is no limit, and cuts fractions off. */
static void encode_limit(double seconds, smart_str *body)
{
	smart_str_appends(body, ",\"maxExecutionTime\":");
	smart_str_append_long(body, (zend_long) ceil(seconds));
}

/* They belong to what begins a transaction: later requests with them are refused. */
static void encode_settings(const neo4j_statement *statement, smart_str *body)
{
	const neo4j_options *options = statement->options;

	if (options->access_mode != NEO4J_ACCESS_UNSET) {
		smart_str_appends(body, options->access_mode == NEO4J_ACCESS_READ ? ",\"accessMode\":\"READ\"" : ",\"accessMode\":\"WRITE\"");
	}
	if (options->impersonated_user) {
		smart_str_appends(body, ",\"impersonatedUser\":");
		neo4j_json_write_string(body, options->impersonated_user, "The user's name");
	}
	if (options->server_timeout > 0) {
		encode_limit(options->server_timeout, body);
	}
	if (statement->bookmarks) {
		encode_bookmarks(statement->bookmarks, body);
	}
}

static void encode_statement(const neo4j_statement *statement, smart_str *body)
{
	smart_str_appends(body, ",\"statement\":");
	smart_str_append(body, statement->text);
	smart_str_appends(body, ",\"parameters\":");
	smart_str_append(body, statement->parameters);
	if (statement->options->stats) {
		smart_str_appends(body, ",\"includeCounters\":true");
	}
}

/* Each member is written with a comma before it; the first one's becomes the brace. A request
 * that has nothing to say still has a body, {}: without one, servers fail (HTTP 500). That is
 * also what keeps a transaction alive. */
static void encode_body(const neo4j_statement *statement, smart_str *body)
{
	if (statement->text) {
		encode_statement(statement, body);
	}
	if (statement->step <= NEO4J_STEP_BEGIN) {
		encode_settings(statement, body);
	}
	if (!body->s) {
		smart_str_appendc(body, '{');
	} else {
		ZSTR_VAL(body->s)[0] = '{';
	}
	smart_str_appendc(body, '}');
}

/* In typed JSON a text has its quotes escaped, and a user's key "$type" is followed by a brace:
 * so this is a Vector and nothing else. */
static bool has_vector(const zend_string *parameters)
{
	return php_memnstr(ZSTR_VAL(parameters), ZEND_STRL("\"$type\":\"Vector\""), ZSTR_VAL(parameters) + ZSTR_LEN(parameters));
}

/* Vectors need a server that knows 1.1; all others are content with the name without a version. */
static const char *content_type(const neo4j_statement *statement)
{
	if (!statement->typed || !statement->text) {
		return "Content-Type: application/json";
	}
	return has_vector(statement->parameters) ? "Content-Type: application/vnd.neo4j.query.v1.1"
		: "Content-Type: application/vnd.neo4j.query";
}

/* Servers that know 1.1 choose it, and the others what they know. */
static const char accept_line[] = "Accept: application/vnd.neo4j.query.v1.1, application/vnd.neo4j.query;q=0.9";

void neo4j_query_encode(const neo4j_statement *statement, neo4j_encoded *request)
{
	request->method = steps[statement->step].method;
	encode_path(statement, &request->path);
	neo4j_header_lines_add(&request->headers, ZEND_STRL(accept_line));
	if (statement->step != NEO4J_STEP_ROLLBACK) {
		const char *type = content_type(statement);

		neo4j_header_lines_add(&request->headers, type, strlen(type));
		encode_body(statement, &request->body);
	}
}
