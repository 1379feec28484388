#include "clock.h"

#include "test.h"

TEST(the_clock_does_not_go_back)
{
	uint64_t before = neo4j_clock_ns(), after;

	for (int i = 0; i < 1000; i++) {
		after = neo4j_clock_ns();
		CHECK(after >= before);
		before = after;
	}
	CHECK(before > 0);
}

/* It lags, by some milliseconds at most; a busy machine may add to that, not to the order. */
TEST(the_coarse_clock_is_the_same_one)
{
	uint64_t coarse = neo4j_clock_coarse_ns(), fine = neo4j_clock_ns();

	CHECK(coarse > 0 && coarse <= fine);
	CHECK(fine - coarse < 1000000000u);
}
