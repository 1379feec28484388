#include "carrier.h"

#include <php.h>

typedef struct link_carrier {
	neo4j_carrier carrier;
	neo4j_pool *pool;
	bool owns_pool;
} link_carrier;

/* Its links live no longer than it does, so there is nothing to bound. */
static const neo4j_pool_limits own_limits = { .max_idle = -1 };

static neo4j_exchange *send_by_link(neo4j_carrier *carrier, neo4j_endpoint *endpoint, const neo4j_request *request)
{
	neo4j_link *link = neo4j_pool_acquire(((link_carrier *) carrier)->pool, endpoint);

	if (!link) {
		return NULL;
	}
	neo4j_link_send(link, request);
	return &link->exchange;
}

static void forget_links(neo4j_carrier *carrier, const neo4j_endpoint *endpoint)
{
	neo4j_pool_clean(((link_carrier *) carrier)->pool, endpoint->key);
}

static void free_links(neo4j_carrier *carrier)
{
	link_carrier *links = (link_carrier *) carrier;

	if (links->owns_pool) {
		neo4j_pool_destroy(links->pool);
	}
	efree(links);
}

static const neo4j_carrier_ops by_links = { .send = send_by_link, .forget = forget_links, .free = free_links };

neo4j_carrier *neo4j_carrier_of_links(neo4j_pool *pool)
{
	link_carrier *links = ecalloc(1, sizeof(*links));

	links->carrier.ops = &by_links;
	links->owns_pool = pool == NULL;
	links->pool = pool ? pool : neo4j_pool_create(&own_limits);
	if (!links->pool) {
		zend_error_noreturn(E_ERROR, "Out of memory");
	}
	return &links->carrier;
}
