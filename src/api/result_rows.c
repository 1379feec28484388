/* ResultSet::fromRows(): rows that the script has, for its own tests. */
#include "result_set_private.h"

#include <ext/spl/spl_iterators.h>

static bool add_row(zval *rows, zval *row)
{
	ZVAL_DEREF(row);
	if (Z_TYPE_P(row) != IS_ARRAY) {
		zend_argument_type_error(1, "must hold arrays only, %s found", zend_zval_type_name(row));
		return false;
	}
	Z_TRY_ADDREF_P(row);
	zend_hash_next_index_insert_new(Z_ARR_P(rows), row);
	return true;
}

static int add_iterated_row(zend_object_iterator *iterator, void *rows)
{
	zval *row = iterator->funcs->get_current_data(iterator);

	if (!row || EG(exception)) {
		return ZEND_HASH_APPLY_STOP;
	}
	return add_row(rows, row) ? ZEND_HASH_APPLY_KEEP : ZEND_HASH_APPLY_STOP;
}

static bool collect_rows(zval *rows, zval *given)
{
	zval *row;

	if (Z_TYPE_P(given) != IS_ARRAY) {
		spl_iterator_apply(given, (spl_iterator_apply_func_t) add_iterated_row, rows);
		return !EG(exception);
	}
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(given), row) {
		if (!add_row(rows, row)) {
			return false;
		}
	} ZEND_HASH_FOREACH_END();
	return true;
}

static bool collect_names(zval *names, zend_array *given)
{
	zval *name;

	ZEND_HASH_FOREACH_VAL(given, name) {
		ZVAL_DEREF(name);
		if (Z_TYPE_P(name) != IS_STRING) {
			zend_argument_type_error(2, "must hold strings only, %s found", zend_zval_type_name(name));
			return false;
		}
		Z_TRY_ADDREF_P(name);
		zend_hash_next_index_insert_new(Z_ARR_P(names), name);
	} ZEND_HASH_FOREACH_END();
	return true;
}

static void names_of_first_row(zval *names, const zval *rows)
{
	const zval *first = zend_hash_index_find(Z_ARR_P(rows), 0);
	zend_ulong index;
	zend_string *key;
	zval name;

	if (!first) {
		return;
	}
	ZEND_HASH_FOREACH_KEY(Z_ARR_P(first), index, key) {
		ZVAL_STR(&name, key ? zend_string_copy(key) : zend_long_to_str((zend_long) index));
		zend_hash_next_index_insert_new(Z_ARR_P(names), &name);
	} ZEND_HASH_FOREACH_END();
}

ZEND_METHOD(Neo4j_ResultSet, fromRows)
{
	php_neo4j_result_set *result;
	zend_array *columns = NULL;
	zval *rows;

	ZEND_PARSE_PARAMETERS_START(1, 2)
		Z_PARAM_ITERABLE(rows)
		Z_PARAM_OPTIONAL
		Z_PARAM_ARRAY_HT(columns)
	ZEND_PARSE_PARAMETERS_END();

	object_init_ex(return_value, php_neo4j_result_set_ce);
	result = Z_NEO4J_RESULT_SET_P(return_value);
	array_init(&result->rows);
	array_init(&result->column_names);
	if (!collect_rows(&result->rows, rows) || (columns && !collect_names(&result->column_names, columns))) {
		RETURN_THROWS();
	}
	if (zend_hash_num_elements(Z_ARR(result->column_names)) == 0) {
		names_of_first_row(&result->column_names, &result->rows);
	}
}
