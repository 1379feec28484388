#include "support.h"

typedef enum option {
	OPTION_DATABASE, OPTION_ACCESS_MODE, OPTION_BOOKMARKS, OPTION_IMPERSONATED_USER, OPTION_SERVER_TIMEOUT, OPTION_STREAM
} option;

static const char *const names[] = {
	[OPTION_DATABASE] = "database",
	[OPTION_ACCESS_MODE] = "access_mode",
	[OPTION_BOOKMARKS] = "bookmarks",
	[OPTION_IMPERSONATED_USER] = "impersonated_user",
	[OPTION_SERVER_TIMEOUT] = "server_timeout",
	[OPTION_STREAM] = "stream",
};

static bool is_given(option option, const neo4j_options *options)
{
	switch (option) {
		case OPTION_DATABASE: return options->database != NULL;
		case OPTION_ACCESS_MODE: return options->access_mode != NEO4J_ACCESS_UNSET;
		case OPTION_BOOKMARKS: return options->bookmarks && zend_hash_num_elements(options->bookmarks) > 0;
		case OPTION_IMPERSONATED_USER: return options->impersonated_user != NULL;
		case OPTION_SERVER_TIMEOUT: return options->server_timeout > 0;
		case OPTION_STREAM: return !options->stream;
	}
	return false;
}

#define LEGACY (1u << NEO4J_PROTOCOL_LEGACY)
#define TRANSACTIONAL (1u << NEO4J_PROTOCOL_TRANSACTIONAL)
#define JOLT (1u << NEO4J_PROTOCOL_JOLT)
#define QUERY (1u << NEO4J_PROTOCOL_QUERY)
#define TX (TRANSACTIONAL | JOLT)
#define ANY_VERSION 0, INT_MAX

/* Where an option has no effect, as measured: by protocol, major version (from, and below; 0 is
 * "not known"), and edition (NULL: any). A transaction may take what single statements ignore. */
static const struct ignored {
	option option;
	unsigned protocols;
	int from, below;
	const char *edition;
	bool single_only;
	const char *instead;
} ignored[] = {
	{ OPTION_DATABASE, LEGACY, ANY_VERSION, NULL, false, "" },
	{ OPTION_DATABASE, TRANSACTIONAL, 1, 4, NULL, false, "" },
	{ OPTION_ACCESS_MODE, LEGACY, ANY_VERSION, NULL, false, "" },
	{ OPTION_ACCESS_MODE, TRANSACTIONAL, 1, 4, NULL, false, "" },
	{ OPTION_BOOKMARKS, LEGACY, ANY_VERSION, NULL, false, "" },
	{ OPTION_BOOKMARKS, TRANSACTIONAL, 1, 4, NULL, false, "" },
	{ OPTION_BOOKMARKS, TX, 4, 5, "community", false, "" },
	{ OPTION_IMPERSONATED_USER, LEGACY, ANY_VERSION, NULL, false, "" },
	{ OPTION_IMPERSONATED_USER, TRANSACTIONAL, 1, 4, NULL, false, "" },
	{ OPTION_IMPERSONATED_USER, TX, 4, INT_MAX, "community", false, "" },
	{ OPTION_SERVER_TIMEOUT, LEGACY, ANY_VERSION, NULL, false, "" },
	{ OPTION_SERVER_TIMEOUT, TRANSACTIONAL, 1, 3, NULL, false, "" },
	{ OPTION_SERVER_TIMEOUT, TX, 4, 5, NULL, false, "; the option \"timeout\" limits the wait instead" },
	{ OPTION_SERVER_TIMEOUT, QUERY, 5, 2026, NULL, true, "; transactions heed it, and so does protocol \"jolt\"" },
};

static bool is_ignored(const struct ignored *row, neo4j_step step, const neo4j_server *server, neo4j_protocol protocol)
{
	return (row->protocols & (1u << protocol)) && server->major >= row->from && server->major < row->below
		&& (!row->edition || strcmp(row->edition, server->edition) == 0)
		&& (!row->single_only || step == NEO4J_STEP_RUN);
}

static bool refuse(option option, const neo4j_server *server, const char *instead, neo4j_failure *failure)
{
	neo4j_failure_set(failure, NEO4J_FAILURE_USAGE, "option \"%s\" would be ignored by %s%s%s%s over protocol \"%s\"%s",
		names[option], server->version[0] ? "Neo4j " : "the server", server->version, server->edition[0] ? " " : "",
		server->edition, neo4j_protocol_name(server->protocol), instead);
	return false;
}

bool neo4j_support_check(const neo4j_options *options, neo4j_step step, const neo4j_server *server,
	const neo4j_dialect *dialect, neo4j_failure *failure)
{
	for (size_t i = 0; i < sizeof(ignored) / sizeof(*ignored); i++) {
		if (is_given(ignored[i].option, options) && is_ignored(&ignored[i], step, server, dialect->protocol)) {
			return refuse(ignored[i].option, server, ignored[i].instead, failure);
		}
	}
	if (is_given(OPTION_STREAM, options) && !dialect->can_buffer) {
		return refuse(OPTION_STREAM, server, "", failure);
	}
	return true;
}

bool neo4j_support_enforces_read(const neo4j_server *server)
{
	return server->major >= 4 || (server->major == 0 && server->protocol != NEO4J_PROTOCOL_LEGACY
		&& server->protocol != NEO4J_PROTOCOL_TRANSACTIONAL);
}
