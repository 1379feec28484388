/* One row of the transactional format: its parts, as plain PHP values, become the row's values. */
#ifndef NEO4J_WIRE_TRANSACTIONAL_ROW_H
#define NEO4J_WIRE_TRANSACTIONAL_ROW_H

#include "decoder.h"

/* Pushes the values of the row whose parts are in the decoder's extras (ROW with META and GRAPH, or
 * REST with GRAPH) to the builder, which has begun a row. false: refused. */
bool neo4j_transactional_row(neo4j_decoder *decoder);

#endif
