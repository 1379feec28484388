#include "session.h"

neo4j_session *neo4j_session_create(neo4j_endpoint *endpoint, const neo4j_options *options,
	neo4j_carrier *carrier, struct neo4j_server **servers)
{
	neo4j_session *session = ecalloc(1, sizeof(*session));

	session->references = 1;
	session->endpoint = endpoint;
	session->options = *options;
	session->carrier = carrier;
	session->servers = servers;
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
	session->carrier->ops->free(session->carrier);
	neo4j_endpoint_drop(session->endpoint);
	neo4j_options_free(&session->options);
	neo4j_key_cache_free(&session->keys);
	if (session->bookmarks) {
		zend_array_release(session->bookmarks);
	}
	efree(session);
}

neo4j_exchange *neo4j_session_send(neo4j_session *session, const neo4j_request *request)
{
	return session->carrier->ops->send(session->carrier, session->endpoint, request);
}
