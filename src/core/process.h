/* Which process this is: asked for at each row, so it is kept rather than asked of the kernel. */
#ifndef NEO4J_CORE_PROCESS_H
#define NEO4J_CORE_PROCESS_H

#include <sys/types.h>

/* As getpid(), but without a system call. Right in a forked child, too. */
pid_t neo4j_process_id(void);

#endif
