/* Settings of a statement, resolved: the client's, overlaid by the query's and the run's. The
 * API fills them from PHP arrays (api/options.c); dialects and the stream read them. */
#ifndef NEO4J_WIRE_OPTIONS_H
#define NEO4J_WIRE_OPTIONS_H

#include <php.h>
#include "../value/columns.h"
#include "../value/graph.h"

typedef enum neo4j_protocol {
	NEO4J_PROTOCOL_AUTO,
	NEO4J_PROTOCOL_LEGACY,
	NEO4J_PROTOCOL_TRANSACTIONAL,
	NEO4J_PROTOCOL_JOLT,
	NEO4J_PROTOCOL_QUERY,
	NEO4J_PROTOCOL_GREMLIN3,
	NEO4J_PROTOCOL_GREMLIN4
} neo4j_protocol;

/* Unset: the server's own default (write), and nothing is sent. */
typedef enum neo4j_access_mode {
	NEO4J_ACCESS_UNSET,
	NEO4J_ACCESS_READ,
	NEO4J_ACCESS_WRITE
} neo4j_access_mode;

/* Seconds are floats, 0: no limit. Strings and the array are counted references or NULL. */
typedef struct neo4j_options {
	zend_string *database;
	zend_string *user_agent;
	zend_string *impersonated_user;
	zend_array *headers;   /* list of "Name: value" strings, checked */
	zend_array *bookmarks; /* list of strings to wait for, beside those of the chain */
	neo4j_protocol protocol;
	neo4j_access_mode access_mode;
	neo4j_fetch_mode fetch_mode;
	neo4j_value_mode value_mode;
	bool stats;
	bool stream;
	bool safe;
	bool chain_bookmarks; /* false ('bookmarks' => false): none is sent or learnt */
	double connect_timeout;
	double timeout;
	double idle_timeout;
	double server_timeout;
	double retry_time;
	double drain_timeout;
	double discovery_ttl;
	zend_long max_depth;
	zend_long max_row_bytes;
	zend_long max_header_bytes;
	zend_long spool; /* bytes that may be read ahead of the script; 0: none */
} neo4j_options;

void neo4j_options_defaults(neo4j_options *options);
void neo4j_options_copy(neo4j_options *target, const neo4j_options *source);
void neo4j_options_free(neo4j_options *options);

#endif
