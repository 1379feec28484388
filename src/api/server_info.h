/* Neo4j\ServerInfo: what a server said of itself, and what follows from it. */
#ifndef NEO4J_API_SERVER_INFO_H
#define NEO4J_API_SERVER_INFO_H

#include "../wire/server.h"

void php_neo4j_server_info_create(zval *info, const neo4j_server *server);

void php_neo4j_server_info_register(void);

#endif
