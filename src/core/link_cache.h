/* What the links of one key learn for each other: the addresses that names stand for, and TLS
 * sessions, which make the next handshake short. Connections stay with their links, and there
 * are no cookies. One key has one cache, so that a session made without verification is never
 * taken up where a certificate must be verified. */
#ifndef NEO4J_CORE_LINK_CACHE_H
#define NEO4J_CORE_LINK_CACHE_H

/* malloc'ed, reference counted (not across threads): the last link that used it frees it. */
typedef struct neo4j_link_cache neo4j_link_cache;

/* NULL: out of memory. Links work without one, too. */
neo4j_link_cache *neo4j_link_cache_create(void);

neo4j_link_cache *neo4j_link_cache_hold(neo4j_link_cache *cache);

/* NULL is allowed. */
void neo4j_link_cache_drop(neo4j_link_cache *cache);

/* libcurl's CURLSH; borrowed. */
void *neo4j_link_cache_share(const neo4j_link_cache *cache);

#endif
