/* How much of its limits an exchange has used up: only time that is charged counts, so that a script
 * which works between two rows is no slow server. */
#ifndef NEO4J_CORE_TIME_LIMITS_H
#define NEO4J_CORE_TIME_LIMITS_H

#include "endpoint.h"

#include <stdint.h>

/* Zero-initialise. */
typedef struct neo4j_time_limits {
	long timeout_ms;      /* 0: none */
	long idle_timeout_ms; /* likewise */
	uint64_t mark_ns;     /* when time was last charged */
	uint64_t spent_ns;
	uint64_t idle_ns;     /* since a byte moved */
	bool moved;           /* a byte, since time was last charged */
} neo4j_time_limits;

/* From here on time counts, until the next charge, which is said again to go on counting. */
void neo4j_time_limits_mark(neo4j_time_limits *limits);
void neo4j_time_limits_charge(neo4j_time_limits *limits);

/* Of wait_ms, what the limits leave of it. */
long neo4j_time_limits_clip(const neo4j_time_limits *limits, long wait_ms);

/* false: one has passed, the error names it and ends with `stage`. */
bool neo4j_time_limits_check(
	const neo4j_time_limits *limits, neo4j_error *error, const neo4j_endpoint *endpoint, const char *stage);

/* "http://host:port: NAME of 0.5 s passed: STAGE" */
void neo4j_time_limit_fail(
	neo4j_error *error, const neo4j_endpoint *endpoint, const char *name, long ms, const char *stage);

#endif
