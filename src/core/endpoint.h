/* Where a server is, how to log in, whom to trust, by which proxy: the one structure that holds
 * secrets. */
#ifndef NEO4J_CORE_ENDPOINT_H
#define NEO4J_CORE_ENDPOINT_H

#include "error.h"

#include <stdbool.h>
#include <stddef.h>

/* A digest as text, with its end. */
#define NEO4J_DIGEST_SIZE 65

/* Writes a text of less than NEO4J_DIGEST_SIZE bytes from which nobody can tell the bytes that it
 * was made of: a salt that no other process has goes in first. The same bytes always give the same
 * text. Given by the caller, since the core has no cryptography. */
typedef void neo4j_digest(char digest[NEO4J_DIGEST_SIZE], const char *bytes, size_t length);

/* The oldest version of TLS that is spoken. */
typedef enum neo4j_tls_version {
	NEO4J_TLS_1_2,
	NEO4J_TLS_1_3
} neo4j_tls_version;

/* Immutable once made, reference counted (not across threads), malloc'ed. */
typedef struct neo4j_endpoint {
	unsigned references;
	bool tls;
	int port;
	char *host;       /* as libcurl wants it, IPv6 in brackets */
	char *base_url;   /* scheme://host:port/prefix, without credentials, without a last slash */
	char *label;      /* scheme://host:port, for messages */
	char *route;      /* the same, with the proxy on the way there, for messages about connections */

	/* The login. Without one, all are NULL; with a bearer token, the first two. */
	char *user;
	char *password;      /* SECRET */
	char *authorization; /* SECRET: the header line, "Authorization: Basic …" or "… Bearer …" */

	/* TLS with the server; files are given by absolute paths. */
	char *cafile;     /* certificates to trust; with capath NULL too: the system's */
	char *capath;     /* a folder of such, by hash */
	char *cert;       /* our own certificate, PEM; NULL: none is shown */
	char *cert_key;   /* its private key; NULL: it is in the same file */
	char *passphrase; /* SECRET: of that key; NULL: it has none */
	char *pinned_key; /* "sha256//…;sha256//…", or a file with the public key; NULL: any */
	bool verify_peer;
	bool verify_host;
	neo4j_tls_version min_tls;

	/* NULL: the server is reached directly. no_proxy has been heeded already. */
	char *proxy;          /* scheme://host:port, http, https, socks5 or socks5h; for messages, too */
	char *proxy_user;     /* NULL: no login there */
	char *proxy_password; /* SECRET: likewise */

	char *ident;      /* the user's own pool name, or NULL */
	neo4j_digest *digest;
	char key[NEO4J_DIGEST_SIZE]; /* of the pool: a digest of all the above, so no secret itself */
} neo4j_endpoint;

/* All borrowed. `digest` must be there. */
typedef struct neo4j_endpoint_options {
	const char *user; /* overrides the URI's; NULL: the URI's */
	const char *password;
	const char *bearer; /* a token in place of both, the URI's too */
	bool anonymous;   /* no credentials, not even the URI's */
	const char *cafile;
	const char *capath;
	const char *cert;
	const char *cert_key;
	const char *passphrase;
	const char *pinned_key;
	bool verify_peer;
	bool verify_host;
	neo4j_tls_version min_tls;
	const char *proxy;    /* scheme://[user:password@]host[:port]; NULL or "": none */
	const char *no_proxy; /* hosts that are reached directly, with commas between them, or NULL */
	const char *ident;
	neo4j_digest *digest;
} neo4j_endpoint_options;

/* Parses with libcurl's URL API. Schemes http, https and neo4j+s (Aura's: means https). A
 * missing port is the scheme's own, 7474 for http://localhost. User and password are
 * percent-decoded. On failure NULL, and error->text says what is wrong with the URI without
 * repeating its credentials: bolt and neo4j schemes are answered with the HTTP form
 * ("use http://host:7474"), query strings, fragments and options are refused. */
neo4j_endpoint *neo4j_endpoint_parse(const char *uri, const neo4j_endpoint_options *options,
	neo4j_error *error);

/* The same place with another login: only user, password, bearer and anonymous of the options
 * count. `like` stays as it is. NULL: error->text tells. */
neo4j_endpoint *neo4j_endpoint_login(const neo4j_endpoint *like, const neo4j_endpoint_options *options,
	neo4j_error *error);

neo4j_endpoint *neo4j_endpoint_hold(neo4j_endpoint *endpoint);

/* Frees with the last reference; secrets are overwritten first. NULL is allowed. */
void neo4j_endpoint_drop(neo4j_endpoint *endpoint);

/* Do requests go to the proxy as they are, with the whole URL? So they do to a proxy of HTTP if the
 * server has no TLS; all others are tunnels. */
bool neo4j_endpoint_is_forwarded(const neo4j_endpoint *endpoint);

/* Did the proxy answer such a request in place of the server? Then the error is set, and false returned. */
bool neo4j_endpoint_check_forwarded(const neo4j_endpoint *endpoint, int status, neo4j_error *error);

/* Percent-encodes one path segment (a database name). malloc'ed; NULL: out of memory. */
char *neo4j_path_segment_encode(const char *text, size_t length);

/* Overwrites in a text what of the credentials it repeats: a peer may send back what it was
 * sent, and messages quote peers. */
void neo4j_endpoint_hide_secrets(const neo4j_endpoint *endpoint, char *text, size_t length);

#endif
