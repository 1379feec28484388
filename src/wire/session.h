/* What one Client and its results share: the server's address, its options, who carries. */
#ifndef NEO4J_WIRE_SESSION_H
#define NEO4J_WIRE_SESSION_H

#include "carrier.h"
#include "options.h"
#include "../value/key_cache.h"

struct neo4j_server;

/* emalloc'ed, reference counted: results outlive their client's close(). */
typedef struct neo4j_session {
	uint32_t references;
	neo4j_endpoint *endpoint; /* held */
	neo4j_options options;    /* the client's own */
	neo4j_carrier *carrier;   /* owned */
	zend_array *bookmarks;    /* the chain's; counted, or NULL */
	struct neo4j_server **servers; /* what discovery found; the process's list, borrowed */
	neo4j_key_cache keys;     /* of maps: the next answer has many of the same */
	bool closed;              /* Client::close(): no new statement */
} neo4j_session;

/* Takes over the endpoint, the options and the carrier. */
neo4j_session *neo4j_session_create(neo4j_endpoint *endpoint, const neo4j_options *options,
	neo4j_carrier *carrier, struct neo4j_server **servers);
neo4j_session *neo4j_session_hold(neo4j_session *session);
void neo4j_session_drop(neo4j_session *session);

/* Begins an exchange with the session's server; see neo4j_carrier_ops. */
neo4j_exchange *neo4j_session_send(neo4j_session *session, const neo4j_request *request);

#endif
