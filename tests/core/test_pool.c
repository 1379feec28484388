#define _XOPEN_SOURCE 700 /* usleep() */
#define _DEFAULT_SOURCE

#include "link_testing.h"

#include <unistd.h>

static const script_step small[] = {{.reply = SMALL}};

/* Does one exchange at a time; all answers are alike. */
typedef struct fixture {
	scripted_server *server;
	neo4j_pool *pool;
	neo4j_endpoint *endpoints[3]; /* different keys */
} fixture;

static fixture start(neo4j_pool_limits limits)
{
	static const char *const uris[] = {"http://a:x@127.0.0.1:%d", "http://b:x@127.0.0.1:%d", "http://c:x@127.0.0.1:%d"};
	fixture fixture = {scripted_server_start(small, 1), neo4j_pool_create(&limits), {NULL}};

	for (size_t i = 0; i < LENGTH(uris); i++) {
		fixture.endpoints[i] = endpoint_at(uris[i], scripted_server_port(fixture.server));
	}
	return fixture;
}

static void stop(fixture *fixture)
{
	neo4j_pool_destroy(fixture->pool);
	for (size_t i = 0; i < LENGTH(fixture->endpoints); i++) {
		neo4j_endpoint_drop(fixture->endpoints[i]);
	}
	scripted_server_stop(fixture->server);
}

static neo4j_link *acquire(fixture *fixture, size_t which)
{
	neo4j_link *link = neo4j_pool_acquire(fixture->pool, fixture->endpoints[which]);

	exchange(link, &statement);
	CHECK(got(link, "{}"));
	return link;
}

static void release(neo4j_link *link)
{
	link->exchange.ops->end(&link->exchange, true);
}

static void check_counts(const fixture *fixture, size_t used, size_t idle)
{
	CHECK(neo4j_pool_used_count(fixture->pool) == used, "%zu", neo4j_pool_used_count(fixture->pool));
	CHECK(neo4j_pool_idle_count(fixture->pool) == idle, "%zu", neo4j_pool_idle_count(fixture->pool));
}

TEST(a_released_link_is_used_again)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_link *first = acquire(&f, 0);
	neo4j_link *second;

	check_counts(&f, 1, 0);
	release(first);
	check_counts(&f, 0, 1);
	second = acquire(&f, 0);
	CHECK(second == first && second->exchange.reused && second->served == 1);
	check_counts(&f, 1, 0);
	release(second);
	CHECK(scripted_server_seen(f.server).connections == 1);
	stop(&f);
}

/* Another endpoint structure with the same content is the same key. */
TEST(the_key_counts_not_the_endpoint)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_link *first = acquire(&f, 0);
	neo4j_endpoint *same;
	neo4j_link *second;

	release(first);
	same = endpoint_at("http://a:x@127.0.0.1:%d/", scripted_server_port(f.server));
	second = neo4j_pool_acquire(f.pool, same);
	CHECK(second == first);
	neo4j_endpoint_drop(same);
	neo4j_pool_release(f.pool, second, false);
	second = acquire(&f, 1);
	CHECK(!second->exchange.reused);
	release(second);
	stop(&f);
}

TEST(other_credentials_take_another_link)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});

	release(acquire(&f, 0));
	release(acquire(&f, 1));
	CHECK(strstr(scripted_server_seen(f.server).last_request, "Basic Yjp4"));
	check_counts(&f, 0, 2);
	release(acquire(&f, 0));
	CHECK(strstr(scripted_server_seen(f.server).last_request, "Basic YTp4"));
	CHECK(scripted_server_seen(f.server).connections == 2);
	stop(&f);
}

TEST(the_newest_idle_link_is_taken)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_link *links[3];

	for (size_t i = 0; i < LENGTH(links); i++) {
		links[i] = acquire(&f, 0);
	}
	check_counts(&f, 3, 0);
	release(links[1]);
	release(links[2]);
	release(links[0]);
	check_counts(&f, 0, 3);
	CHECK(neo4j_pool_acquire(f.pool, f.endpoints[0]) == links[0]);
	CHECK(neo4j_pool_acquire(f.pool, f.endpoints[0]) == links[2]);
	CHECK(neo4j_pool_acquire(f.pool, f.endpoints[0]) == links[1]);
	check_counts(&f, 3, 0);
	stop(&f);
}

/* A limit of N keeps exactly N, over all keys, and the one idle for longest goes first. */
TEST(the_bound_on_idle_links)
{
	static const long bounds[] = {0, 1, 2, 3, -1};

	for (size_t i = 0; i < LENGTH(bounds); i++) {
		fixture f = start((neo4j_pool_limits){.max_idle = bounds[i]});
		size_t kept = bounds[i] < 0 ? 3 : (size_t) bounds[i];
		neo4j_link *links[3];
		for (size_t j = 0; j < LENGTH(links); j++) {
			links[j] = acquire(&f, j);
		}
		for (size_t j = 0; j < LENGTH(links); j++) {
			release(links[j]);
		}
		check_counts(&f, 0, kept);
		for (size_t j = 0; j < LENGTH(links); j++) {
			bool stayed = neo4j_pool_clean(f.pool, f.endpoints[j]->key) == 1;
			CHECK(stayed == (j >= 3 - kept), "bound %ld, link %zu", bounds[i], j);
		}
		CHECK(scripted_server_await_closed(f.server, 3).closed == 3);
		stop(&f);
	}
}

TEST(an_old_idle_link_is_closed_not_used)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1, .idle_seconds = 0.4});

	release(acquire(&f, 0));
	release(acquire(&f, 0));
	CHECK(scripted_server_seen(f.server).connections == 1);
	usleep(500 * 1000);
	check_counts(&f, 0, 1);
	release(acquire(&f, 1));
	check_counts(&f, 0, 1);
	release(acquire(&f, 0));
	CHECK(scripted_server_await_closed(f.server, 1).connections == 3);
	stop(&f);
}

/* Age counts from the opening, even of a link that is never idle for long. */
TEST(an_aged_link_is_closed)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1, .age_seconds = 0.5});
	uint64_t start_ns = neo4j_clock_ns();
	neo4j_link *link;

	while (neo4j_clock_ns() - start_ns < 700 * 1000000u) {
		release(acquire(&f, 0));
		usleep(20 * 1000);
	}
	CHECK(scripted_server_seen(f.server).connections == 2);
	link = acquire(&f, 1);
	usleep(600 * 1000);
	release(link);
	check_counts(&f, 0, 0);
	stop(&f);
}

TEST(what_is_not_reusable_is_closed)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_link *link = acquire(&f, 0);
	script_seen seen;

	link->exchange.ops->end(&link->exchange, false);
	check_counts(&f, 0, 0);
	link = neo4j_pool_acquire(f.pool, f.endpoints[0]);
	neo4j_link_send(link, &statement);
	pump(link, 1, 0);
	release(link);
	check_counts(&f, 0, 0);
	release(neo4j_pool_acquire(f.pool, f.endpoints[0]));
	check_counts(&f, 0, 0);
	seen = scripted_server_await_closed(f.server, 2);
	CHECK(seen.closed == seen.connections && seen.connections <= 2, "%u of %u", seen.closed, seen.connections);
	stop(&f);
}

/* A connection that ended with its answer is not worth a place. */
TEST(a_link_without_a_connection_is_not_kept)
{
	static const script_step closing[] = {
		{.reply = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}", .ending = SCRIPT_FIN},
	};
	scripted_server *server = scripted_server_start(closing, 1);
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_endpoint *endpoint = endpoint_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_link *link = neo4j_pool_acquire(f.pool, endpoint);

	exchange(link, &statement);
	CHECK(got(link, "{}"));
	release(link);
	check_counts(&f, 0, 0);
	neo4j_endpoint_drop(endpoint);
	stop(&f);
	scripted_server_stop(server);
}

TEST(cleaning)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_link *used = acquire(&f, 0);

	release(acquire(&f, 0));
	release(acquire(&f, 1));
	release(acquire(&f, 2));
	CHECK(neo4j_pool_clean(f.pool, "no such key") == 0);
	CHECK(neo4j_pool_clean(f.pool, f.endpoints[1]->key) == 1);
	check_counts(&f, 1, 2);
	CHECK(neo4j_pool_clean(f.pool, NULL) == 2);
	CHECK(neo4j_pool_clean(f.pool, NULL) == 0);
	check_counts(&f, 1, 0);
	release(used);
	check_counts(&f, 0, 1);
	stop(&f);
}

TEST(abandoning_closes_what_is_in_use)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_link *idle = acquire(&f, 0);

	acquire(&f, 0);
	neo4j_link_send(acquire(&f, 1), &statement);
	release(idle);
	check_counts(&f, 2, 1);
	neo4j_pool_abandon(f.pool);
	check_counts(&f, 0, 1);
	CHECK(scripted_server_await_closed(f.server, 2).closed == 2);
	stop(&f);
}

TEST(an_endpoint_outlives_its_owner_while_links_hold_it)
{
	fixture f = start((neo4j_pool_limits){.max_idle = -1});
	neo4j_endpoint *endpoint = endpoint_at("http://d:x@127.0.0.1:%d", scripted_server_port(f.server));
	neo4j_link *link = neo4j_pool_acquire(f.pool, endpoint);

	neo4j_endpoint_drop(endpoint);
	exchange(link, &statement);
	CHECK(got(link, "{}"));
	release(link);
	check_counts(&f, 0, 1);
	stop(&f);
}

/* libcurl (7.88) would send on a connection that was reset meanwhile. */
static void check_dead_idle_link(script_ending ending)
{
	const script_step steps[] = {{.reply = SMALL, .ending = ending}, {.reply = SMALL}};
	neo4j_pool_limits limits = {.max_idle = -1};
	scripted_server *server = scripted_server_start(steps, LENGTH(steps));
	neo4j_endpoint *endpoint = endpoint_at("http://127.0.0.1:%d", scripted_server_port(server));
	neo4j_pool *pool = neo4j_pool_create(&limits);
	neo4j_link *link = neo4j_pool_acquire(pool, endpoint);

	exchange(link, &statement);
	release(link);
	scripted_server_await_bytes(server, (size_t) -1);
	link = neo4j_pool_acquire(pool, endpoint);
	CHECK(link->served == 0);
	exchange(link, &statement);
	CHECK(got(link, "{}"));
	release(link);
	CHECK(scripted_server_seen(server).requests == 2);
	neo4j_pool_destroy(pool);
	neo4j_endpoint_drop(endpoint);
	scripted_server_stop(server);
}

TEST(a_link_that_died_while_idle_is_not_used)
{
	check_dead_idle_link(SCRIPT_FIN);
	check_dead_idle_link(SCRIPT_RST);
}
