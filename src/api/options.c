/* One table says which options there are, for whom, of which type, and where they go. */
#include "option.h"

#include "digest.h"
#include "suggestion.h"

/* Deeper arrays overflow the C stack when PHP releases them. */
#define MAX_DEPTH 10000

typedef php_neo4j_option option;
typedef php_neo4j_client_options target;

#define STATEMENT(member) offsetof(target, statement.member)
#define CLIENT(member) offsetof(target, member)
#define SET(type) php_neo4j_option_set_##type

static const option table[] = {
	{ "access_mode", true, SET(access_mode), STATEMENT(access_mode), 0, 0, &php_neo4j_access_mode },
	{ "auth", false, SET(auth), 0, 0, 0, NULL },
	{ "bookmarks", true, SET(bookmarks), 0, 0, 0, NULL },
	{ "cafile", false, SET(file), CLIENT(cafile), 0, 0, NULL },
	{ "capath", false, SET(folder), CLIENT(capath), 0, 0, NULL },
	{ "cert", false, SET(file), CLIENT(cert), 0, 0, NULL },
	{ "connect_timeout", false, SET(seconds), STATEMENT(connect_timeout), 0, 0, NULL },
	{ "database", true, SET(name), STATEMENT(database), 0, 0, NULL },
	{ "discovery_ttl", false, SET(seconds), STATEMENT(discovery_ttl), 0, 0, NULL },
	{ "drain_timeout", false, SET(seconds), STATEMENT(drain_timeout), 0, 0, NULL },
	{ "failover", false, SET(failover), CLIENT(failover), 0, 0, NULL },
	{ "fetch_mode", true, SET(enum), STATEMENT(fetch_mode), 0, 0, &php_neo4j_fetch_mode },
	{ "headers", true, SET(headers), STATEMENT(headers), 0, 0, NULL },
	{ "idle_timeout", true, SET(seconds), STATEMENT(idle_timeout), 0, 0, NULL },
	{ "impersonated_user", true, SET(name), STATEMENT(impersonated_user), 0, 0, NULL },
	{ "key", false, SET(file), CLIENT(cert_key), 0, 0, NULL },
	{ "max_depth", false, SET(integer), STATEMENT(max_depth), 1, MAX_DEPTH, NULL },
	{ "max_header_bytes", false, SET(integer), STATEMENT(max_header_bytes), 1, ZEND_LONG_MAX, NULL },
	{ "max_row_bytes", false, SET(integer), STATEMENT(max_row_bytes), 1, ZEND_LONG_MAX, NULL },
	{ "min_tls", false, SET(min_tls), 0, 0, 0, NULL },
	{ "no_proxy", false, SET(no_proxy), CLIENT(no_proxy), 0, 0, NULL },
	{ "observer", false, SET(observer), 0, 0, 0, NULL },
	{ "passphrase", false, SET(passphrase), 0, 0, 0, NULL },
	{ "persistent", false, SET(persistent), 0, 0, 0, NULL },
	{ "pinned_key", false, SET(pinned_key), CLIENT(pinned_key), 0, 0, NULL },
	{ "protocol", true, SET(enum), STATEMENT(protocol), 0, 0, &php_neo4j_protocol },
	{ "proxy", false, SET(proxy), CLIENT(proxy), 0, 0, NULL },
	{ "retry_time", false, SET(seconds), STATEMENT(retry_time), 0, 0, NULL },
	{ "safe", true, SET(bool), STATEMENT(safe), 0, 0, NULL },
	{ "server_timeout", true, SET(seconds), STATEMENT(server_timeout), 0, 0, NULL },
	{ "spool", false, SET(integer), STATEMENT(spool), 0, ZEND_LONG_MAX, NULL },
	{ "stats", true, SET(bool), STATEMENT(stats), 0, 0, NULL },
	{ "stream", true, SET(bool), STATEMENT(stream), 0, 0, NULL },
	{ "timeout", true, SET(seconds), STATEMENT(timeout), 0, 0, NULL },
	{ "transport", false, SET(transport), 0, 0, 0, NULL },
	{ "user_agent", false, SET(string), STATEMENT(user_agent), 0, 0, NULL },
	{ "value_mode", true, SET(enum), STATEMENT(value_mode), 0, 0, &php_neo4j_value_mode },
	{ "verify_host", false, SET(bool), CLIENT(verify_host), 0, 0, NULL },
	{ "verify_peer", false, SET(bool), CLIENT(verify_peer), 0, 0, NULL },
};

#define TABLE_SIZE (sizeof(table) / sizeof(*table))

static const option *find(const zend_string *name)
{
	for (size_t i = 0; i < TABLE_SIZE; i++) {
		if (zend_string_equals_cstr(name, table[i].name, strlen(table[i].name))) {
			return &table[i];
		}
	}
	return NULL;
}

static bool refuse_name(const zend_string *name)
{
	const char *names[TABLE_SIZE];
	for (size_t i = 0; i < TABLE_SIZE; i++) {
		names[i] = table[i].name;
	}
	const char *close = php_neo4j_suggest(ZSTR_VAL(name), names, TABLE_SIZE);
	if (close) {
		zend_value_error("option \"%s\" is not known, did you mean \"%s\"?", ZSTR_VAL(name), close);
	} else {
		zend_value_error("option \"%s\" is not known", ZSTR_VAL(name));
	}
	return false;
}

/* Which of them a statement within a transaction cannot have: they are settled when it begins. */
static const char *const of_whole_transactions[] = {
	"access_mode", "bookmarks", "database", "impersonated_user", "protocol", "server_timeout",
};

/* Which of them a request can have: the others concern statements. */
static const char *const of_requests[] = {
	"headers", "idle_timeout", "stream", "timeout", "value_mode",
};

static bool is_among(const option *option, const char *const *names, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (strcmp(option->name, names[i]) == 0) {
			return true;
		}
	}
	return false;
}

#define IS_AMONG(option, names) is_among(option, names, sizeof(names) / sizeof(*(names)))

typedef enum owner { CLIENT_ITSELF, STATEMENT_ALONE, STATEMENT_WITHIN, REQUEST } owner;

/* Setters of options that a query may have touch nothing beyond `statement`. */
static bool set(target *target, owner owner, const zend_string *name, zval *value)
{
	const option *option = find(name);
	if (!option) {
		return refuse_name(name);
	}
	if (owner != CLIENT_ITSELF && !option->per_query) {
		zend_value_error("option \"%s\" can only be given to the client", option->name);
		return false;
	}
	if (owner == REQUEST && !IS_AMONG(option, of_requests)) {
		zend_value_error("option \"%s\" is for statements, a request has none", option->name);
		return false;
	}
	if (owner == STATEMENT_WITHIN && IS_AMONG(option, of_whole_transactions)) {
		zend_value_error("option \"%s\" is the whole transaction's: it is given when that begins", option->name);
		return false;
	}
	return option->set(option, target, value);
}

static bool read_array(target *target, zend_array *array, owner owner)
{
	zend_ulong index;
	zend_string *name;
	zval *value;
	ZEND_HASH_FOREACH_KEY_VAL(array, index, name, value) {
		ZVAL_DEREF(value);
		if (!name) {
			zend_value_error("options must have names, key " ZEND_ULONG_FMT " is none", index);
			return false;
		}
		if (!set(target, owner, name, value)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

bool php_neo4j_client_options_read(php_neo4j_client_options *options, zend_array *array)
{
	return read_array(options, array, CLIENT_ITSELF);
}

bool php_neo4j_options_read(neo4j_options *options, zend_array *array)
{
	return read_array((target *) options, array, STATEMENT_ALONE);
}

bool php_neo4j_options_read_within(neo4j_options *options, zend_array *array)
{
	return read_array((target *) options, array, STATEMENT_WITHIN);
}

bool php_neo4j_options_read_request(neo4j_options *options, zend_array *array)
{
	return read_array((target *) options, array, REQUEST);
}

void php_neo4j_client_options_defaults(php_neo4j_client_options *options)
{
	memset(options, 0, sizeof(*options));
	neo4j_options_defaults(&options->statement);
	options->verify_peer = true;
	options->verify_host = true;
	options->persistent = true;
}

/* Where the counted references are. */
static const size_t strings[] = {
	CLIENT(cafile), CLIENT(capath), CLIENT(cert), CLIENT(cert_key), CLIENT(passphrase), CLIENT(pinned_key),
	CLIENT(proxy), CLIENT(no_proxy), CLIENT(ident),
};

void php_neo4j_client_options_free(php_neo4j_client_options *options)
{
	neo4j_options_free(&options->statement);
	for (size_t i = 0; i < sizeof(strings) / sizeof(*strings); i++) {
		php_neo4j_option_replace_string((zend_string **) ((char *) options + strings[i]), NULL);
	}
	php_neo4j_login_free(&options->login);
	zval_ptr_dtor(&options->login_source);
	ZVAL_UNDEF(&options->login_source);
	if (options->transport) {
		OBJ_RELEASE(options->transport);
		options->transport = NULL;
	}
	if (options->observer) {
		OBJ_RELEASE(options->observer);
		options->observer = NULL;
	}
}

static const char *text_or_null(const zend_string *string)
{
	return string ? ZSTR_VAL(string) : NULL;
}

neo4j_endpoint *php_neo4j_options_endpoint(const char *uri, const php_neo4j_client_options *options, neo4j_error *error)
{
	neo4j_endpoint_options with = {
		.cafile = text_or_null(options->cafile),
		.capath = text_or_null(options->capath),
		.cert = text_or_null(options->cert),
		.cert_key = text_or_null(options->cert_key),
		.passphrase = text_or_null(options->passphrase),
		.pinned_key = text_or_null(options->pinned_key),
		.min_tls = options->min_tls,
		.proxy = text_or_null(options->proxy),
		.no_proxy = text_or_null(options->no_proxy),
		.verify_peer = options->verify_peer,
		.verify_host = options->verify_host,
		.ident = text_or_null(options->ident),
		.digest = php_neo4j_digest,
	};
	php_neo4j_login_give(&options->login, &with);
	return neo4j_endpoint_parse(uri, &with, error);
}
