/* Notifications, in the one shape that Summary.stub.php describes. */
#ifndef NEO4J_API_NOTIFICATIONS_H
#define NEO4J_API_NOTIFICATIONS_H

#include <php.h>

/* Makes the list of what the server sent, or an empty one. */
void php_neo4j_notifications_create(zval *list, const zval *sent);

#endif
