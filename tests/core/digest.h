/* A digest for tests: any difference shows, and nothing of what went in can be read. */
#ifndef NEO4J_TEST_DIGEST_H
#define NEO4J_TEST_DIGEST_H

#include "endpoint.h"

#include <stdint.h>
#include <stdio.h>

/* FNV-1a: good enough among friends. */
__attribute__((unused)) static void test_digest(char digest[NEO4J_DIGEST_SIZE], const char *bytes, size_t length)
{
	uint64_t hash = UINT64_C(14695981039346656037);

	for (size_t i = 0; i < length; i++) {
		hash = (hash ^ (unsigned char) bytes[i]) * UINT64_C(1099511628211);
	}
	snprintf(digest, NEO4J_DIGEST_SIZE, "%016llx", (unsigned long long) hash);
}

#endif
