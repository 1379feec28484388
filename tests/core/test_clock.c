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
