/* JSON events put by for later: for a value that cannot be understood before what follows it
 * has been read. */
#ifndef NEO4J_WIRE_EVENT_LOG_H
#define NEO4J_WIRE_EVENT_LOG_H

#include "decoder.h"

/* From now on events go to the log, until one value is complete: then `resume` is called. */
void neo4j_event_log_begin(neo4j_decoder *decoder, void (*resume)(neo4j_decoder *decoder));

/* The events of the value recorded last, taken off the log; the caller releases the string. */
zend_string *neo4j_event_log_take(neo4j_decoder *decoder, uint32_t start);

/* Sends them into a sink, in their order. false: it refused. */
bool neo4j_event_log_replay(const zend_string *events, const neo4j_sink *sink, void *context);

#endif
