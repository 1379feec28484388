/* foreach over a ResultSet. */
#include "result_set_private.h"

#include "exceptions.h"
#include "forward_iterator.h"

static bool next_row(zend_object *object, zval *key, zval *row)
{
	(void) key; /* its number is right */
	return php_neo4j_result_set_next(php_neo4j_result_set_from(object), row);
}

static const php_neo4j_forward rows = {
	.next = next_row,
	.rewound = "A result cannot be rewound: its rows are gone when they have been read",
};

zend_object_iterator *php_neo4j_result_set_get_iterator(zend_class_entry *ce, zval *object, int by_ref)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(object);
	zend_object_iterator *iterator;

	(void) ce;
	if (result->iterated && !by_ref) {
		php_neo4j_throw_usage("A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)");
		return NULL;
	}
	iterator = php_neo4j_forward_iterator(object, by_ref, &rows);
	if (iterator) {
		result->iterated = true;
	}
	return iterator;
}
