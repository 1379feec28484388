/* Requests of the Query API; query.c reads the answers. */
#ifndef NEO4J_WIRE_QUERY_REQUEST_H
#define NEO4J_WIRE_QUERY_REQUEST_H

#include "dialect.h"

void neo4j_query_encode(const neo4j_statement *statement, neo4j_encoded *request);

#endif
