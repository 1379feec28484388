/* Credentials as they are sent, and as they must not be seen. */
#ifndef NEO4J_CORE_SECRETS_H
#define NEO4J_CORE_SECRETS_H

#include <stddef.h>

/* Overwrites a NUL-terminated text; the compiler may not leave that out. NULL is allowed. */
void neo4j_secret_wipe(char *secret);

/* Overwrites, then frees a NUL-terminated text. NULL is allowed. */
void neo4j_secret_free(char *secret);

/* "Authorization: Basic …", malloc'ed and a SECRET itself; NULL: out of memory. */
char *neo4j_basic_authorization(const char *user, const char *password);

/* "Authorization: Bearer …", likewise. */
char *neo4j_bearer_authorization(const char *token);

/* Overwrites each occurrence of the secret in the text with asterisks. One of less than four
 * bytes is left: it could be any part of a word. */
void neo4j_secret_hide(char *text, size_t length, const char *secret);

#endif
