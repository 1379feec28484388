#define _XOPEN_SOURCE 700 /* sigaction(), setitimer(), usleep() */
#define _DEFAULT_SOURCE

#include "link_testing.h"

#include "link_private.h"

#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define BIG ((size_t) 5 * 1000 * 1000 + 7)
/* libcurl hands over 16 kB at a time. */
#define CALLBACK_SIZE ((size_t) 16 * 1024)

static double seconds_since(uint64_t start)
{
	return (double) (neo4j_clock_ns() - start) / 1e9;
}

static char byte_at(size_t offset)
{
	return (char) ('!' + (offset * 31 + offset / 977) % 90);
}

/* A header and BIG bytes of content, in chunks of `chunk` bytes (0: not chunked). */
static char *big_reply(const char *head, size_t chunk, size_t *length)
{
	char *reply = malloc(BIG * 2 + 1024);
	size_t at = (size_t) sprintf(reply, "%s", head);

	for (size_t i = 0; i < BIG; i++) {
		if (chunk && i % chunk == 0) {
			size_t left = BIG - i < chunk ? BIG - i : chunk;
			at += (size_t) sprintf(reply + at, "%s%zx\r\n", i ? "\r\n" : "", left);
		}
		reply[at++] = byte_at(i);
	}
	at += (size_t) sprintf(reply + at, "%s", chunk ? "\r\n0\r\n\r\n" : "");
	*length = at;
	return reply;
}

/* Consumes up to `piece` bytes and compares them. */
static bool take(neo4j_link *link, size_t *taken, size_t piece)
{
	const char *head = neo4j_buffer_head(&link->exchange.body);
	size_t length = unread(link) < piece ? unread(link) : piece;

	for (size_t i = 0; i < length; i++) {
		if (head[i] != byte_at(*taken + i)) {
			return false;
		}
	}
	*taken += length;
	neo4j_buffer_consume(&link->exchange.body, length);
	return true;
}

static void read_all(neo4j_link *link, size_t want, size_t piece)
{
	size_t bound = (want > NEO4J_LINK_HIGH_WATER ? want : NEO4J_LINK_HIGH_WATER) + CALLBACK_SIZE;
	size_t taken = 0;
	bool right = true;
	bool bounded = true;

	while (right && (link->exchange.state == NEO4J_EXCHANGE_OPEN || unread(link) > 0)) {
		neo4j_status status = pump(link, want, 1000);
		CHECK(status == NEO4J_AGAIN || unread(link) >= want || link->exchange.state != NEO4J_EXCHANGE_OPEN);
		bounded = bounded && unread(link) < bound;
		right = take(link, &taken, piece);
	}
	CHECK(link->exchange.state == NEO4J_EXCHANGE_DONE, "%s", link->exchange.error.text);
	CHECK(right && taken == BIG, "%zu", taken);
	CHECK(bounded, "want %zu", want);
	CHECK(link->exchange.response.bytes == BIG);
}

/* Every byte in its place, whatever is wanted and however little is consumed at a time. */
static void check_big(const char *head, size_t chunk, script_ending ending)
{
	static const struct {
		size_t want, piece;
	} readers[] = {{1, 8192}, {1, (size_t) -1}, {100 * 1000, 60 * 1000}, {1000 * 1000, 1000 * 1000},
		{1000 * 1000, 300 * 1000}, {NEO4J_LINK_HIGH_WATER, 5000}, {BIG * 2, 1 << 20}};
	size_t length;
	char *reply = big_reply(head, chunk, &length);
	script_step step = {.reply = reply, .length = length, .ending = ending};
	scripted_server *server = scripted_server_start(&step, 1);

	for (size_t i = 0; i < LENGTH(readers); i++) {
		neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
		neo4j_link_send(link, &statement);
		read_all(link, readers[i].want, readers[i].piece);
		neo4j_link_close(link);
	}
	scripted_server_stop(server);
	free(reply);
}

TEST(a_long_answer_with_a_length)
{
	check_big(HEAD "Content-Length: 5000007\r\n\r\n", 0, SCRIPT_KEEP);
}

TEST(a_long_answer_in_chunks)
{
	check_big(HEAD "Transfer-Encoding: chunked\r\n\r\n", 100, SCRIPT_KEEP);
	check_big(HEAD "Transfer-Encoding: chunked\r\n\r\n", 50 * 1000, SCRIPT_FIN);
}

TEST(a_long_answer_that_ends_with_its_connection)
{
	check_big(HEAD "\r\n", 0, SCRIPT_FIN);
}

TEST(a_paused_link_holds_the_server_and_loses_nothing)
{
	size_t length;
	size_t taken = 0;
	char *reply = big_reply(HEAD "Content-Length: 5000007\r\n\r\n", 0, &length);
	script_step step = {.reply = reply, .length = length};
	scripted_server *server = scripted_server_start(&step, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	size_t full;

	neo4j_link_send(link, &statement);
	while (unread(link) < NEO4J_LINK_HIGH_WATER) {
		pump(link, NEO4J_LINK_HIGH_WATER, 1000);
	}
	full = unread(link);
	for (int i = 0; i < 20; i++) {
		CHECK(pump(link, 1, 10) == NEO4J_OK);
		pump(link, 0, 10);
		CHECK(unread(link) == full);
	}
	CHECK(link->exchange.state == NEO4J_EXCHANGE_OPEN);
	CHECK(take(link, &taken, full));
	while (link->exchange.state == NEO4J_EXCHANGE_OPEN || unread(link) > 0) {
		pump(link, 1, 1000);
		CHECK(take(link, &taken, 100 * 1000));
	}
	CHECK(taken == BIG, "%zu", taken);
	neo4j_link_close(link);
	scripted_server_stop(server);
	free(reply);
}

/* Short of its length by the last byte: all the others can still be read. */
TEST(a_long_answer_cut_at_its_end)
{
	size_t length;
	size_t taken = 0;
	char *reply = big_reply(HEAD "Content-Length: 5000007\r\n\r\n", 0, &length);
	script_step step = {.reply = reply, .length = length - 1, .ending = SCRIPT_FIN};
	scripted_server *server = scripted_server_start(&step, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	neo4j_link_send(link, &statement);
	while (link->exchange.state == NEO4J_EXCHANGE_OPEN || unread(link) > 0) {
		pump(link, 1, 1000);
		CHECK(take(link, &taken, 70 * 1000));
	}
	CHECK(link->exchange.error.status == NEO4J_ERR_TRUNCATED, "%s", link->exchange.error.text);
	CHECK(taken == BIG - 1, "%zu", taken);
	neo4j_link_close(link);
	scripted_server_stop(server);
	free(reply);
}

TEST(an_answer_byte_by_byte)
{
	static const char reply[] = "HTTP/1.1 100 Continue\r\n\r\n" HEAD "Transfer-Encoding: chunked\r\n\r\n"
								"3\r\n{\"a\r\n4;x=y\r\n\":1}\r\n0\r\nTrailer: x\r\n\r\n";
	script_step step = {.reply = reply, .piece = 1, .delay_ms = 1};
	scripted_server *server = scripted_server_start(&step, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = statement;

	request.idle_timeout_ms = 3000;
	exchange(link, &request);
	CHECK(got(link, "{\"a\":1}"));
	exchange(link, &request);
	CHECK(got(link, "{\"a\":1}") && link->exchange.reused);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

static const script_step stalled[] = {{.reply = HEAD "Content-Length: 10\r\n\r\n{", .ending = SCRIPT_STALL}};
static const script_step silent[] = {{.ending = SCRIPT_STALL}};

TEST(pump_waits_once_and_not_longer_than_told)
{
	scripted_server *server = scripted_server_start(stalled, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	uint64_t start;

	neo4j_link_send(link, &statement);
	start = neo4j_clock_ns();
	for (int i = 0; i < 100; i++) {
		CHECK(pump(link, 1000, 0) == NEO4J_AGAIN);
	}
	CHECK(seconds_since(start) < 1);
	while (unread(link) < 1) {
		pump(link, 1, 1000);
	}
	start = neo4j_clock_ns();
	CHECK(pump(link, 2, 150) == NEO4J_AGAIN);
	CHECK(seconds_since(start) > 0.14 && seconds_since(start) < 1, "%f", seconds_since(start));
	neo4j_link_close(link);
	scripted_server_stop(server);
}

static void ignore_signal(int number)
{
	(void) number;
}

TEST(a_signal_ends_the_wait)
{
	scripted_server *server = scripted_server_start(stalled, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	struct itimerval soon = {.it_value = {.tv_usec = 100 * 1000}};
	struct sigaction action = {.sa_handler = ignore_signal};
	uint64_t start;

	neo4j_link_send(link, &statement);
	while (unread(link) < 1) {
		pump(link, 1, 1000);
	}
	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &soon, NULL);
	start = neo4j_clock_ns();
	CHECK(pump(link, 2, 5000) == NEO4J_AGAIN);
	CHECK(seconds_since(start) < 3, "%f", seconds_since(start));
	neo4j_link_close(link);
	scripted_server_stop(server);
}

static void check_limit(const script_step *step, neo4j_request request, const char *text, double at_least)
{
	scripted_server *server = scripted_server_start(step, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	uint64_t start = neo4j_clock_ns();
	double passed;

	neo4j_link_send(link, &request);
	while (link->exchange.state == NEO4J_EXCHANGE_OPEN) {
		pump(link, unread(link) + 1, 60 * 1000);
	}
	passed = seconds_since(start);
	CHECK(link->exchange.error.status == NEO4J_ERR_TIMEOUT, "%s", link->exchange.error.text);
	CHECK(strstr(link->exchange.error.text, text) != NULL, "%s", link->exchange.error.text);
	CHECK(link->exchange.error.sent);
	CHECK(passed >= at_least && passed < at_least + 3, "%f", passed);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

TEST(limits_end_a_wait)
{
	script_step dribble = {.reply = HEAD "Content-Length: 100\r\n\r\n0123456789012345678901234567890",
		.piece = 20,
		.delay_ms = 60,
		.ending = SCRIPT_STALL};
	neo4j_request request = statement;

	request.timeout_ms = 200;
	check_limit(silent, request, ": timeout of 0.2 s passed: The server has not answered yet", 0.2);
	check_limit(stalled, request, ": timeout of 0.2 s passed: The answer is not complete", 0.2);
	check_limit(&dribble, request, ": timeout of 0.2 s passed", 0.2);
	request.timeout_ms = 0;
	request.idle_timeout_ms = 150;
	check_limit(silent, request, ": idle_timeout of 0.150 s passed: The server has not answered yet", 0.15);
	check_limit(stalled, request, ": idle_timeout of 0.150 s passed: The answer is not complete", 0.15);
	/* 80 bytes in pieces of 20, then nothing: counted from the last of them. */
	check_limit(&dribble, request, ": idle_timeout of 0.150 s passed", 0.35);
}

/* A script that works between two rows is not a slow server. */
TEST(time_outside_pump_does_not_count)
{
	scripted_server *server = scripted_server_start(stalled, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_request request = statement;

	request.timeout_ms = 1000;
	request.idle_timeout_ms = 900;
	neo4j_link_send(link, &request);
	usleep(1100 * 1000);
	while (unread(link) < 1 && link->exchange.state == NEO4J_EXCHANGE_OPEN) {
		pump(link, 1, 100);
	}
	for (int i = 0; i < 5; i++) {
		usleep(250 * 1000);
		CHECK(pump(link, 2, 10) == NEO4J_AGAIN);
	}
	CHECK(link->exchange.state == NEO4J_EXCHANGE_OPEN, "%s", link->exchange.error.text);
	CHECK(neo4j_link_handles_of(link)->progress.limits.spent_ns > 50 * 1000000u && neo4j_link_handles_of(link)->progress.limits.spent_ns < 1000 * 1000000u);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

/* A listener whose queue is full drops what else would connect. */
TEST(the_connect_limit)
{
	struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t size = sizeof(address);
	int listener = socket(AF_INET, SOCK_STREAM, 0);
	int waiting[4];
	neo4j_request request = statement;
	neo4j_link *link;

	CHECK(bind(listener, (struct sockaddr *) &address, size) == 0 && listen(listener, 0) == 0);
	getsockname(listener, (struct sockaddr *) &address, &size);
	for (size_t i = 0; i < LENGTH(waiting); i++) {
		waiting[i] = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
		CHECK(connect(waiting[i], (struct sockaddr *) &address, size) != 1);
	}
	link = link_at("http://127.0.0.1:%d", ntohs(address.sin_port));
	request.connect_timeout_ms = 300;
	exchange(link, &request);
	CHECK(link->exchange.error.status == NEO4J_ERR_TIMEOUT && !link->exchange.error.sent);
	CHECK(strstr(link->exchange.error.text, ": connect_timeout of 0.3 s passed: ") != NULL, "%s",
		link->exchange.error.text);
	neo4j_link_close(link);
	link = link_at("http://127.0.0.1:%d", ntohs(address.sin_port));
	request.connect_timeout_ms = 0;
	request.idle_timeout_ms = 200;
	exchange(link, &request);
	CHECK(strstr(link->exchange.error.text, ": idle_timeout of 0.2 s passed: There is no connection yet") != NULL, "%s",
		link->exchange.error.text);
	CHECK(!link->exchange.error.sent);
	neo4j_link_close(link);
	for (size_t i = 0; i < LENGTH(waiting); i++) {
		close(waiting[i]);
	}
	close(listener);
}

/* How far an exchange goes before its link is closed. */
static void close_after(neo4j_link *link, size_t want)
{
	neo4j_link_send(link, &statement);
	while (want > 0 && link->exchange.state == NEO4J_EXCHANGE_OPEN && unread(link) < want) {
		pump(link, want, 1000);
	}
	neo4j_link_close(link);
}

TEST(a_link_can_be_closed_in_any_state)
{
	size_t length;
	char *reply = big_reply(HEAD "Content-Length: 5000007\r\n\r\n", 0, &length);
	const script_step steps[] = {{.reply = reply, .length = length}};
	static const size_t wants[] = {0, 1, 1000, NEO4J_LINK_HIGH_WATER, 1000 * 1000, (size_t) -1};
	scripted_server *server = scripted_server_start(steps, 1);
	neo4j_link *link;

	neo4j_link_close(link_at("http://127.0.0.1:%d", scripted_server_port(server)));
	for (size_t i = 0; i < LENGTH(wants); i++) {
		close_after(link_at("http://127.0.0.1:%d", scripted_server_port(server)), wants[i]);
	}
	close_after(link_at("http://127.0.0.1:%d", scripted_server_free_port()), 1);
	link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_link_send(link, &statement);
	pump(link, 1, 0);
	link->exchange.ops->end(&link->exchange, true);
	scripted_server_stop(server);
	free(reply);
}

/* The first answer is cut by sending again: it must not show up in the second. */
TEST(a_second_send_cuts_the_first)
{
	const script_step steps[] = {{.reply = HEAD "Content-Length: 10\r\n\r\nfirst"}, {.reply = SMALL}};
	scripted_server *server = scripted_server_start(steps, LENGTH(steps));
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));

	neo4j_link_send(link, &statement);
	while (unread(link) < 5) {
		pump(link, 5, 1000);
	}
	exchange(link, &statement);
	CHECK(got(link, "{}") && !link->exchange.reused);
	CHECK(scripted_server_await_closed(server, 1).connections == 2);
	neo4j_link_close(link);
	scripted_server_stop(server);
}
