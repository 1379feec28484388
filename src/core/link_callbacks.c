/* strncasecmp() is POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "link_private.h"

#include "curl_errors.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

#define ABORT 0 /* not the number of bytes offered: libcurl ends the transfer */

/* Every exchange has one go. Without this libcurl would send a request without a body again
 * (one with a body it cannot rewind). */
static int before_request(void *context, char *server_ip, char *local_ip, int server_port, int local_port)
{
	neo4j_link *link = context;
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	(void) server_ip, (void) local_ip, (void) server_port, (void) local_port;
	if (handles->progress.started) {
		return CURL_PREREQFUNC_ABORT;
	}
	link->exchange.reused = !handles->progress.opened;
	handles->progress.started = true;
	handles->progress.limits.moved = true;
	if (neo4j_link_is_short(&handles->progress.request)) {
		handles->progress.handed = handles->progress.request.body_length;
	}
	return CURL_PREREQFUNC_OK;
}

static size_t give_body(char *to, size_t size, size_t count, void *context)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(context);
	size_t length = handles->progress.request.body_length - handles->progress.handed;

	if (length > size * count) {
		length = size * count;
	}
	if (length > 0) {
		memcpy(to, handles->progress.request.body + handles->progress.handed, length);
		handles->progress.handed += length;
		handles->progress.limits.moved = true;
	}
	return length;
}

static int refuse_rewind(void *context, curl_off_t offset, int origin)
{
	(void) context, (void) offset, (void) origin;
	return CURL_SEEKFUNC_FAIL;
}

/* Bytes without a header before them. libcurl, too, would say no to HTTP/0.9, but not what came:
 * a TLS server that is spoken to without TLS sends an alert (21) of version 3.x, as the first that
 * its connection brings. */
static void refuse_headless(neo4j_link *link, const char *bytes, size_t length)
{
	bool alert = length > 1 && bytes[0] == 0x15 && bytes[1] == 0x03;

	if (alert && !link->endpoint->tls && !link->exchange.reused) {
		neo4j_fail(&link->exchange.error, NEO4J_ERR_TLS,
			"%s: The server speaks TLS on this port: write https:// in place of http://", link->endpoint->label);
	} else {
		neo4j_curl_fail(&link->exchange.error, CURLE_UNSUPPORTED_PROTOCOL, link->endpoint,
			"Received HTTP/0.9 when not allowed", NEO4J_CURL_TALKING);
	}
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context)
{
	neo4j_link *link = context;
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	neo4j_exchange *exchange = &link->exchange;

	if (exchange->response.status == 0) {
		refuse_headless(link, bytes, size * count);
		return ABORT;
	}
	if (!neo4j_link_has_room(link)) {
		handles->progress.paused = true;
		return CURL_WRITEFUNC_PAUSE;
	}
	if (!neo4j_buffer_append(&exchange->body, bytes, size * count)) {
		neo4j_fail(&exchange->error, NEO4J_ERR_MEMORY, "Out of memory for the answer of %s", link->endpoint->label);
		return ABORT;
	}
	exchange->response.bytes += size * count;
	handles->progress.limits.moved = true;
	return size * count;
}

/* The header fields that are kept, by their place in the response. */
static const struct {
	const char *name;
	size_t name_length;
	size_t offset;
	size_t size;
} fields[] = {
	{"Content-Type:", 13, offsetof(neo4j_response, content_type), NEO4J_CONTENT_TYPE_SIZE},
	{"Content-Encoding:", 17, offsetof(neo4j_response, content_encoding),
		sizeof(((neo4j_response *) 0)->content_encoding)},
};

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Copies a field's value without the blanks around it. */
static void keep_value(char *to, size_t size, const char *value, size_t length)
{
	while (length > 0 && is_blank(value[length - 1])) {
		length--;
	}
	while (length > 0 && is_blank(*value)) {
		value++;
		length--;
	}
	if (length >= size) {
		length = size - 1;
	}
	memcpy(to, value, length);
	to[length] = '\0';
}

static void keep_field(neo4j_response *response, const char *line, size_t length)
{
	for (size_t i = 0; i < sizeof(fields) / sizeof(*fields); i++) {
		size_t skip = fields[i].name_length;
		if (length > skip && strncasecmp(line, fields[i].name, skip) == 0) {
			keep_value((char *) response + fields[i].offset, fields[i].size, line + skip, length - skip);
		}
	}
}

#define SWITCHING_PROTOCOLS 101

/* To libcurl (7.88) this is the final answer, with a body that nothing but the connection's end ends. */
static bool refuse_switch(neo4j_link *link)
{
	neo4j_fail(&link->exchange.error, NEO4J_ERR_PROTOCOL,
		"%s: The server answered HTTP 101 and switches to another protocol, which was not asked for",
		link->endpoint->label);
	return false;
}

/* The blank line after a header block; those of 1xx replies are skipped. */
static bool end_header(neo4j_link *link)
{
	neo4j_exchange *exchange = &link->exchange;
	long status = 0;

	curl_easy_getinfo(neo4j_link_handles_of(link)->easy, CURLINFO_RESPONSE_CODE, &status);
	if (status == SWITCHING_PROTOCOLS) {
		return refuse_switch(link);
	}
	if (status < 200) {
		exchange->response.content_type[0] = exchange->response.content_encoding[0] = '\0';
		neo4j_buffer_reset(&exchange->headers, SIZE_MAX);
		return true;
	}
	exchange->response.status = (int) status;
	return neo4j_exchange_check_coding(exchange, link->endpoint)
		   && neo4j_endpoint_check_forwarded(link->endpoint, (int) status, &exchange->error);
}

static bool count_header(neo4j_link *link, size_t length)
{
	neo4j_link_progress *progress = &neo4j_link_handles_of(link)->progress;

	progress->header_bytes += length;
	progress->limits.moved = true;
	return neo4j_exchange_check_header(&link->exchange, link->endpoint, progress->header_bytes,
		progress->request.max_header_bytes);
}

static bool is_status_line(const char *line, size_t length)
{
	return length > 5 && strncmp(line, "HTTP/", 5) == 0;
}

static bool is_continued(const char *line)
{
	return *line == ' ' || *line == '\t';
}

/* A line that goes on in the next one, which HTTP/1.0 allowed, is one line with a blank there. */
static bool append_line(neo4j_buffer *lines, const char *line, size_t length)
{
	size_t known = neo4j_buffer_length(lines);

	if (is_continued(line)) {
		for (; length > 0 && is_blank(*line); length--) {
			line++;
		}
		if (known == 0) {
			return true; /* of nothing: the status line, which is not kept */
		}
		neo4j_buffer_head(lines)[known - 1] = ' ';
	}
	return neo4j_buffer_append(lines, line, length) && neo4j_buffer_append(lines, "\n", 1);
}

/* Lines as they came, but for their ends and the status line. */
static bool keep_line(neo4j_link *link, const char *line, size_t length)
{
	if (!neo4j_link_handles_of(link)->progress.request.keep_headers || is_status_line(line, length)) {
		return true;
	}
	while (length > 0 && is_blank(line[length - 1])) {
		length--;
	}
	if (length == 0 || append_line(&link->exchange.headers, line, length)) {
		return true;
	}
	neo4j_fail(&link->exchange.error, NEO4J_ERR_MEMORY, "Out of memory for the answer of %s", link->endpoint->label);
	return false;
}

/* One whole line per call. After the status is known come only trailers. */
static size_t take_header(char *line, size_t size, size_t count, void *context)
{
	neo4j_link *link = context;
	size_t length = size * count;

	if (!count_header(link, length)) {
		return ABORT;
	}
	if (link->exchange.response.status != 0) {
		return length;
	}
	if (line[0] == '\r' || line[0] == '\n') {
		return end_header(link) ? length : ABORT;
	}
	keep_field(&link->exchange.response, line, length);
	return keep_line(link, line, length) ? length : ABORT;
}

CURLcode neo4j_link_set_callbacks(neo4j_link *link)
{
	CURL *easy = neo4j_link_handles_of(link)->easy;

	curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, before_request);
	curl_easy_setopt(easy, CURLOPT_PREREQDATA, link);
	curl_easy_setopt(easy, CURLOPT_READFUNCTION, give_body);
	curl_easy_setopt(easy, CURLOPT_READDATA, link);
	curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, refuse_rewind);
	curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_body);
	curl_easy_setopt(easy, CURLOPT_WRITEDATA, link);
	curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, take_header);
	return curl_easy_setopt(easy, CURLOPT_HEADERDATA, link);
}
