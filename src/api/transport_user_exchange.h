/* The answer of a transport written in PHP. Its body is pulled chunk by chunk, none before it is
 * needed. */
#ifndef NEO4J_API_TRANSPORT_USER_EXCHANGE_H
#define NEO4J_API_TRANSPORT_USER_EXCHANGE_H

#include "../core/endpoint.h"
#include "../core/exchange.h"

#include <php.h>

/* emalloc'ed, but for the buffers in `exchange`; freed by its end(). */
typedef struct php_neo4j_user_exchange {
	neo4j_exchange exchange; /* first */
	struct php_neo4j_user_exchange **list, *next, *previous; /* of the carrier's open ones */
	zend_object *transport;  /* held */
	neo4j_endpoint *endpoint; /* held */
	zval body;               /* string, array, Traversable, or IS_UNDEF */
	HashPosition at;         /* in an array */
	zend_object_iterator *iterator; /* of a Traversable that has been begun; owned */
	bool thrown;             /* exchange() did, and its exception is in flight */
	bool keep_headers;
	size_t header_bytes;
	size_t max_header_bytes;
	long timeout_ms, idle_timeout_ms;
	uint64_t spent_ns;       /* inside send and pump */
	uint64_t idle_ns;        /* inside pump, since a byte came */
} php_neo4j_user_exchange;

/* OPEN. On the list from now on: what a bailout leaves there is freed with the carrier. */
php_neo4j_user_exchange *php_neo4j_user_exchange_open(php_neo4j_user_exchange **list, zend_object *transport,
	neo4j_endpoint *endpoint, const neo4j_request *request);

/* What exchange() returned, borrowed; UNDEF if it threw, then the exchange ends with that. Something
 * unusable throws. */
void php_neo4j_user_exchange_answer(php_neo4j_user_exchange *exchange, zval *returned, uint64_t spent_ns);

/* What was malloc'ed for those that are left on the list, when the memory manager takes the rest. */
void php_neo4j_user_exchanges_abandon(php_neo4j_user_exchange *list);

/* transport_user_headers.c: into exchange->response, and the lines if they are kept. false: thrown. */
bool php_neo4j_user_exchange_take_headers(php_neo4j_user_exchange *exchange, zend_array *headers);

#endif
