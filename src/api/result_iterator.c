/* foreach over a ResultSet: no method is called per row. */
#include "result_set_private.h"

#include "exceptions.h"

#include <Zend/zend_interfaces.h>

/* zend_object_iterator.valid returns zend_result from 8.3 on, int before. */
#if PHP_VERSION_ID >= 80300
typedef zend_result valid_result;
#else
typedef int valid_result;
#endif

typedef struct result_iterator {
	zend_object_iterator it; /* it.data holds the result */
	zval current;            /* IS_UNDEF: no row */
	zend_ulong key;
	bool started;
} result_iterator;

static php_neo4j_result_set *result_of(const zend_object_iterator *iterator)
{
	return Z_NEO4J_RESULT_SET_P(&iterator->data);
}

static void drop_current(result_iterator *iterator)
{
	zval row;

	ZVAL_COPY_VALUE(&row, &iterator->current);
	ZVAL_UNDEF(&iterator->current);
	zval_ptr_dtor(&row);
}

static void iterator_dtor(zend_object_iterator *it)
{
	drop_current((result_iterator *) it);
	zval_ptr_dtor(&it->data);
}

static valid_result iterator_valid(zend_object_iterator *it)
{
	return Z_TYPE(((result_iterator *) it)->current) == IS_UNDEF ? FAILURE : SUCCESS;
}

/* NULL where there is none: InternalIterator::current() may be called after the end. */
static zval *iterator_current(zend_object_iterator *it)
{
	return iterator_valid(it) == SUCCESS ? &((result_iterator *) it)->current : NULL;
}

static void iterator_key(zend_object_iterator *it, zval *key)
{
	ZVAL_LONG(key, (zend_long) ((result_iterator *) it)->key);
}

/* The row before is released before the next is made. */
static void fetch_row(result_iterator *iterator)
{
	zval row;

	drop_current(iterator);
	/* A destructor threw: the next row is for whoever goes on. */
	if (!EG(exception) && php_neo4j_result_set_next(result_of(&iterator->it), &row)) {
		ZVAL_COPY_VALUE(&iterator->current, &row);
	}
}

static void iterator_forward(zend_object_iterator *it)
{
	result_iterator *iterator = (result_iterator *) it;

	iterator->key++;
	fetch_row(iterator);
}

static void iterator_rewind(zend_object_iterator *it)
{
	result_iterator *iterator = (result_iterator *) it;

	if (!iterator->started) {
		iterator->started = true;
		fetch_row(iterator);
	} else if (iterator->key > 0) {
		php_neo4j_throw_usage("A result cannot be rewound: its rows are gone when they have been read");
	}
}

static HashTable *iterator_gc(zend_object_iterator *it, zval **table, int *count)
{
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	zend_get_gc_buffer_add_zval(buffer, &it->data);
	zend_get_gc_buffer_add_zval(buffer, &((result_iterator *) it)->current);
	zend_get_gc_buffer_use(buffer, table, count);
	return NULL;
}

static const zend_object_iterator_funcs iterator_funcs = {
	.dtor = iterator_dtor,
	.valid = iterator_valid,
	.get_current_data = iterator_current,
	.get_current_key = iterator_key,
	.move_forward = iterator_forward,
	.rewind = iterator_rewind,
	.invalidate_current = NULL,
	.get_gc = iterator_gc,
};

zend_object_iterator *php_neo4j_result_set_get_iterator(zend_class_entry *ce, zval *object, int by_ref)
{
	php_neo4j_result_set *result = Z_NEO4J_RESULT_SET_P(object);
	result_iterator *iterator;

	(void) ce;
	if (by_ref) {
		zend_throw_error(NULL, "An iterator cannot be used with foreach by reference");
		return NULL;
	}
	if (result->iterated) {
		php_neo4j_throw_usage("A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)");
		return NULL;
	}
	result->iterated = true;
	iterator = emalloc(sizeof(*iterator));
	zend_iterator_init(&iterator->it);
	ZVAL_OBJ_COPY(&iterator->it.data, Z_OBJ_P(object));
	iterator->it.funcs = &iterator_funcs;
	ZVAL_UNDEF(&iterator->current);
	iterator->key = 0;
	iterator->started = false;
	return &iterator->it;
}
