/* What the header of an answer says: its status, how the body is framed, what it holds. */
#include "transport_stream_private.h"

typedef php_neo4j_stream_exchange stream_exchange;

/* What the fields say of the body's end. */
typedef struct body_fields {
	bool has_length, chunked, odd;
	zend_ulong length;
} body_fields;

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* The value of a line that has this name; NULL: it has not. */
static const char *value_of(const char *line, const char *name, size_t length)
{
	const char *value;

	if (!php_neo4j_line_has_name(line, name, length)) {
		return NULL;
	}
	for (value = line + length + 1; is_blank(*value); value++) {
	}
	return value;
}

#define VALUE_OF(line, name) value_of(line, name, sizeof(name) - 1)

/* The last one counts, as over libcurl: what the answer itself says of its end decides. */
static void read_length(body_fields *fields, const char *value)
{
	char *end;
	zend_ulong length;

	errno = 0;
	length = ZEND_STRTOUL(value, &end, 10);
	fields->odd = fields->odd || *value < '0' || *value > '9' || *end || errno;
	fields->has_length = true;
	fields->length = length;
}

static void read_line(stream_exchange *exchange, body_fields *fields, const char *line)
{
	neo4j_response *response = &exchange->exchange.response;
	const char *value;

	if ((value = VALUE_OF(line, "Content-Type"))) {
		strlcpy(response->content_type, value, sizeof(response->content_type));
	} else if ((value = VALUE_OF(line, "Content-Encoding"))) {
		strlcpy(response->content_encoding, value, sizeof(response->content_encoding));
	} else if ((value = VALUE_OF(line, "Content-Length"))) {
		read_length(fields, value);
	} else if ((value = VALUE_OF(line, "Transfer-Encoding"))) {
		fields->chunked = strcasecmp(value, "chunked") == 0;
		fields->odd = fields->odd || (!fields->chunked && strcasecmp(value, "identity") != 0);
	}
}

/* A line that goes on in the next one is one line with a blank there; newer versions of PHP have joined
 * them already. */
static bool keep_line(neo4j_buffer *lines, const char *line)
{
	size_t known = neo4j_buffer_length(lines);

	if (is_blank(*line) && known > 0) {
		neo4j_buffer_head(lines)[known - 1] = ' ';
	}
	for (; is_blank(*line); line++) {
	}
	return neo4j_buffer_append(lines, line, strlen(line)) && neo4j_buffer_append(lines, "\n", 1);
}

static bool read_lines(stream_exchange *exchange, body_fields *fields, zend_array *lines)
{
	bool ok = true, first = true;
	zval *line;

	ZEND_HASH_FOREACH_VAL(lines, line) {
		if (Z_TYPE_P(line) != IS_STRING) {
			continue;
		}
		if (first) {
			/* With the NUL, which tells it from one that is cut. */
			exchange->exchange.response.status = neo4j_header_block_status(Z_STRVAL_P(line), Z_STRLEN_P(line) + 1);
			first = false;
			continue;
		}
		read_line(exchange, fields, Z_STRVAL_P(line));
		ok = ok && (!exchange->request.keep_headers || keep_line(&exchange->exchange.headers, Z_STRVAL_P(line)));
	} ZEND_HASH_FOREACH_END();
	return ok;
}

static void begin_body(stream_exchange *exchange, const body_fields *fields)
{
	int status = exchange->exchange.response.status;
	bool none = strcmp(exchange->request.method, "HEAD") == 0 || status < 200 || status == 204 || status == 304;

	neo4j_framing_begin(&exchange->framing,
		none ? NEO4J_FRAMING_NONE : fields->chunked ? NEO4J_FRAMING_CHUNKED : fields->has_length ? NEO4J_FRAMING_LENGTH : NEO4J_FRAMING_CLOSE,
		fields->length);
}

void php_neo4j_stream_read_head(stream_exchange *exchange, const zval *lines)
{
	body_fields fields = {0};

	if (Z_TYPE_P(lines) != IS_ARRAY || !read_lines(exchange, &fields, Z_ARRVAL_P(lines))) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL, "Out of memory for the answer");
	} else if (exchange->exchange.response.status <= 0) {
		exchange->exchange.response.status = 0;
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL, "What came is no answer of HTTP/1.1");
	} else if (!neo4j_exchange_check_coding(&exchange->exchange, exchange->endpoint)) {
		php_neo4j_stream_failed(exchange);
	} else if (fields.odd) {
		php_neo4j_stream_fail(exchange, NEO4J_ERR_PROTOCOL, "The answer's Content-Length or Transfer-Encoding makes no sense");
	} else if (neo4j_endpoint_check_forwarded(exchange->endpoint, exchange->exchange.response.status, &exchange->exchange.error)) {
		begin_body(exchange, &fields);
	} else {
		php_neo4j_stream_failed(exchange);
	}
}
