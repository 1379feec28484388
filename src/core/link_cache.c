#include "link_cache.h"

#include <curl/curl.h>
#include <stdlib.h>

struct neo4j_link_cache {
	unsigned references;
	CURLSH *share;
};

/* No lock functions, since a pool and its links are used by one thread only. */
neo4j_link_cache *neo4j_link_cache_create(void)
{
	neo4j_link_cache *cache = calloc(1, sizeof(*cache));

	if (!cache) {
		return NULL;
	}
	cache->references = 1;
	cache->share = curl_share_init();
	if (!cache->share) {
		free(cache);
		return NULL;
	}
	curl_share_setopt(cache->share, CURLSHOPT_SHARE, CURL_LOCK_DATA_DNS);
	curl_share_setopt(cache->share, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION);
	return cache;
}

neo4j_link_cache *neo4j_link_cache_hold(neo4j_link_cache *cache)
{
	cache->references++;
	return cache;
}

/* libcurl refuses while a handle that a forked child had to leave alone still uses it; then it
 * is left alone, too. */
void neo4j_link_cache_drop(neo4j_link_cache *cache)
{
	if (!cache || --cache->references > 0) {
		return;
	}
	curl_share_cleanup(cache->share);
	free(cache);
}

void *neo4j_link_cache_share(const neo4j_link_cache *cache)
{
	return cache->share;
}
