#include "tx_door.h"

/* What stands behind the door's own path. KEEP_ALIVE sends an empty list of statements. */
static const struct { const char *method; bool within; const char *tail; } steps[] = {
	[NEO4J_STEP_RUN] = { "POST", false, "/commit" },
	[NEO4J_STEP_BEGIN] = { "POST", false, "" },
	[NEO4J_STEP_CONTINUE] = { "POST", true, "" },
	[NEO4J_STEP_KEEP_ALIVE] = { "POST", true, "" },
	[NEO4J_STEP_COMMIT] = { "POST", true, "/commit" },
	[NEO4J_STEP_ROLLBACK] = { "DELETE", true, "" },
};

static void encode_path(const neo4j_statement *statement, smart_str *path)
{
	if (statement->database) {
		smart_str_appends(path, "/db/");
		neo4j_path_append(path, statement->database);
		smart_str_appends(path, "/tx");
	} else {
		smart_str_appends(path, "/db/data/transaction");
	}
	if (steps[statement->step].within) {
		smart_str_appendc(path, '/');
		neo4j_path_append(path, statement->transaction);
	}
	smart_str_appends(path, steps[statement->step].tail);
}

static void encode_body(const neo4j_statement *statement, const char *contents, smart_str *body)
{
	smart_str_appends(body, "{\"statements\":[");
	if (statement->text) {
		smart_str_appends(body, "{\"statement\":");
		smart_str_append(body, statement->text);
		smart_str_appends(body, ",\"parameters\":");
		smart_str_append(body, statement->parameters);
		if (contents) {
			smart_str_appends(body, ",\"resultDataContents\":");
			smart_str_appends(body, contents);
		}
		if (statement->options->stats) {
			smart_str_appends(body, ",\"includeStats\":true");
		}
		smart_str_appendc(body, '}');
	}
	smart_str_appends(body, "]}");
}

/* ["FB:…","FB:…"]: bookmarks are letters, digits and +/=:_- only, which JSON leaves as they are. */
static void add_bookmarks(zend_array *bookmarks, neo4j_header_lines *headers)
{
	smart_str list = { 0 };
	zval *bookmark;

	ZEND_HASH_FOREACH_VAL(bookmarks, bookmark) {
		smart_str_appends(&list, list.s ? ",\"" : "[\"");
		smart_str_append(&list, Z_STR_P(bookmark));
		smart_str_appendc(&list, '"');
	} ZEND_HASH_FOREACH_END();
	if (list.s) {
		smart_str_appendc(&list, ']');
		smart_str_0(&list);
		neo4j_header_lines_set(headers, "bookmarks", ZSTR_VAL(list.s), ZSTR_LEN(list.s));
		smart_str_free(&list);
	}
}

static void add_server_timeout(double seconds, neo4j_header_lines *headers)
{
	char milliseconds[32];
	int length = snprintf(milliseconds, sizeof(milliseconds), "%.0f", MAX(1, seconds * 1000));

	neo4j_header_lines_set(headers, "max-execution-time", milliseconds, (size_t) length);
}

/* They belong to the transaction as a whole, so to the request that begins it. */
static void add_settings(const neo4j_statement *statement, neo4j_header_lines *headers)
{
	const neo4j_options *options = statement->options;

	if (options->access_mode != NEO4J_ACCESS_UNSET) {
		const char *mode = options->access_mode == NEO4J_ACCESS_READ ? "READ" : "WRITE";

		neo4j_header_lines_set(headers, "access-mode", mode, strlen(mode));
	}
	if (options->impersonated_user) {
		neo4j_header_lines_set(headers, "impersonated-user", ZSTR_VAL(options->impersonated_user),
			ZSTR_LEN(options->impersonated_user));
	}
	if (options->server_timeout > 0) {
		add_server_timeout(options->server_timeout, headers);
	}
	if (statement->bookmarks) {
		add_bookmarks(statement->bookmarks, headers);
	}
}

void neo4j_tx_door_encode(const neo4j_statement *statement, const char *contents, neo4j_encoded *request)
{
	request->method = steps[statement->step].method;
	encode_path(statement, &request->path);
	if (statement->step != NEO4J_STEP_ROLLBACK) {
		neo4j_header_lines_add(&request->headers, ZEND_STRL("Content-Type: application/json"));
		encode_body(statement, contents, &request->body);
	}
	if (statement->step <= NEO4J_STEP_BEGIN) {
		add_settings(statement, &request->headers);
	}
}
