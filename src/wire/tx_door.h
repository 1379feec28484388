/* The transactional endpoint, /db/data/transaction (2.0 to 3.5) and /db/{database}/tx (4.0 and
 * later): one request format, whose answers the transactional and the Jolt dialect read. */
#ifndef NEO4J_WIRE_TX_DOOR_H
#define NEO4J_WIRE_TX_DOOR_H

#include "dialect.h"

/* All of the request but its Accept. `contents`: what each row is to hold, as a JSON list for
 * "resultDataContents"; NULL: the server's choice. */
void neo4j_tx_door_encode(const neo4j_statement *statement, const char *contents, neo4j_encoded *request);

#endif
