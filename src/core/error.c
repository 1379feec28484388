#include "error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* How many bytes a UTF-8 sequence has that begins with this byte; 1 for anything else. */
static size_t sequence_length(unsigned char lead)
{
	return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
}

/* text[0…length) was cut at its end: drops a last character that lost bytes. */
static size_t drop_cut_character(const char *text, size_t length)
{
	size_t lead = length;

	while (lead > 0 && length - lead < 4) {
		unsigned char byte = (unsigned char) text[--lead];
		if ((byte & 0xC0) != 0x80) {
			return length - lead < sequence_length(byte) ? lead : length;
		}
	}
	return length;
}

neo4j_status neo4j_fail(neo4j_error *error, neo4j_status status, const char *format, ...)
{
	/* Formatted aside, since error->text itself may be one of the arguments. */
	char text[NEO4J_ERROR_TEXT];
	size_t length;
	int wanted;
	va_list arguments;

	if (!error) {
		return status;
	}
	va_start(arguments, format);
	wanted = vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	length = wanted > 0 ? (size_t) wanted : 0;
	if (length >= sizeof(text)) {
		length = drop_cut_character(text, sizeof(text) - 1);
	}
	memcpy(error->text, text, length);
	error->text[length] = '\0';
	error->status = status;
	return status;
}
