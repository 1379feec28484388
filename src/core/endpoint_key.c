#include "endpoint_private.h"

#include "secrets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t print_field(char *to, size_t room, const char *text)
{
	return (size_t) (text ? snprintf(to, room, "%zu:%s,", strlen(text), text) : snprintf(to, room, "-,"));
}

/* No two different lists of texts give the same: each is preceded by its length. A SECRET. */
static char *join(const char *const *texts, size_t count)
{
	size_t size = 1;
	size_t length = 0;
	char *joined;

	for (size_t i = 0; i < count; i++) {
		size += texts[i] ? strlen(texts[i]) + sizeof("18446744073709551615:,") : sizeof("-,");
	}
	joined = malloc(size);
	for (size_t i = 0; joined && i < count; i++) {
		length += print_field(joined + length, size - length, texts[i]);
	}
	return joined;
}

/* Connections of one key serve each other's requests, so all counts by which two could differ. */
bool neo4j_endpoint_set_key(neo4j_endpoint *endpoint)
{
	const char *const texts[] = {
		endpoint->base_url, /* scheme, host, port and prefix */
		endpoint->authorization,
		endpoint->cafile,
		endpoint->capath,
		endpoint->cert,
		endpoint->cert_key,
		endpoint->passphrase,
		endpoint->pinned_key,
		endpoint->verify_peer ? "peer" : NULL,
		endpoint->verify_host ? "host" : NULL,
		endpoint->min_tls == NEO4J_TLS_1_3 ? "1.3" : NULL,
		endpoint->proxy,
		endpoint->proxy_user,
		endpoint->proxy_password,
		endpoint->ident,
	};
	char *joined = join(texts, sizeof(texts) / sizeof(*texts));

	if (joined) {
		endpoint->digest(endpoint->key, joined, strlen(joined));
	}
	neo4j_secret_free(joined);
	return joined != NULL;
}
