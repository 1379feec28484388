/* Neo4j\Observer: who is told of a client's statements. */
#ifndef NEO4J_API_OBSERVER_H
#define NEO4J_API_OBSERVER_H

#include "../wire/stream.h"

typedef struct php_neo4j_observer php_neo4j_observer;

extern zend_class_entry *php_neo4j_observer_ce;

/* Of one client; holds the object. */
php_neo4j_observer *php_neo4j_observer_create(zend_object *object);
void php_neo4j_observer_free(php_neo4j_observer *observer);
zend_object *php_neo4j_observer_object(const php_neo4j_observer *observer);

/* neo4j_stream_run(), and the observer (NULL: none) is told before each time that it is sent.
 * *statement (IS_UNDEF before) then waits to be told its outcome. */
bool php_neo4j_observe_run(php_neo4j_observer *observer, neo4j_stream *stream, zend_array *parameters,
	zend_long attempt, zval *statement);

/* Tells it, once, if the answer has ended. An exception in flight is the failure, and stays. */
void php_neo4j_observe_outcome(php_neo4j_observer *observer, const neo4j_stream *stream, zval *statement);

/* Work is done again, in `delay` seconds. The statement is the last that it ran, or IS_UNDEF. */
void php_neo4j_observe_retried(php_neo4j_observer *observer, const char *server, const zval *statement,
	zend_long attempt, zend_object *exception, double delay);

void php_neo4j_observer_register(void);

#endif
