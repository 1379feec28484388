/* Which server, which dialect, which database; then the request in its words. */
#include "bookmarks.h"
#include "stream_private.h"
#include "support.h"

/* The transactional endpoint has another address and other contents in each generation, and some
 * options have an effect in some versions only: then the server is asked, though the protocol is
 * given. */
static bool version_matters(const neo4j_options *options)
{
	return options->protocol == NEO4J_PROTOCOL_TRANSACTIONAL || options->impersonated_user || options->server_timeout > 0
		|| (options->bookmarks && zend_hash_num_elements(options->bookmarks) > 0);
}

/* A transaction stays where it began. */
bool neo4j_stream_find_server(neo4j_stream *stream)
{
	if (stream->step > NEO4J_STEP_BEGIN) {
		stream->server = stream->transaction->server;
		stream->database = stream->transaction->database ? estrdup(stream->transaction->database) : NULL;
		return true;
	}
	if (stream->options.protocol != NEO4J_PROTOCOL_AUTO && version_matters(&stream->options)) {
		return neo4j_server_ask(stream->session, &stream->options, &stream->server, &stream->failure);
	}
	return neo4j_server_find(stream->session, &stream->options, false, &stream->server, &stream->failure);
}

static bool choose_dialect(neo4j_stream *stream)
{
	if (stream->step == NEO4J_STEP_BEGIN && !neo4j_server_transactions(&stream->server)) {
		neo4j_failure_set(&stream->failure, NEO4J_FAILURE_USAGE, "%s%s over protocol \"%s\" has no transactions",
			stream->server.version[0] ? "Neo4j " : "a server", stream->server.version, neo4j_protocol_name(stream->server.protocol));
		return false;
	}
	stream->dialect = neo4j_dialect_require(stream->session, &stream->options, &stream->server, &stream->failure);
	return stream->dialect != NULL;
}

/* Who does not introduce himself is not asked for more than the statement's answer. */
static bool is_stranger(const neo4j_stream *stream)
{
	return stream->options.protocol == NEO4J_PROTOCOL_AUTO && !stream->server.version[0];
}

static bool ask_database(neo4j_stream *stream)
{
	if (!neo4j_server_home(stream->session, &stream->options, &stream->server, &stream->failure)) {
		return false;
	}
	if (stream->server.one_database) {
		stream->server.major = MAX(stream->server.major, 1);
	} else {
		stream->database = estrdup(stream->server.home_database);
	}
	return true;
}

static bool choose_database(neo4j_stream *stream)
{
	if (stream->database || stream->server.protocol == NEO4J_PROTOCOL_LEGACY || stream->server.one_database) {
		return true;
	}
	if (stream->options.database) {
		stream->database = estrdup(ZSTR_VAL(stream->options.database));
		return true;
	}
	if (is_stranger(stream)) {
		stream->database = estrdup("neo4j");
		return true;
	}
	return ask_database(stream);
}

/* Those of a transaction are its begin's. */
static void choose_bookmarks(neo4j_stream *stream)
{
	if (stream->step > NEO4J_STEP_BEGIN) {
		stream->bookmarks = stream->transaction->bookmarks;
		if (stream->bookmarks) {
			GC_TRY_ADDREF(stream->bookmarks);
		}
	} else if (!stream->bookmarks) {
		stream->bookmarks = neo4j_bookmarks_to_send(stream->session, &stream->options);
	}
}

void neo4j_stream_add_users_headers(neo4j_stream *stream)
{
	zval *header;

	if (stream->options.headers) {
		ZEND_HASH_FOREACH_VAL(stream->options.headers, header) {
			neo4j_header_lines_add(&stream->headers, Z_STRVAL_P(header), Z_STRLEN_P(header));
		} ZEND_HASH_FOREACH_END();
	}
}

static void encode(neo4j_stream *stream, const neo4j_stream_input *input)
{
	neo4j_encoded encoded = { 0 };
	const neo4j_statement statement = {
		.step = stream->step, .text = stream->text ? input->text.s : NULL, .parameters = input->parameters.s,
		.typed = input->types_why != NULL,
		.options = &stream->options, .server = &stream->server, .database = stream->database,
		.transaction = stream->transaction ? stream->transaction->id : NULL, .bookmarks = stream->bookmarks,
	};

	stream->dialect->encode(&statement, &encoded);
	stream->method = encoded.method;
	stream->path = smart_str_extract(&encoded.path);
	stream->body = encoded.body.s ? smart_str_extract(&encoded.body) : NULL;
	stream->headers = encoded.headers;
	stream->decoder.wants_result = stream->text != NULL;
	neo4j_stream_add_users_headers(stream);
	if (stream->transaction) {
		neo4j_transaction_sends(stream->transaction, stream);
	}
}

static bool check_types(neo4j_stream *stream, const neo4j_stream_input *input)
{
	if (input->types_why && !stream->dialect->takes_typed) {
		neo4j_failure_set(&stream->failure, NEO4J_FAILURE_USAGE, "protocol \"%s\" takes plain JSON only, and %s",
			neo4j_protocol_name(stream->server.protocol), ZSTR_VAL(input->types_why));
		return false;
	}
	return true;
}

bool neo4j_stream_prepare(neo4j_stream *stream, const neo4j_stream_input *input)
{
	if (!choose_dialect(stream) || !check_types(stream, input) || !choose_database(stream)) {
		return false;
	}
	if (!neo4j_support_check(&stream->options, stream->step, &stream->server, stream->dialect, &stream->failure)) {
		return false;
	}
	choose_bookmarks(stream);
	encode(stream, input);
	return true;
}
