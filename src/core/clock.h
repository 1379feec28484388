/* A monotonic clock. */
#ifndef NEO4J_CORE_CLOCK_H
#define NEO4J_CORE_CLOCK_H

#include <stdint.h>

uint64_t neo4j_clock_ns(void);

/* The same clock, some milliseconds behind: cheap enough for each row. */
uint64_t neo4j_clock_coarse_ns(void);

#endif
