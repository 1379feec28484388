/* Setters of what a client alone is given: who it is, who carries, who looks on. */
#include "option.h"

#include "observer.h"
#include "transport.h"

#include <zend_smart_str.h>

/* Only an object can be a callable here: an array or a string could be meant as a login. */
static bool is_source(zval *value)
{
	return Z_TYPE_P(value) == IS_OBJECT && zend_is_callable(value, 0, NULL);
}

/* The last one given counts, of whatever kind. */
bool php_neo4j_option_set_auth(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	bool source = is_source(value);
	if (!source && Z_TYPE_P(value) != IS_NULL && Z_TYPE_P(value) != IS_ARRAY) {
		return php_neo4j_option_refuse_type(option, "callable|array|null", value);
	}
	if (!source && !php_neo4j_login_read(&target->login, value, "option \"auth\" must be")) {
		return false;
	}
	zval_ptr_dtor(&target->login_source);
	ZVAL_UNDEF(&target->login_source);
	if (source) {
		php_neo4j_login_free(&target->login);
		target->login.anonymous = true;
		ZVAL_COPY(&target->login_source, value);
	}
	return true;
}

bool php_neo4j_option_set_proxy(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) == IS_STRING && Z_STRLEN_P(value) == 0) {
		php_neo4j_option_replace_string(&target->proxy, NULL); /* none, as an environment variable has it */
		return true;
	}
	return php_neo4j_option_set_string(option, target, value);
}

/* One text for the core, whatever form was given. NULL: thrown. */
static zend_string *join_hosts(const php_neo4j_option *option, zend_array *hosts)
{
	smart_str joined = {0};
	zval *host;
	ZEND_HASH_FOREACH_VAL(hosts, host) {
		ZVAL_DEREF(host);
		if (Z_TYPE_P(host) != IS_STRING) {
			php_neo4j_option_refuse_type(option, "string|array of strings", host);
		} else if (php_neo4j_option_check_text(option, Z_STR_P(host))) {
			smart_str_appends(&joined, joined.s ? "," : "");
			smart_str_append(&joined, Z_STR_P(host));
		}
		if (EG(exception)) {
			smart_str_free(&joined);
			return NULL;
		}
	} ZEND_HASH_FOREACH_END();
	return smart_str_extract(&joined);
}

bool php_neo4j_option_set_no_proxy(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_ARRAY) {
		return php_neo4j_option_set_string(option, target, value);
	}
	zend_string *hosts = join_hosts(option, Z_ARRVAL_P(value));
	if (hosts) {
		php_neo4j_option_replace_string(&target->no_proxy, hosts);
		zend_string_release(hosts);
	}
	return hosts != NULL;
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
