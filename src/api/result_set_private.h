/* The object's inside, shared by result_set.c (methods), result_iterator.c (foreach) and
 * result_rows.c (fromRows). */
#ifndef NEO4J_API_RESULT_SET_PRIVATE_H
#define NEO4J_API_RESULT_SET_PRIVATE_H

#include "result_set.h"

/* Either a stream, or rows given by fromRows(). */
typedef struct php_neo4j_result_set {
	neo4j_stream *stream;
	zend_object *client;  /* held: the order of destruction does not matter */
	zend_object *transaction; /* held likewise; NULL: the statement commits itself */
	zval statement;       /* whose outcome the observer waits for, or IS_UNDEF */
	zval rows;            /* list of rows, or IS_UNDEF */
	zval column_names;    /* of given rows */
	zend_ulong next_row;  /* of given rows */
	zval summary;         /* made once, or IS_UNDEF */
	bool iterated;        /* a foreach has begun: there is no second one */
	bool closed;
	bool shown;           /* the failure was thrown */
	zend_object std;      /* last: properties follow it */
} php_neo4j_result_set;

static inline php_neo4j_result_set *php_neo4j_result_set_from(zend_object *object)
{
	return (php_neo4j_result_set *) ((char *) object - XtOffsetOf(php_neo4j_result_set, std));
}

#define Z_NEO4J_RESULT_SET_P(zv) php_neo4j_result_set_from(Z_OBJ_P(zv))

/* The next row, moved. false: no more, or an exception is pending. */
bool php_neo4j_result_set_next(php_neo4j_result_set *result, zval *row);

zend_object_iterator *php_neo4j_result_set_get_iterator(zend_class_entry *ce, zval *object, int by_ref);

#endif
