/* Transports written in PHP: the requests of a client become calls of exchange(). */
#ifndef NEO4J_API_TRANSPORT_USER_H
#define NEO4J_API_TRANSPORT_USER_H

#include "../wire/carrier.h"

#include <php.h>

/* The object is borrowed and outlives every call of send; each exchange holds it for itself. Of the
 * options, as the user gave them, what concerns a transport is copied. */
neo4j_carrier *php_neo4j_transport_user_carrier(zend_object *transport, zend_array *given);

#endif
