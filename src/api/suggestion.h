/* "Did you mean …?" */
#ifndef NEO4J_API_SUGGESTION_H
#define NEO4J_API_SUGGESTION_H

#include <stddef.h>

/* The name nearest to the text, two mistakes away at most (case, "_" and "-" do not count),
 * or NULL. */
const char *php_neo4j_suggest(const char *text, const char *const *names, size_t count);

#endif
