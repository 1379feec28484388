#include "digest.h"

#include <php.h>
#include <ext/hash/php_hash.h>
#include <ext/hash/php_hash_sha.h>
#include <ext/random/php_random.h>

/* Read-only once it is made. Without it a weak password could be guessed from a digest. */
static unsigned char salt[32];

bool php_neo4j_digest_start(void)
{
	return php_random_bytes_silent(salt, sizeof(salt)) == SUCCESS;
}

void php_neo4j_digest(char digest[NEO4J_DIGEST_SIZE], const char *bytes, size_t length)
{
	unsigned char binary[32];
	PHP_SHA256_CTX context;
	PHP_SHA256Init(&context);
	PHP_SHA256Update(&context, salt, sizeof(salt));
	PHP_SHA256Update(&context, (const unsigned char *) bytes, length);
	PHP_SHA256Final(binary, &context);
	for (size_t i = 0; i < sizeof(binary); i++) {
		snprintf(digest + 2 * i, 3, "%02x", binary[i]);
	}
	ZEND_SECURE_ZERO(&context, sizeof(context)); /* it holds the last bytes as they are */
}
