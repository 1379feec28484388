/* Idle links by key, newest first, and those in use, so that nothing outlives a request
 * unnoticed. One pool per process (per thread on ZTS). */
#ifndef NEO4J_CORE_POOL_H
#define NEO4J_CORE_POOL_H

#include "link.h"

typedef struct neo4j_pool_limits {
	long max_idle;        /* idle links over all keys; -1: no bound, 0: keep none */
	double idle_seconds;  /* an idle link older than this is closed, not used; 0: no limit */
	double age_seconds;   /* likewise, since it was opened */
} neo4j_pool_limits;

typedef struct neo4j_pool neo4j_pool;

/* NULL: out of memory. The limits are copied. */
neo4j_pool *neo4j_pool_create(const neo4j_pool_limits *limits);

/* Closes idle and used links alike. */
void neo4j_pool_destroy(neo4j_pool *pool);

/* The newest idle link of this endpoint's key that is ours, young enough and still connected,
 * else a new one. It is listed as used until released. NULL: out of memory. */
neo4j_link *neo4j_pool_acquire(neo4j_pool *pool, neo4j_endpoint *endpoint);

/* Keeps the link (retired) if it is reusable, of this process, and within the bounds (the one
 * idle for longest goes first); else closes it. Links of a busy tokenizer or a failed
 * exchange must come with reusable = false. */
void neo4j_pool_release(neo4j_pool *pool, neo4j_link *link, bool reusable);

/* Closes the idle links of one key, or all of them (NULL). Returns how many. */
size_t neo4j_pool_clean(neo4j_pool *pool, const char *key);

/* At the end of a request: closes every link still in use. */
void neo4j_pool_abandon(neo4j_pool *pool);

size_t neo4j_pool_idle_count(const neo4j_pool *pool);
size_t neo4j_pool_used_count(const neo4j_pool *pool);

#endif
