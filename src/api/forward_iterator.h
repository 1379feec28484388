/* foreach over what is read once, forward: no method is called per element. */
#ifndef NEO4J_API_FORWARD_ITERATOR_H
#define NEO4J_API_FORWARD_ITERATOR_H

#include <php.h>

typedef struct php_neo4j_forward {
	/* The next element, moved; the key has its number, which may be replaced. false: no more, or
	 * an exception is pending. */
	bool (*next)(zend_object *object, zval *key, zval *value);
	const char *rewound; /* what a second rewind is told */
} php_neo4j_forward;

/* Holds the object. NULL: thrown. */
zend_object_iterator *php_neo4j_forward_iterator(zval *object, int by_ref, const php_neo4j_forward *forward);

#endif
