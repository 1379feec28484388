#include "notifications.h"

#include "untag.h"

/* Each notification has these keys, null where its server did not tell. */
static const char *const keys[] = { "code", "title", "description", "severity", "category", "position" };
static const char *const position_keys[] = { "offset", "line", "column" };

static void put_known(zval *map, const zval *sent, const char *const *names, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const zval *found = zend_hash_str_find(Z_ARR_P(sent), names[i], strlen(names[i]));
		zval value;

		ZVAL_NULL(&value);
		if (found) {
			php_neo4j_untag(&value, found);
		}
		zend_hash_str_update(Z_ARR_P(map), names[i], strlen(names[i]), &value);
	}
}

/* What later servers add comes behind. */
static void put_others(zval *map, const zval *sent)
{
	zend_string *key;
	zval *value;

	ZEND_HASH_FOREACH_STR_KEY_VAL(Z_ARR_P(sent), key, value) {
		if (key && !zend_hash_exists(Z_ARR_P(map), key)) {
			Z_TRY_ADDREF_P(value);
			zend_hash_add_new(Z_ARR_P(map), key, value);
		}
	} ZEND_HASH_FOREACH_END();
}

static void normalise_position(zval *notification)
{
	zval *sent = zend_hash_str_find(Z_ARR_P(notification), ZEND_STRL("position"));
	zval position;

	if (Z_TYPE_P(sent) != IS_ARRAY) {
		convert_to_null(sent);
		return;
	}
	array_init(&position);
	put_known(&position, sent, position_keys, sizeof(position_keys) / sizeof(*position_keys));
	zend_hash_str_update(Z_ARR_P(notification), ZEND_STRL("position"), &position);
}

static void add_notification(zval *list, const zval *sent)
{
	zval notification;

	array_init(&notification);
	put_known(&notification, sent, keys, sizeof(keys) / sizeof(*keys));
	normalise_position(&notification);
	put_others(&notification, sent);
	zend_hash_next_index_insert_new(Z_ARR_P(list), &notification);
}

void php_neo4j_notifications_create(zval *list, const zval *sent)
{
	zval *one;

	ZVAL_EMPTY_ARRAY(list);
	if (Z_TYPE_P(sent) != IS_ARRAY || zend_hash_num_elements(Z_ARR_P(sent)) == 0) {
		return;
	}
	array_init_size(list, zend_hash_num_elements(Z_ARR_P(sent)));
	ZEND_HASH_FOREACH_VAL(Z_ARR_P(sent), one) {
		if (Z_TYPE_P(one) == IS_ARRAY) {
			add_notification(list, one);
		}
	} ZEND_HASH_FOREACH_END();
}
