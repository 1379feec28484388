/* Error objects as servers send them. */
#ifndef NEO4J_WIRE_SERVER_ERROR_H
#define NEO4J_WIRE_SERVER_ERROR_H

#include "decoder.h"

/* A server's code and message become the failure. Both are borrowed and may be NULL. */
void neo4j_server_error_set(neo4j_failure *failure, zend_string *code, zend_string *message);

/* A list [{code, message}…], of which the first counts, or a map with it under "errors".
 * false: neither of these, or an empty list. */
bool neo4j_server_error_list(const zval *errors, neo4j_failure *failure);

/* The same of the errors in an answer: true as well where they are anything else but an empty list. */
bool neo4j_server_error_reported(const neo4j_decoder *decoder, neo4j_failure *failure);

#endif
