/* Questions to a server's database "system", which knows of the others: answers of one row, read as
 * a whole. From 4.0 on. */
#ifndef NEO4J_WIRE_SYSTEM_DOOR_H
#define NEO4J_WIRE_SYSTEM_DOOR_H

#include "server.h"

typedef struct neo4j_system_door {
	const char *path;
	const char *before, *after; /* around a statement's members */
	const char *const *way;     /* to the list of rows in the answer; NULL-terminated, "" is index 0 */
} neo4j_system_door;

/* That of the server's protocol. */
const neo4j_system_door *neo4j_system_door_of(const neo4j_server *server);

/* The members are JSON: "statement":"…", perhaps with "parameters". false: the failure is set, that of
 * a refused login included; any other answer is the caller's to judge. */
bool neo4j_system_ask(neo4j_session *session, const neo4j_options *options, const neo4j_server *server,
	const char *members, neo4j_reply *reply, neo4j_failure *failure);

/* The first row of a good answer; borrowed from it. NULL: it has none. */
const zval *neo4j_system_row(const neo4j_reply *reply, const neo4j_server *server);

#endif
