/* The option "headers": PHP array in, list of "Name: value" out. */
#ifndef NEO4J_API_HEADERS_H
#define NEO4J_API_HEADERS_H

#include <php.h>

/* Reads name => value pairs or "Name: value" strings. What a header cannot carry throws, and
 * so does, unless `any` is given, a name that the protocol or another option owns. The list
 * is laid over `base` (may be NULL): a name given anew replaces the one there, whatever its
 * case. NULL: thrown. */
zend_array *php_neo4j_headers_read(zend_array *input, zend_array *base, bool any);

#endif
