/* One entry of the table of options, and the setters that it may name. */
#ifndef NEO4J_API_OPTION_H
#define NEO4J_API_OPTION_H

#include "enums.h"
#include "options.h"

typedef struct php_neo4j_option php_neo4j_option;

/* false: thrown. */
typedef bool php_neo4j_option_set(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value);

struct php_neo4j_option {
	const char *name;
	bool per_query;
	php_neo4j_option_set *set;
	size_t offset;              /* into the target; into its `statement` if per_query */
	zend_long minimum, maximum; /* of integers */
	const php_neo4j_enum *cases;
};

/* By type (option_types.c). */
php_neo4j_option_set php_neo4j_option_set_string, php_neo4j_option_set_name, php_neo4j_option_set_bool,
	php_neo4j_option_set_seconds, php_neo4j_option_set_integer, php_neo4j_option_set_enum;
/* Of statements and transactions (option_statement.c). */
php_neo4j_option_set php_neo4j_option_set_access_mode, php_neo4j_option_set_headers, php_neo4j_option_set_bookmarks;
/* Of the client alone (option_client.c). */
php_neo4j_option_set php_neo4j_option_set_auth, php_neo4j_option_set_persistent, php_neo4j_option_set_transport,
	php_neo4j_option_set_observer, php_neo4j_option_set_failover, php_neo4j_option_set_proxy,
	php_neo4j_option_set_no_proxy;
/* Of TLS (option_tls.c). */
php_neo4j_option_set php_neo4j_option_set_file, php_neo4j_option_set_folder, php_neo4j_option_set_passphrase,
	php_neo4j_option_set_min_tls, php_neo4j_option_set_pinned_key;

/* For setters. Where the value goes, whatever its type. */
void *php_neo4j_option_place(const php_neo4j_option *option, php_neo4j_client_options *target);

/* Throws; returns false. */
bool php_neo4j_option_refuse_type(const php_neo4j_option *option, const char *type, zval *value);

/* Neither empty nor with control characters, which could end C strings and headers early. false: thrown. */
bool php_neo4j_option_check_text(const php_neo4j_option *option, const zend_string *text);

/* Lets go of the old one and holds the new one; either may be NULL. */
void php_neo4j_option_replace_string(zend_string **target, zend_string *string);

#endif
