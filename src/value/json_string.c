/* One PHP string as a JSON string. */
#include "parameters.h"

#include <Zend/zend_exceptions.h>
#include <ext/standard/html.h>

/* Nearly every byte of nearly every text: hence the tight loop. */
static size_t count_plain(const unsigned char *bytes, size_t length)
{
	size_t count = 0;

	while (count < length && bytes[count] >= 0x20 && bytes[count] < 0x80 && bytes[count] != '"'
			&& bytes[count] != '\\') {
		count++;
	}
	return count;
}

/* From *at to the next byte that must be escaped, or to the end. false: not UTF-8. */
static bool skip_literal(const zend_string *text, size_t *at)
{
	const unsigned char *bytes = (const unsigned char *) ZSTR_VAL(text);
	zend_result status = SUCCESS;

	for (;;) {
		*at += count_plain(bytes + *at, ZSTR_LEN(text) - *at);
		if (*at == ZSTR_LEN(text) || bytes[*at] < 0x80) {
			return true;
		}
		php_next_utf8_char(bytes, ZSTR_LEN(text), at, &status);
		if (status != SUCCESS) {
			return false;
		}
	}
}

static void append_escaped(smart_str *json, unsigned char byte)
{
	static const char letters[] = {
		['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r', ['"'] = '"', ['\\'] = '\\',
	};

	smart_str_appendc(json, '\\');
	if (letters[byte]) {
		smart_str_appendc(json, letters[byte]);
	} else {
		smart_str_append_printf(json, "u%04x", byte);
	}
}

/* false: not UTF-8. ext/json could do this only by way of a copy, or by overwriting what
 * json_last_error() says. */
bool neo4j_json_append_string(smart_str *json, const zend_string *text)
{
	size_t at = 0;

	smart_str_appendc(json, '"');
	for (;;) {
		size_t from = at;

		if (!skip_literal(text, &at)) {
			return false;
		}
		smart_str_appendl(json, ZSTR_VAL(text) + from, at - from);
		if (at == ZSTR_LEN(text)) {
			break;
		}
		append_escaped(json, (unsigned char) ZSTR_VAL(text)[at++]);
	}
	smart_str_appendc(json, '"');
	return true;
}

bool neo4j_json_write_string(smart_str *json, const zend_string *text, const char *what)
{
	if (!neo4j_json_append_string(json, text)) {
		zend_value_error("%s is not valid UTF-8", what);
		return false;
	}
	return true;
}
