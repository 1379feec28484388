/* The pool with links that are only pretended, on a clock that the tests move. */
#include "link_testing.h"

static uint64_t now_ns;
static unsigned opened, retired, closed;
static const neo4j_link *sick; /* does not wake up */

static uint64_t pretended_now(void)
{
	return now_ns;
}

static neo4j_link *pretend_to_open(neo4j_endpoint *endpoint, neo4j_link_cache *cache)
{
	neo4j_link *link = calloc(1, sizeof(*link));

	link->endpoint = neo4j_endpoint_hold(endpoint);
	link->cache = neo4j_link_cache_hold(cache);
	link->opened_at_ns = now_ns;
	opened++;
	return link;
}

static bool pretend_to_wake(const neo4j_link *link)
{
	return link != sick;
}

static void pretend_to_retire(neo4j_link *link)
{
	(void) link;
	retired++;
}

static void pretend_to_close(neo4j_link *link)
{
	neo4j_link_cache_drop(link->cache);
	neo4j_endpoint_drop(link->endpoint);
	free(link);
	closed++;
}

static const neo4j_pool_factory pretended = {
	pretend_to_open, pretend_to_wake, pretend_to_retire, pretend_to_close, pretended_now,
};

static neo4j_pool *create(long max_idle, double idle_seconds, double age_seconds)
{
	neo4j_pool_limits limits = {max_idle, idle_seconds, age_seconds};

	now_ns = UINT64_C(5000000000);
	opened = retired = closed = 0;
	sick = NULL;
	return neo4j_pool_create_with(&pretended, &limits);
}

static void pass(double seconds)
{
	now_ns += (uint64_t) (seconds * 1e9);
}

static neo4j_endpoint *endpoint_for(const char *user, const char *ident)
{
	neo4j_endpoint_options options = {.user = user, .password = "a secret", .verify_peer = true, .verify_host = true, .ident = ident, .digest = test_digest};
	neo4j_error error = {0};

	return neo4j_endpoint_parse("http://localhost:7474", &options, &error);
}

static neo4j_link *acquire_as(neo4j_pool *pool, const char *user, const char *ident)
{
	neo4j_endpoint *endpoint = endpoint_for(user, ident);
	neo4j_link *link = neo4j_pool_acquire(pool, endpoint);

	neo4j_endpoint_drop(endpoint);
	return link;
}

static neo4j_link *acquire(neo4j_pool *pool, const char *user)
{
	return acquire_as(pool, user, NULL);
}

/* Takes one and gives it back. */
static void visit(neo4j_pool *pool, const char *user)
{
	neo4j_pool_release(pool, acquire(pool, user), true);
}

static size_t count_keys(neo4j_pool *pool)
{
	neo4j_pool_statistics statistics;
	const void *position = NULL;
	size_t count = 0;

	while (neo4j_pool_next(pool, &position, &statistics)) {
		count++;
	}
	return count;
}

/* All zero where there is no such key. */
static neo4j_pool_statistics of(neo4j_pool *pool, const char *user)
{
	neo4j_pool_statistics statistics;
	const void *position = NULL;

	while (neo4j_pool_next(pool, &position, &statistics)) {
		if (strcmp(statistics.user, user) == 0) {
			return statistics;
		}
	}
	return (neo4j_pool_statistics){0};
}

static void check_numbers(neo4j_pool *pool, const char *user, const char *expected)
{
	neo4j_pool_statistics is = of(pool, user);
	char text[128];

	snprintf(text, sizeof(text), "used %zu, free %zu, created %lu, reused %lu, oldest %.1f", is.used, is.free, is.created,
		is.reused, is.oldest_seconds);
	CHECK_TEXT(text, expected);
}

TEST(numbers_of_a_key)
{
	neo4j_pool *pool = create(-1, 0, 0);
	neo4j_link *first = acquire(pool, "a"), *second;

	check_numbers(pool, "a", "used 1, free 0, created 1, reused 0, oldest 0.0");
	pass(2);
	second = acquire(pool, "a");
	check_numbers(pool, "a", "used 2, free 0, created 2, reused 0, oldest 2.0");
	neo4j_pool_release(pool, first, true);
	check_numbers(pool, "a", "used 1, free 1, created 2, reused 0, oldest 2.0");
	neo4j_pool_release(pool, acquire(pool, "a"), false);
	check_numbers(pool, "a", "used 1, free 0, created 2, reused 1, oldest 0.0");
	neo4j_pool_release(pool, second, false);
	check_numbers(pool, "a", "used 0, free 0, created 2, reused 1, oldest -1.0");
	CHECK(opened == 2 && closed == 2 && retired == 1);
	neo4j_pool_destroy(pool);
}

TEST(a_key_shows_where_and_who_and_no_secret)
{
	neo4j_pool *pool = create(-1, 0, 0);
	neo4j_pool_statistics shown;
	const void *position = NULL;

	neo4j_pool_release(pool, acquire_as(pool, "a", "jobs"), true);
	CHECK(neo4j_pool_next(pool, &position, &shown));
	CHECK_TEXT(shown.server, "http://localhost:7474");
	CHECK_TEXT(shown.user, "a");
	CHECK_TEXT(shown.ident, "jobs");
	CHECK(!neo4j_pool_next(pool, &position, &shown));
	neo4j_pool_destroy(pool);
}

TEST(keys_come_by_their_last_use)
{
	static const char *const order[] = {"b", "c", "a"};
	neo4j_pool *pool = create(-1, 0, 0);
	neo4j_pool_statistics statistics;
	const void *position = NULL;

	visit(pool, "a");
	visit(pool, "b");
	visit(pool, "c");
	visit(pool, "b");
	for (size_t i = 0; i < LENGTH(order); i++) {
		CHECK(neo4j_pool_next(pool, &position, &statistics));
		CHECK_TEXT(statistics.user, order[i]);
	}
	CHECK(!neo4j_pool_next(pool, &position, &statistics));
	neo4j_pool_destroy(pool);
}

/* Which idle link goes depends on when it became idle, not on whose key was used last. */
TEST(the_one_idle_for_longest_makes_room)
{
	neo4j_pool *pool = create(2, 0, 0);
	neo4j_link *a1 = acquire(pool, "a"), *a2 = acquire(pool, "a"), *b = acquire(pool, "b");

	neo4j_pool_release(pool, b, true);
	pass(1);
	neo4j_pool_release(pool, a1, true);
	pass(1);
	CHECK(of(pool, "a").free == 1 && of(pool, "b").free == 1);
	neo4j_pool_release(pool, a2, true);
	CHECK(of(pool, "a").free == 2 && of(pool, "b").free == 0);
	pass(1);
	visit(pool, "c");
	CHECK(of(pool, "a").free == 1 && of(pool, "c").free == 1);
	CHECK(acquire(pool, "a") == a2);
	neo4j_pool_destroy(pool);
	CHECK(opened == 4 && closed == 4);
}

/* Many idents, as raphf kept them all. */
TEST(a_limit_bounds_all_keys_together)
{
	neo4j_pool *pool = create(2, 0, 0);
	char user[2] = "a";

	for (; *user <= 'e'; (*user)++) {
		visit(pool, user);
		pass(1);
	}
	CHECK(neo4j_pool_idle_count(pool) == 2 && closed == 3);
	CHECK(of(pool, "d").free == 1 && of(pool, "e").free == 1);
	neo4j_pool_destroy(pool);
}

/* The limits themselves are still within. */
TEST(idle_time)
{
	neo4j_pool *pool = create(-1, 10, 0);

	visit(pool, "a");
	pass(10);
	visit(pool, "a");
	check_numbers(pool, "a", "used 0, free 1, created 1, reused 1, oldest 10.0");
	pass(10.5);
	check_numbers(pool, "a", "used 0, free 1, created 1, reused 1, oldest 20.5");
	visit(pool, "b");
	check_numbers(pool, "a", "used 0, free 0, created 1, reused 1, oldest -1.0");
	visit(pool, "a");
	check_numbers(pool, "a", "used 0, free 1, created 2, reused 1, oldest 0.0");
	neo4j_pool_destroy(pool);
}

TEST(age)
{
	neo4j_pool *pool = create(-1, 0, 10);
	neo4j_link *long_used;

	for (int i = 0; i < 6; i++) {
		visit(pool, "a");
		pass(2);
	}
	check_numbers(pool, "a", "used 0, free 1, created 1, reused 5, oldest 12.0");
	visit(pool, "a");
	check_numbers(pool, "a", "used 0, free 1, created 2, reused 5, oldest 0.0");
	long_used = acquire(pool, "b");
	pass(11);
	neo4j_pool_release(pool, long_used, true);
	CHECK(neo4j_pool_idle_count(pool) == 0);
	neo4j_pool_destroy(pool);
}

TEST(limits_so_long_that_they_are_none)
{
	neo4j_pool *pool = create(-1, 1e300, 1e300);

	visit(pool, "a");
	pass(1e9);
	visit(pool, "a");
	CHECK(opened == 1);
	neo4j_pool_destroy(pool);
}

TEST(what_does_not_wake_up_is_closed)
{
	neo4j_pool *pool = create(-1, 0, 0);
	neo4j_link *first = acquire(pool, "a"), *second = acquire(pool, "a");

	neo4j_pool_release(pool, first, true);
	neo4j_pool_release(pool, second, true);
	sick = second;
	CHECK(acquire(pool, "a") == first && closed == 1);
	check_numbers(pool, "a", "used 1, free 0, created 2, reused 1, oldest 0.0");
	neo4j_pool_destroy(pool);
}

TEST(cleaning_by_ident)
{
	neo4j_pool *pool = create(-1, 0, 0);

	neo4j_pool_release(pool, acquire_as(pool, "a", "jobs"), true);
	neo4j_pool_release(pool, acquire_as(pool, "b", "jobs"), true);
	neo4j_pool_release(pool, acquire_as(pool, "c", "pages"), true);
	neo4j_pool_release(pool, acquire_as(pool, "d", NULL), true);
	CHECK(neo4j_pool_purge(pool, "job") == 0);
	CHECK(neo4j_pool_purge(pool, "jobs") == 2);
	CHECK(of(pool, "c").free == 1 && of(pool, "d").free == 1);
	CHECK(neo4j_pool_purge(pool, NULL) == 2);
	neo4j_pool_destroy(pool);
}

/* A process that meets ever new users or idents does not grow for ever. */
TEST(keys_without_links_are_forgotten)
{
	neo4j_pool *pool = create(1, 0, 0);
	neo4j_link *held = acquire(pool, "held");
	char user[32];

	for (int i = 0; i < 500; i++) {
		snprintf(user, sizeof(user), "user %d", i);
		visit(pool, user);
		pass(1);
	}
	CHECK(count_keys(pool) <= NEO4J_POOL_KEYS_WITHOUT_LINKS + 3, "%zu", count_keys(pool));
	CHECK(of(pool, "user 498").created == 1 && of(pool, "user 1").created == 0);
	CHECK(of(pool, "held").used == 1);
	neo4j_pool_release(pool, held, true);
	neo4j_pool_destroy(pool);
}

static neo4j_link_cache *cache_of(neo4j_pool *pool, const char *user, bool fails)
{
	neo4j_link *link = acquire(pool, user);
	neo4j_link_cache *cache = link->cache;

	link->exchange.state = fails ? NEO4J_EXCHANGE_FAILED : NEO4J_EXCHANGE_DONE;
	neo4j_pool_release(pool, link, false);
	return cache;
}

/* A name that stands for another address by now would fail again, and again. */
TEST(what_was_learned_is_forgotten_with_a_failure)
{
	neo4j_pool *pool = create(-1, 0, 0);
	neo4j_link *witness = acquire(pool, "a"); /* its hold keeps the address from being used again */
	neo4j_link_cache *before = witness->cache;

	CHECK(cache_of(pool, "a", false) == before);
	CHECK(cache_of(pool, "a", true) == before);
	CHECK(cache_of(pool, "a", false) != before);
	CHECK(cache_of(pool, "b", false) != before);
	neo4j_pool_release(pool, witness, false);
	neo4j_pool_destroy(pool);
}

/* Closing is no reason to ask the resolver again; cleaning up is. */
TEST(what_was_learned_is_forgotten_with_a_purge)
{
	neo4j_pool *pool = create(-1, 0, 0);
	neo4j_link *witness = acquire(pool, "a");
	neo4j_link_cache *before = witness->cache;

	visit(pool, "a");
	CHECK(neo4j_pool_clean(pool, NULL) == 1);
	CHECK(cache_of(pool, "a", false) == before);
	CHECK(neo4j_pool_purge(pool, NULL) == 0);
	CHECK(cache_of(pool, "a", false) != before);
	neo4j_pool_release(pool, witness, false);
	neo4j_pool_destroy(pool);
}
