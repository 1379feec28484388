#include "pool_key.h"

#include <stdlib.h>

void neo4j_link_list_prepend(neo4j_link_list *list, neo4j_link *link)
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

void neo4j_link_list_remove(neo4j_link_list *list, neo4j_link *link)
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

neo4j_pool_key *neo4j_pool_key_create(neo4j_endpoint *endpoint)
{
	neo4j_pool_key *key = calloc(1, sizeof(*key));

	if (key) {
		key->endpoint = neo4j_endpoint_hold(endpoint);
	}
	return key;
}

void neo4j_pool_key_free(neo4j_pool_key *key)
{
	neo4j_pool_key_forget(key);
	neo4j_endpoint_drop(key->endpoint);
	free(key);
}

neo4j_link_cache *neo4j_pool_key_cache(neo4j_pool_key *key)
{
	if (!key->cache) {
		key->cache = neo4j_link_cache_create();
	}
	return key->cache;
}

void neo4j_pool_key_forget(neo4j_pool_key *key)
{
	neo4j_link_cache_drop(key->cache);
	key->cache = NULL;
}

static uint64_t oldest_of(const neo4j_link_list *list, uint64_t oldest)
{
	for (const neo4j_link *link = list->first; link; link = link->next) {
		oldest = link->opened_at_ns < oldest ? link->opened_at_ns : oldest;
	}
	return oldest;
}

uint64_t neo4j_pool_key_oldest(const neo4j_pool_key *key)
{
	return oldest_of(&key->idle, oldest_of(&key->used, UINT64_MAX));
}
