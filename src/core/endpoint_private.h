/* What endpoint.c and its parts share. Nobody else includes this. */
#ifndef NEO4J_CORE_ENDPOINT_PRIVATE_H
#define NEO4J_CORE_ENDPOINT_PRIVATE_H

#include "endpoint.h"

#include <curl/curl.h>

/* What libcurl found in a URI. Zero before it is read. */
typedef struct neo4j_uri {
	CURLU *url;
	char *host;
	char *user;         /* decoded; NULL: none */
	char *password;     /* SECRET, likewise */
	int port;           /* never 0 */
	bool tls;
} neo4j_uri;

/* endpoint_uri.c. With false, too, the URI is the caller's to free. `what` is what messages call
 * it: "URI", "proxy"; `hint` is added where it cannot be parsed. */
bool neo4j_uri_read(neo4j_uri *uri, const char *text, neo4j_error *error);
bool neo4j_uri_split(neo4j_uri *uri, const char *text, const char *what, const char *hint, neo4j_error *error);
void neo4j_uri_free(neo4j_uri *uri);

/* scheme://host:port/prefix, and scheme://host:port. malloc'ed; NULL: out of memory. */
char *neo4j_uri_base(const neo4j_uri *uri);
char *neo4j_uri_label(const neo4j_uri *uri, const char *scheme);

/* endpoint_proxy.c: fills proxy, proxy_user and proxy_password of an endpoint that has a host. */
bool neo4j_endpoint_set_proxy(neo4j_endpoint *endpoint, const neo4j_endpoint_options *options, neo4j_error *error);

/* endpoint_key.c: fills endpoint->key from all the rest. false: out of memory. */
bool neo4j_endpoint_set_key(neo4j_endpoint *endpoint);

/* "The <what><text>". Both set the error and return false. */
bool neo4j_uri_fail(neo4j_error *error, const char *what, const char *text);
bool neo4j_uri_fail_memory(neo4j_error *error);

/* false: out of memory. An absent text is copied as absent. */
bool neo4j_uri_copy_text(char **copy, const char *text);

#endif
