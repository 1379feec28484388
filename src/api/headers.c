#include "headers.h"

#include <ctype.h>
#include <zend_smart_str.h>

typedef struct reserved_header {
	const char *name;
	const char *option; /* the option to use instead, or NULL */
} reserved_header;

/* Framing and content negotiation are the dialects'; the rest has an option, by which the
 * extension knows of it (the mode decides what a dropped result does, credentials which
 * connections may be shared). */
static const reserved_header reserved_headers[] = {
	{ "Accept", NULL },
	{ "Accept-Charset", NULL },
	{ "Accept-Encoding", NULL },
	{ "Access-Mode", "access_mode" },
	{ "Authorization", "auth" },
	{ "Bookmarks", "bookmarks" },
	{ "Connection", NULL },
	{ "Content-Encoding", NULL },
	{ "Content-Length", NULL },
	{ "Content-Type", NULL },
	{ "Expect", NULL },
	{ "Host", NULL },
	{ "Impersonated-User", "impersonated_user" },
	{ "Keep-Alive", NULL },
	{ "Max-Execution-Time", "server_timeout" },
	{ "Proxy-Authorization", "proxy" },
	{ "Proxy-Connection", NULL },
	{ "Range", NULL },
	{ "TE", NULL },
	{ "Trailer", NULL },
	{ "Transfer-Encoding", NULL },
	{ "Upgrade", NULL },
	{ "User-Agent", "user_agent" },
	{ "X-Stream", "stream" },
};

typedef struct header {
	const char *name;
	size_t name_length;
	const char *value;
	size_t value_length;
} header;

static bool same_name(const char *name, size_t length, const char *other, size_t other_length)
{
	return length == other_length && strncasecmp(name, other, length) == 0;
}

/* RFC 9110's token. */
static bool is_name(const char *text, size_t length)
{
	static const char marks[] = "!#$%&'*+-.^_`|~";
	for (size_t i = 0; i < length; i++) {
		unsigned char c = (unsigned char) text[i];
		if (c > 0x7E || (!isalnum(c) && !memchr(marks, c, sizeof(marks) - 1))) {
			return false;
		}
	}
	return length > 0;
}

static bool is_value(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		unsigned char c = (unsigned char) text[i];
		if ((c < 0x20 && c != '\t') || c == 0x7F) {
			return false;
		}
	}
	return length > 0; /* libcurl would leave a header without value out */
}

static bool check_reserved(const header *header)
{
	for (size_t i = 0; i < sizeof(reserved_headers) / sizeof(*reserved_headers); i++) {
		const reserved_header *reserved = &reserved_headers[i];
		if (!same_name(header->name, header->name_length, reserved->name, strlen(reserved->name))) {
			continue;
		}
		if (reserved->option) {
			zend_value_error("option \"headers\" must not hold %s, which the option \"%s\" stands for", reserved->name, reserved->option);
		} else {
			zend_value_error("option \"headers\" must not hold %s, which the extension sets itself", reserved->name);
		}
		return false;
	}
	return true;
}

/* Neither message repeats the value: it may be a secret. */
static bool check(const header *header, bool any)
{
	if (!is_name(header->name, header->name_length)) {
		zend_value_error("option \"headers\" holds a name that is not one of an HTTP header");
		return false;
	}
	if (!is_value(header->value, header->value_length)) {
		zend_value_error("option \"headers\" must give %.*s a value that is not empty and has no control characters",
			(int) header->name_length, header->name);
		return false;
	}
	return any || check_reserved(header);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static void trim(header *header)
{
	while (header->value_length && is_blank(header->value[0])) {
		header->value++;
		header->value_length--;
	}
	while (header->value_length && is_blank(header->value[header->value_length - 1])) {
		header->value_length--;
	}
}

static void split(header *header, const zend_string *line)
{
	const char *colon = memchr(ZSTR_VAL(line), ':', ZSTR_LEN(line));
	header->name = ZSTR_VAL(line);
	header->name_length = colon ? (size_t) (colon - header->name) : 0;
	header->value = colon ? colon + 1 : ZSTR_VAL(line);
	header->value_length = (size_t) (ZSTR_VAL(line) + ZSTR_LEN(line) - header->value);
}

/* Drops what has this name; `list` is ours alone. */
static void remove_name(zend_array *list, const header *wanted)
{
	zend_ulong index;
	zval *line;
	ZEND_HASH_FOREACH_NUM_KEY_VAL(list, index, line) {
		header held;
		split(&held, Z_STR_P(line));
		if (same_name(held.name, held.name_length, wanted->name, wanted->name_length)) {
			zend_hash_index_del(list, index);
		}
	} ZEND_HASH_FOREACH_END();
}

/* One form for libcurl, whatever form was given. */
static void add(zend_array *list, const header *header)
{
	zval line;
	ZVAL_STR(&line, zend_strpprintf(0, "%.*s: %.*s", (int) header->name_length, header->name,
		(int) header->value_length, header->value));
	zend_hash_next_index_insert(list, &line);
}

static bool add_entry(zend_array *list, zend_string *key, zval *value, bool any)
{
	header header;
	if (Z_TYPE_P(value) != IS_STRING && !(key && Z_TYPE_P(value) == IS_LONG)) {
		zend_type_error("option \"headers\" must hold strings, %s given", zend_zval_type_name(value));
		return false;
	}
	zend_string *text = zval_get_string(value);
	if (key) {
		header.name = ZSTR_VAL(key);
		header.name_length = ZSTR_LEN(key);
		header.value = ZSTR_VAL(text);
		header.value_length = ZSTR_LEN(text);
	} else {
		split(&header, text);
	}
	trim(&header);
	bool good = check(&header, any);
	if (good) {
		remove_name(list, &header);
		add(list, &header);
	}
	zend_string_release(text);
	return good;
}

zend_array *php_neo4j_headers_read(zend_array *input, zend_array *base, bool any)
{
	zend_string *key;
	zval *value;
	zend_array *list = base ? zend_array_dup(base) : zend_new_array(zend_hash_num_elements(input));
	ZEND_HASH_FOREACH_STR_KEY_VAL(input, key, value) {
		ZVAL_DEREF(value);
		if (!add_entry(list, key, value, any)) {
			zend_array_destroy(list);
			return NULL;
		}
	} ZEND_HASH_FOREACH_END();
	return list;
}
