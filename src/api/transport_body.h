/* Neo4j\Transport\Body: the rest of an exchange, for whoever carries it on. */
#ifndef NEO4J_API_TRANSPORT_BODY_H
#define NEO4J_API_TRANSPORT_BODY_H

#include "../core/exchange.h"

#include <php.h>

/* What an exchange borrows as long as it lasts; first in a structure that owns it. */
typedef struct php_neo4j_loan {
	const char *method; /* for messages */
	void (*free)(struct php_neo4j_loan *loan);
} php_neo4j_loan;

/* Takes over the exchange and the loan. keep: its connection may serve again. */
void php_neo4j_transport_body_create(zval *body, neo4j_exchange *exchange, php_neo4j_loan *loan, bool keep);

/* The exchange has FAILED. */
ZEND_COLD void php_neo4j_transport_throw_lost(const neo4j_exchange *exchange, const char *method);

void php_neo4j_transport_body_register(void);

#endif
