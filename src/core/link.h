/* A link: one libcurl multi handle, one easy handle, one connection. The pool's unit, since
 * libcurl's connection cache belongs to the multi handle. */
#ifndef NEO4J_CORE_LINK_H
#define NEO4J_CORE_LINK_H

#include "endpoint.h"
#include "exchange.h"
#include "link_cache.h"

#include <sys/types.h>

struct neo4j_pool;
struct neo4j_pool_key;

/* Body bytes kept at most before the transfer is paused (more only if the reader wants a
 * longer piece). */
#define NEO4J_LINK_HIGH_WATER (256 * 1024)

/* malloc'ed, never shared between threads. `exchange` is first: a neo4j_exchange of this
 * carrier is a link. */
typedef struct neo4j_link {
	neo4j_exchange exchange;
	neo4j_endpoint *endpoint; /* held */
	struct neo4j_pool *pool;  /* where it goes back to; borrowed */
	struct neo4j_pool_key *key; /* its place there; borrowed. NULL: the parent process's */
	struct neo4j_link *next;  /* the pool's lists */
	struct neo4j_link *previous;
	pid_t pid;                /* of the process that opened it */
	int socket;               /* last descriptor opened, -1: none */
	uint64_t opened_at_ns;
	uint64_t idle_since_ns;
	unsigned long served;     /* exchanges that ended reusable */
	neo4j_link_cache *cache;  /* held, or NULL */
	void *handles;            /* libcurl's, private to link.c */
} neo4j_link;

/* NULL: out of memory. Connects at the first request. If libcurl lacks what the endpoint asks for, the
 * link's exchange is FAILED from the start, and says so. */
neo4j_link *neo4j_link_open(neo4j_endpoint *endpoint);

/* Before its first request. */
void neo4j_link_use_cache(neo4j_link *link, neo4j_link_cache *cache);

/* In the process that opened it: closes. In a forked child: without a byte to the socket. */
void neo4j_link_close(neo4j_link *link);

/* Of an idle link: is its connection still open, with nothing unread on it? libcurl checks too,
 * but takes a reset connection for a good one. A link that never connected is alive. */
bool neo4j_link_is_alive(const neo4j_link *link);

/* Starts an exchange; link->exchange is then OPEN or FAILED. A link whose exchange failed stays
 * FAILED: it can only be closed. Every setting of an exchange before this one is gone. Does not
 * wait. A statement never leaves twice: libcurl is refused a second go at the request, a second
 * connection, and to rewind a long body. */
void neo4j_link_send(neo4j_link *link, const neo4j_request *request);

/* After an exchange that is DONE: forgets request, headers, answer. What belongs to the endpoint
 * (address, credentials, TLS) stays with the link, as its endpoint does. */
void neo4j_link_retire(neo4j_link *link);

#endif
