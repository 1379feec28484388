#include "options.h"

static const neo4j_options defaults = {
	.protocol = NEO4J_PROTOCOL_AUTO,
	.access_mode = NEO4J_ACCESS_UNSET,
	.fetch_mode = NEO4J_FETCH_ASSOC,
	.value_mode = NEO4J_VALUE_OBJECTS,
	.stats = true,
	.stream = true,
	.chain_bookmarks = true,
	.retry_time = 30,
	.connect_timeout = 10,
	.drain_timeout = 5,
	.discovery_ttl = 300,
	.max_depth = 512,
	.max_row_bytes = 64 * 1024 * 1024,
	.max_header_bytes = 64 * 1024,
	.spool = 256 * 1024 * 1024,
};

void neo4j_options_defaults(neo4j_options *options)
{
	*options = defaults;
}

/* Where the counted references are. */
static const size_t strings[] = {
	offsetof(neo4j_options, database),
	offsetof(neo4j_options, user_agent),
	offsetof(neo4j_options, impersonated_user),
};

static const size_t arrays[] = {
	offsetof(neo4j_options, headers),
	offsetof(neo4j_options, bookmarks),
};

static void *member(const neo4j_options *options, size_t offset)
{
	return *(void **) ((char *) options + offset);
}

void neo4j_options_copy(neo4j_options *target, const neo4j_options *source)
{
	*target = *source;
	for (size_t i = 0; i < sizeof(strings) / sizeof(*strings); i++) {
		if (member(target, strings[i])) {
			zend_string_addref(member(target, strings[i]));
		}
	}
	for (size_t i = 0; i < sizeof(arrays) / sizeof(*arrays); i++) {
		if (member(target, arrays[i])) {
			GC_TRY_ADDREF((zend_array *) member(target, arrays[i]));
		}
	}
}

void neo4j_options_free(neo4j_options *options)
{
	for (size_t i = 0; i < sizeof(strings) / sizeof(*strings); i++) {
		if (member(options, strings[i])) {
			zend_string_release(member(options, strings[i]));
		}
	}
	for (size_t i = 0; i < sizeof(arrays) / sizeof(*arrays); i++) {
		if (member(options, arrays[i])) {
			zend_array_release(member(options, arrays[i]));
		}
	}
	memset(options, 0, sizeof(*options));
}
