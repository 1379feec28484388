/* Bookmarks: which commits a statement must see. They chain per session: what a commit answered
 * is what the next statement waits for. */
#ifndef NEO4J_WIRE_BOOKMARKS_H
#define NEO4J_WIRE_BOOKMARKS_H

#include "session.h"

/* What a statement beginning now waits for: those of the options and those of the chain, each
 * once. A counted reference; NULL: none. */
zend_array *neo4j_bookmarks_to_send(const neo4j_session *session, const neo4j_options *options);

/* A commit answered `received` (a list, or IS_UNDEF). They replace those that it had waited for;
 * those of commits meanwhile stay, so that concurrent ones unite. */
void neo4j_bookmarks_learn(neo4j_session *session, const neo4j_options *options,
	zend_array *sent, const zval *received);

/* The chain as it stands: a new list. */
zend_array *neo4j_bookmarks_last(const neo4j_session *session);

#endif
