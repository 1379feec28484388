/* Setters of what a client alone is given: who it is, who carries, who looks on. */
#include "option.h"

#include "observer.h"
#include "transport.h"

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

bool php_neo4j_option_set_auth(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	zend_string *user = NULL, *password = NULL;
	if (Z_TYPE_P(value) != IS_NULL && Z_TYPE_P(value) != IS_ARRAY) {
		return php_neo4j_option_refuse_type(option, "?array", value);
	}
	if (Z_TYPE_P(value) == IS_ARRAY && !read_auth(Z_ARRVAL_P(value), &user, &password)) {
		return false;
	}
	target->anonymous = !user;
	php_neo4j_option_replace_string(&target->user, user);
	php_neo4j_option_replace_string(&target->password, password);
	return true;
}

/* A name keeps connections apart from those of clients with another one. */
bool php_neo4j_option_set_persistent(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	zend_string *ident = NULL;
	if (Z_TYPE_P(value) == IS_STRING) {
		ident = Z_STR_P(value);
		if (!php_neo4j_option_check_text(option, ident)) {
			return false;
		}
	} else if (Z_TYPE_P(value) != IS_TRUE && Z_TYPE_P(value) != IS_FALSE) {
		return php_neo4j_option_refuse_type(option, "bool|string", value);
	}
	target->persistent = ident || Z_TYPE_P(value) == IS_TRUE;
	php_neo4j_option_replace_string(&target->ident, ident);
	return true;
}

bool php_neo4j_option_set_transport(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_OBJECT || !instanceof_function(Z_OBJCE_P(value), php_neo4j_transport_ce)) {
		return php_neo4j_option_refuse_type(option, "Neo4j\\Transport", value);
	}
	if (target->transport) {
		OBJ_RELEASE(target->transport);
	}
	target->transport = Z_OBJ_P(value);
	GC_ADDREF(target->transport);
	return true;
}

bool php_neo4j_option_set_observer(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_NULL
			&& (Z_TYPE_P(value) != IS_OBJECT || !instanceof_function(Z_OBJCE_P(value), php_neo4j_observer_ce))) {
		return php_neo4j_option_refuse_type(option, "?Neo4j\\Observer", value);
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

bool php_neo4j_option_set_failover(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	static const char *const names[] = { [NEO4J_FAILOVER_ORDERED] = "ordered", [NEO4J_FAILOVER_RANDOM] = "random" };
	if (Z_TYPE_P(value) != IS_STRING) {
		return php_neo4j_option_refuse_type(option, "string", value);
	}
	for (unsigned i = 0; i < sizeof(names) / sizeof(*names); i++) {
		if (zend_string_equals_cstr(Z_STR_P(value), names[i], strlen(names[i]))) {
			target->failover = (neo4j_failover) i;
			return true;
		}
	}
	zend_value_error("option \"failover\" must be \"ordered\" or \"random\"");
	return false;
}
