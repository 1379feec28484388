#define _POSIX_C_SOURCE 200809L /* setenv() */

#include "link_testing.h"

#include <fcntl.h>

static const script_step small[] = {{.reply = SMALL}};

/* Sends one request to a server that answers anything, and returns what the server saw of it. */
static const char *seen_of(const char *uri, const neo4j_request *request)
{
	static script_seen seen;
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_link *link = link_at(uri, scripted_server_port(server));

	exchange(link, request);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_DONE, "%s", link->exchange.error.text);
	neo4j_link_close(link);
	seen = scripted_server_seen(server);
	CHECK(seen.requests == 1);
	scripted_server_stop(server);
	return seen.last_request;
}

static void check_seen(const char *seen, const char *expected, bool present)
{
	CHECK((strstr(seen, expected) != NULL) == present, "%s in\n%s", expected, seen);
}

TEST(a_statement_on_the_wire)
{
	const char *seen = seen_of("http://127.0.0.1:%d", &statement);

	CHECK(strncmp(seen, "POST /db/data/cypher HTTP/1.1\r\nHost: 127.0.0.1:", 47) == 0, "%s", seen);
	check_seen(seen, "\r\nUser-Agent: ext-neo4j/test\r\n", true);
	check_seen(seen, "\r\nAccept: application/json\r\n", true);
	check_seen(seen, "\r\nContent-Type: application/json\r\n", true);
	check_seen(seen, "\r\nContent-Length: 20\r\n", true);
	check_seen(seen, "\r\n\r\n{\"query\":\"RETURN 1\"}", true);
	check_seen(seen, "Expect", false);
	check_seen(seen, "Authorization", false);
	check_seen(seen, "Accept-Encoding", false);
	check_seen(seen, "Cookie", false);
}

TEST(methods)
{
	static const struct {
		const char *method, *body, *length_field;
	} cases[] = {
		{"GET", NULL, NULL},
		{"DELETE", NULL, NULL},
		{"POST", NULL, "Content-Length: 0\r\n"},
		{"POST", "", "Content-Length: 0\r\n"},
		{"PUT", NULL, "Content-Length: 0\r\n"},
		{"PATCH", NULL, "Content-Length: 0\r\n"},
		{"OPTIONS", NULL, NULL},
		{"PUT", "x=1", "Content-Length: 3\r\n"},
		{"DELETE", "x=1", "Content-Length: 3\r\n"},
		{"GET", "x=1", "Content-Length: 3\r\n"},
	};

	for (size_t i = 0; i < LENGTH(cases); i++) {
		neo4j_request request = {.method = cases[i].method, .path = "/", .body = cases[i].body};
		const char *seen;
		request.body_length = cases[i].body ? strlen(cases[i].body) : 0;
		seen = seen_of("http://127.0.0.1:%d", &request);
		CHECK(strncmp(seen, cases[i].method, strlen(cases[i].method)) == 0, "%s", seen);
		check_seen(seen, cases[i].length_field ? cases[i].length_field : "Content-", cases[i].length_field != NULL);
		check_seen(seen, "Content-Type", false);
		check_seen(seen, "User-Agent", false);
		check_seen(seen, cases[i].body ? cases[i].body : "\r\n\r\n", true);
	}
}

TEST(head_has_no_body_to_wait_for)
{
	static const script_step head[] = {{.reply = HEAD "Content-Length: 1000\r\n\r\n"}, {.reply = SMALL}};
	scripted_server *server = scripted_server_start(head, LENGTH(head));
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = {.method = "HEAD", .path = "/"};

	exchange(link, &request);
	CHECK(got(link, ""));
	exchange(link, &statement);
	CHECK(got(link, "{}") && link->exchange.reused);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(a_prefix_goes_before_the_path)
{
	check_seen(seen_of("http://127.0.0.1:%d/a/b/", &statement), "POST /a/b/db/data/cypher HTTP/1.1\r\n", true);
}

TEST(a_path_is_sent_as_it_is)
{
	neo4j_request request = statement;

	request.path = "/db/a%2Fb/../x?includeStats=true&y=%20";
	check_seen(
		seen_of("http://127.0.0.1:%d", &request), "POST /db/a%2Fb/../x?includeStats=true&y=%20 HTTP/1.1\r\n", true);
}

static void check_malformed(const neo4j_request *request)
{
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_free_port());

	exchange(link, request);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_FAILED);
	CHECK(link->exchange.error.status == NEO4J_ERR_PROTOCOL, "%s", link->exchange.error.text);
	CHECK(!link->exchange.error.sent);
	neo4j_link_close(link);
}

TEST(a_path_cannot_smuggle_headers)
{
	static const char *const paths[] = {"/x HTTP/1.1\r\nEvil: yes\r\n", "/a b", "/a\x7F", "", "x"};

	for (size_t i = 0; i < LENGTH(paths); i++) {
		neo4j_request request = statement;
		request.path = paths[i];
		check_malformed(&request);
	}
}

TEST(a_header_cannot_smuggle_another)
{
	static const char *const headers[] = {"X-Good: 1", "X-Evil: 1\r\nX-Worse: 2"};
	neo4j_request request = statement;

	request.headers = headers;
	request.header_count = LENGTH(headers);
	check_malformed(&request);
	request = statement;
	request.user_agent = "x\ny";
	check_malformed(&request);
	request = statement;
	request.method = "GET / HTTP/1.1\r\nEvil: 1\r\n\r\nPOST";
	check_malformed(&request);
}

TEST(credentials_on_the_wire)
{
	static const struct {
		const char *uri, *encoded;
	} cases[] = {
		{"http://neo4j:secret@127.0.0.1:%d", "bmVvNGo6c2VjcmV0"},
		{"http://:secret@127.0.0.1:%d", "OnNlY3JldA=="},
		{"http://:@127.0.0.1:%d", "Og=="},
		{"http://0:0@127.0.0.1:%d", "MDow"},
		{"http://0@127.0.0.1:%d", "MDo="},
		{"http://u:a:b@127.0.0.1:%d", "dTphOmI="},
		{"http://J%%C3%%BCrgen:%%E2%%82%%AC@127.0.0.1:%d", "SsO8cmdlbjrigqw="},
	};

	for (size_t i = 0; i < LENGTH(cases); i++) {
		char field[64];
		snprintf(field, sizeof(field), "\r\nAuthorization: Basic %s\r\n", cases[i].encoded);
		check_seen(seen_of(cases[i].uri, &statement), field, true);
	}
}

TEST(a_header_of_the_caller_replaces_the_credentials)
{
	static const char *const headers[] = {"authorization: Bearer x", "X-Last: y"};
	neo4j_request request = statement;
	const char *seen;

	request.headers = headers;
	request.header_count = LENGTH(headers);
	seen = seen_of("http://neo4j:secret@127.0.0.1:%d", &request);
	check_seen(seen, "\r\nauthorization: Bearer x\r\n", true);
	check_seen(seen, "\r\nX-Last: y\r\n", true);
	check_seen(seen, "Basic", false);
}

TEST(the_environment_does_not_steer)
{
	setenv("http_proxy", "http://127.0.0.1:1", 1);
	setenv("ALL_PROXY", "http://127.0.0.1:1", 1);
	check_seen(seen_of("http://127.0.0.1:%d", &statement), "POST /db/data/cypher", true);
	unsetenv("http_proxy");
	unsetenv("ALL_PROXY");
}

TEST(the_second_request_uses_the_first_ones_connection)
{
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	exchange(link, &statement);
	CHECK(got(link, "{}") && !link->exchange.reused);
	CHECK(link->exchange.response.status == 200 && link->exchange.response.bytes == 2);
	CHECK(link->socket >= 0 && (fcntl(link->socket, F_GETFD) & FD_CLOEXEC));
	neo4j_link_retire(link);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_IDLE && link->exchange.response.status == 0);
	exchange(link, &statement);
	CHECK(got(link, "{}") && link->exchange.reused);
	neo4j_link_close(link);
	CHECK(scripted_server_await_closed(server, 1).connections == 1);
	scripted_server_stop(server);
}

TEST(nothing_of_an_exchange_is_left_for_the_next)
{
	static const char *const headers[] = {"X-First: one", "Content-Type: text/plain", "Authorization: Bearer x"};
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request first = {.method = "PUT",
		.path = "/a/very/long/path?of=the&first",
		.headers = headers,
		.header_count = LENGTH(headers),
		.body = "first body",
		.body_length = 10,
		.user_agent = "first"};
	neo4j_request second = {.method = "GET", .path = "/b"};
	script_seen seen;

	exchange(link, &first);
	CHECK(got(link, "{}"));
	exchange(link, &second);
	CHECK(got(link, "{}"));
	seen = scripted_server_seen(server);
	CHECK(strncmp(seen.last_request, "GET /b HTTP/1.1\r\nHost: 127.0.0.1:", 33) == 0, "%s", seen.last_request);
	check_seen(seen.last_request, "irst", false);
	check_seen(seen.last_request, "Content-", false);
	check_seen(seen.last_request, "Authorization", false);
	exchange(link, &first);
	check_seen(scripted_server_seen(server).last_request, "\r\n\r\nfirst body", true);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(header_fields)
{
	static const struct {
		const char *reply, *type;
		int status;
	} cases[] = {
		{"HTTP/1.1 201 Created\r\ncontent-type:application/json;stream=true \r\nContent-Length: 0\r\n\r\n",
			"application/json;stream=true", 201},
		{"HTTP/1.1 100 Continue\r\nContent-Type: wrong\r\n\r\nHTTP/1.1 103 Early\r\n\r\n"
		 "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"Neo4j\"\r\nContent-Length: 0\r\n\r\n",
			"", 401},
		{"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", "", 302},
		{"HTTP/1.1 204 None\r\nContent-Type:\r\n\r\n", "", 204},
		{"HTTP/1.1 200 OK\r\nContent-Encoding: UTF-8\r\nContent-Type: a/b\r\nContent-Length: 0\r\n\r\n", "a/b", 200},
		{"HTTP/1.1 200 OK\r\ncontent-encoding: Identity\r\nContent-Length: 0\r\n\r\n", "", 200},
		{"HTTP/1.1 200 OK\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nContent-Type: trailer\r\n\r\n",
			"a/b", 200},
	};

	for (size_t i = 0; i < LENGTH(cases); i++) {
		script_step step = {.reply = cases[i].reply};
		scripted_server *server = scripted_server_start(&step, 1);
		neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
		exchange(link, &statement);
		CHECK(got(link, ""), "%s", cases[i].reply);
		CHECK(link->exchange.response.status == cases[i].status, "%d", link->exchange.response.status);
		CHECK_TEXT(link->exchange.response.content_type, cases[i].type);
		exchange(link, &statement);
		CHECK(link->exchange.reused && link->exchange.response.status == cases[i].status);
		CHECK(scripted_server_seen(server).requests == 2);
		neo4j_link_close(link);
		scripted_server_stop(server);
	}
}

TEST(a_long_content_type_is_cut)
{
	char reply[1024];
	script_step step = {.reply = reply};
	scripted_server *server = scripted_server_start(&step, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	snprintf(reply, sizeof(reply), "HTTP/1.1 200 OK\r\nContent-Type: %0500d\r\nContent-Length: 0\r\n\r\n", 0);
	exchange(link, &statement);
	CHECK(got(link, ""));
	CHECK(strlen(link->exchange.response.content_type) == NEO4J_CONTENT_TYPE_SIZE - 1);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

/* By the read callback, in many pieces, and with zero bytes in it. */
TEST(a_large_request_arrives_whole)
{
	enum { SIZE = 1500 * 1000 };
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = statement;
	char *body = calloc(1, SIZE);

	request.body = body;
	request.body_length = SIZE;
	exchange(link, &request);
	CHECK(got(link, "{}"));
	CHECK(scripted_server_seen(server).bytes > SIZE);
	CHECK(scripted_server_seen(server).requests == 1);
	exchange(link, &statement);
	CHECK(got(link, "{}") && link->exchange.reused);
	neo4j_link_close(link);
	scripted_server_stop(server);
	free(body);
}
