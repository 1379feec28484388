#include "forward_iterator.h"

#include "exceptions.h"

#include <Zend/zend_interfaces.h>

/* zend_object_iterator.valid returns zend_result from 8.3 on, int before. */
#if PHP_VERSION_ID >= 80300
typedef zend_result valid_result;
#else
typedef int valid_result;
#endif

typedef struct forward_iterator {
	zend_object_iterator it; /* it.data holds what is read */
	const php_neo4j_forward *forward;
	zval current;            /* IS_UNDEF: no element */
	zval key;
	zend_ulong count;        /* of elements before the current one */
	bool started;
} forward_iterator;

static void drop(zval *kept)
{
	zval value;

	ZVAL_COPY_VALUE(&value, kept);
	ZVAL_UNDEF(kept);
	zval_ptr_dtor(&value);
}

static void drop_current(forward_iterator *iterator)
{
	drop(&iterator->key);
	drop(&iterator->current);
}

static void iterator_dtor(zend_object_iterator *it)
{
	drop_current((forward_iterator *) it);
	zval_ptr_dtor(&it->data);
}

static valid_result iterator_valid(zend_object_iterator *it)
{
	return Z_TYPE(((forward_iterator *) it)->current) == IS_UNDEF ? FAILURE : SUCCESS;
}

/* NULL where there is none: InternalIterator::current() may be called after the end. */
static zval *iterator_current(zend_object_iterator *it)
{
	return iterator_valid(it) == SUCCESS ? &((forward_iterator *) it)->current : NULL;
}

static void iterator_key(zend_object_iterator *it, zval *key)
{
	const forward_iterator *iterator = (forward_iterator *) it;

	if (Z_ISUNDEF(iterator->key)) {
		ZVAL_LONG(key, (zend_long) iterator->count); /* there is no element */
	} else {
		ZVAL_COPY(key, &iterator->key);
	}
}

/* The element before is released before the next is made. */
static void fetch(forward_iterator *iterator)
{
	zval key, value;

	drop_current(iterator);
	ZVAL_LONG(&key, (zend_long) iterator->count);
	/* A destructor threw: the next element is for whoever goes on. */
	if (!EG(exception) && iterator->forward->next(Z_OBJ(iterator->it.data), &key, &value)) {
		ZVAL_COPY_VALUE(&iterator->key, &key);
		ZVAL_COPY_VALUE(&iterator->current, &value);
	}
}

static void iterator_forward(zend_object_iterator *it)
{
	forward_iterator *iterator = (forward_iterator *) it;

	iterator->count++;
	fetch(iterator);
}

static void iterator_rewind(zend_object_iterator *it)
{
	forward_iterator *iterator = (forward_iterator *) it;

	if (!iterator->started) {
		iterator->started = true;
		fetch(iterator);
	} else if (iterator->count > 0) {
		php_neo4j_throw_usage("%s", iterator->forward->rewound);
	}
}

static HashTable *iterator_gc(zend_object_iterator *it, zval **table, int *count)
{
	zend_get_gc_buffer *buffer = zend_get_gc_buffer_create();

	zend_get_gc_buffer_add_zval(buffer, &it->data);
	zend_get_gc_buffer_add_zval(buffer, &((forward_iterator *) it)->current);
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

zend_object_iterator *php_neo4j_forward_iterator(zval *object, int by_ref, const php_neo4j_forward *forward)
{
	forward_iterator *iterator;

	if (by_ref) {
		zend_throw_error(NULL, "An iterator cannot be used with foreach by reference");
		return NULL;
	}
	iterator = emalloc(sizeof(*iterator));
	zend_iterator_init(&iterator->it);
	ZVAL_OBJ_COPY(&iterator->it.data, Z_OBJ_P(object));
	iterator->it.funcs = &iterator_funcs;
	iterator->forward = forward;
	ZVAL_UNDEF(&iterator->current);
	ZVAL_UNDEF(&iterator->key);
	iterator->count = 0;
	iterator->started = false;
	return &iterator->it;
}
