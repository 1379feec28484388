/* Routing tables. They are made for Bolt: what counts in their addresses is the host, and all that is
 * done with them is to rank the servers that the user has listed. */
#include "cluster.h"
#include "system_door.h"

#include "../core/clock.h"
#include "../value/parameters.h"

/* Where the table could not be had, or says for how long it holds in a way that cannot be. */
#define DEFAULT_TTL_S 300
#define LONGEST_TTL_S 86400

/* 0 would be never. */
#define LONG_AGO_NS 1

static const char *database_of(const neo4j_options *options)
{
	return options->database ? ZSTR_VAL(options->database) : "";
}

static neo4j_role *find_role(neo4j_roles *roles, const char *database)
{
	for (size_t i = 0; i < NEO4J_ROLES_KEPT; i++) {
		neo4j_role *role = &roles->at[i];

		if (role->until_ns && strcmp(role->database, database) == 0) {
			return role;
		}
	}
	return NULL;
}

const neo4j_role *neo4j_cluster_role(const neo4j_session *session, const neo4j_options *options)
{
	neo4j_server *known = neo4j_server_look_up(session, session->endpoint->key);
	const neo4j_role *role = known ? find_role(&known->roles, database_of(options)) : NULL;

	return role && role->until_ns > neo4j_clock_ns() ? role : NULL;
}

/* Of the slots the one that was written longest ago is taken for a database not met before. */
static neo4j_role *role_to_write(neo4j_roles *roles, const char *database)
{
	neo4j_role *role = find_role(roles, database);

	if (!role) {
		role = &roles->at[roles->oldest];
		roles->oldest = (roles->oldest + 1) % NEO4J_ROLES_KEPT;
		snprintf(role->database, sizeof(role->database), "%s", database);
	}
	return role;
}

/* The table: [ttl, [{role, addresses}…]] */

static const struct { const char *name; neo4j_access_mode mode; } names[] = {
	{ "READ", NEO4J_ACCESS_READ },
	{ "WRITE", NEO4J_ACCESS_WRITE },
};

static unsigned bit_of(const zval *entry)
{
	const zval *role = zend_hash_str_find(Z_ARR_P(entry), ZEND_STRL("role"));

	for (size_t i = 0; role && Z_TYPE_P(role) == IS_STRING && i < sizeof(names) / sizeof(*names); i++) {
		if (zend_string_equals_cstr(Z_STR_P(role), names[i].name, strlen(names[i].name))) {
			return 1u << names[i].mode;
		}
	}
	return 0;
}

/* "host:port", the host perhaps an IPv6 address in brackets, as the endpoint has it, too. */
static size_t host_length(const zend_string *address)
{
	const char *colon = strrchr(ZSTR_VAL(address), ':');

	return colon ? (size_t) (colon - ZSTR_VAL(address)) : ZSTR_LEN(address);
}

static bool is_host(const zval *address, const char *host)
{
	return Z_TYPE_P(address) == IS_STRING && strlen(host) == host_length(Z_STR_P(address))
		&& strncasecmp(Z_STRVAL_P(address), host, strlen(host)) == 0;
}

static zend_array *addresses_of(const zval *entry)
{
	const zval *addresses = Z_TYPE_P(entry) == IS_ARRAY
		? zend_hash_str_find(Z_ARR_P(entry), ZEND_STRL("addresses")) : NULL;

	return addresses && Z_TYPE_P(addresses) == IS_ARRAY ? Z_ARR_P(addresses) : (zend_array *) &zend_empty_array;
}

static unsigned roles_in(zend_array *table, const char *host)
{
	unsigned roles = 0;
	zval *entry, *address;

	ZEND_HASH_FOREACH_VAL(table, entry) {
		ZEND_HASH_FOREACH_VAL(addresses_of(entry), address) {
			roles |= is_host(address, host) ? bit_of(entry) : 0;
		} ZEND_HASH_FOREACH_END();
	} ZEND_HASH_FOREACH_END();
	return roles;
}

/* A server that stands alone names only itself, and knows nothing of the others in the list. */
static bool names_several(zend_array *table)
{
	const zval *first = NULL;
	zval *entry, *address;

	ZEND_HASH_FOREACH_VAL(table, entry) {
		ZEND_HASH_FOREACH_VAL(addresses_of(entry), address) {
			if (first && Z_TYPE_P(address) == IS_STRING && !zend_string_equals(Z_STR_P(first), Z_STR_P(address))) {
				return true;
			}
			first = Z_TYPE_P(address) == IS_STRING ? address : first;
		} ZEND_HASH_FOREACH_END();
	} ZEND_HASH_FOREACH_END();
	return false;
}

/* Of a table in which none of them is found nothing is known, either. */
static bool ranks(const neo4j_cluster *cluster, zend_array *table)
{
	for (unsigned i = 0; names_several(table) && i < cluster->count; i++) {
		if (roles_in(table, cluster->sessions[i].endpoint->host)) {
			return true;
		}
	}
	return false;
}

static void learn(const neo4j_cluster *cluster, const char *database, zend_array *table, zend_long ttl_s)
{
	bool known = ranks(cluster, table);
	uint64_t until_ns = neo4j_clock_ns() + (uint64_t) ttl_s * 1000000000u;

	for (unsigned i = 0; i < cluster->count; i++) {
		const neo4j_session *session = &cluster->sessions[i];
		neo4j_role *role = role_to_write(&neo4j_server_known(session)->roles, database);

		role->known = known;
		role->roles = known ? roles_in(table, session->endpoint->host) : 0;
		role->until_ns = until_ns;
	}
}

static zend_array *table_of(const zval *row)
{
	const zval *table = row ? zend_hash_index_find(Z_ARR_P(row), 1) : NULL;

	return table && Z_TYPE_P(table) == IS_ARRAY ? Z_ARR_P(table) : (zend_array *) &zend_empty_array;
}

static zend_long ttl_of(const zval *row)
{
	const zval *ttl = row ? zend_hash_index_find(Z_ARR_P(row), 0) : NULL;
	bool good = ttl && Z_TYPE_P(ttl) == IS_LONG && Z_LVAL_P(ttl) > 0 && Z_LVAL_P(ttl) <= LONGEST_TTL_S;

	return good ? Z_LVAL_P(ttl) : DEFAULT_TTL_S;
}

static bool ask(neo4j_session *session, const neo4j_options *options, const neo4j_server *server, neo4j_reply *reply,
	neo4j_failure *failure)
{
	smart_str members = { 0 };
	bool ok;

	smart_str_appends(&members, "\"statement\":\"CALL dbms.routing.getRoutingTable({}, $database)\",\"parameters\":{\"database\":");
	if (options->database) {
		neo4j_json_write_string(&members, options->database, "option \"database\"");
	} else {
		smart_str_appends(&members, "null");
	}
	smart_str_appendc(&members, '}');
	smart_str_0(&members);
	ok = neo4j_system_ask(session, options, server, ZSTR_VAL(members.s), reply, failure);
	smart_str_free(&members);
	return ok;
}

void neo4j_cluster_forget_roles(const neo4j_session *session, const neo4j_options *options)
{
	const neo4j_cluster *cluster = session->cluster;

	for (unsigned i = 0; i < cluster->count; i++) {
		neo4j_role *role = find_role(&neo4j_server_known(&cluster->sessions[i])->roles, database_of(options));

		if (role) {
			role->until_ns = LONG_AGO_NS;
		}
	}
}

/* The name of a database has 63 characters at most, an alias may have more: for it nobody is ranked. */
static bool has_roles(const neo4j_options *options)
{
	return strlen(database_of(options)) < sizeof(((neo4j_role *) NULL)->database);
}

/* Whatever else a server answers, it is asked no sooner than it would be for a new table. */
bool neo4j_cluster_learn_roles(neo4j_session *session, const neo4j_options *options, const neo4j_server *server,
	neo4j_failure *failure)
{
	neo4j_reply reply;
	const zval *row;

	if (session->cluster->count == 1 || server->major < 4 || !has_roles(options) || neo4j_cluster_role(session, options)) {
		return true;
	}
	if (!ask(session, options, server, &reply, failure)) {
		return false;
	}
	row = neo4j_system_row(&reply, server);
	learn(session->cluster, database_of(options), table_of(row), ttl_of(row));
	neo4j_reply_free(&reply);
	return true;
}
