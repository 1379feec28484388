/* The transaction's inside, shared by its files: transaction.c sends, transaction_begun.c reads what
 * the answer of a begin tells, transaction_end.c judges how an answer ended. */
#ifndef NEO4J_WIRE_TRANSACTION_PRIVATE_H
#define NEO4J_WIRE_TRANSACTION_PRIVATE_H

#include "stream_private.h"
#include "transaction.h"

/* From the answer of its begin: the id ("": it has none), and what is to be sent back. */
void neo4j_transaction_learn(neo4j_transaction *transaction, const neo4j_stream *stream);

/* The headers for one more request of it. */
void neo4j_transaction_add_sticky(const neo4j_transaction *transaction, neo4j_header_lines *headers);

/* Can it take a request? false: the failure says why not. */
bool neo4j_transaction_usable(const neo4j_transaction *transaction, neo4j_failure *failure);

/* Ends its open request in mid-answer, and tells whoever reads it why. */
void neo4j_transaction_cut(neo4j_transaction *transaction, const char *why);

#endif
