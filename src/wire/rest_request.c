/* Sends a request of the user's own making by a stream. */
#include "rest.h"
#include "stream_private.h"

static const char *const safe_methods[] = { "GET", "HEAD", "OPTIONS" };

bool neo4j_rest_is_safe(const char *method)
{
	for (size_t i = 0; i < sizeof(safe_methods) / sizeof(*safe_methods); i++) {
		if (strcmp(method, safe_methods[i]) == 0) {
			return true;
		}
	}
	return false;
}

/* POST …/batch, whatever follows in a query string. */
static bool is_batch(const neo4j_rest_request *request)
{
	static const char end[] = "/batch";
	size_t length = strcspn(ZSTR_VAL(request->path), "?");

	while (length > 1 && ZSTR_VAL(request->path)[length - 1] == '/') {
		length--;
	}
	return strcmp(request->method, "POST") == 0 && length >= sizeof(end) - 1
		&& memcmp(ZSTR_VAL(request->path) + length - (sizeof(end) - 1), end, sizeof(end) - 1) == 0;
}

static void add_headers(neo4j_stream *stream, const neo4j_rest_request *request)
{
	static const char *const accept[] = { "Accept: application/json", NULL };
	static const char *const streamed[] = { "X-Stream: true", NULL };
	static const char *const content[] = { "Content-Type: application/json", NULL };

	neo4j_header_lines_add_table(&stream->headers, accept);
	if (stream->options.stream) {
		neo4j_header_lines_add_table(&stream->headers, streamed);
	}
	if (request->body) {
		neo4j_header_lines_add_table(&stream->headers, content);
	}
	neo4j_stream_add_users_headers(stream);
}

bool neo4j_stream_request(neo4j_stream *stream, const neo4j_rest_request *request)
{
	bool ok;

	stream->step = NEO4J_STEP_REQUEST;
	stream->dialect = &neo4j_dialect_rest;
	stream->method = request->method;
	stream->path = zend_string_copy(request->path);
	stream->body = request->body ? zend_string_copy(request->body) : NULL;
	stream->options.safe = neo4j_rest_is_safe(request->method);
	stream->decoder.columns.known = true; /* it has none, and need not wait for them */
	stream->decoder.whole_paths = true;
	stream->decoder.jobs = is_batch(request);
	add_headers(stream, request);
	neo4j_stream_choose_session(stream);
	do {
		ok = neo4j_stream_send(stream);
	} while (!ok && neo4j_stream_goes_elsewhere(stream));
	return ok;
}

static bool says_empty(const neo4j_buffer *lines)
{
	static const char field[] = "content-length:";
	const char *line = neo4j_buffer_length(lines) ? neo4j_buffer_head(lines) : "";

	for (; line && *line; line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
		if (strncasecmp(line, field, sizeof(field) - 1) == 0) {
			return strtoul(line + sizeof(field) - 1, NULL, 10) == 0;
		}
	}
	return false;
}

/* A body of no bytes is an answer where HTTP says that there is none; else it was cut. */
bool neo4j_stream_may_be_empty(const neo4j_stream *stream)
{
	const neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	int status = exchange->response.status;

	return status == 204 || status == 205 || strcmp(stream->method, "HEAD") == 0 || says_empty(&exchange->headers);
}

void neo4j_stream_keep_head(neo4j_stream *stream)
{
	const neo4j_exchange *exchange = neo4j_stream_exchange(stream);
	size_t length = neo4j_buffer_length(&exchange->headers);

	if (stream->step != NEO4J_STEP_REQUEST) {
		return;
	}
	if (stream->head) { /* of an answer without its body */
		zend_string_release(stream->head);
	}
	stream->status = exchange->response.status;
	stream->head = length ? zend_string_init(neo4j_buffer_head(&exchange->headers), length, 0) : ZSTR_EMPTY_ALLOC();
}

int neo4j_stream_status(const neo4j_stream *stream)
{
	return stream->status;
}

zend_string *neo4j_stream_head(const neo4j_stream *stream)
{
	return stream->head;
}

bool neo4j_stream_gives_list(const neo4j_stream *stream)
{
	return stream->decoder.rows_seen;
}
