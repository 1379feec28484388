/* The header of an answer that a class of the user's gives. */
#include "transport_user_exchange.h"

#include <zend_exceptions.h>

typedef php_neo4j_user_exchange user_exchange;

/* What an exchange itself must know, by its place in the response. */
static const struct {
	const char *name;
	size_t offset;
	size_t size;
} fields[] = {
	{ "Content-Type", offsetof(neo4j_response, content_type), NEO4J_CONTENT_TYPE_SIZE },
	{ "Content-Encoding", offsetof(neo4j_response, content_encoding), sizeof(((neo4j_response *) 0)->content_encoding) },
};

static bool refuse(const user_exchange *user, const char *what)
{
	zend_value_error("%s::exchange(): The response has a header %s", ZSTR_VAL(user->transport->ce->name), what);
	return false;
}

static bool is_clean(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if (text[i] == '\r' || text[i] == '\n' || text[i] == '\0') {
			return false;
		}
	}
	return true;
}

static void trim(const char **text, size_t *length)
{
	while (*length > 0 && (**text == ' ' || **text == '\t')) {
		(*text)++;
		(*length)--;
	}
	while (*length > 0 && ((*text)[*length - 1] == ' ' || (*text)[*length - 1] == '\t')) {
		(*length)--;
	}
}

static void note(neo4j_response *response, const char *name, size_t name_length, const char *value, size_t length)
{
	for (size_t i = 0; i < sizeof(fields) / sizeof(*fields); i++) {
		char *to = (char *) response + fields[i].offset;

		if (strlen(fields[i].name) == name_length && strncasecmp(fields[i].name, name, name_length) == 0) {
			length = MIN(length, fields[i].size - 1);
			memcpy(to, value, length);
			to[length] = '\0';
		}
	}
}

static bool keep(user_exchange *user, const char *name, size_t name_length, const char *value, size_t length)
{
	neo4j_buffer *lines = &user->exchange.headers;

	if (!user->keep_headers || (neo4j_buffer_append(lines, name, name_length) && neo4j_buffer_append(lines, ": ", 2)
			&& neo4j_buffer_append(lines, value, length) && neo4j_buffer_append(lines, "\n", 1))) {
		return true;
	}
	zend_throw_error(NULL, "Out of memory");
	return false;
}

static bool add(user_exchange *user, const char *name, size_t name_length, const char *value, size_t length)
{
	trim(&name, &name_length);
	trim(&value, &length);
	if (name_length == 0 || memchr(name, ':', name_length)) {
		return refuse(user, "without a name");
	}
	if (!is_clean(name, name_length) || !is_clean(value, length)) {
		return refuse(user, "with a line break or a null byte");
	}
	user->header_bytes += name_length + length + sizeof(": \r\n") - 1;
	note(&user->exchange.response, name, name_length, value, length);
	return keep(user, name, name_length, value, length);
}

static bool refuse_type(const user_exchange *user, const zval *value)
{
	zend_type_error("%s::exchange(): The headers of the response must be strings, %s given",
		ZSTR_VAL(user->transport->ce->name), zend_zval_type_name(value));
	return false;
}

/* Numbers are what a Content-Length looks like to who writes one. */
static bool add_value(user_exchange *user, const zend_string *name, zval *value)
{
	ZVAL_DEREF(value);
	if (Z_TYPE_P(value) != IS_STRING && Z_TYPE_P(value) != IS_LONG) {
		return refuse_type(user, value);
	}
	zend_string *text = zval_get_string(value);
	bool good = add(user, ZSTR_VAL(name), ZSTR_LEN(name), ZSTR_VAL(text), ZSTR_LEN(text));

	zend_string_release(text);
	return good;
}

static bool add_values(user_exchange *user, const zend_string *name, zval *values)
{
	zval *value;

	if (Z_TYPE_P(values) != IS_ARRAY) {
		return add_value(user, name, values);
	}
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(values), value) {
		if (!add_value(user, name, value)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static bool add_line(user_exchange *user, const zval *line)
{
	const char *text, *colon;

	if (Z_TYPE_P(line) != IS_STRING) {
		return refuse_type(user, line);
	}
	text = Z_STRVAL_P(line);
	colon = memchr(text, ':', Z_STRLEN_P(line));
	if (!colon) {
		return refuse(user, "without a name");
	}
	return add(user, text, (size_t) (colon - text), colon + 1, Z_STRLEN_P(line) - (size_t) (colon - text) - 1);
}

/* The same bounds as on an answer from the network, with the same exceptions. */
static void judge(user_exchange *user)
{
	neo4j_exchange *exchange = &user->exchange;

	if (!neo4j_exchange_check_coding(exchange, user->endpoint)
		|| !neo4j_exchange_check_header(exchange, user->endpoint, user->header_bytes, user->max_header_bytes)) {
		exchange->error.sent = true;
		exchange->state = NEO4J_EXCHANGE_FAILED;
	}
}

bool php_neo4j_user_exchange_take_headers(user_exchange *user, zend_array *headers)
{
	zend_string *name;
	zval *value;

	ZEND_HASH_FOREACH_STR_KEY_VAL(headers, name, value) {
		ZVAL_DEREF(value);
		if (!(name ? add_values(user, name, value) : add_line(user, value))) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	judge(user);
	return true;
}
