/* Neo4j\Client: one server, its credentials and its options. */
#ifndef NEO4J_API_CLIENT_H
#define NEO4J_API_CLIENT_H

#include "../wire/session.h"

extern zend_class_entry *php_neo4j_client_ce;

/* Borrowed, lives as long as the client. NULL: not constructed, an \Error is thrown. */
neo4j_session *php_neo4j_client_session(zend_object *client);

/* The same for what would talk to the server: NULL after close() too, a UsageException. */
neo4j_session *php_neo4j_client_open_session(zend_object *client);

/* NULL: it has none. Borrowed. */
struct php_neo4j_observer *php_neo4j_client_observer(zend_object *client);

void php_neo4j_client_register(void);

#endif
