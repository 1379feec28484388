/* strcasecmp() is POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "exchange.h"

#include <strings.h>

/* Nothing is ever decoded: none was asked for. Neo4j 1.8 and 2.0 say "UTF-8" here. */
static bool is_plain(const char *encoding)
{
	return *encoding == '\0' || strcasecmp(encoding, "identity") == 0 || strcasecmp(encoding, "UTF-8") == 0;
}

bool neo4j_exchange_check_coding(neo4j_exchange *exchange, const neo4j_endpoint *endpoint)
{
	const char *encoding = exchange->response.content_encoding;

	if (is_plain(encoding)) {
		return true;
	}
	neo4j_fail(&exchange->error, NEO4J_ERR_PROTOCOL, "%s: The answer has Content-Encoding \"%s\", which was not asked for",
		endpoint->label, encoding);
	return false;
}

bool neo4j_exchange_check_header(neo4j_exchange *exchange, const neo4j_endpoint *endpoint, size_t length, size_t most)
{
	if (most == 0 || length <= most) {
		return true;
	}
	neo4j_fail(&exchange->error, NEO4J_ERR_LIMIT, "%s: The header of the answer is longer than max_header_bytes (%zu)",
		endpoint->label, most);
	return false;
}

/* Whoever does not trust the other, or may not pass, has done nothing with the request. */
static bool is_about_the_request(neo4j_status status)
{
	return status != NEO4J_ERR_TLS && status != NEO4J_ERR_REFUSED;
}

/* A request without a body is taken as sent once its head may have been. */
void neo4j_exchange_failed(neo4j_exchange *exchange, const neo4j_request *request, size_t handed, bool started)
{
	bool gone = request->body_length > 0 ? handed > 0 : started;

	exchange->error.sent = gone && is_about_the_request(exchange->error.status);
	exchange->state = NEO4J_EXCHANGE_FAILED;
}
