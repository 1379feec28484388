/* The dialects there are. */
#include "dialect.h"

#include "../core/endpoint.h"

static const neo4j_dialect *const dialects[] = {
	&neo4j_dialect_legacy,
	&neo4j_dialect_transactional,
	&neo4j_dialect_jolt,
	&neo4j_dialect_query,
};

const neo4j_dialect *neo4j_dialect_of(neo4j_protocol protocol)
{
	for (size_t i = 0; i < sizeof(dialects) / sizeof(*dialects); i++) {
		if (dialects[i]->protocol == protocol) {
			return dialects[i];
		}
	}
	return NULL;
}

const neo4j_dialect *neo4j_dialect_require(const neo4j_session *session, const neo4j_options *options,
	const neo4j_server *server, neo4j_failure *failure)
{
	const neo4j_dialect *dialect = neo4j_dialect_of(server->protocol);

	if (!dialect) {
		neo4j_failure_set(failure, NEO4J_FAILURE_PROTOCOL, "%s: protocol \"%s\"%s is not in this version of the extension",
			session->endpoint->label, neo4j_protocol_name(server->protocol),
			options->protocol == NEO4J_PROTOCOL_AUTO ? ", which the server would need," : "");
	}
	return dialect;
}

void neo4j_path_append(smart_str *path, const char *segment)
{
	char *encoded = neo4j_path_segment_encode(segment, strlen(segment));

	if (!encoded) {
		zend_error_noreturn(E_ERROR, "Out of memory");
	}
	smart_str_appends(path, encoded);
	free(encoded);
}
