/* What the answer of a begin tells: the transaction's id, and what must be sent back with each of
 * its requests so that a cluster or a load balancer brings them to the same server. */
#include "transaction_private.h"

/* The id. Bodies and headers hold whole URLs: only their path is looked at. */

static void take_id(char *id, const char *text, size_t length)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

	if (length < NEO4J_TRANSACTION_ID_SIZE) {
		memcpy(id, text, length);
		id[length] = '\0';
		if (strspn(id, letters) != length) {
			id[0] = '\0';
		}
	}
}

/* "https://host/db/neo4j/tx/17/commit" -> 17, with `behind` "/commit". */
static void id_from_path(char *id, const char *url, size_t length, const char *behind)
{
	size_t tail = strlen(behind), end, start;

	if (length <= tail || strncmp(url + length - tail, behind, tail) != 0) {
		return;
	}
	end = start = length - tail;
	while (start > 0 && url[start - 1] != '/') {
		start--;
	}
	take_id(id, url + start, end - start);
}

static void id_from_member(char *id, const zval *member)
{
	const zval *value = Z_TYPE_P(member) == IS_ARRAY ? zend_hash_str_find(Z_ARR_P(member), ZEND_STRL("id")) : NULL;

	if (value && Z_TYPE_P(value) == IS_STRING) {
		take_id(id, Z_STRVAL_P(value), Z_STRLEN_P(value));
	}
}

/* Headers. */

typedef struct field {
	const char *name;
	size_t name_length;
	const char *value;
	size_t value_length;
} field;

/* Control characters would end the header that this goes into. */
static bool is_clean(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if ((unsigned char) text[i] < ' ' || text[i] == 0x7f) {
			return false;
		}
	}
	return length > 0;
}

/* One line of the header, advancing *at. false: there is none left. */
static bool next_field(const char **at, const char *end, field *field)
{
	const char *line = *at, *stop = line < end ? memchr(line, '\n', (size_t) (end - line)) : NULL, *colon;

	if (!stop) {
		return false;
	}
	*at = stop + 1;
	colon = memchr(line, ':', (size_t) (stop - line));
	field->name = line;
	field->name_length = colon ? (size_t) (colon - line) : 0;
	field->value = colon ? colon + 1 : stop;
	while (field->value < stop && *field->value == ' ') {
		field->value++;
	}
	field->value_length = (size_t) (stop - field->value);
	return true;
}

static bool is_named(const field *field, const char *name)
{
	return strlen(name) == field->name_length && strncasecmp(field->name, name, field->name_length) == 0;
}

/* More than this a load balancer does not need, and older servers refuse longer headers. */
#define COOKIE_BYTES 3072

typedef struct cookies {
	char text[COOKIE_BYTES]; /* "a=1; b=2" */
	size_t length;
} cookies;

/* A cookie set anew replaces the one of its name. */
static void forget_cookie(cookies *cookies, const char *pair, size_t name_length)
{
	char *at = cookies->text, *end = at + cookies->length;

	while (at < end) {
		char *stop = memchr(at, ';', (size_t) (end - at));
		char *next = stop ? stop + 2 : end;

		if ((size_t) (next - at) > name_length && strncmp(at, pair, name_length + 1) == 0) {
			memmove(at, next, (size_t) (end - next));
			cookies->length -= (size_t) (next - at);
			return;
		}
		at = next;
	}
}

/* "name=value; Path=/; HttpOnly": of the attributes none matters here. */
static void add_cookie(cookies *cookies, const char *value, size_t length)
{
	const char *semicolon = memchr(value, ';', length), *equals;
	size_t used;

	length = semicolon ? (size_t) (semicolon - value) : length;
	while (length > 0 && value[length - 1] == ' ') {
		length--;
	}
	equals = memchr(value, '=', length);
	if (!equals || equals == value || !is_clean(value, length)) {
		return;
	}
	forget_cookie(cookies, value, (size_t) (equals - value));
	used = cookies->length > 0 && cookies->text[cookies->length - 1] == ' ' ? cookies->length - 2 : cookies->length;
	if (used + 2 + length > sizeof(cookies->text)) {
		cookies->length = used;
		return;
	}
	if (used > 0) {
		memcpy(cookies->text + used, "; ", 2);
		used += 2;
	}
	memcpy(cookies->text + used, value, length);
	cookies->length = used + length;
}

static const char affinity_name[] = "neo4j-cluster-affinity";

/* Where an answer redirects to is no transaction. */
static void learn_fields(neo4j_transaction *transaction, const neo4j_exchange *exchange)
{
	const neo4j_buffer *headers = &exchange->headers;
	cookies cookies = { .length = 0 };
	const char *at = headers->data ? neo4j_buffer_head(headers) : NULL;
	const char *end = at ? at + neo4j_buffer_length(headers) : NULL;
	field field;

	while (at && next_field(&at, end, &field)) {
		if (is_named(&field, affinity_name) && is_clean(field.value, field.value_length)) {
			neo4j_header_lines_set(&transaction->sticky, affinity_name, field.value, field.value_length);
		} else if (is_named(&field, "set-cookie")) {
			add_cookie(&cookies, field.value, field.value_length);
		} else if (is_named(&field, "location") && !transaction->id[0] && exchange->response.status / 100 == 2) {
			id_from_path(transaction->id, field.value, field.value_length, "");
		}
	}
	if (cookies.length > 0) {
		neo4j_header_lines_set(&transaction->sticky, "Cookie", cookies.text, cookies.length);
	}
}

/* The begin may have been sent twice: only its last answer counts. */
void neo4j_transaction_learn(neo4j_transaction *transaction, const neo4j_stream *stream)
{
	const zval *commit = &stream->decoder.extras[NEO4J_EXTRA_COMMIT];

	transaction->id[0] = '\0';
	neo4j_header_lines_free(&transaction->sticky);
	if (Z_TYPE_P(commit) == IS_STRING) {
		id_from_path(transaction->id, Z_STRVAL_P(commit), Z_STRLEN_P(commit), "/commit");
	}
	if (!transaction->id[0]) {
		id_from_member(transaction->id, &stream->decoder.extras[NEO4J_EXTRA_TRANSACTION]);
	}
	learn_fields(transaction, stream->exchange);
}

/* The user may send a Cookie too, and a request has one such line at most. */
static bool extend_cookie(neo4j_header_lines *headers, const char *line)
{
	static const char name[] = "Cookie: ";
	size_t length = strlen(name);

	if (strncmp(line, name, length) != 0) {
		return false;
	}
	for (size_t i = 0; i < headers->count; i++) {
		if (strncasecmp(headers->at[i], name, length) == 0) {
			char *both;

			spprintf(&both, 0, "%s; %s", headers->at[i], line + length);
			efree(headers->at[i]);
			headers->at[i] = both;
			return true;
		}
	}
	return false;
}

void neo4j_transaction_add_sticky(const neo4j_transaction *transaction, neo4j_header_lines *headers)
{
	for (size_t i = 0; i < transaction->sticky.count; i++) {
		const char *line = transaction->sticky.at[i];

		if (!extend_cookie(headers, line)) {
			neo4j_header_lines_add(headers, line, strlen(line));
		}
	}
}
