/* What one Client and its results share: the server's address, its options, its pool. */
#ifndef NEO4J_WIRE_SESSION_H
#define NEO4J_WIRE_SESSION_H

#include "options.h"
#include "../core/pool.h"

struct neo4j_server;

/* emalloc'ed, reference counted: results outlive their client's close(). */
typedef struct neo4j_session {
	uint32_t references;
	neo4j_endpoint *endpoint; /* held */
	neo4j_options options;    /* the client's own */
	neo4j_pool *pool;         /* the process's, or `own` */
	neo4j_pool *own;          /* with 'persistent' => false: closed with the session */
	zend_array *bookmarks;    /* the chain's; counted, or NULL */
	struct neo4j_server **servers; /* what discovery found; the process's list, borrowed */
	bool closed;              /* Client::close(): no new statement */
} neo4j_session;

/* Takes over the endpoint and the options. shared NULL: not persistent, a pool of its own. */
neo4j_session *neo4j_session_create(neo4j_endpoint *endpoint, const neo4j_options *options,
	neo4j_pool *shared, struct neo4j_server **servers);
neo4j_session *neo4j_session_hold(neo4j_session *session);
void neo4j_session_drop(neo4j_session *session);

#endif
