#include "notifications.h"

#include "untag.h"

typedef struct known {
	const char *key;
	uint8_t type;
} known;

/* Each notification has these keys, null where its server did not tell. */
static const known parts[] = {
	{ "code", IS_STRING },
	{ "title", IS_STRING },
	{ "description", IS_STRING },
	{ "severity", IS_STRING },
	{ "category", IS_STRING },
	{ "position", IS_ARRAY },
};

static const known position_parts[] = {
	{ "offset", IS_LONG },
	{ "line", IS_LONG },
	{ "column", IS_LONG },
};

static void put_known(zval *map, const zval *sent, const known *known, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const zval *found = zend_hash_str_find(Z_ARR_P(sent), known[i].key, strlen(known[i].key));
		zval value;

		ZVAL_NULL(&value);
		if (found) {
			php_neo4j_untag(&value, found);
		}
		if (Z_TYPE(value) != known[i].type) {
			zval_ptr_dtor(&value);
			ZVAL_NULL(&value);
		}
		zend_hash_str_update(Z_ARR_P(map), known[i].key, strlen(known[i].key), &value);
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
	const zval *sent = zend_hash_str_find(Z_ARR_P(notification), ZEND_STRL("position"));
	zval position;

	if (Z_TYPE_P(sent) == IS_ARRAY) {
		array_init(&position);
		put_known(&position, sent, position_parts, sizeof(position_parts) / sizeof(*position_parts));
		zend_hash_str_update(Z_ARR_P(notification), ZEND_STRL("position"), &position);
	}
}

static void add_notification(zval *list, const zval *sent)
{
	zval notification;

	array_init(&notification);
	put_known(&notification, sent, parts, sizeof(parts) / sizeof(*parts));
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
