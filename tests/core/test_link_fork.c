#define _GNU_SOURCE

#include "link_testing.h"

#include <sys/wait.h>
#include <unistd.h>

static const script_step small[] = {{.reply = SMALL}};
static const neo4j_pool_limits unlimited = {.max_idle = -1};

/* Runs in a child, which tells by its exit code. It ends as another program: its copies of what
 * the parent owns are no leaks, and no exit handler looks for the parent's threads. */
#define IN_CHILD(statement)                                      \
	do {                                                         \
		pid_t child = fork();                                    \
		int status = -1;                                         \
		if (child == 0) {                                        \
			failed_checks = 0;                                   \
			statement;                                           \
			execlp(failed_checks ? "false" : "true", "x", NULL); \
			_exit(2);                                            \
		}                                                        \
		waitpid(child, &status, 0);                              \
		CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);    \
	} while (0)

static neo4j_link *acquire(neo4j_pool *pool, scripted_server *server)
{
	neo4j_endpoint *endpoint = endpoint_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_link *link = neo4j_pool_acquire(pool, endpoint);

	neo4j_endpoint_drop(endpoint);
	return link;
}

static void exchange_once(neo4j_pool *pool, scripted_server *server, bool reused)
{
	neo4j_link *link = acquire(pool, server);

	exchange(link, &statement);
	CHECK(got(link, "{}"));
	CHECK(link->exchange.reused == reused);
	link->exchange.ops->end(&link->exchange, true);
}

/* The child ends, whichever way; the parent's connection must not have heard of it. */
static void check_untouched(neo4j_pool *pool, scripted_server *server, size_t bytes)
{
	usleep(50 * 1000);
	CHECK(scripted_server_seen(server).bytes == bytes);
	CHECK(scripted_server_seen(server).closed == 0);
	exchange_once(pool, server, true);
	CHECK(scripted_server_seen(server).connections == 1);
}

TEST(a_child_that_destroys_the_pool_leaves_the_parents_connection_alone)
{
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_pool *pool = neo4j_pool_create(&unlimited);
	size_t bytes;

	exchange_once(pool, server, false);
	bytes = scripted_server_seen(server).bytes;
	IN_CHILD(neo4j_pool_destroy(pool));
	check_untouched(pool, server, bytes);
	IN_CHILD(neo4j_pool_clean(pool, NULL));
	check_untouched(pool, server, bytes * 2);
	neo4j_pool_destroy(pool);
	scripted_server_stop(server);
}

TEST(a_child_gets_a_connection_of_its_own)
{
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_pool *pool = neo4j_pool_create(&unlimited);

	exchange_once(pool, server, false);
	IN_CHILD({
		exchange_once(pool, server, false);
		exchange_once(pool, server, true);
		CHECK(neo4j_pool_idle_count(pool) == 1);
		neo4j_pool_destroy(pool);
	});
	CHECK(scripted_server_await_closed(server, 1).connections == 2);
	exchange_once(pool, server, true);
	CHECK(scripted_server_seen(server).connections == 2);
	neo4j_pool_destroy(pool);
	scripted_server_stop(server);
}

/* A result that was open when the process forked, used in the child. */
static void use_foreign(neo4j_link *link)
{
	CHECK(pump(link, 100, 1000) == NEO4J_OK);
	CHECK(link->exchange.state == NEO4J_EXCHANGE_FAILED);
	CHECK(link->exchange.error.status == NEO4J_ERR_FOREIGN && link->exchange.error.sent);
	CHECK(strstr(link->exchange.error.text, "another process"), "%s", link->exchange.error.text);
	CHECK(unread(link) == 1);
	link->exchange.ops->end(&link->exchange, true);
}

TEST(an_open_exchange_goes_on_in_the_parent_only)
{
	static const char half[] = HEAD "Content-Length: 2\r\n\r\n{";
	static const script_step slow[] = {
		{.reply = HEAD "Content-Length: 2\r\n\r\n{}", .piece = sizeof(half) - 1, .delay_ms = 200},
	};
	scripted_server *server = scripted_server_start(slow, 1);
	neo4j_pool *pool = neo4j_pool_create(&unlimited);
	neo4j_link *link = acquire(pool, server);

	neo4j_link_send(link, &statement);
	while (unread(link) < 1) {
		pump(link, 1, 1000);
	}
	IN_CHILD({
		use_foreign(link);
		CHECK(neo4j_pool_used_count(pool) == 0 && neo4j_pool_idle_count(pool) == 0);
	});
	IN_CHILD(neo4j_pool_abandon(pool));
	finish(link);
	CHECK(got(link, "{}"));
	CHECK(scripted_server_seen(server).closed == 0);
	neo4j_pool_destroy(pool);
	scripted_server_stop(server);
}

TEST(a_send_on_a_foreign_link_fails)
{
	scripted_server *server = scripted_server_start(small, 1);
	neo4j_link *link = link_at("http://127.0.0.1:%d", scripted_server_port(server));
	size_t bytes;

	exchange(link, &statement);
	bytes = scripted_server_seen(server).bytes;
	neo4j_link_retire(link);
	IN_CHILD({
		exchange(link, &statement);
		CHECK(link->exchange.error.status == NEO4J_ERR_FOREIGN && !link->exchange.error.sent);
		neo4j_link_close(link);
	});
	IN_CHILD({
		neo4j_link_send(link, &statement);
		neo4j_link_send(link, &statement);
		neo4j_link_retire(link);
		neo4j_link_close(link);
	});
	CHECK(scripted_server_seen(server).bytes == bytes);
	exchange(link, &statement);
	CHECK(got(link, "{}") && link->exchange.reused);
	neo4j_link_close(link);
	scripted_server_stop(server);
}

/* The resolver's thread exists in the parent only: the child must not wait for it. */
TEST(a_child_of_a_process_that_resolves_a_name)
{
	neo4j_link *link = link_at("http://no-such-host.invalid:%d", 7474);

	neo4j_link_send(link, &statement);
	pump(link, 1, 0);
	IN_CHILD({
		alarm(5);
		neo4j_link_close(link);
	});
	finish(link);
	CHECK(link->exchange.error.status == NEO4J_ERR_CONNECT, "%s", link->exchange.error.text);
	neo4j_link_close(link);
}
