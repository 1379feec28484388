#include "server.h"

#include "cluster.h"
#include "server_error.h"

#include "../core/clock.h"

#define BIT(protocol) (1u << (protocol))

static const char *const protocol_names[] = {
	[NEO4J_PROTOCOL_AUTO] = "auto",
	[NEO4J_PROTOCOL_LEGACY] = "legacy",
	[NEO4J_PROTOCOL_TRANSACTIONAL] = "transactional",
	[NEO4J_PROTOCOL_JOLT] = "jolt",
	[NEO4J_PROTOCOL_QUERY] = "query",
	[NEO4J_PROTOCOL_GREMLIN3] = "gremlin3",
	[NEO4J_PROTOCOL_GREMLIN4] = "gremlin4",
};

const char *neo4j_protocol_name(neo4j_protocol protocol)
{
	return protocol_names[protocol];
}

/* The list of servers known. */

neo4j_server *neo4j_server_look_up(const neo4j_session *session, const char *key)
{
	neo4j_server *server = *session->servers;

	while (server && strcmp(server->key, key) != 0) {
		server = server->next;
	}
	return server;
}

static neo4j_server *find_known(const neo4j_session *session)
{
	return neo4j_server_look_up(session, session->endpoint->key);
}

static void free_known(neo4j_server **place)
{
	neo4j_server *server = *place;

	*place = server->next;
	pefree(server->key, 1);
	pefree(server, 1);
}

/* The newest is first. Logins are part of the keys, and tokens have no end. Who rests is few, and not
 * for long. */
#define SERVERS_MAX 256

static void forget_oldest(neo4j_server **servers)
{
	uint64_t now = neo4j_clock_ns();

	for (size_t i = 1; *servers; i++) {
		if (i >= SERVERS_MAX && (*servers)->standing.rests_until_ns < now) {
			free_known(servers);
		} else {
			servers = &(*servers)->next;
		}
	}
}

neo4j_server *neo4j_server_known_by(const neo4j_session *session, const char *key)
{
	neo4j_server *server = neo4j_server_look_up(session, key);

	if (server) {
		return server;
	}
	forget_oldest(session->servers);
	server = pecalloc(1, sizeof(*server), 1);
	server->key = pestrdup(key, 1);
	server->next = *session->servers;
	*session->servers = server;
	return server;
}

neo4j_server *neo4j_server_known(const neo4j_session *session)
{
	return neo4j_server_known_by(session, session->endpoint->key);
}

/* What was learnt replaces what was known, but for the list's own fields. */
static void remember(const neo4j_session *session, const neo4j_server *learnt)
{
	neo4j_server *known = neo4j_server_known(session), *next = known->next;
	neo4j_standing standing = known->standing;
	neo4j_roles roles = known->roles;
	char *key = known->key;

	*known = *learnt;
	known->next = next;
	known->key = key;
	known->standing = standing;
	known->roles = roles;
}

void neo4j_server_forget(const neo4j_session *session)
{
	neo4j_server *known = find_known(session);

	if (known) {
		known->checked_at_ns = known->home_checked_at_ns = 0;
	}
}

void neo4j_servers_free(neo4j_server **servers)
{
	while (*servers) {
		free_known(servers);
	}
}

bool neo4j_server_is_current(uint64_t checked_at_ns, const neo4j_options *options)
{
	uint64_t age = neo4j_clock_ns() - checked_at_ns;

	return checked_at_ns && (options->discovery_ttl <= 0 || (double) age < options->discovery_ttl * 1e9);
}

/* Reading discovery documents. */

static const char *const json_headers[] = { "Accept: application/json", NULL };

static zend_string *text_member(const zval *document, const char *key)
{
	zval *member = zend_hash_str_find(Z_ARR_P(document), key, strlen(key));

	return member && Z_TYPE_P(member) == IS_STRING ? Z_STR_P(member) : NULL;
}

static void copy_text(char *target, size_t size, const zend_string *text)
{
	snprintf(target, size, "%s", text ? ZSTR_VAL(text) : "");
}

static void read_version(neo4j_server *server, const zval *document)
{
	char *end;

	copy_text(server->version, sizeof(server->version), text_member(document, "neo4j_version"));
	copy_text(server->edition, sizeof(server->edition), text_member(document, "neo4j_edition"));
	strcpy(server->product, "Neo4j");
	server->major = (int) strtol(server->version, &end, 10);
	server->minor = *end == '.' ? (int) strtol(end + 1, NULL, 10) : 0;
	server->one_database = server->major < 4;
}

static const struct { const char *key; unsigned protocols; } doors[] = {
	{ "query", BIT(NEO4J_PROTOCOL_QUERY) },
	{ "cypher", BIT(NEO4J_PROTOCOL_LEGACY) },
	{ "transaction", BIT(NEO4J_PROTOCOL_TRANSACTIONAL) },
};

static void read_doors(neo4j_server *server, const zval *document)
{
	for (size_t i = 0; i < sizeof(doors) / sizeof(*doors); i++) {
		if (text_member(document, doors[i].key)) {
			server->offered |= doors[i].protocols;
		}
	}
	if (server->major >= 4 && server->offered & BIT(NEO4J_PROTOCOL_TRANSACTIONAL)) {
		server->offered |= BIT(NEO4J_PROTOCOL_JOLT);
	}
}

/* Which dialect (DESIGN: the format that streams, keeps types and reports late errors). The
 * first rule that fits counts. */
static const struct { int major, minor; unsigned needs; neo4j_protocol protocol; const char *why; } rules[] = {
	{ 2, 3, 0, NEO4J_PROTOCOL_LEGACY, "the streaming Cypher endpoint of Neo4j 1.8 to 2.2" },
	{ 4, 0, 0, NEO4J_PROTOCOL_TRANSACTIONAL, "the transactional endpoint of Neo4j 2.3 to 3.5" },
	{ INT_MAX, 0, BIT(NEO4J_PROTOCOL_QUERY), NEO4J_PROTOCOL_QUERY, "the server offers the Query API" },
	{ INT_MAX, 0, 0, NEO4J_PROTOCOL_JOLT, "Neo4j 4.0 or later that offers no Query API" },
};

static void choose(neo4j_server *server)
{
	for (size_t i = 0; i < sizeof(rules) / sizeof(*rules); i++) {
		bool below = server->major < rules[i].major || (server->major == rules[i].major && server->minor < rules[i].minor);

		if (below && (server->offered & rules[i].needs) == rules[i].needs) {
			server->protocol = rules[i].protocol;
			snprintf(server->reason, sizeof(server->reason), "%s", rules[i].why);
			return;
		}
	}
}

/* Not what a Neo4j server says at its root; a proxy may hide it, so the door decides. */
static bool guess(neo4j_server *server, const neo4j_reply *reply)
{
	server->protocol = NEO4J_PROTOCOL_QUERY;
	snprintf(server->reason, sizeof(server->reason),
		"GET / answered HTTP %d %s: \"%.80s\", so the Query API was tried", reply->status,
		reply->content_type[0] ? reply->content_type : "without a content type", reply->excerpt);
	return true;
}

bool neo4j_server_refuse_login(const neo4j_session *session, neo4j_failure *failure, const neo4j_reply *reply, const char *path)
{
	if (!neo4j_server_error_list(&reply->json, failure)) {
		neo4j_failure_set(failure, NEO4J_FAILURE_AUTHENTICATION, "%s answered HTTP 401: \"%s\"", path, reply->excerpt);
	}
	failure->kind = NEO4J_FAILURE_AUTHENTICATION;
	failure->http_status = reply->status;
	neo4j_failure_name_login(failure, session->endpoint);
	neo4j_failure_hide_secrets(failure, session->endpoint);
	return false;
}

bool neo4j_server_refuse_down(const neo4j_session *session, neo4j_failure *failure, const neo4j_reply *reply, const char *path)
{
	if (!neo4j_server_error_list(&reply->json, failure)) {
		neo4j_failure_set(failure, NEO4J_FAILURE_CONNECTION, "%s%s answered HTTP %d: \"%s\"", session->endpoint->base_url, path,
			reply->status, reply->excerpt);
	}
	failure->kind = NEO4J_FAILURE_CONNECTION;
	failure->unsent = failure->retryable = true;
	failure->http_status = reply->status;
	neo4j_failure_hide_secrets(failure, session->endpoint);
	return false;
}

/* 1.x to 3.5 tell their version one document further. */
static bool discover_data(neo4j_session *session, const neo4j_options *options, neo4j_server *server, neo4j_failure *failure)
{
	neo4j_reply reply;
	bool ok = true;

	if (!neo4j_call(session, options, "GET", "/db/data/", json_headers, NULL, &reply, failure)) {
		return false;
	}
	if (reply.status == 401) {
		ok = neo4j_server_refuse_login(session, failure, &reply, "/db/data/");
	} else if (reply.status == 200 && Z_TYPE(reply.json) == IS_ARRAY && text_member(&reply.json, "neo4j_version")) {
		read_version(server, &reply.json);
		read_doors(server, &reply.json);
		choose(server);
	} else {
		ok = guess(server, &reply);
	}
	neo4j_reply_free(&reply);
	return ok;
}

static bool read_root(neo4j_session *session, const neo4j_options *options, neo4j_server *server,
	const neo4j_reply *reply, neo4j_failure *failure)
{
	if (reply->status == 401) {
		return neo4j_server_refuse_login(session, failure, reply, "/");
	}
	if (session->cluster->count > 1 && neo4j_cluster_is_down(reply->status)) {
		return neo4j_server_refuse_down(session, failure, reply, "/");
	}
	if (reply->tls_hint) {
		neo4j_failure_set(failure, NEO4J_FAILURE_TLS, "%s answered HTTP %d: \"%s\"; %s", session->endpoint->label, reply->status,
			reply->excerpt, reply->tls_hint);
		return false;
	}
	if (reply->status != 200 || Z_TYPE(reply->json) != IS_ARRAY) {
		return guess(server, reply);
	}
	if (text_member(&reply->json, "neo4j_version")) {
		read_version(server, &reply->json);
		read_doors(server, &reply->json);
		choose(server);
		return true;
	}
	return text_member(&reply->json, "data") ? discover_data(session, options, server, failure) : guess(server, reply);
}

static bool discover(neo4j_session *session, const neo4j_options *options, neo4j_server *server, neo4j_failure *failure)
{
	neo4j_reply reply;
	bool ok;

	memset(server, 0, sizeof(*server));
	if (!neo4j_call(session, options, "GET", "/", json_headers, NULL, &reply, failure)) {
		return false;
	}
	ok = read_root(session, options, server, &reply, failure);
	neo4j_reply_free(&reply);
	if (ok && server->version[0]) {
		server->checked_at_ns = neo4j_clock_ns();
		remember(session, server);
	}
	return ok;
}

/* Adds to why it is that protocol: "…; the door of "query" answered HTTP 406". */
static void add_reason(neo4j_server *server, int status)
{
	size_t length = strlen(server->reason);

	snprintf(server->reason + length, sizeof(server->reason) - length, "; the door of protocol \"%s\" answered HTTP %d",
		protocol_names[server->protocol], status);
}

bool neo4j_server_fall_back(const neo4j_session *session, neo4j_server *server, neo4j_protocol oldest, int status)
{
	neo4j_server *known = neo4j_server_known(session);
	int to = (int) server->protocol - 1;

	while (to >= (int) oldest && !(server->offered & BIT(to))) {
		to--;
	}
	if (to < (int) oldest) {
		return false;
	}
	add_reason(server, status);
	server->protocol = (neo4j_protocol) to;
	server->fell_back = true;
	server->home_checked_at_ns = 0; /* the other door may know it */
	known->protocol = server->protocol;
	known->fell_back = true;
	known->home_checked_at_ns = 0;
	strcpy(known->reason, server->reason);
	return true;
}

bool neo4j_server_transactions(neo4j_server *server)
{
	if (server->protocol == NEO4J_PROTOCOL_LEGACY && server->offered & BIT(NEO4J_PROTOCOL_TRANSACTIONAL)) {
		server->protocol = NEO4J_PROTOCOL_TRANSACTIONAL;
	}
	return server->protocol != NEO4J_PROTOCOL_LEGACY;
}

static void given(neo4j_server *server, neo4j_protocol protocol)
{
	memset(server, 0, sizeof(*server));
	server->protocol = protocol;
	server->offered = BIT(protocol);
	strcpy(server->reason, "the option \"protocol\"");
}

bool neo4j_server_find(neo4j_session *session, const neo4j_options *options, bool fresh,
	neo4j_server *server, neo4j_failure *failure)
{
	const neo4j_server *known;

	if (options->protocol != NEO4J_PROTOCOL_AUTO) {
		given(server, options->protocol);
		return true;
	}
	known = find_known(session);
	if (fresh || !known || !neo4j_server_is_current(known->checked_at_ns, options)) {
		return discover(session, options, server, failure);
	}
	*server = *known;
	server->key = NULL;
	server->next = NULL;
	return true;
}

bool neo4j_server_ask(neo4j_session *session, const neo4j_options *options, neo4j_server *server, neo4j_failure *failure)
{
	neo4j_options asking;
	bool found;

	neo4j_options_copy(&asking, options);
	asking.protocol = NEO4J_PROTOCOL_AUTO;
	found = neo4j_server_find(session, &asking, false, server, failure);
	neo4j_options_free(&asking);
	if (found && options->protocol != NEO4J_PROTOCOL_AUTO) {
		server->protocol = options->protocol;
		strcpy(server->reason, "given by the option \"protocol\"");
	}
	return found;
}
