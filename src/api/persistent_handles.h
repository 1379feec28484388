/* Looking into the pool of this process (of this thread on ZTS): two functions, and what
 * phpinfo() shows. */
#ifndef NEO4J_API_PERSISTENT_HANDLES_H
#define NEO4J_API_PERSISTENT_HANDLES_H

#include <php.h>

/* A row of the module's table: how many there are in all. */
void php_neo4j_persistent_handles_count(void);

/* A table of its own, with a row for each key; nothing while there is none. */
void php_neo4j_persistent_handles_table(void);

#endif
