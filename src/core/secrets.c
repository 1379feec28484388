#include "secrets.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHORTEST_HIDDEN 4

void neo4j_secret_wipe(char *secret)
{
	for (volatile char *byte = secret; byte && *byte; byte++) {
		*byte = '\0';
	}
}

void neo4j_secret_free(char *secret)
{
	neo4j_secret_wipe(secret);
	free(secret);
}

/* RFC 4648, with padding. `to` holds 4 * ((length + 2) / 3) + 1 bytes. */
static void encode_base64(char *to, const unsigned char *from, size_t length)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

	for (size_t i = 0; i < length; i += 3) {
		unsigned long bits = (unsigned long) from[i] << 16;
		bits |= i + 1 < length ? (unsigned long) from[i + 1] << 8 : 0;
		bits |= i + 2 < length ? from[i + 2] : 0;
		*to++ = digits[bits >> 18 & 63];
		*to++ = digits[bits >> 12 & 63];
		*to++ = i + 1 < length ? digits[bits >> 6 & 63] : '=';
		*to++ = i + 2 < length ? digits[bits & 63] : '=';
	}
	*to = '\0';
}

/* Made here rather than by libcurl: once per endpoint instead of at every exchange (7,500
 * instructions), and with an empty user name it is the same as with any other. */
char *neo4j_basic_authorization(const char *user, const char *password)
{
	static const char name[] = "Authorization: Basic ";
	size_t length = strlen(user) + 1 + strlen(password);
	char *plain = calloc(1, length + 1);
	char *header = calloc(1, sizeof(name) + 4 * ((length + 2) / 3));

	if (plain && header) {
		snprintf(plain, length + 1, "%s:%s", user, password);
		memcpy(header, name, sizeof(name));
		encode_base64(header + sizeof(name) - 1, (const unsigned char *) plain, length);
	} else {
		free(header);
		header = NULL;
	}
	neo4j_secret_free(plain);
	return header;
}

char *neo4j_bearer_authorization(const char *token)
{
	static const char name[] = "Authorization: Bearer ";
	size_t size = sizeof(name) + strlen(token);
	char *header = malloc(size);

	if (header) {
		snprintf(header, size, "%s%s", name, token);
	}
	return header;
}

void neo4j_secret_hide(char *text, size_t length, const char *secret)
{
	size_t secret_length = strlen(secret);

	if (secret_length < SHORTEST_HIDDEN) {
		return;
	}
	for (size_t at = 0; at + secret_length <= length; at++) {
		if (memcmp(text + at, secret, secret_length) == 0) {
			memset(text + at, '*', secret_length);
		}
	}
}
