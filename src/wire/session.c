#include "session.h"

#include "server.h"

/* Servers are down for all who log in, and logins may be renewed at any time. */
static void name_place(neo4j_session *session)
{
	const neo4j_endpoint_options nobody = { .anonymous = true };
	neo4j_error error = { 0 };
	neo4j_endpoint *place = neo4j_endpoint_login(session->endpoint, &nobody, &error);

	strcpy(session->place, place ? place->key : session->endpoint->key);
	neo4j_endpoint_drop(place);
}

static void init_session(neo4j_cluster *cluster, unsigned index, neo4j_endpoint *endpoint, const neo4j_options *options,
	struct neo4j_server **servers)
{
	neo4j_session *session = &cluster->sessions[index];

	session->cluster = cluster;
	session->endpoint = endpoint;
	session->carrier = cluster->carrier;
	session->servers = cluster->carrier->ops->apart ? &cluster->own_servers : servers;
	if (cluster->count > 1) {
		name_place(session);
	}
	if (index == 0) {
		session->options = *options;
	} else {
		neo4j_options_copy(&session->options, options);
	}
}

neo4j_session *neo4j_session_create(neo4j_endpoint *const *endpoints, unsigned count, neo4j_failover failover,
	const neo4j_options *options, neo4j_carrier *carrier, struct neo4j_server **servers)
{
	neo4j_cluster *cluster = ecalloc(1, sizeof(*cluster) + count * sizeof(*cluster->sessions));

	cluster->references = 1;
	cluster->carrier = carrier;
	cluster->failover = failover;
	cluster->count = count;
	servers = carrier->ops->apart ? &cluster->own_servers : servers;
	for (unsigned i = 0; i < count; i++) {
		init_session(cluster, i, endpoints[i], options, servers);
	}
	return &cluster->sessions[0];
}

neo4j_session *neo4j_session_hold(neo4j_session *session)
{
	session->cluster->references++;
	return session;
}

void neo4j_session_drop(neo4j_session *session)
{
	neo4j_cluster *cluster = session ? session->cluster : NULL;

	if (!cluster || --cluster->references > 0) {
		return;
	}
	cluster->carrier->ops->free(cluster->carrier);
	neo4j_servers_free(&cluster->own_servers);
	neo4j_key_cache_free(&cluster->keys);
	for (unsigned i = 0; i < cluster->count; i++) {
		neo4j_endpoint_drop(cluster->sessions[i].endpoint);
		neo4j_options_free(&cluster->sessions[i].options);
	}
	if (cluster->bookmarks) {
		zend_array_release(cluster->bookmarks);
	}
	efree(cluster);
}

void neo4j_session_close(neo4j_session *session)
{
	neo4j_cluster *cluster = session->cluster;

	cluster->closed = true;
	for (unsigned i = 0; i < cluster->count; i++) {
		cluster->carrier->ops->forget(cluster->carrier, cluster->sessions[i].endpoint);
	}
}

neo4j_exchange *neo4j_session_send(neo4j_session *session, const neo4j_request *request)
{
	return session->carrier->ops->send(session->carrier, session->endpoint, request);
}
