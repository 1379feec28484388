/* What a server said of itself in its discovery document, and which dialect follows from it. */
#ifndef NEO4J_WIRE_SERVER_H
#define NEO4J_WIRE_SERVER_H

#include "call.h"
#include "failure.h"
#include "session.h"

/* Which role a cluster's routing table gave a server for one database. */
typedef struct neo4j_role {
	char database[64]; /* "": the user's home database */
	unsigned roles;    /* bits 1 << neo4j_access_mode; 0: the table does not name it */
	bool known;        /* there was a table that ranks */
	uint64_t until_ns; /* 0: never asked */
} neo4j_role;

#define NEO4J_ROLES_KEPT 4

/* Each login has its own home database, and so its own roles. */
typedef struct neo4j_roles {
	unsigned oldest;
	neo4j_role at[NEO4J_ROLES_KEPT];
} neo4j_roles;

/* How a server of a list did, whoever it was that it answered (cluster.h): kept by its place. */
typedef struct neo4j_standing {
	uint64_t rests_until_ns;
	unsigned failures; /* one after the other */
} neo4j_standing;

/* Kept per pooled server (endpoint key) or place, malloc'ed, as it outlives requests. */
typedef struct neo4j_server {
	struct neo4j_server *next;
	char *key;               /* the endpoint's, or the session's place; NULL in copies */
	char product[32];        /* "Neo4j", or "" when it did not say */
	char version[48];        /* "" when not known */
	char edition[32];        /* "" when not known */
	char reason[224];        /* why this protocol */
	char home_database[256]; /* "" until asked */
	unsigned offered;        /* bits 1 << neo4j_protocol: doors the server says it has */
	int major;               /* 0: not known */
	int minor;
	bool fell_back;          /* the door of the first choice refused a statement */
	bool one_database;       /* before 4.0, or so it answered: paths have no database in them */
	neo4j_protocol protocol; /* of statements that commit themselves */
	uint64_t checked_at_ns;      /* 0: never, or no longer believed */
	uint64_t home_checked_at_ns; /* likewise, for the home database */
	neo4j_roles roles;
	neo4j_standing standing;
} neo4j_server;

/* Discovers, or remembers (discovery_ttl). With a protocol given in the options nothing is
 * asked: `server` then holds that protocol only. `fresh`: asks again. Fills a copy that needs
 * no release. A server that does not introduce itself is taken for a Query API door, and not
 * remembered. */
bool neo4j_server_find(neo4j_session *session, const neo4j_options *options, bool fresh,
	neo4j_server *server, neo4j_failure *failure);

/* The same, but asks also where a protocol is given, which then stays the answer. */
bool neo4j_server_ask(neo4j_session *session, const neo4j_options *options, neo4j_server *server, neo4j_failure *failure);

/* The user's home database there, asked once per pooled user; "neo4j" if the server refuses
 * to tell. With a protocol given, this is also how servers before 4.0 are told from later ones:
 * then server->one_database is set instead. */
bool neo4j_server_home(neo4j_session *session, const neo4j_options *options, neo4j_server *server,
	neo4j_failure *failure);

/* Its door refused a statement by itself (HTTP 404 without a code of Neo4j's, or 406): goes to
 * the next older door that the server has, but not below `oldest`, and remembers it as long as
 * what was discovered. false: there is none. */
bool neo4j_server_fall_back(const neo4j_session *session, neo4j_server *server, neo4j_protocol oldest, int status);

/* The protocol of transactions there, which is not always that of other statements. false: it
 * has none. */
bool neo4j_server_transactions(neo4j_server *server);

/* Asks the server anew who it is, and makes an authenticated round trip. */
bool neo4j_server_verify(neo4j_session *session, const neo4j_options *options, neo4j_failure *failure);

/* The door answered 404, 405 or 406: what discovery found is no longer believed. */
void neo4j_server_forget(const neo4j_session *session);

void neo4j_servers_free(neo4j_server **servers);

/* Is what was learnt at that time still believed (discovery_ttl)? */
bool neo4j_server_is_current(uint64_t checked_at_ns, const neo4j_options *options);

/* What is known of the session's server, made if nothing is; valid until the session's servers
 * are asked for again. For server_home.c. */
neo4j_server *neo4j_server_known(const neo4j_session *session);

/* The same by any key: the endpoint's, or the session's place. */
neo4j_server *neo4j_server_known_by(const neo4j_session *session, const char *key);

/* NULL: nothing is known. */
neo4j_server *neo4j_server_look_up(const neo4j_session *session, const char *key);

/* A 401, in the server's own words if it has any. Returns false. */
bool neo4j_server_refuse_login(const neo4j_session *session, neo4j_failure *failure, const neo4j_reply *reply,
	const char *path);

/* One of 502 to 504, in the server's own words if it has any: nobody has looked at what was asked.
 * Returns false. */
bool neo4j_server_refuse_down(const neo4j_session *session, neo4j_failure *failure, const neo4j_reply *reply,
	const char *path);

/* "query", "legacy", … as the Protocol enum has it. */
const char *neo4j_protocol_name(neo4j_protocol protocol);

#endif
