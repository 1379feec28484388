/* Where a server is and how to log in: the one structure that holds secrets. */
#ifndef NEO4J_CORE_ENDPOINT_H
#define NEO4J_CORE_ENDPOINT_H

#include "error.h"

#include <stdbool.h>
#include <stddef.h>

/* Immutable once made, reference counted (not across threads), malloc'ed. */
typedef struct neo4j_endpoint {
	unsigned references;
	bool tls;
	int port;
	char *host;       /* as libcurl wants it, IPv6 in brackets */
	char *base_url;   /* scheme://host:port/prefix, without credentials, without a last slash */
	char *label;      /* scheme://host:port, for messages */
	char *user;       /* NULL: no credentials */
	char *password;   /* SECRET */
	char *authorization; /* SECRET: the header that says both */
	char *cafile;     /* NULL: the system's */
	bool verify_peer;
	bool verify_host;
	char *ident;      /* the user's own pool name, or NULL */
	char *key;        /* SECRET: pool key, made of all the above */
} neo4j_endpoint;

typedef struct neo4j_endpoint_options {
	const char *user; /* overrides the URI's; NULL: the URI's */
	const char *password;
	bool anonymous;   /* no credentials, not even the URI's */
	const char *cafile;
	bool verify_peer;
	bool verify_host;
	const char *ident;
} neo4j_endpoint_options;

/* Parses with libcurl's URL API. Schemes http, https and neo4j+s (Aura's: means https). A
 * missing port is the scheme's own, 7474 for http://localhost. User and password are
 * percent-decoded. On failure NULL, and error->text says what is wrong with the URI without
 * repeating its credentials: bolt and neo4j schemes are answered with the HTTP form
 * ("use http://host:7474"), query strings, fragments and options are refused. */
neo4j_endpoint *neo4j_endpoint_parse(const char *uri, const neo4j_endpoint_options *options,
	neo4j_error *error);

neo4j_endpoint *neo4j_endpoint_hold(neo4j_endpoint *endpoint);

/* Frees with the last reference; secrets are overwritten first. NULL is allowed. */
void neo4j_endpoint_drop(neo4j_endpoint *endpoint);

/* Percent-encodes one path segment (a database name). malloc'ed; NULL: out of memory. */
char *neo4j_path_segment_encode(const char *text, size_t length);

/* Overwrites in a text what of the credentials it repeats: a peer may send back what it was
 * sent, and messages quote peers. */
void neo4j_endpoint_hide_secrets(const neo4j_endpoint *endpoint, char *text, size_t length);

#endif
