#include "time_limits.h"

#include "clock.h"

#include <limits.h>
#include <stdio.h>

#define NS_PER_MS 1000000u

void neo4j_time_limits_mark(neo4j_time_limits *limits)
{
	limits->mark_ns = neo4j_clock_ns();
}

void neo4j_time_limits_charge(neo4j_time_limits *limits)
{
	uint64_t now = neo4j_clock_ns();
	uint64_t passed = now - limits->mark_ns;

	limits->spent_ns += passed;
	limits->idle_ns = limits->moved ? 0 : limits->idle_ns + passed;
	limits->moved = false;
	limits->mark_ns = now;
}

/* LONG_MAX: no limit. Rounded up, so that whoever waits so long finds the limit passed. */
static long left_of(long limit_ms, uint64_t used_ns)
{
	uint64_t used_ms = used_ns / NS_PER_MS;

	if (limit_ms <= 0) {
		return LONG_MAX;
	}
	return used_ms < (uint64_t) limit_ms ? limit_ms - (long) used_ms : 0;
}

static long shorter(long a, long b)
{
	return a < b ? a : b;
}

long neo4j_time_limits_clip(const neo4j_time_limits *limits, long wait_ms)
{
	wait_ms = shorter(wait_ms, INT_MAX);
	wait_ms = shorter(wait_ms, left_of(limits->timeout_ms, limits->spent_ns));
	return shorter(wait_ms, left_of(limits->idle_timeout_ms, limits->idle_ns));
}

void neo4j_time_limit_fail(
	neo4j_error *error, const neo4j_endpoint *endpoint, const char *name, long ms, const char *stage)
{
	char seconds[32];
	bool tenths = ms % 100 == 0;

	/* "2.0", "0.050": without printf's floats, whose point depends on the locale. */
	snprintf(seconds, sizeof(seconds), tenths ? "%ld.%ld" : "%ld.%03ld", ms / 1000, tenths ? ms % 1000 / 100 : ms % 1000);
	neo4j_fail(error, NEO4J_ERR_TIMEOUT, "%s: %s of %s s passed: %s", endpoint->route, name, seconds, stage);
}

bool neo4j_time_limits_check(
	const neo4j_time_limits *limits, neo4j_error *error, const neo4j_endpoint *endpoint, const char *stage)
{
	if (left_of(limits->timeout_ms, limits->spent_ns) == 0) {
		neo4j_time_limit_fail(error, endpoint, "timeout", limits->timeout_ms, stage);
		return false;
	}
	if (left_of(limits->idle_timeout_ms, limits->idle_ns) == 0) {
		neo4j_time_limit_fail(error, endpoint, "idle_timeout", limits->idle_timeout_ms, stage);
		return false;
	}
	return true;
}
