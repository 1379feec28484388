/* Nodes, relationships and paths of the legacy format: JSON objects full of URLs, which only
 * their whole set of keys tells from a map of the user's. */
#ifndef NEO4J_WIRE_LEGACY_ENTITY_H
#define NEO4J_WIRE_LEGACY_ENTITY_H

#include "decoder.h"

/* Where the automaton of legacy.c is. From IN_ROW on, values are welcome. */
enum neo4j_legacy_state { IN_TOP, IN_COLUMNS, IN_DATA, IN_ROW, IN_LIST, IN_MAP, IN_CANDIDATE };

/* A candidate is a map all of whose keys so far belong to the hypermedia vocabulary. Its
 * strings are kept as slices of the scratch buffer, so that a node's dozen URLs cost no
 * allocation; if it turns out to be the user's own map, it is restored to the letter. */

/* Takes a key. One that is not in the vocabulary makes the candidate an ordinary map: it is
 * restored, and its state is IN_MAP from now on. Both return true, as a sink does. */
bool neo4j_legacy_candidate_key(neo4j_decoder *decoder, neo4j_state *candidate, const char *text, size_t length);
bool neo4j_legacy_candidate_string(neo4j_decoder *decoder, const char *text, size_t length);
/* Told when a map begins as the value of the key met last. */
void neo4j_legacy_candidate_map(neo4j_state *candidate);
/* Leaves a node, relationship, path or map as one value on the builder's stack. */
void neo4j_legacy_candidate_end(neo4j_decoder *decoder, const neo4j_state *candidate);

/* The id at the end of ".../node/17" or ".../relationship/17". */
typedef struct neo4j_legacy_url {
	const char *digits;
	size_t length;
	zend_long id;
	bool relationship;
} neo4j_legacy_url;

bool neo4j_legacy_url_parse(const char *text, size_t length, neo4j_legacy_url *url);

#endif
