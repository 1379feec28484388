#define _POSIX_C_SOURCE 200809L /* write() */

#include "link_testing.h"

#include <unistd.h>

#define LOST_TEXT "The server closed the connection without an answer"

static void check_error(const neo4j_link *link, neo4j_status status, bool sent, const char *text)
{
	const neo4j_error *error = &link->exchange.error;

	CHECK(link->exchange.state == NEO4J_EXCHANGE_FAILED);
	CHECK(error->status == status, "%d, %s", error->status, error->text);
	CHECK(error->sent == sent, "%s", error->text);
	CHECK(strstr(error->text, text) != NULL, "%s", error->text);
	CHECK(strncmp(error->text, link->endpoint->label, strlen(link->endpoint->label)) == 0, "%s", error->text);
}

/* One exchange on a new connection that fails; unread bytes are compared with `body`. */
static void check_fault(
	const char *reply, script_ending ending, neo4j_status status, const char *text, const char *body)
{
	script_step step = {.reply = reply, .ending = ending};
	scripted_server *server = scripted_server_start(&step, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	exchange(link, &statement);
	check_error(link, status, true, text);
	CHECK(unread(link) == strlen(body), "%zu", unread(link));
	CHECK(unread(link) == 0 || memcmp(neo4j_buffer_head(&link->exchange.body), body, unread(link)) == 0);
	CHECK(scripted_server_seen(server).requests == 1);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(a_closed_port)
{
	neo4j_link *link = link_at("http://neo4j:geheim@127.0.0.1:%d", scripted_server_free_port());
	char text[128];

	exchange(link, &statement);
	snprintf(text, sizeof(text), "%s: Failed to connect to 127.0.0.1", link->endpoint->label);
	check_error(link, NEO4J_ERR_CONNECT, false, text);
	check_error(link, NEO4J_ERR_CONNECT, false, "(libcurl error 7)");
	CHECK(link->exchange.error.curl_code == CURLE_COULDNT_CONNECT);
	CHECK(strstr(link->exchange.error.text, "geheim") == NULL);
	neo4j_link_close(link);
}

TEST(an_unknown_host)
{
	neo4j_link *link = link_at("http://no-such-host.invalid:%d", 7474);

	exchange(link, &statement);
	check_error(link, NEO4J_ERR_CONNECT, false, "(libcurl error 6)");
	neo4j_link_close(link);
}

TEST(answers_that_end_too_early)
{
	check_fault(NULL, SCRIPT_FIN, NEO4J_ERR_LOST, "(libcurl error 52)", "");
	check_fault(NULL, SCRIPT_RST, NEO4J_ERR_LOST, "(libcurl error 56)", "");
	check_fault(HEAD, SCRIPT_FIN, NEO4J_ERR_LOST, "ended within its header", "");
	check_fault("HTTP/1.1 102 Processing\r\n\r\n", SCRIPT_FIN, NEO4J_ERR_LOST, "libcurl error", "");
	check_fault(
		HEAD "Content-Length: 10\r\n\r\n{\"a\":", SCRIPT_FIN, NEO4J_ERR_TRUNCATED, "(libcurl error 18)", "{\"a\":");
	check_fault(HEAD "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n", SCRIPT_FIN, NEO4J_ERR_TRUNCATED,
		"(libcurl error 18)", "{\"a\":");
	check_fault(HEAD "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a", SCRIPT_FIN, NEO4J_ERR_TRUNCATED,
		"(libcurl error 18)", "{\"a");
	check_fault(HEAD "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\nxyz\r\n", SCRIPT_KEEP, NEO4J_ERR_LOST,
		"(libcurl error 56)", "{\"a\":");
}

/* What had arrived before the reset was read out of the socket before. */
TEST(bytes_before_a_reset_stay_readable)
{
	static const script_step steps[] = {
		{.reply = HEAD "Content-Length: 10\r\n\r\n{\"a\":"},
		{.ending = SCRIPT_RST},
	};
	static const char *const more = "GET / HTTP/1.1\r\n\r\n";
	scripted_server *server = scripted_server_start(steps, LENGTH(steps));
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	neo4j_link_send(link, &statement);
	while (pump(link, 5, 1000) == NEO4J_AGAIN) {
	}
	CHECK(unread(link) == 5);
	CHECK(write(link->socket, more, strlen(more)) > 0);
	finish(link);
	check_error(link, NEO4J_ERR_LOST, true, "(libcurl error 56)");
	CHECK(unread(link) == 5);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(what_is_not_http)
{
	check_fault("hello\n", SCRIPT_FIN, NEO4J_ERR_PROTOCOL, "HTTP/0.9", "");
	check_fault("<html>a web server of old</html>", SCRIPT_FIN, NEO4J_ERR_PROTOCOL, "libcurl error 1)", "");
	check_fault(
		"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", SCRIPT_FIN, NEO4J_ERR_PROTOCOL, "(libcurl error 8)", "");
}

/* libcurl takes it for the final answer and would wait for the end of the connection. */
TEST(another_protocol_that_was_not_asked_for)
{
	static const char head[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n";
	char reply[256];

	check_fault(head, SCRIPT_KEEP, NEO4J_ERR_PROTOCOL, "HTTP 101", "");
	snprintf(reply, sizeof(reply), "%sHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", head);
	check_fault(reply, SCRIPT_KEEP, NEO4J_ERR_PROTOCOL, "HTTP 101", "");
}

TEST(an_encoding_that_was_not_asked_for)
{
	check_fault(HEAD "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}", SCRIPT_KEEP, NEO4J_ERR_PROTOCOL,
		"Content-Encoding \"gzip\"", "");
	check_fault(HEAD "Content-Encoding: identity, br\r\nContent-Length: 2\r\n\r\n{}", SCRIPT_KEEP, NEO4J_ERR_PROTOCOL,
		"Content-Encoding", "");
}

static void check_header_bound(const char *start, const char *line, size_t bound, bool passes)
{
	char *reply = calloc(1, 200 * 1000);
	script_step step = {.reply = reply};
	scripted_server *server;
	neo4j_link *link;
	neo4j_request request = statement;

	strcpy(reply, start);
	while (strlen(reply) < 100 * 1000 - 200) {
		strcat(reply, line);
	}
	strcat(reply, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n" + (strcmp(start, "") ? 17 : 0));
	server = scripted_server_start(&step, 1);
	link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	request.max_header_bytes = bound;
	exchange(link, &request);
	if (passes) {
		CHECK(got(link, ""));
	} else {
		check_error(link, NEO4J_ERR_LIMIT, true, "max_header_bytes (");
	}
	neo4j_link_close(link);
	scripted_server_stop(server);
	free(reply);
}

TEST(the_header_is_bounded)
{
	static const char line[] = "X-Filler: 0123456789012345678901234567890123456789012345678901234567890123456789\r\n";

	check_header_bound("HTTP/1.1 200 OK\r\n", line, 64 * 1024, false);
	check_header_bound("HTTP/1.1 200 OK\r\n", line, 128 * 1024, true);
	check_header_bound("", "HTTP/1.1 102 Processing\r\n\r\n", 64 * 1024, false);
	check_header_bound("", "HTTP/1.1 102 Processing\r\n\r\n", 128 * 1024, true);
}

TEST(trailers_are_bounded_too)
{
	char *reply = calloc(1, 100 * 1000);
	script_step step = {.reply = reply};
	scripted_server *server;
	neo4j_link *link;

	strcpy(reply, HEAD "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n");
	while (strlen(reply) < 90 * 1000) {
		strcat(reply, "X-Trailer: 01234567890123456789012345678901234567890123456789\r\n");
	}
	strcat(reply, "\r\n");
	server = scripted_server_start(&step, 1);
	link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	exchange(link, &statement);
	check_error(link, NEO4J_ERR_LIMIT, true, "max_header_bytes (65536)");
	CHECK(unread(link) == 2);
	neo4j_link_close(link);
	scripted_server_stop(server);
	free(reply);
}

/* The heart of the matter: libcurl by itself would send such a request again. */
static void check_sent_once(const neo4j_request *request, script_ending ending, const char *text)
{
	const script_step steps[] = {{.reply = SMALL}, {.ending = ending}, {.reply = SMALL}};
	scripted_server *server = scripted_server_start(steps, LENGTH(steps));
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	script_seen seen;

	exchange(link, &statement);
	CHECK(got(link, "{}"));
	exchange(link, request);
	check_error(link, NEO4J_ERR_LOST, true, text);
	CHECK(strstr(link->exchange.error.text, "connect to") == NULL, "%s", link->exchange.error.text);
	CHECK(link->exchange.reused);
	seen = scripted_server_seen(server);
	CHECK(seen.requests == 2, "%u", seen.requests);
	CHECK(seen.connections == 1, "%u", seen.connections);
	exchange(link, &statement);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_FAILED && scripted_server_seen(server).requests == 2);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(a_statement_is_never_sent_twice)
{
	neo4j_request large = statement;

	check_sent_once(&statement, SCRIPT_FIN, LOST_TEXT);
	check_sent_once(&statement, SCRIPT_RST, "");
	large.body = calloc(1, 300 * 1000);
	large.body_length = 300 * 1000;
	check_sent_once(&large, SCRIPT_FIN, LOST_TEXT);
	check_sent_once(&large, SCRIPT_RST, "");
	free((char *) large.body);
}

/* A commit of the Query API has no body, and it is a write. */
TEST(nor_is_a_request_without_a_body)
{
	static const char *const methods[] = {"POST", "GET", "DELETE", "HEAD"};

	for (size_t i = 0; i < LENGTH(methods); i++) {
		neo4j_request request = {.method = methods[i], .path = "/tx/1/commit", .timeout_ms = 10000};
		check_sent_once(&request, SCRIPT_FIN, LOST_TEXT);
		check_sent_once(&request, SCRIPT_RST, "");
	}
}

TEST(nothing_is_asked_again_after_a_refusal)
{
	static const script_step steps[] = {
		{.reply = SMALL},
		{.reply = "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n"},
		{.reply = "HTTP/1.1 417 Expectation Failed\r\nContent-Length: 0\r\n\r\n"},
		{.reply = "HTTP/1.1 307 Elsewhere\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n"},
	};
	scripted_server *server = scripted_server_start(steps, LENGTH(steps));
	neo4j_link *link = link_at("http://u:p@127.0.0.1:%d", scripted_server_port(server));

	for (unsigned i = 1; i <= LENGTH(steps); i++) {
		exchange(link, &statement);
		CHECK(link->exchange.state == NEO4J_EXCHANGE_DONE, "%s", link->exchange.error.text);
		CHECK(scripted_server_seen(server).requests == i);
	}
	neo4j_link_close(link);
	scripted_server_stop(server);
}

/* The connection died while nobody looked: no error, and nothing was sent on it. */
static void check_idle_close(script_ending ending)
{
	const script_step steps[] = {{.reply = SMALL, .ending = ending}, {.reply = SMALL}};
	scripted_server *server = scripted_server_start(steps, LENGTH(steps));
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	exchange(link, &statement);
	CHECK(got(link, "{}"));
	neo4j_link_retire(link);
	scripted_server_await_bytes(server, (size_t) -1);
	exchange(link, &statement);
	CHECK(got(link, "{}") && !link->exchange.reused);
	CHECK(scripted_server_seen(server).requests == 2);
	CHECK(scripted_server_seen(server).connections == 2);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(a_connection_that_closed_while_idle_is_replaced)
{
	check_idle_close(SCRIPT_FIN);
	check_idle_close(SCRIPT_RST);
}
