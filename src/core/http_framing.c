#include "http_framing.h"

#include <string.h>

/* A chunk's size with its extensions, and all trailers. */
#define LINE_MAX_BYTES ((size_t) 64 * 1024)
/* More digits could not be counted. */
#define SIZE_MAX_DIGITS 15

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

size_t neo4j_header_block_length(const char *bytes, size_t length)
{
	const char *at = bytes, *end = bytes + length;

	while ((at = memchr(at, '\n', (size_t) (end - at)))) {
		at++;
		if (at < end && *at == '\n') {
			return (size_t) (at - bytes) + 1;
		}
		if (at + 1 < end && at[0] == '\r' && at[1] == '\n') {
			return (size_t) (at - bytes) + 2;
		}
	}
	return 0;
}

/* Three digits, and no fourth; 0: not all are there. */
static int read_status(const char *digits, size_t length)
{
	if (length < sizeof("200")) {
		return 0;
	}
	if (!is_digit(digits[0]) || !is_digit(digits[1]) || !is_digit(digits[2]) || is_digit(digits[3])) {
		return -1;
	}
	return (digits[0] - '0') * 100 + (digits[1] - '0') * 10 + digits[2] - '0';
}

/* Some front ends write the status line of HTTP/2 into an answer of HTTP/1, and libcurl takes it. */
int neo4j_header_block_status(const char *bytes, size_t length)
{
	static const char *const begins[] = {"HTTP/1.1 ", "HTTP/1.0 ", "HTTP/2 "};
	int status = -1;

	for (size_t i = 0; i < sizeof(begins) / sizeof(*begins) && status < 0; i++) {
		size_t wanted = strlen(begins[i]), known = length < wanted ? length : wanted;
		if (memcmp(bytes, begins[i], known) == 0) {
			status = known < wanted ? 0 : read_status(bytes + wanted, length - wanted);
		}
	}
	return status;
}

/* The parts of a chunk, in their order. */
enum { SIZE_FIRST, SIZE, EXTENSION, DATA, DATA_END, TRAILER_FIRST, TRAILER };

void neo4j_framing_begin(neo4j_framing *framing, neo4j_framing_kind kind, uint64_t length)
{
	memset(framing, 0, sizeof(*framing));
	framing->kind = kind;
	framing->left = kind == NEO4J_FRAMING_LENGTH ? length : 0;
	framing->state = SIZE_FIRST;
	framing->complete = kind == NEO4J_FRAMING_NONE || (kind == NEO4J_FRAMING_LENGTH && length == 0);
}

static int hex_digit(char c)
{
	if (is_digit(c)) {
		return c - '0';
	}
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static neo4j_status take_size(neo4j_framing *framing, char c)
{
	int digit = hex_digit(c);

	if (digit >= 0 && framing->line <= SIZE_MAX_DIGITS) {
		framing->left = framing->left * 16 + (unsigned) digit;
		framing->state = SIZE;
		return NEO4J_OK;
	}
	if (framing->state == SIZE_FIRST || digit >= 0) {
		return NEO4J_ERR_PROTOCOL;
	}
	framing->state = EXTENSION;
	return c == '\r' || c == ';' || c == ' ' || c == '\t' || c == '\n' ? NEO4J_OK : NEO4J_ERR_PROTOCOL;
}

static void end_size(neo4j_framing *framing)
{
	framing->state = framing->left > 0 ? DATA : TRAILER_FIRST;
	framing->line = 0;
}

static neo4j_status take_data_end(neo4j_framing *framing, char c)
{
	if (c == '\n') {
		framing->state = SIZE_FIRST;
		framing->left = framing->line = 0;
	} else if (c != '\r' || framing->line > 1) {
		return NEO4J_ERR_PROTOCOL;
	}
	return NEO4J_OK;
}

/* A blank line ends them all. */
static void take_trailer(neo4j_framing *framing, char c)
{
	if (c == '\n') {
		framing->complete = framing->state == TRAILER_FIRST;
		framing->state = TRAILER_FIRST;
	} else if (c != '\r') {
		framing->state = TRAILER;
	}
}

/* One byte between the chunks. */
static neo4j_status take_between(neo4j_framing *framing, char c)
{
	neo4j_status status = NEO4J_OK;

	if (++framing->line > LINE_MAX_BYTES) {
		return NEO4J_ERR_LIMIT;
	}
	if (framing->state == DATA_END) {
		return take_data_end(framing, c);
	}
	if (framing->state >= TRAILER_FIRST) {
		take_trailer(framing, c);
		return NEO4J_OK;
	}
	if (framing->state != EXTENSION) {
		status = take_size(framing, c);
	}
	if (status == NEO4J_OK && framing->state == EXTENSION && c == '\n') {
		end_size(framing);
	}
	return status;
}

static size_t take_data(neo4j_framing *framing, const char *bytes, size_t length, neo4j_buffer *body)
{
	size_t part = length < framing->left ? length : (size_t) framing->left;

	if (!neo4j_buffer_append(body, bytes, part)) {
		return 0;
	}
	framing->left -= part;
	if (framing->left == 0) {
		framing->state = DATA_END;
		framing->line = 0;
	}
	return part;
}

static neo4j_status take_chunked(neo4j_framing *framing, const char *bytes, size_t length, neo4j_buffer *body)
{
	size_t at = 0;

	while (at < length && !framing->complete) {
		neo4j_status status = NEO4J_OK;

		if (framing->state == DATA) {
			size_t part = take_data(framing, bytes + at, length - at, body);

			status = part > 0 ? NEO4J_OK : NEO4J_ERR_MEMORY;
			at += part;
		} else {
			status = take_between(framing, bytes[at++]);
		}
		if (status != NEO4J_OK) {
			return status;
		}
	}
	return NEO4J_OK;
}

static neo4j_status take_plain(neo4j_framing *framing, const char *bytes, size_t length, neo4j_buffer *body)
{
	bool counted = framing->kind == NEO4J_FRAMING_LENGTH;
	size_t part = counted && length > framing->left ? (size_t) framing->left : length;

	if (!neo4j_buffer_append(body, bytes, part)) {
		return NEO4J_ERR_MEMORY;
	}
	if (counted) {
		framing->left -= part;
		framing->complete = framing->left == 0;
	}
	return NEO4J_OK;
}

neo4j_status neo4j_framing_take(neo4j_framing *framing, const char *bytes, size_t length, neo4j_buffer *body)
{
	if (framing->complete || length == 0) {
		return NEO4J_OK;
	}
	return (framing->kind == NEO4J_FRAMING_CHUNKED ? take_chunked : take_plain)(framing, bytes, length, body);
}

bool neo4j_framing_may_end(const neo4j_framing *framing)
{
	return framing->complete || framing->kind == NEO4J_FRAMING_CLOSE;
}
