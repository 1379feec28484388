#include "login.h"

#include "option.h"

#define WHO_RETURNS "the callable of option \"auth\" must return"
#define FORMS "[user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null"

static zend_string *text_or_null(zval *member)
{
	bool usable = member && Z_TYPE_P(member) == IS_STRING && !zend_str_has_nul_byte(Z_STR_P(member));
	return usable ? Z_STR_P(member) : NULL;
}

static bool refuse(const char *who)
{
	zend_value_error("%s " FORMS, who);
	return false;
}

/* Borrows. An empty password is one; an empty user is more likely a variable that is not set. */
static bool read_members(php_neo4j_login *login, zend_array *members)
{
	size_t count = zend_hash_num_elements(members);
	zval *bearer = zend_hash_str_find_deref(members, ZEND_STRL("bearer"));
	if (bearer) {
		login->bearer = text_or_null(bearer);
		return count == 1 && login->bearer && ZSTR_LEN(login->bearer) > 0;
	}
	login->user = text_or_null(zend_hash_index_find_deref(members, 0));
	login->password = text_or_null(zend_hash_index_find_deref(members, 1));
	return count == 2 && login->user && ZSTR_LEN(login->user) > 0 && login->password;
}

static void hold(zend_string *text)
{
	if (text) {
		zend_string_addref(text);
	}
}

bool php_neo4j_login_read(php_neo4j_login *login, zval *value, const char *who)
{
	php_neo4j_login read = { .anonymous = Z_TYPE_P(value) == IS_NULL };
	if (!read.anonymous && Z_TYPE_P(value) != IS_ARRAY) {
		const char *given = Z_TYPE_P(value) == IS_OBJECT ? ZSTR_VAL(Z_OBJCE_P(value)->name) : zend_zval_type_name(value);
		zend_type_error("%s " FORMS ", %s given", who, given);
		return false;
	}
	if (!read.anonymous && !read_members(&read, Z_ARRVAL_P(value))) {
		return refuse(who);
	}
	hold(read.user);
	hold(read.password);
	hold(read.bearer);
	php_neo4j_login_free(login);
	*login = read;
	return true;
}

void php_neo4j_login_free(php_neo4j_login *login)
{
	php_neo4j_option_replace_string(&login->user, NULL);
	php_neo4j_option_replace_string(&login->password, NULL);
	php_neo4j_option_replace_string(&login->bearer, NULL);
	login->anonymous = false;
}

static const char *characters(const zend_string *text)
{
	return text ? ZSTR_VAL(text) : NULL;
}

void php_neo4j_login_give(const php_neo4j_login *login, neo4j_endpoint_options *options)
{
	options->anonymous = login->anonymous;
	options->user = characters(login->user);
	options->password = characters(login->password);
	options->bearer = characters(login->bearer);
}

bool php_neo4j_login_ask(php_neo4j_login *login, zval *source)
{
	zval callable, given;
	ZVAL_COPY(&callable, source); /* it may drop its own last reference */
	ZVAL_UNDEF(&given);
	bool good = call_user_function(NULL, NULL, &callable, &given, 0, NULL) == SUCCESS && !EG(exception);
	if (good) {
		zval *value = &given;
		ZVAL_DEREF(value);
		good = php_neo4j_login_read(login, value, WHO_RETURNS);
	}
	zval_ptr_dtor(&given);
	zval_ptr_dtor(&callable);
	return good && !EG(exception);
}

/* false: thrown. */
static bool renew(neo4j_session *session, const neo4j_endpoint_options *login)
{
	neo4j_error error = { 0 };
	neo4j_endpoint *renewed = neo4j_endpoint_login(session->endpoint, login, &error);
	if (!renewed) {
		zend_value_error("%s", error.text);
		return false;
	}
	if (strcmp(renewed->key, session->endpoint->key) == 0) {
		neo4j_endpoint_drop(renewed);
	} else {
		neo4j_endpoint_drop(session->endpoint);
		session->endpoint = renewed;
	}
	return true;
}

bool php_neo4j_login_renew(neo4j_cluster *cluster, zval *source)
{
	php_neo4j_login login = { 0 };
	neo4j_endpoint_options options = { 0 };
	bool good = php_neo4j_login_ask(&login, source);
	if (good) {
		php_neo4j_login_give(&login, &options);
	}
	for (unsigned i = 0; good && i < cluster->count; i++) {
		good = renew(&cluster->sessions[i], &options);
	}
	php_neo4j_login_free(&login);
	return good;
}
