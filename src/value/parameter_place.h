/* Where among the parameters something is: the path that messages name. */
#ifndef NEO4J_VALUE_PARAMETER_PLACE_H
#define NEO4J_VALUE_PARAMETER_PLACE_H

#include <php.h>

/* One per array or object that is open, linked to the one around it. The chain lives on the C
 * stack. It finds an array or object inside itself without leaving a mark on either. */
typedef struct neo4j_place {
	const struct neo4j_place *up; /* NULL: the parameters themselves */
	const void *container;        /* borrowed */
	zend_string *key;             /* of the member looked at, borrowed; NULL: index */
	zend_ulong index;
	bool unnamed; /* a JsonSerializable: what it gives stands in its own place */
	uint32_t depth;
	uint32_t *iterated; /* what all iterators have given; borrowed */
} neo4j_place;

/* Fills a place for what is inside `where` (NULL: nothing is around it). false and a \ValueError:
 * it is inside itself, or too deep. */
bool neo4j_place_enter(neo4j_place *inside, const neo4j_place *where, const void *container);

/* $a.b[2]["x y"]. Owned by the caller. */
zend_string *neo4j_place_path(const neo4j_place *where);

/* Throws "parameter $a.b " and what is wrong with it; returns false for the caller to return. */
ZEND_COLD bool neo4j_place_refuse(const neo4j_place *where, zend_class_entry *exception, const char *format, ...)
	ZEND_ATTRIBUTE_FORMAT(printf, 3, 4);

#endif
