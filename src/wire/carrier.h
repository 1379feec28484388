/* Who takes a session's requests to a server and brings the answers: links of the pool, PHP's own
 * streams, a class of the user's. */
#ifndef NEO4J_WIRE_CARRIER_H
#define NEO4J_WIRE_CARRIER_H

#include "../core/pool.h"

typedef struct neo4j_carrier neo4j_carrier;

typedef struct neo4j_carrier_ops {
	/* Begins an exchange, which is then OPEN or FAILED, and ends by its own table of functions.
	 * What the request points to must live until then. It may run the user's code, as may the
	 * exchange's pump; neither runs within another call of the same exchange. NULL: out of memory,
	 * or an exception is pending. */
	neo4j_exchange *(*send)(neo4j_carrier *carrier, neo4j_endpoint *endpoint, const neo4j_request *request);
	/* Lets go of connections that are kept for this endpoint; exchanges that are open stay. */
	void (*forget)(neo4j_carrier *carrier, const neo4j_endpoint *endpoint);
	void (*free)(neo4j_carrier *carrier);
	/* What it finds out about a server is not what others find at that address, nor theirs its own. */
	bool apart;
} neo4j_carrier_ops;

/* First in the structures of those who carry. Freed with its session, after all its exchanges. */
struct neo4j_carrier {
	const neo4j_carrier_ops *ops;
};

/* The links of this pool, borrowed; NULL: of a pool of its own, that lives as long as the carrier. */
neo4j_carrier *neo4j_carrier_of_links(neo4j_pool *pool);

#endif
