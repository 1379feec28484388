/* keep_headers: the lines of an answer's header, for who wants to see them. */
#include "link_testing.h"

static neo4j_request keeping(void)
{
	neo4j_request request = statement;

	request.keep_headers = true;
	return request;
}

static const char *kept(const neo4j_link *link)
{
	return neo4j_buffer_length(&link->exchange.headers) ? neo4j_buffer_head(&link->exchange.headers) : "";
}

#define EMPTY "Content-Length: 0\r\n\r\n"

TEST(lines_as_they_came)
{
	static const struct {
		const char *reply, *lines;
	} cases[] = {
		{"HTTP/1.1 201 Created\r\nLocation: http://h/node/1\r\nX-Name:value\r\n" EMPTY,
			"Location: http://h/node/1\nX-Name:value\nContent-Length: 0\n"},
		{"HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nset-cookie: b=2; Path=/\r\n" EMPTY,
			"Set-Cookie: a=1\nset-cookie: b=2; Path=/\nContent-Length: 0\n"},
		{"HTTP/1.1 200 OK\r\nX-Empty:\r\nX-Blank:   \r\nX-Tail: x \t \r\n" EMPTY,
			"X-Empty:\nX-Blank:\nX-Tail: x\nContent-Length: 0\n"},
		{"HTTP/1.1 200 OK\nX-Bare: feed\nContent-Length: 0\n\n", "X-Bare: feed\nContent-Length: 0\n"},
		{"HTTP/1.1 204 No Content\r\n\r\n", ""},
		{"HTTP/1.1 404 Not Found\r\nX-Why: \xC3\xA9\xFF\r\n" EMPTY, "X-Why: \xC3\xA9\xFF\nContent-Length: 0\n"},
	};

	for (size_t i = 0; i < LENGTH(cases); i++) {
		script_step step = {.reply = cases[i].reply};
		scripted_server *server = scripted_server_start(&step, 1);
		neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
		neo4j_request request = keeping();

		exchange(link, &request);
		CHECK(got(link, ""), "%s", cases[i].reply);
		CHECK_TEXT(kept(link), cases[i].lines);
		neo4j_link_close(link);
		scripted_server_stop(server);
	}
}

TEST(a_folded_line_is_one)
{
	static const script_step folded[] = {
		{.reply = "HTTP/1.1 200 OK\r\nX-Long: one\r\n  two\r\n\tthree\r\nX-Next: 4\r\n" EMPTY}};
	scripted_server *server = scripted_server_start(folded, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = keeping();

	exchange(link, &request);
	CHECK(got(link, ""));
	CHECK_TEXT(kept(link), "X-Long: one two three\nX-Next: 4\nContent-Length: 0\n");
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(interim_answers_and_trailers_are_not_the_header)
{
	static const script_step steps[] = {
		{.reply = "HTTP/1.1 100 Continue\r\nX-Interim: 1\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
				  "HTTP/1.1 200 OK\r\nX-Final: 1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n"}};
	scripted_server *server = scripted_server_start(steps, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = keeping();

	exchange(link, &request);
	CHECK(got(link, "{}"));
	CHECK_TEXT(kept(link), "X-Final: 1\nTransfer-Encoding: chunked\n");
	neo4j_link_close(link);
	scripted_server_stop(server);
}

/* They are there before the body's first byte. */
TEST(lines_are_complete_when_the_status_is_known)
{
	static const script_step slow[] = {{.reply = HEAD "X-Last: 1\r\nContent-Length: 2\r\n\r\n{}", .piece = 7}};
	scripted_server *server = scripted_server_start(slow, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = keeping();

	neo4j_link_send(link, &request);
	while (link->exchange.state == NEO4J_EXCHANGE_OPEN && link->exchange.response.status == 0) {
		pump(link, 1, 1000);
	}
	CHECK_TEXT(kept(link), "Content-Type: application/json\nX-Last: 1\nContent-Length: 2\n");
	finish(link);
	CHECK(got(link, "{}"));
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(who_does_not_ask_gets_none)
{
	static const script_step steps[] = {{.reply = SMALL}};
	scripted_server *server = scripted_server_start(steps, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = keeping();

	exchange(link, &request);
	CHECK(got(link, "{}"));
	CHECK_TEXT(kept(link), "Content-Type: application/json\nContent-Length: 2\n");
	neo4j_link_retire(link);
	CHECK(neo4j_buffer_length(&link->exchange.headers) == 0);
	exchange(link, &statement);
	CHECK(got(link, "{}") && link->exchange.reused);
	CHECK(neo4j_buffer_length(&link->exchange.headers) == 0);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

/* What is kept is bounded by what is taken. */
TEST(max_header_bytes_bounds_them)
{
	char reply[4096];
	script_step step = {.reply = reply};
	scripted_server *server = scripted_server_start(&step, 1);
	neo4j_request request = keeping();
	size_t length = (size_t) snprintf(reply, sizeof(reply), "HTTP/1.1 200 OK\r\n");

	for (int i = 0; i < 100; i++) {
		length += (size_t) snprintf(reply + length, sizeof(reply) - length, "X-%02d: 0123456789\r\n", i);
	}
	snprintf(reply + length, sizeof(reply) - length, EMPTY);
	for (int limit = 1000; limit <= 3000; limit += 2000) {
		neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
		size_t bytes;

		request.max_header_bytes = (size_t) limit;
		exchange(link, &request);
		bytes = neo4j_buffer_length(&link->exchange.headers);
		if (limit == 1000) {
			CHECK(link->exchange.error.status == NEO4J_ERR_LIMIT, "%s", link->exchange.error.text);
			CHECK(bytes > 500 && bytes < 1000, "%zu", bytes);
		} else {
			CHECK(got(link, ""));
			CHECK(strstr(kept(link), "X-99: 0123456789\nContent-Length: 0\n") != NULL);
		}
		neo4j_link_close(link);
	}
	scripted_server_stop(server);
}

TEST(an_answer_that_ends_within_its_header)
{
	static const script_step steps[] = {{.reply = "HTTP/1.1 200 OK\r\nX-One: 1\r\nX-Tw", .ending = SCRIPT_FIN}};
	scripted_server *server = scripted_server_start(steps, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = keeping();

	exchange(link, &request);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_FAILED, "%s", kept(link));
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(of_head_there_is_nothing_else)
{
	static const script_step steps[] = {{.reply = HEAD "Content-Length: 1000\r\n\r\n"}};
	scripted_server *server = scripted_server_start(steps, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = {.method = "HEAD", .path = "/", .keep_headers = true};

	exchange(link, &request);
	CHECK(got(link, ""));
	CHECK_TEXT(kept(link), "Content-Type: application/json\nContent-Length: 1000\n");
	neo4j_link_close(link);
	scripted_server_stop(server);
}
