/* Neo4j\Summary: what the answer said beside its rows. */
#ifndef NEO4J_API_SUMMARY_H
#define NEO4J_API_SUMMARY_H

#include "../wire/stream.h"

/* Copies. server: scheme://host:port; database: NULL for a server's only one. */
void php_neo4j_summary_create(zval *summary, const neo4j_stream_summary *answer,
	const char *server, const char *database, neo4j_protocol protocol);

void php_neo4j_summary_register(void);

#endif
