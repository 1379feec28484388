/* What a server said of itself in its discovery document, and which dialect follows from it. */
#ifndef NEO4J_WIRE_SERVER_H
#define NEO4J_WIRE_SERVER_H

#include "failure.h"
#include "session.h"

/* Kept per pooled server (endpoint key), malloc'ed, as it outlives requests. */
typedef struct neo4j_server {
	struct neo4j_server *next;
	char *key;               /* SECRET, as the endpoint's; NULL in copies */
	char product[32];        /* "Neo4j", or "" when it did not say */
	char version[48];        /* "" when not known */
	char edition[32];        /* "" when not known */
	char reason[224];        /* why this protocol */
	char home_database[256]; /* "" until asked */
	unsigned offered;        /* bits 1 << neo4j_protocol: doors the server says it has */
	int major;               /* 0: not known */
	int minor;
	neo4j_protocol protocol;
	uint64_t checked_at_ns;      /* 0: never, or no longer believed */
	uint64_t home_checked_at_ns; /* likewise, for the home database */
} neo4j_server;

/* Discovers, or remembers (discovery_ttl). With a protocol given in the options nothing is
 * asked: `server` then holds that protocol only. `fresh`: asks again. Fills a copy that needs
 * no release. A server that does not introduce itself is taken for a Query API door, and not
 * remembered. */
bool neo4j_server_find(neo4j_session *session, const neo4j_options *options, bool fresh,
	neo4j_server *server, neo4j_failure *failure);

/* The user's home database there, asked once per pooled user; "neo4j" if the server refuses
 * to tell. */
bool neo4j_server_home(neo4j_session *session, const neo4j_options *options, neo4j_server *server,
	neo4j_failure *failure);

/* Asks the server anew who it is, and makes an authenticated round trip. */
bool neo4j_server_verify(neo4j_session *session, const neo4j_options *options, neo4j_failure *failure);

/* The door answered 404, 405 or 406: what discovery found is no longer believed. */
void neo4j_server_forget(const neo4j_session *session);

void neo4j_servers_free(neo4j_server **servers);

/* "query", "legacy", … as the Protocol enum has it. */
const char *neo4j_protocol_name(neo4j_protocol protocol);

#endif
