/* The home database, and verifyConnectivity(): both make an authenticated round trip. */
#include "dialect.h"
#include "server.h"
#include "server_error.h"
#include "system_door.h"

#include "../core/clock.h"

/* SHOW HOME DATABASE came with 4.3. A server whose version is not known is taken for a later one. */
#define SHOW_HOME "\"statement\":\"SHOW HOME DATABASE YIELD name\""
#define SHOW_DEFAULT "\"statement\":\"SHOW DEFAULT DATABASE\""

static const char *const json_headers[] = { "Accept: application/json", NULL };

static const char *statement_for(const neo4j_server *server)
{
	return server->major == 4 && server->minor < 3 ? SHOW_DEFAULT : SHOW_HOME;
}

/* The first value of the answer's row; NULL: it has none. */
static const zend_string *name_of(const neo4j_reply *reply, const neo4j_server *server)
{
	const zval *row = neo4j_system_row(reply, server);
	const zval *name = row ? zend_hash_index_find(Z_ARR_P(row), 0) : NULL;

	return name && Z_TYPE_P(name) == IS_STRING ? Z_STR_P(name) : NULL;
}

/* Before 4.0 there is no such path, and no code to say so. */
static bool is_unknown_path(const neo4j_reply *reply)
{
	neo4j_failure failure = { 0 };
	bool has_code = neo4j_server_error_list(&reply->json, &failure);

	neo4j_failure_free(&failure);
	return reply->status == 404 && !has_code;
}

/* A refusal is an answer; what passes by itself is none yet. */
static bool refuse_passing(const neo4j_session *session, const neo4j_reply *reply, neo4j_failure *failure)
{
	static const char family[] = "Neo.TransientError.";

	if (neo4j_server_error_list(&reply->json, failure) && failure->code
			&& strncmp(ZSTR_VAL(failure->code), family, strlen(family)) == 0) {
		failure->http_status = reply->status;
		neo4j_failure_hide_secrets(failure, session->endpoint);
		return true;
	}
	neo4j_failure_free(failure);
	return false;
}

static void take_answer(neo4j_server *server, const neo4j_reply *reply)
{
	const zend_string *found = name_of(reply, server);
	size_t size = sizeof(server->home_database);

	server->one_database = server->protocol != NEO4J_PROTOCOL_QUERY && is_unknown_path(reply);
	snprintf(server->home_database, size, "%s", found && ZSTR_LEN(found) < size ? ZSTR_VAL(found) : "neo4j");
}

bool neo4j_server_home(neo4j_session *session, const neo4j_options *options, neo4j_server *server, neo4j_failure *failure)
{
	neo4j_server *known = neo4j_server_known(session);
	neo4j_reply reply;

	if (!neo4j_server_is_current(known->home_checked_at_ns, options)) {
		if (!neo4j_system_ask(session, options, server, statement_for(server), &reply, failure)) {
			return false;
		}
		if (refuse_passing(session, &reply, failure)) {
			neo4j_reply_free(&reply);
			return false;
		}
		take_answer(server, &reply);
		neo4j_reply_free(&reply);
		known = neo4j_server_known(session);
		strcpy(known->home_database, server->home_database);
		known->one_database = server->one_database;
		known->home_checked_at_ns = neo4j_clock_ns();
	}
	strcpy(server->home_database, known->home_database);
	server->one_database = known->one_database;
	return true;
}

/* verifyConnectivity(): both doors want credentials, which GET / does not. */

static bool refuse_answer(const neo4j_session *session, const neo4j_reply *reply, const char *path, neo4j_failure *failure)
{
	if (!neo4j_server_error_list(&reply->json, failure)) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "%s%s answered HTTP %d: \"%s\"; is this a Neo4j server?",
			session->endpoint->base_url, path, reply->status, reply->excerpt);
	}
	failure->http_status = reply->status;
	neo4j_failure_hide_secrets(failure, session->endpoint);
	return false;
}

static bool ask_data(neo4j_session *session, const neo4j_options *options, neo4j_reply *reply, neo4j_failure *failure)
{
	bool ok = neo4j_call(session, options, "GET", "/db/data/", json_headers, NULL, reply, failure);

	if (ok && reply->status == 401) {
		ok = neo4j_server_refuse_login(session, failure, reply, "/db/data/");
		neo4j_reply_free(reply);
	}
	return ok;
}

/* Asks where its age wants it; *path is where that was. A server whose version is not known, since
 * the protocol is given, may turn out to be an old one. */
static bool ask_by_age(neo4j_session *session, const neo4j_options *options, const neo4j_server *server,
	neo4j_reply *reply, const char **path, neo4j_failure *failure)
{
	if (!server->one_database && server->protocol != NEO4J_PROTOCOL_LEGACY) {
		*path = neo4j_system_door_of(server)->path;
		if (!neo4j_system_ask(session, options, server, statement_for(server), reply, failure)) {
			return false;
		}
		if (server->protocol == NEO4J_PROTOCOL_QUERY || !is_unknown_path(reply)) {
			return true;
		}
		neo4j_reply_free(reply);
	}
	*path = "/db/data/";
	return ask_data(session, options, reply, failure);
}

static bool verify_login(neo4j_session *session, const neo4j_options *options, const neo4j_server *server, neo4j_failure *failure)
{
	const char *path;
	neo4j_reply reply;
	bool ok = true;

	if (!ask_by_age(session, options, server, &reply, &path, failure)) {
		return false;
	}
	if (reply.status / 100 != 2 || Z_TYPE(reply.json) != IS_ARRAY) {
		ok = refuse_answer(session, &reply, path, failure);
	}
	neo4j_reply_free(&reply);
	return ok;
}

bool neo4j_server_verify(neo4j_session *session, const neo4j_options *options, neo4j_failure *failure)
{
	neo4j_server server;

	return neo4j_server_find(session, options, true, &server, failure)
		&& neo4j_dialect_require(session, options, &server, failure)
		&& verify_login(session, options, &server, failure);
}
