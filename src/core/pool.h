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

/* What a pool does with a link, and when. Whoever takes one from a pool does not know whether it
 * is a new one. */
typedef struct neo4j_pool_factory {
	/* No idle one is left. cache may be NULL. NULL: out of memory. */
	neo4j_link *(*open)(neo4j_endpoint *endpoint, neo4j_link_cache *cache);
	/* Before an idle one is used. false: it is no good any more and will be closed. */
	bool (*wake_up)(const neo4j_link *link);
	/* Before it becomes idle: nothing of this exchange may reach the next. */
	void (*retire)(neo4j_link *link);
	/* In a forked child without a byte to the parent's socket. */
	void (*close)(neo4j_link *link);
	uint64_t (*now_ns)(void);
} neo4j_pool_factory;

typedef struct neo4j_pool neo4j_pool;

/* NULL: out of memory. The limits are copied. */
neo4j_pool *neo4j_pool_create(const neo4j_pool_limits *limits);

/* As above, of links that this factory makes; it must outlive the pool. */
neo4j_pool *neo4j_pool_create_with(const neo4j_pool_factory *factory, const neo4j_pool_limits *limits);

/* Closes idle and used links alike. */
void neo4j_pool_destroy(neo4j_pool *pool);

/* The newest idle link of this endpoint's key that is young enough and still connected, else a
 * new one. It is listed as used until released. NULL: out of memory.
 *
 * In a forked child the first call of any function here makes the pool empty: idle links of the
 * parent are closed without a byte, those in use are only closed when they are released, and
 * counting begins anew. */
neo4j_link *neo4j_pool_acquire(neo4j_pool *pool, neo4j_endpoint *endpoint);

/* Keeps the link (retired) if it is reusable, of this process, and within the bounds (the one
 * idle for longest goes first); else closes it. Links of a busy tokenizer or a failed
 * exchange must come with reusable = false. */
void neo4j_pool_release(neo4j_pool *pool, neo4j_link *link, bool reusable);

/* Closes the idle links of one key, or all of them (NULL). Returns how many. */
size_t neo4j_pool_clean(neo4j_pool *pool, const char *key);

/* Closes the idle links of all keys with this ident, or all of them (NULL), and forgets what
 * these keys learned. Returns how many links. */
size_t neo4j_pool_purge(neo4j_pool *pool, const char *ident);

/* At the end of a request: closes every link still in use. */
void neo4j_pool_abandon(neo4j_pool *pool);

/* Keys without any link are remembered (their numbers, what they learned), but no more than so
 * many: when a new key comes, those used longest ago are forgotten. */
#define NEO4J_POOL_KEYS_WITHOUT_LINKS 64

/* Of one key. Texts are borrowed, until the pool is used again. None of them is secret. */
typedef struct neo4j_pool_statistics {
	const char *server;    /* scheme://host:port */
	const char *user;      /* NULL: none */
	const char *ident;     /* NULL: none */
	size_t used;
	size_t free;           /* idle, those that the limits would close at the next use included */
	unsigned long created; /* links opened */
	unsigned long reused;  /* how often an idle one was taken instead */
	double oldest_seconds; /* since the oldest of the links was opened; negative: there is none */
} neo4j_pool_statistics;

/* Goes through the keys, the most recently used first. *position is NULL before the first.
 * false: there are no more. The pool must not be used in between. */
bool neo4j_pool_next(neo4j_pool *pool, const void **position, neo4j_pool_statistics *statistics);

size_t neo4j_pool_idle_count(neo4j_pool *pool);
size_t neo4j_pool_used_count(neo4j_pool *pool);

#endif
