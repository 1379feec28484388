#include "pool.h"

#include "clock.h"
#include "process.h"

#include <stdlib.h>
#include <string.h>

#define NS_PER_S 1e9

typedef struct link_list {
	neo4j_link *first;
	neo4j_link *last;
	size_t count;
} link_list;

struct neo4j_pool {
	neo4j_pool_limits limits;
	link_list idle; /* newest first */
	link_list used;
};

static void list_prepend(link_list *list, neo4j_link *link)
{
	link->previous = NULL;
	link->next = list->first;
	if (list->first) {
		list->first->previous = link;
	} else {
		list->last = link;
	}
	list->first = link;
	list->count++;
}

static void list_remove(link_list *list, neo4j_link *link)
{
	if (link->previous) {
		link->previous->next = link->next;
	} else {
		list->first = link->next;
	}
	if (link->next) {
		link->next->previous = link->previous;
	} else {
		list->last = link->previous;
	}
	link->next = link->previous = NULL;
	list->count--;
}

static void list_close(link_list *list, neo4j_link *link)
{
	list_remove(list, link);
	neo4j_link_close(link);
}

static void list_close_all(link_list *list)
{
	while (list->first) {
		list_close(list, list->first);
	}
}

neo4j_pool *neo4j_pool_create(const neo4j_pool_limits *limits)
{
	neo4j_pool *pool = calloc(1, sizeof(*pool));

	if (pool) {
		pool->limits = *limits;
	}
	return pool;
}

void neo4j_pool_destroy(neo4j_pool *pool)
{
	list_close_all(&pool->used);
	list_close_all(&pool->idle);
	free(pool);
}

static bool is_over(uint64_t since_ns, uint64_t now_ns, double seconds)
{
	return seconds > 0 && (double) (now_ns - since_ns) > seconds * NS_PER_S;
}

/* What another process opened is closed without a byte, the rest by the limits. */
static bool is_fresh(const neo4j_pool *pool, const neo4j_link *link, uint64_t now_ns)
{
	return link->pid == neo4j_process_id() && !is_over(link->idle_since_ns, now_ns, pool->limits.idle_seconds)
		   && !is_over(link->opened_at_ns, now_ns, pool->limits.age_seconds);
}

static void close_stale(neo4j_pool *pool, uint64_t now_ns)
{
	neo4j_link *next;

	for (neo4j_link *link = pool->idle.first; link; link = next) {
		next = link->next;
		if (!is_fresh(pool, link, now_ns)) {
			list_close(&pool->idle, link);
		}
	}
}

/* The newest one that is still connected; those found dead are closed. */
static neo4j_link *find_idle(neo4j_pool *pool, const char *key)
{
	neo4j_link *next;

	for (neo4j_link *link = pool->idle.first; link; link = next) {
		next = link->next;
		if (strcmp(link->endpoint->key, key) != 0) {
			continue;
		}
		if (neo4j_link_is_alive(link)) {
			return link;
		}
		list_close(&pool->idle, link);
	}
	return NULL;
}

neo4j_link *neo4j_pool_acquire(neo4j_pool *pool, neo4j_endpoint *endpoint)
{
	neo4j_link *link;

	close_stale(pool, neo4j_clock_ns());
	link = find_idle(pool, endpoint->key);
	if (link) {
		list_remove(&pool->idle, link);
	} else {
		link = neo4j_link_open(endpoint);
	}
	if (link) {
		link->pool = pool;
		list_prepend(&pool->used, link);
	}
	return link;
}

/* A link goes in first; then the one idle for longest makes room. */
static void keep(neo4j_pool *pool, neo4j_link *link, uint64_t now_ns)
{
	neo4j_link_retire(link);
	link->served++;
	link->idle_since_ns = now_ns;
	list_prepend(&pool->idle, link);
	close_stale(pool, now_ns);
	while (pool->limits.max_idle >= 0 && pool->idle.count > (size_t) pool->limits.max_idle) {
		list_close(&pool->idle, pool->idle.last);
	}
}

void neo4j_pool_release(neo4j_pool *pool, neo4j_link *link, bool reusable)
{
	list_remove(&pool->used, link);
	if (reusable && pool->limits.max_idle != 0) {
		keep(pool, link, neo4j_clock_ns());
	} else {
		neo4j_link_close(link);
	}
}

size_t neo4j_pool_clean(neo4j_pool *pool, const char *key)
{
	size_t before = pool->idle.count;
	neo4j_link *next;

	for (neo4j_link *link = pool->idle.first; link; link = next) {
		next = link->next;
		if (!key || strcmp(link->endpoint->key, key) == 0) {
			list_close(&pool->idle, link);
		}
	}
	return before - pool->idle.count;
}

void neo4j_pool_abandon(neo4j_pool *pool)
{
	list_close_all(&pool->used);
}

size_t neo4j_pool_idle_count(const neo4j_pool *pool)
{
	return pool->idle.count;
}

size_t neo4j_pool_used_count(const neo4j_pool *pool)
{
	return pool->used.count;
}
