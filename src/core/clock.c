/* clock_gettime() is POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "clock.h"

#include <time.h>

#ifdef CLOCK_MONOTONIC_COARSE
# define COARSE CLOCK_MONOTONIC_COARSE
#else
# define COARSE CLOCK_MONOTONIC
#endif

static uint64_t read_clock(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (uint64_t) now.tv_sec * 1000000000u + (uint64_t) now.tv_nsec;
}

uint64_t neo4j_clock_ns(void)
{
	return read_clock(CLOCK_MONOTONIC);
}

uint64_t neo4j_clock_coarse_ns(void)
{
	return read_clock(COARSE);
}
