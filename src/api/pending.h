/* An exception in flight is set aside while the server is waited for: waiting would end at once
 * with it, and a warning's handler must not run under it. */
#ifndef NEO4J_API_PENDING_H
#define NEO4J_API_PENDING_H

#include <php.h>

typedef struct php_neo4j_pending {
	zend_object *exception;   /* NULL: none was in flight */
	zend_execute_data *frame; /* NULL: it runs no PHP code */
	const zend_op *opline;
} php_neo4j_pending;

php_neo4j_pending php_neo4j_pending_set_aside(void);

/* In flight again, or the previous one of what was thrown meanwhile. */
void php_neo4j_pending_put_back(php_neo4j_pending aside);

#endif
