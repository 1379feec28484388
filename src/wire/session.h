/* What one Client and its results share: the servers' addresses, its options, who carries. */
#ifndef NEO4J_WIRE_SESSION_H
#define NEO4J_WIRE_SESSION_H

#include "carrier.h"
#include "options.h"
#include "../value/key_cache.h"

struct neo4j_server;
struct neo4j_cluster;

/* One server of a client's list: part of the cluster, which lives as long as any of its sessions is
 * held. Which one a statement goes to is cluster.h's business; after that it is the statement's. */
typedef struct neo4j_session {
	struct neo4j_cluster *cluster;
	neo4j_endpoint *endpoint; /* held */
	neo4j_options options;    /* the client's own; the same in all sessions of a cluster */
	neo4j_carrier *carrier;   /* the cluster's */
	struct neo4j_server **servers; /* what discovery found; the process's list, or the cluster's own */
	char place[NEO4J_DIGEST_SIZE]; /* the endpoint's key without its login; "" if there is only one server */
} neo4j_session;

typedef enum neo4j_failover {
	NEO4J_FAILOVER_ORDERED, /* the first one of the list that is well */
	NEO4J_FAILOVER_RANDOM   /* any of those that are well */
} neo4j_failover;

/* As many as there are bits to note which were tried. */
#define NEO4J_CLUSTER_MAX 64

/* emalloc'ed, reference counted: results outlive their client's close(). */
typedef struct neo4j_cluster {
	uint32_t references;
	neo4j_carrier *carrier; /* owned */
	struct neo4j_server *own_servers; /* of a carrier that stands apart */
	zend_array *bookmarks;  /* the chain's, whichever server gave them; counted, or NULL */
	neo4j_key_cache keys;   /* of maps: the next answer has many of the same */
	neo4j_failover failover;
	uint64_t random;        /* state of its generator; 0: not seeded */
	bool closed;            /* Client::close(): no new statement */
	unsigned count;
	neo4j_session sessions[]; /* in the order of the user's list */
} neo4j_cluster;

/* Takes over the endpoints (not the array, which has at least one), the options and the carrier.
 * Gives the first session, held. */
neo4j_session *neo4j_session_create(neo4j_endpoint *const *endpoints, unsigned count, neo4j_failover failover,
	const neo4j_options *options, neo4j_carrier *carrier, struct neo4j_server **servers);

/* Holding one session holds all of its cluster. */
neo4j_session *neo4j_session_hold(neo4j_session *session);
void neo4j_session_drop(neo4j_session *session);

/* No new statement, and connections that are kept are let go of. */
void neo4j_session_close(neo4j_session *session);

/* Begins an exchange with the session's server; see neo4j_carrier_ops. */
neo4j_exchange *neo4j_session_send(neo4j_session *session, const neo4j_request *request);

#endif
