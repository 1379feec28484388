/* A monotonic clock. */
#ifndef NEO4J_CORE_CLOCK_H
#define NEO4J_CORE_CLOCK_H

#include <stdint.h>

uint64_t neo4j_clock_ns(void);

#endif
