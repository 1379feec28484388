/* Logins, as the option "auth" and callables give them. */
#ifndef NEO4J_API_LOGIN_H
#define NEO4J_API_LOGIN_H

#include "../core/endpoint.h"
#include "../wire/session.h"

#include <php.h>

/* Zero: that of the URI. Counted strings, all SECRET but the user. */
typedef struct php_neo4j_login {
	bool anonymous; /* none, not even the URI's */
	zend_string *user;
	zend_string *password;
	zend_string *bearer;
} php_neo4j_login;

/* Reads null, [user, password] or ['bearer' => token]; frees what was there. false: thrown, in
 * words that begin with `who` and show nothing of the value. */
bool php_neo4j_login_read(php_neo4j_login *login, zval *value, const char *who);
void php_neo4j_login_free(php_neo4j_login *login);

/* What of an endpoint's options is the login; borrowed. */
void php_neo4j_login_give(const php_neo4j_login *login, neo4j_endpoint_options *options);

/* Asks the callable and reads what it returns. false: an exception is pending. */
bool php_neo4j_login_ask(php_neo4j_login *login, zval *source);

/* Gives the servers of a list the login that the callable gives now. false: an exception is pending. */
bool php_neo4j_login_renew(neo4j_cluster *cluster, zval *source);

#endif
