/* The digest of the pool's keys: what is shown of a key must not give its credentials away. */
#ifndef NEO4J_API_DIGEST_H
#define NEO4J_API_DIGEST_H

#include "../core/endpoint.h"

/* Makes this process's salt, before any fork and any thread. false: there is no randomness. */
bool php_neo4j_digest_start(void);

/* SHA-256 of the salt and the bytes, in hexadecimal digits. */
neo4j_digest php_neo4j_digest;

#endif
