/* What servers ignore. An option that would have no effect is refused before anything is sent:
 * ignored impersonation would be a privilege error, an ignored limit an endless query. */
#ifndef NEO4J_WIRE_SUPPORT_H
#define NEO4J_WIRE_SUPPORT_H

#include "dialect.h"

/* false: the failure names the option, the server, and what would take it. */
bool neo4j_support_check(const neo4j_options *options, neo4j_step step, const neo4j_server *server,
	const neo4j_dialect *dialect, neo4j_failure *failure);

/* Does access mode READ keep this server from writing? */
bool neo4j_support_enforces_read(const neo4j_server *server);

#endif
