/* getpid() and pthread_atfork() are POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
# define _POSIX_C_SOURCE 200809L
#endif

#include "process.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

/* 0: not known yet, or a child that has just been forked. Threads write the same value. */
static _Atomic pid_t known;
static pthread_once_t watching = PTHREAD_ONCE_INIT;

static void forget(void)
{
	atomic_store_explicit(&known, 0, memory_order_relaxed);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, forget);
}

pid_t neo4j_process_id(void)
{
	pid_t id = atomic_load_explicit(&known, memory_order_relaxed);

	if (id == 0) {
		pthread_once(&watching, watch_forks);
		id = getpid();
		atomic_store_explicit(&known, id, memory_order_relaxed);
	}
	return id;
}
