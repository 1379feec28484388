/* Options: PHP arrays in, checked settings out. */
#ifndef NEO4J_API_OPTIONS_H
#define NEO4J_API_OPTIONS_H

#include "../core/endpoint.h"
#include "../wire/session.h"
#include "login.h"

/* Those that only a client has stand after the settings of a statement. */
typedef struct php_neo4j_client_options {
	neo4j_options statement;
	php_neo4j_login login;
	zval login_source;      /* a callable that gives logins; undefined: none */
	zend_string *cafile;    /* NULL, as all that follow: not given */
	zend_string *capath;
	zend_string *cert;
	zend_string *cert_key;
	zend_string *passphrase; /* SECRET */
	zend_string *pinned_key;
	zend_string *proxy;      /* SECRET: its password is in it */
	zend_string *no_proxy;   /* with commas between hosts */
	neo4j_tls_version min_tls;
	bool verify_peer;
	bool verify_host;
	bool persistent;
	zend_string *ident;     /* the name given as 'persistent', or NULL */
	neo4j_failover failover;
	zend_object *transport; /* counted, or NULL */
	zend_object *observer;  /* likewise */
} php_neo4j_client_options;

void php_neo4j_client_options_defaults(php_neo4j_client_options *options);
void php_neo4j_client_options_free(php_neo4j_client_options *options);

/* Lay the array's entries over the options given. false: thrown; the options are then changed
 * in part, and still the caller's to free. */
bool php_neo4j_client_options_read(php_neo4j_client_options *options, zend_array *array);
bool php_neo4j_options_read(neo4j_options *options, zend_array *array);
/* For a statement within a transaction: what concerns the transaction as a whole is refused. */
bool php_neo4j_options_read_within(neo4j_options *options, zend_array *array);
/* For Client::request(): what concerns statements is refused. */
bool php_neo4j_options_read_request(neo4j_options *options, zend_array *array);

/* The server at `uri` as the options want it; NULL: error->text says what is wrong with it. */
neo4j_endpoint *php_neo4j_options_endpoint(const char *uri, const php_neo4j_client_options *options,
	neo4j_error *error);

#endif
