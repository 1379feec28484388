/* The module: entry, version, globals. */
#ifndef PHP_NEO4J_H
#define PHP_NEO4J_H

#include <php.h>

#include "src/core/pool.h"

#define PHP_NEO4J_VERSION "0.1.0"

extern zend_module_entry neo4j_module_entry;
#define phpext_neo4j_ptr &neo4j_module_entry

struct neo4j_server;
struct php_neo4j_stream_exchange;

/* One per process, one per thread on ZTS. */
ZEND_BEGIN_MODULE_GLOBALS(neo4j)
	neo4j_pool *pool;             /* made at first use, freed in GSHUTDOWN (malloc'ed) */
	struct neo4j_server *servers; /* what discovery found, likewise */
	struct php_neo4j_stream_exchange *streams; /* exchanges over PHP's streams that are open (malloc'ed) */
	zend_long limit;              /* neo4j.persistent_handle.limit */
	double idle_timeout;          /* neo4j.persistent_handle.idle_timeout, seconds */
	double max_age;               /* neo4j.persistent_handle.max_age, seconds */
	bool preloading;              /* the pool was asked for by opcache.preload's script */
ZEND_END_MODULE_GLOBALS(neo4j)

ZEND_EXTERN_MODULE_GLOBALS(neo4j)
#define NEO4J_G(v) ZEND_MODULE_GLOBALS_ACCESSOR(neo4j, v)

/* The pool of this process (of this thread on ZTS), made at its first use. NULL: out of memory. */
neo4j_pool *php_neo4j_pool(void);

#endif
