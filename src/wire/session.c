#include "session.h"

/* Its links live no longer than it does, so there is nothing to bound. */
static const neo4j_pool_limits own_limits = { .max_idle = -1 };

neo4j_session *neo4j_session_create(neo4j_endpoint *endpoint, const neo4j_options *options,
	neo4j_pool *shared, struct neo4j_server **servers)
{
	neo4j_session *session = ecalloc(1, sizeof(*session));

	session->references = 1;
	session->endpoint = endpoint;
	session->options = *options;
	session->own = shared ? NULL : neo4j_pool_create(&own_limits);
	session->pool = shared ? shared : session->own;
	session->servers = servers;
	if (!session->pool) {
		zend_error_noreturn(E_ERROR, "Out of memory");
	}
	return session;
}

neo4j_session *neo4j_session_hold(neo4j_session *session)
{
	session->references++;
	return session;
}

void neo4j_session_drop(neo4j_session *session)
{
	if (!session || --session->references > 0) {
		return;
	}
	if (session->own) {
		neo4j_pool_destroy(session->own);
	}
	neo4j_endpoint_drop(session->endpoint);
	neo4j_options_free(&session->options);
	if (session->bookmarks) {
		zend_array_release(session->bookmarks);
	}
	efree(session);
}
