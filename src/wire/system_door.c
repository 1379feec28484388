#include "system_door.h"

#include "cluster.h"

static const char *const post_headers[] = { "Content-Type: application/json", "Accept: application/json", NULL };

static const char *const query_way[] = { "data", "values", "", NULL };
static const char *const tx_way[] = { "results", "", "data", "", "row", NULL };

static const neo4j_system_door query_door = { "/db/system/query/v2", "{", "}", query_way };
static const neo4j_system_door tx_door = { "/db/system/tx/commit", "{\"statements\":[{", "}]}", tx_way };

const neo4j_system_door *neo4j_system_door_of(const neo4j_server *server)
{
	return server->protocol == NEO4J_PROTOCOL_QUERY ? &query_door : &tx_door;
}

bool neo4j_system_ask(neo4j_session *session, const neo4j_options *options, const neo4j_server *server,
	const char *members, neo4j_reply *reply, neo4j_failure *failure)
{
	const neo4j_system_door *door = neo4j_system_door_of(server);
	zend_string *body = strpprintf(0, "%s%s%s", door->before, members, door->after);
	bool ok = neo4j_call(session, options, "POST", door->path, post_headers, body, reply, failure);

	zend_string_release(body);
	if (ok && reply->status == 401) {
		ok = neo4j_server_refuse_login(session, failure, reply, door->path);
		neo4j_reply_free(reply);
	} else if (ok && neo4j_cluster_is_down(reply->status)) {
		ok = neo4j_server_refuse_down(session, failure, reply, door->path);
		neo4j_reply_free(reply);
	}
	return ok;
}

static const zval *descend(const zval *at, const char *key)
{
	if (!at || Z_TYPE_P(at) != IS_ARRAY) {
		return NULL;
	}
	return *key ? zend_hash_str_find(Z_ARR_P(at), key, strlen(key)) : zend_hash_index_find(Z_ARR_P(at), 0);
}

const zval *neo4j_system_row(const neo4j_reply *reply, const neo4j_server *server)
{
	const char *const *way = neo4j_system_door_of(server)->way;
	const zval *at = reply->status / 100 == 2 ? &reply->json : NULL;

	for (size_t i = 0; way[i]; i++) {
		at = descend(at, way[i]);
	}
	return at && Z_TYPE_P(at) == IS_ARRAY ? at : NULL;
}
