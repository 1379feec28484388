/* One table says which options there are, for whom, of which type, and where they go. */
#include "options.h"

#include "../value/parameters.h"
#include "enums.h"
#include "headers.h"
#include "observer.h"
#include "suggestion.h"
#include "transport_curl.h"

#include <main/fopen_wrappers.h>
#include <zend_enum.h>

/* Enough for any limit meant seriously, and milliseconds of it fit everywhere. */
#define MAX_SECONDS 1e9

/* Deeper arrays overflow the C stack when PHP releases them. */
#define MAX_DEPTH 10000

typedef struct option option;
typedef php_neo4j_client_options target;

struct option {
	const char *name;
	bool per_query;
	bool (*set)(const option *option, target *target, zval *value); /* NULL: comes later */
	size_t offset;              /* into target; into its `statement` if per_query */
	zend_long minimum, maximum; /* of integers */
	const php_neo4j_enum *cases;
};

/* Where the value goes, whatever its type. */
static void *place(const option *option, target *target)
{
	return (char *) target + option->offset;
}

static bool refuse_type(const option *option, const char *type, zval *value)
{
	const char *given = Z_TYPE_P(value) == IS_OBJECT ? ZSTR_VAL(Z_OBJCE_P(value)->name) : zend_zval_type_name(value);
	zend_type_error("option \"%s\" must be of type %s, %s given", option->name, type, given);
	return false;
}

static void replace_string(zend_string **target, zend_string *string)
{
	if (*target) {
		zend_string_release(*target);
	}
	*target = string ? zend_string_copy(string) : NULL;
}

/* For C strings and headers: nothing in them may end them early. */
static bool check_text(const option *option, const zend_string *text)
{
	if (ZSTR_LEN(text) == 0) {
		zend_value_error("option \"%s\" must not be empty", option->name);
		return false;
	}
	for (size_t i = 0; i < ZSTR_LEN(text); i++) {
		unsigned char c = (unsigned char) ZSTR_VAL(text)[i];
		if (c < 0x20 || c == 0x7F) {
			zend_value_error("option \"%s\" must not have control characters", option->name);
			return false;
		}
	}
	return true;
}

static bool set_string(const option *option, target *target, zval *value)
{
	zend_string *text = NULL;
	if (Z_TYPE_P(value) == IS_STRING) {
		text = Z_STR_P(value);
	} else if (Z_TYPE_P(value) != IS_NULL) {
		return refuse_type(option, "?string", value);
	}
	if (text && !check_text(option, text)) {
		return false;
	}
	replace_string(place(option, target), text);
	return true;
}

/* Of what travels in JSON or in a path. It is written as JSON for its check of UTF-8 alone. */
static bool set_name(const option *option, target *target, zval *value)
{
	smart_str json = {0};
	char what[64];
	snprintf(what, sizeof(what), "option \"%s\"", option->name);
	bool good = Z_TYPE_P(value) != IS_STRING || neo4j_json_write_string(&json, Z_STR_P(value), what);
	smart_str_free(&json);
	return good && set_string(option, target, value);
}

/* Strict: 0 and "false" are more often mistakes than meant. */
static bool set_bool(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE) {
		return refuse_type(option, "bool", value);
	}
	*(bool *) place(option, target) = Z_TYPE_P(value) == IS_TRUE;
	return true;
}

/* The comparison is written so that NAN fails it. */
static bool set_seconds(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_DOUBLE && Z_TYPE_P(value) != IS_LONG) {
		return refuse_type(option, "float", value);
	}
	double seconds = zval_get_double(value);
	if (!(seconds >= 0 && seconds <= MAX_SECONDS)) {
		zend_value_error("option \"%s\" must be a number of seconds between 0 (no limit) and %.0f", option->name, MAX_SECONDS);
		return false;
	}
	*(double *) place(option, target) = seconds;
	return true;
}

static bool set_integer(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_LONG) {
		return refuse_type(option, "int", value);
	}
	if (Z_LVAL_P(value) < option->minimum || Z_LVAL_P(value) > option->maximum) {
		zend_value_error("option \"%s\" must be between " ZEND_LONG_FMT " and " ZEND_LONG_FMT,
			option->name, option->minimum, option->maximum);
		return false;
	}
	*(zend_long *) place(option, target) = Z_LVAL_P(value);
	return true;
}

static bool refuse_case(const option *option)
{
	smart_str list = {0};
	for (size_t i = 0; i < option->cases->count; i++) {
		smart_str_appends(&list, i ? ", \"" : "\"");
		smart_str_appends(&list, option->cases->values[i]);
		smart_str_appendc(&list, '"');
	}
	smart_str_0(&list);
	zend_value_error("option \"%s\" must be one of %s", option->name, ZSTR_VAL(list.s));
	smart_str_free(&list);
	return false;
}

static bool set_enum(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) == IS_OBJECT && Z_OBJCE_P(value) == option->cases->ce) {
		value = zend_enum_fetch_case_value(Z_OBJ_P(value));
	}
	if (Z_TYPE_P(value) != IS_STRING) {
		return refuse_type(option, option->cases->type, value);
	}
	int found = php_neo4j_enum_find(option->cases, Z_STR_P(value));
	if (found < 0) {
		return refuse_case(option);
	}
	*(unsigned *) place(option, target) = (unsigned) found; /* every C enum here is one */
	return true;
}

/* null: as the server has it. */
static bool set_access_mode(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) == IS_NULL) {
		target->statement.access_mode = NEO4J_ACCESS_UNSET;
		return true;
	}
	return set_enum(option, target, value);
}

static bool set_headers(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_ARRAY) {
		return refuse_type(option, "array", value);
	}
	zend_array *headers = php_neo4j_headers_read(Z_ARRVAL_P(value), target->statement.headers, false);
	if (!headers) {
		return false;
	}
	if (target->statement.headers) {
		zend_array_release(target->statement.headers);
	}
	target->statement.headers = headers;
	return true;
}

/* What servers make of commits: no quotes, no backslashes, nothing that would need escaping. */
static bool is_bookmark(const zval *value)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=:_-., []{}";

	return Z_TYPE_P(value) == IS_STRING && Z_STRLEN_P(value) > 0 && strspn(Z_STRVAL_P(value), letters) == Z_STRLEN_P(value);
}

static zend_array *read_bookmarks(zend_array *given)
{
	zend_array *list = zend_new_array(zend_hash_num_elements(given));
	zval *bookmark;
	ZEND_HASH_FOREACH_VAL(given, bookmark) {
		ZVAL_DEREF(bookmark);
		if (!is_bookmark(bookmark)) {
			zend_array_release(list);
			zend_value_error("option \"bookmarks\" must hold bookmarks, as getLastBookmarks() gives them");
			return NULL;
		}
		Z_TRY_ADDREF_P(bookmark);
		zend_hash_next_index_insert_new(list, bookmark);
	} ZEND_HASH_FOREACH_END();
	return list;
}

/* false: none is sent, and none kept. A list is waited for, beside those that the client knows. */
static bool set_bookmarks(const option *option, target *target, zval *value)
{
	zend_array *list = NULL;
	if (Z_TYPE_P(value) == IS_ARRAY) {
		list = read_bookmarks(Z_ARRVAL_P(value));
		if (!list) {
			return false;
		}
	} else if (Z_TYPE_P(value) != IS_FALSE) {
		return refuse_type(option, "array|false", value);
	}
	if (target->statement.bookmarks) {
		zend_array_release(target->statement.bookmarks);
	}
	target->statement.bookmarks = list;
	target->statement.chain_bookmarks = list != NULL;
	return true;
}

static zend_string *auth_member(zend_array *pair, zend_ulong index)
{
	zval *member = zend_hash_index_find_deref(pair, index);
	bool usable = member && Z_TYPE_P(member) == IS_STRING && !zend_str_has_nul_byte(Z_STR_P(member));
	return usable ? Z_STR_P(member) : NULL;
}

/* No message shows what was given. */
static bool read_auth(zend_array *pair, zend_string **user, zend_string **password)
{
	*user = auth_member(pair, 0);
	*password = auth_member(pair, 1);
	if (!*user || !*password || ZSTR_LEN(*user) == 0 || zend_hash_num_elements(pair) != 2) {
		zend_value_error("option \"auth\" must be [user, password], two strings without null bytes and the first not empty, or null");
		return false;
	}
	return true;
}

static bool set_auth(const option *option, target *target, zval *value)
{
	zend_string *user = NULL, *password = NULL;
	if (Z_TYPE_P(value) != IS_NULL && Z_TYPE_P(value) != IS_ARRAY) {
		return refuse_type(option, "?array", value);
	}
	if (Z_TYPE_P(value) == IS_ARRAY && !read_auth(Z_ARRVAL_P(value), &user, &password)) {
		return false;
	}
	target->anonymous = !user;
	replace_string(&target->user, user);
	replace_string(&target->password, password);
	return true;
}

/* A name keeps connections apart from those of clients with another one. */
static bool set_persistent(const option *option, target *target, zval *value)
{
	zend_string *ident = NULL;
	if (Z_TYPE_P(value) == IS_STRING) {
		ident = Z_STR_P(value);
		if (!check_text(option, ident)) {
			return false;
		}
	} else if (Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE) {
		return refuse_type(option, "bool|string", value);
	}
	target->persistent = ident || Z_TYPE_P(value) == IS_TRUE;
	replace_string(&target->ident, ident);
	return true;
}

/* A class of the user's would need rows pulled through PHP, which is to come. */
static bool set_transport(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_OBJECT || !instanceof_function(Z_OBJCE_P(value), php_neo4j_transport_ce)) {
		return refuse_type(option, "Neo4j\\Transport", value);
	}
	if (Z_OBJCE_P(value) != php_neo4j_transport_curl_ce) {
		zend_value_error("option \"transport\" must be a Neo4j\\Transport\\Curl; classes written in PHP are not supported by this version");
		return false;
	}
	if (target->transport) {
		OBJ_RELEASE(target->transport);
	}
	target->transport = Z_OBJ_P(value);
	GC_ADDREF(target->transport);
	return true;
}

static bool set_observer(const option *option, target *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_NULL
			&& (Z_TYPE_P(value) != IS_OBJECT || !instanceof_function(Z_OBJCE_P(value), php_neo4j_observer_ce))) {
		return refuse_type(option, "?Neo4j\\Observer", value);
	}
	if (target->observer) {
		OBJ_RELEASE(target->observer);
	}
	target->observer = Z_TYPE_P(value) == IS_OBJECT ? Z_OBJ_P(value) : NULL;
	if (target->observer) {
		GC_ADDREF(target->observer);
	}
	return true;
}

static bool is_readable(const char *path)
{
	return php_check_open_basedir_ex(path, 0) == 0 && VCWD_ACCESS(path, R_OK) == 0;
}

/* Made absolute, since it is part of the pool's key, and looked at now: libcurl's own words
 * about a file that it cannot read come late. */
static bool set_cafile(const option *option, target *target, zval *value)
{
	if (!set_string(option, target, value) || !target->cafile) {
		return !EG(exception);
	}
	char *path = expand_filepath(ZSTR_VAL(target->cafile), NULL);
	if (!path || !is_readable(path)) {
		zend_value_error("option \"cafile\" must be a readable file, \"%s\" is not", ZSTR_VAL(target->cafile));
	} else {
		zend_string_release(target->cafile);
		target->cafile = zend_string_init(path, strlen(path), 0);
	}
	if (path) {
		efree(path);
	}
	return !EG(exception);
}

#define STATEMENT(member) offsetof(target, statement.member)
#define CLIENT(member) offsetof(target, member)
#define LATER NULL, 0, 0, 0, NULL

static const option table[] = {
	{ "access_mode", true, set_access_mode, STATEMENT(access_mode), 0, 0, &php_neo4j_access_mode },
	{ "auth", false, set_auth, 0, 0, 0, NULL },
	{ "bookmarks", true, set_bookmarks, 0, 0, 0, NULL },
	{ "cafile", false, set_cafile, CLIENT(cafile), 0, 0, NULL },
	{ "capath", false, LATER },
	{ "cert", false, LATER },
	{ "connect_timeout", false, set_seconds, STATEMENT(connect_timeout), 0, 0, NULL },
	{ "database", true, set_name, STATEMENT(database), 0, 0, NULL },
	{ "discovery_ttl", false, set_seconds, STATEMENT(discovery_ttl), 0, 0, NULL },
	{ "drain_timeout", false, set_seconds, STATEMENT(drain_timeout), 0, 0, NULL },
	{ "failover", false, LATER },
	{ "fetch_mode", true, set_enum, STATEMENT(fetch_mode), 0, 0, &php_neo4j_fetch_mode },
	{ "headers", true, set_headers, STATEMENT(headers), 0, 0, NULL },
	{ "idle_timeout", true, set_seconds, STATEMENT(idle_timeout), 0, 0, NULL },
	{ "impersonated_user", true, set_name, STATEMENT(impersonated_user), 0, 0, NULL },
	{ "key", false, LATER },
	{ "max_depth", false, set_integer, STATEMENT(max_depth), 1, MAX_DEPTH, NULL },
	{ "max_header_bytes", false, set_integer, STATEMENT(max_header_bytes), 1, ZEND_LONG_MAX, NULL },
	{ "max_row_bytes", false, set_integer, STATEMENT(max_row_bytes), 1, ZEND_LONG_MAX, NULL },
	{ "min_tls", false, LATER },
	{ "no_proxy", false, LATER },
	{ "observer", false, set_observer, 0, 0, 0, NULL },
	{ "passphrase", false, LATER },
	{ "persistent", false, set_persistent, 0, 0, 0, NULL },
	{ "pinned_key", false, LATER },
	{ "protocol", true, set_enum, STATEMENT(protocol), 0, 0, &php_neo4j_protocol },
	{ "proxy", false, LATER },
	{ "retry_time", false, set_seconds, STATEMENT(retry_time), 0, 0, NULL },
	{ "safe", true, set_bool, STATEMENT(safe), 0, 0, NULL },
	{ "server_timeout", true, set_seconds, STATEMENT(server_timeout), 0, 0, NULL },
	{ "spool", false, LATER },
	{ "stats", true, set_bool, STATEMENT(stats), 0, 0, NULL },
	{ "stream", true, set_bool, STATEMENT(stream), 0, 0, NULL },
	{ "timeout", true, set_seconds, STATEMENT(timeout), 0, 0, NULL },
	{ "transport", false, set_transport, 0, 0, 0, NULL },
	{ "user_agent", false, set_string, STATEMENT(user_agent), 0, 0, NULL },
	{ "value_mode", true, set_enum, STATEMENT(value_mode), 0, 0, &php_neo4j_value_mode },
	{ "verify_host", false, set_bool, CLIENT(verify_host), 0, 0, NULL },
	{ "verify_peer", false, set_bool, CLIENT(verify_peer), 0, 0, NULL },
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
	if (!option->set) {
		zend_value_error("option \"%s\" is not supported by this version", option->name);
		return false;
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

void php_neo4j_client_options_free(php_neo4j_client_options *options)
{
	neo4j_options_free(&options->statement);
	replace_string(&options->user, NULL);
	replace_string(&options->password, NULL);
	replace_string(&options->cafile, NULL);
	replace_string(&options->ident, NULL);
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
		.user = text_or_null(options->user),
		.password = text_or_null(options->password),
		.anonymous = options->anonymous,
		.cafile = text_or_null(options->cafile),
		.verify_peer = options->verify_peer,
		.verify_host = options->verify_host,
		.ident = text_or_null(options->ident),
	};
	return neo4j_endpoint_parse(uri, &with, error);
}
