/* What a pool has of one key: links, idle and in use, what was counted of them, and what they
 * share. Part of pool.c; nobody else includes this. */
#ifndef NEO4J_CORE_POOL_KEY_H
#define NEO4J_CORE_POOL_KEY_H

#include "link.h"

typedef struct neo4j_link_list {
	neo4j_link *first;
	neo4j_link *last;
	size_t count;
} neo4j_link_list;

void neo4j_link_list_prepend(neo4j_link_list *list, neo4j_link *link);
void neo4j_link_list_remove(neo4j_link_list *list, neo4j_link *link);

/* malloc'ed, owned by its pool. */
typedef struct neo4j_pool_key {
	neo4j_endpoint *endpoint; /* held: the first one of this key */
	neo4j_link_list idle;     /* newest first */
	neo4j_link_list used;
	unsigned long created;
	unsigned long reused;
	neo4j_link_cache *cache;  /* held; NULL: nothing learned yet */
	struct neo4j_pool_key *next; /* the pool's keys, the most recently used first */
	struct neo4j_pool_key *previous;
} neo4j_pool_key;

/* NULL: out of memory. */
neo4j_pool_key *neo4j_pool_key_create(neo4j_endpoint *endpoint);

/* Its lists must be empty. */
void neo4j_pool_key_free(neo4j_pool_key *key);

/* Made when it is first wanted. NULL: out of memory. */
neo4j_link_cache *neo4j_pool_key_cache(neo4j_pool_key *key);

/* The next link asks the resolver again, and makes a full TLS handshake. */
void neo4j_pool_key_forget(neo4j_pool_key *key);

static inline bool neo4j_pool_key_has_links(const neo4j_pool_key *key)
{
	return key->idle.count > 0 || key->used.count > 0;
}

/* When the oldest of its links was opened; UINT64_MAX: there is none. */
uint64_t neo4j_pool_key_oldest(const neo4j_pool_key *key);

#endif
