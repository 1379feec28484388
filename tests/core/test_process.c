#define _POSIX_C_SOURCE 200809L

#include "process.h"

#include "test.h"

#include <sys/wait.h>
#include <unistd.h>

TEST(it_is_the_process_id)
{
	CHECK(neo4j_process_id() == getpid());
	CHECK(neo4j_process_id() == getpid());
}

/* Grandchildren too: the handler must survive in the child. */
static int check_child(int depth)
{
	int status = 1;
	pid_t child;

	if (neo4j_process_id() != getpid()) {
		return 1;
	}
	if (depth == 0) {
		return 0;
	}
	child = fork();
	if (child == 0) {
		_exit(check_child(depth - 1));
	}
	waitpid(child, &status, 0);
	return status;
}

TEST(a_forked_child_has_its_own)
{
	CHECK(check_child(2) == 0);
	CHECK(neo4j_process_id() == getpid());
}
