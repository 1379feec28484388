#include "pool.h"

#include "clock.h"
#include "pool_key.h"
#include "process.h"

#include <stdlib.h>
#include <string.h>

#define NS_PER_S 1e9
#define NEVER UINT64_MAX
#define CENTURY_S 3e9

struct neo4j_pool {
	const neo4j_pool_factory *factory;
	long max_idle;
	uint64_t idle_ns; /* 0: no limit */
	uint64_t age_ns;
	uint64_t next_expiry_ns; /* no idle link is stale before this */
	pid_t pid;
	size_t idle_count; /* over all keys */
	size_t used_count;
	neo4j_pool_key *first; /* the most recently used one */
	neo4j_pool_key *last;
	neo4j_link_list inherited; /* in use by results of the parent process */
};

static uint64_t to_ns(double seconds)
{
	return seconds < CENTURY_S ? (uint64_t) (seconds * NS_PER_S) : 0;
}

static neo4j_link *open_link(neo4j_endpoint *endpoint, neo4j_link_cache *cache)
{
	neo4j_link *link = neo4j_link_open(endpoint);

	if (link && cache) {
		neo4j_link_use_cache(link, cache);
	}
	return link;
}

static const neo4j_pool_factory links = {
	.open = open_link,
	.wake_up = neo4j_link_is_alive,
	.retire = neo4j_link_retire,
	.close = neo4j_link_close,
	.now_ns = neo4j_clock_ns,
};

neo4j_pool *neo4j_pool_create_with(const neo4j_pool_factory *factory, const neo4j_pool_limits *limits)
{
	neo4j_pool *pool = calloc(1, sizeof(*pool));

	if (pool) {
		pool->factory = factory;
		pool->max_idle = limits->max_idle;
		pool->idle_ns = to_ns(limits->idle_seconds);
		pool->age_ns = to_ns(limits->age_seconds);
		pool->next_expiry_ns = NEVER;
		pool->pid = neo4j_process_id();
	}
	return pool;
}

neo4j_pool *neo4j_pool_create(const neo4j_pool_limits *limits)
{
	return neo4j_pool_create_with(&links, limits);
}

/* Lists. */

static void add_key(neo4j_pool *pool, neo4j_pool_key *key)
{
	key->previous = NULL;
	key->next = pool->first;
	if (pool->first) {
		pool->first->previous = key;
	} else {
		pool->last = key;
	}
	pool->first = key;
}

static void take_key(neo4j_pool *pool, neo4j_pool_key *key)
{
	*(key->previous ? &key->previous->next : &pool->first) = key->next;
	*(key->next ? &key->next->previous : &pool->last) = key->previous;
}

static void forget_key(neo4j_pool *pool, neo4j_pool_key *key)
{
	take_key(pool, key);
	neo4j_pool_key_free(key);
}

static void take_idle(neo4j_pool *pool, neo4j_link *link)
{
	neo4j_link_list_remove(&link->key->idle, link);
	pool->idle_count--;
}

static void close_idle(neo4j_pool *pool, neo4j_link *link)
{
	take_idle(pool, link);
	pool->factory->close(link);
}

static size_t close_all_idle(neo4j_pool *pool, neo4j_pool_key *key)
{
	size_t count = key->idle.count;

	while (key->idle.first) {
		close_idle(pool, key->idle.first);
	}
	return count;
}

/* Those of the parent process are listed, but not counted. */
static void take_used(neo4j_pool *pool, neo4j_link *link)
{
	if (!link->key) {
		neo4j_link_list_remove(&pool->inherited, link);
		return;
	}
	neo4j_link_list_remove(&link->key->used, link);
	pool->used_count--;
}

static void close_all_used(neo4j_pool *pool, const neo4j_link_list *list)
{
	while (list->first) {
		neo4j_link *link = list->first;
		take_used(pool, link);
		pool->factory->close(link);
	}
}

/* The parent process. */

static void disown_used(neo4j_pool *pool, neo4j_pool_key *key)
{
	while (key->used.first) {
		neo4j_link *link = key->used.first;
		take_used(pool, link);
		link->key = NULL;
		neo4j_link_list_prepend(&pool->inherited, link);
	}
}

static void leave_parent(neo4j_pool *pool)
{
	if (pool->pid == neo4j_process_id()) {
		return;
	}
	while (pool->first) {
		close_all_idle(pool, pool->first);
		disown_used(pool, pool->first);
		forget_key(pool, pool->first);
	}
	pool->pid = neo4j_process_id();
	pool->next_expiry_ns = NEVER;
}

void neo4j_pool_destroy(neo4j_pool *pool)
{
	neo4j_pool_abandon(pool);
	while (pool->first) {
		close_all_idle(pool, pool->first);
		forget_key(pool, pool->first);
	}
	free(pool);
}

/* Limits. */

static uint64_t earlier(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

static uint64_t end_of(uint64_t since_ns, uint64_t limit_ns)
{
	return limit_ns > 0 ? since_ns + limit_ns : NEVER;
}

static uint64_t expiry_of(const neo4j_pool *pool, const neo4j_link *link)
{
	return earlier(end_of(link->idle_since_ns, pool->idle_ns), end_of(link->opened_at_ns, pool->age_ns));
}

static void close_stale_of(neo4j_pool *pool, neo4j_pool_key *key, uint64_t now_ns)
{
	neo4j_link *next;

	for (neo4j_link *link = key->idle.first; link; link = next) {
		uint64_t expiry_ns = expiry_of(pool, link);
		next = link->next;
		if (expiry_ns < now_ns) {
			close_idle(pool, link);
		} else {
			pool->next_expiry_ns = earlier(pool->next_expiry_ns, expiry_ns);
		}
	}
}

static void close_stale(neo4j_pool *pool, uint64_t now_ns)
{
	if (now_ns <= pool->next_expiry_ns) {
		return;
	}
	pool->next_expiry_ns = NEVER;
	for (neo4j_pool_key *key = pool->first; key; key = key->next) {
		close_stale_of(pool, key, now_ns);
	}
}

/* Over all keys. Their lists are in order, so only the last of each is looked at. */
static neo4j_link *idle_for_longest(const neo4j_pool *pool)
{
	neo4j_link *longest = NULL;

	for (const neo4j_pool_key *key = pool->last; key; key = key->previous) {
		neo4j_link *link = key->idle.last;
		if (link && (!longest || link->idle_since_ns < longest->idle_since_ns)) {
			longest = link;
		}
	}
	return longest;
}

static void make_room(neo4j_pool *pool)
{
	while (pool->max_idle >= 0 && pool->idle_count > (size_t) pool->max_idle) {
		close_idle(pool, idle_for_longest(pool));
	}
}

static void forget_unused_keys(neo4j_pool *pool)
{
	neo4j_pool_key *next;
	size_t count = 0;

	for (neo4j_pool_key *key = pool->first; key; key = next) {
		next = key->next;
		if (!neo4j_pool_key_has_links(key) && ++count > NEO4J_POOL_KEYS_WITHOUT_LINKS) {
			forget_key(pool, key);
		}
	}
}

/* Taking and giving back. */

static neo4j_pool_key *find_key(const neo4j_pool *pool, const char *text)
{
	neo4j_pool_key *key = pool->first;

	while (key && strcmp(key->endpoint->key, text) != 0) {
		key = key->next;
	}
	return key;
}

/* NULL: out of memory. */
static neo4j_pool_key *use_key(neo4j_pool *pool, neo4j_endpoint *endpoint)
{
	neo4j_pool_key *key = find_key(pool, endpoint->key);

	if (key) {
		take_key(pool, key);
	} else {
		forget_unused_keys(pool);
		key = neo4j_pool_key_create(endpoint);
	}
	if (key) {
		add_key(pool, key);
	}
	return key;
}

/* The newest one that is still good; those found dead are closed. */
static neo4j_link *wake_idle(neo4j_pool *pool, neo4j_pool_key *key)
{
	while (key->idle.first) {
		neo4j_link *link = key->idle.first;
		if (pool->factory->wake_up(link)) {
			take_idle(pool, link);
			key->reused++;
			return link;
		}
		close_idle(pool, link);
	}
	return NULL;
}

static neo4j_link *open_new(neo4j_pool *pool, neo4j_pool_key *key, neo4j_endpoint *endpoint)
{
	neo4j_link *link = pool->factory->open(endpoint, neo4j_pool_key_cache(key));

	if (link) {
		link->pool = pool;
		link->key = key;
		key->created++;
	}
	return link;
}

neo4j_link *neo4j_pool_acquire(neo4j_pool *pool, neo4j_endpoint *endpoint)
{
	neo4j_pool_key *key;
	neo4j_link *link;

	leave_parent(pool);
	close_stale(pool, pool->factory->now_ns());
	key = use_key(pool, endpoint);
	if (!key) {
		return NULL;
	}
	link = wake_idle(pool, key);
	if (!link) {
		link = open_new(pool, key, endpoint);
	}
	if (link) {
		neo4j_link_list_prepend(&key->used, link);
		pool->used_count++;
	}
	return link;
}

/* A link goes in first; then the one idle for longest makes room. */
static void keep(neo4j_pool *pool, neo4j_link *link, uint64_t now_ns)
{
	pool->factory->retire(link);
	link->served++;
	link->idle_since_ns = now_ns;
	neo4j_link_list_prepend(&link->key->idle, link);
	pool->idle_count++;
	pool->next_expiry_ns = earlier(pool->next_expiry_ns, expiry_of(pool, link));
	close_stale(pool, now_ns);
	make_room(pool);
}

/* A failure may be due to what was learned: the server has moved, or knows the session no more. */
static void drop(neo4j_pool *pool, neo4j_link *link)
{
	if (link->key && link->exchange.state == NEO4J_EXCHANGE_FAILED) {
		neo4j_pool_key_forget(link->key);
	}
	pool->factory->close(link);
}

void neo4j_pool_release(neo4j_pool *pool, neo4j_link *link, bool reusable)
{
	leave_parent(pool);
	take_used(pool, link);
	if (reusable && link->key && pool->max_idle != 0) {
		keep(pool, link, pool->factory->now_ns());
	} else {
		drop(pool, link);
	}
}

void neo4j_pool_abandon(neo4j_pool *pool)
{
	leave_parent(pool);
	for (neo4j_pool_key *key = pool->first; key; key = key->next) {
		close_all_used(pool, &key->used);
	}
	close_all_used(pool, &pool->inherited);
}

/* Cleaning and looking in. */

static bool is(const char *name, const char *wanted)
{
	return !wanted || (name && strcmp(name, wanted) == 0);
}

size_t neo4j_pool_clean(neo4j_pool *pool, const char *wanted)
{
	size_t count = 0;

	leave_parent(pool);
	for (neo4j_pool_key *key = pool->first; key; key = key->next) {
		if (is(key->endpoint->key, wanted)) {
			count += close_all_idle(pool, key);
		}
	}
	return count;
}

size_t neo4j_pool_purge(neo4j_pool *pool, const char *ident)
{
	size_t count = 0;

	leave_parent(pool);
	for (neo4j_pool_key *key = pool->first; key; key = key->next) {
		if (is(key->endpoint->ident, ident)) {
			count += close_all_idle(pool, key);
			neo4j_pool_key_forget(key);
		}
	}
	return count;
}

static void describe(const neo4j_pool *pool, const neo4j_pool_key *key, neo4j_pool_statistics *statistics)
{
	uint64_t oldest_ns = neo4j_pool_key_oldest(key);

	*statistics = (neo4j_pool_statistics){
		.server = key->endpoint->label,
		.user = key->endpoint->user,
		.ident = key->endpoint->ident,
		.used = key->used.count,
		.free = key->idle.count,
		.created = key->created,
		.reused = key->reused,
		.oldest_seconds = oldest_ns == NEVER ? -1 : (double) (pool->factory->now_ns() - oldest_ns) / NS_PER_S,
	};
}

bool neo4j_pool_next(neo4j_pool *pool, const void **position, neo4j_pool_statistics *statistics)
{
	const neo4j_pool_key *key;

	leave_parent(pool);
	key = *position ? ((const neo4j_pool_key *) *position)->next : pool->first;
	if (key) {
		describe(pool, key, statistics);
	}
	*position = key;
	return key != NULL;
}

size_t neo4j_pool_idle_count(neo4j_pool *pool)
{
	leave_parent(pool);
	return pool->idle_count;
}

size_t neo4j_pool_used_count(neo4j_pool *pool)
{
	leave_parent(pool);
	return pool->used_count;
}
