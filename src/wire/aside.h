/* Values that are not the dialect's to understand: its decoder sends their events elsewhere
 * until they are complete. (A third such place is event_log.h.) */
#ifndef NEO4J_WIRE_ASIDE_H
#define NEO4J_WIRE_ASIDE_H

#include "decoder.h"

/* The value that follows becomes an extra: plain PHP values. */
void neo4j_aside_keep(neo4j_decoder *decoder, neo4j_extra extra);

/* The list or map that has just begun is nobody's business. Returns true. */
bool neo4j_aside_skip(neo4j_decoder *decoder);

/* The same of a row, which is counted at its end. */
bool neo4j_aside_skip_row(neo4j_decoder *decoder);

#endif
