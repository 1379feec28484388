/* What stands between the network and the JSON tokenizer: one pass over the raw bytes that
 * checks UTF-8, mends lone surrogate escapes and blanks record separators. */
#ifndef NEO4J_CORE_GUARD_H
#define NEO4J_CORE_GUARD_H

#include "error.h"

#include <stddef.h>

/* Zero-initialise. */
typedef struct neo4j_guard {
	bool inside;        /* some byte was passed before: a record separator must follow '\n' */
	char last;          /* the last byte passed */
	size_t passed;      /* bytes passed in all, for error offsets */
} neo4j_guard;

/* Checks bytes[0…length) in place and sets *passed to the number of leading bytes that may go
 * on. The rest (at most 11: a UTF-8 sequence or a surrogate escape cut by the border) must be
 * offered again with what follows it. `last`: nothing follows, so nothing is held back. After
 * an error *passed is what stood before the flaw, and may still go on.
 *
 * - Overlong forms, encoded surrogates, code points above U+10FFFF and stray bytes:
 *   NEO4J_ERR_PROTOCOL with the byte offset in the body. A character cut by the end of the
 *   body: NEO4J_ERR_TRUNCATED.
 * - An escaped surrogate without its partner (\uD800 alone, \uDC00 first) becomes \uFFFD.
 * - 0x1E (RFC 7464) at the start of the body or after '\n' becomes a blank; anywhere else it
 *   is left for the tokenizer to refuse. */
neo4j_status neo4j_guard_pass(neo4j_guard *guard, char *bytes, size_t length, bool last,
	size_t *passed, neo4j_error *error);

#endif
