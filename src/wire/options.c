#include "options.h"

static const neo4j_options defaults = {
	.protocol = NEO4J_PROTOCOL_AUTO,
	.access_mode = NEO4J_ACCESS_UNSET,
	.fetch_mode = NEO4J_FETCH_ASSOC,
	.value_mode = NEO4J_VALUE_OBJECTS,
	.stats = true,
	.stream = true,
	.connect_timeout = 10,
	.drain_timeout = 5,
	.discovery_ttl = 300,
	.max_depth = 512,
	.max_row_bytes = 64 * 1024 * 1024,
	.max_header_bytes = 64 * 1024,
};

void neo4j_options_defaults(neo4j_options *options)
{
	*options = defaults;
}

void neo4j_options_copy(neo4j_options *target, const neo4j_options *source)
{
	*target = *source;
	if (target->database) {
		zend_string_addref(target->database);
	}
	if (target->user_agent) {
		zend_string_addref(target->user_agent);
	}
	if (target->headers) {
		GC_TRY_ADDREF(target->headers);
	}
}

void neo4j_options_free(neo4j_options *options)
{
	if (options->database) {
		zend_string_release(options->database);
	}
	if (options->user_agent) {
		zend_string_release(options->user_agent);
	}
	if (options->headers) {
		zend_array_release(options->headers);
	}
	memset(options, 0, sizeof(*options));
}
