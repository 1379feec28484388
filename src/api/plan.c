#include "plan.h"

#include "untag.h"

/* How the parts of an operator are spelled; what is not there in any spelling is left out. The
 * transactional formats put arguments and parts into one map, the others apart. */
typedef struct spelling {
	const char *ours;
	const char *theirs[5]; /* NULL-terminated, the first one found counts */
} spelling;

static const spelling name = { "operatorType", { "operatorType", "name" } };
static const spelling identifiers = { "identifiers", { "identifiers" } };
static const spelling arguments = { "arguments", { "arguments", "args" } };
static const spelling children = { "children", { "children" } };

/* Of a profile: among the parts, or among the arguments. The Query API also gives zeros among
 * the parts for what was not measured, so only these two are taken from there. */
static const spelling figures[] = {
	{ "dbHits", { "dbHits", "DbHits", "_db_hits" } },
	{ "rows", { "rows", "records", "Rows", "_rows" } },
	{ "pageCacheHits", { "PageCacheHits" } },
	{ "pageCacheMisses", { "PageCacheMisses" } },
	{ "pageCacheHitRatio", { "PageCacheHitRatio" } },
	{ "time", { "Time" } },
};

static const zval *find(const zval *map, const spelling *part)
{
	const zval *found = NULL;

	for (size_t i = 0; !found && part->theirs[i] && map && Z_TYPE_P(map) == IS_ARRAY; i++) {
		found = zend_hash_str_find(Z_ARR_P(map), part->theirs[i], strlen(part->theirs[i]));
	}
	return found;
}

static const zval *find_list(const zval *map, const spelling *part)
{
	const zval *found = find(map, part);

	return found && Z_TYPE_P(found) == IS_ARRAY ? found : NULL;
}

static void put(zval *node, const char *key, zval *value)
{
	zend_hash_str_update(Z_ARR_P(node), key, strlen(key), value);
}

static void put_name(zval *node, const zval *sent)
{
	const zval *found = find(sent, &name);
	zval value;

	ZVAL_EMPTY_STRING(&value);
	if (found && Z_TYPE_P(found) == IS_STRING) {
		ZVAL_COPY(&value, found);
	}
	put(node, name.ours, &value);
}

static void put_identifiers(zval *node, const zval *sent)
{
	const zval *found = find_list(sent, &identifiers);
	zval value;

	ZVAL_EMPTY_ARRAY(&value);
	if (found && zend_array_is_list(Z_ARR_P(found))) {
		ZVAL_COPY(&value, found);
	}
	put(node, identifiers.ours, &value);
}

static bool is_part(const zend_string *key)
{
	return key && (zend_string_equals_cstr(key, name.ours, strlen(name.ours))
		|| zend_string_equals_cstr(key, identifiers.ours, strlen(identifiers.ours))
		|| zend_string_equals_cstr(key, children.ours, strlen(children.ours)));
}

/* Those that stand apart, or all that is not one of the parts. */
static void put_arguments(zval *node, const zval *sent)
{
	const zval *apart = find_list(sent, &arguments);
	zval all, argument, *value;
	zend_ulong index;
	zend_string *key;

	array_init(&all);
	ZEND_HASH_FOREACH_KEY_VAL(Z_ARR_P(apart ? apart : sent), index, key, value) {
		if (!apart && is_part(key)) {
			continue;
		}
		php_neo4j_untag(&argument, value);
		if (key) {
			zend_hash_update(Z_ARR(all), key, &argument);
		} else {
			zend_hash_index_update(Z_ARR(all), index, &argument);
		}
	} ZEND_HASH_FOREACH_END();
	put(node, arguments.ours, &all);
}

static void put_figures(zval *node, const zval *sent)
{
	const zval *apart = find_list(sent, &arguments);

	for (size_t i = 0; i < sizeof(figures) / sizeof(*figures); i++) {
		const zval *found = find(sent, &figures[i]);
		zval figure;

		if (!found) {
			found = find(apart, &figures[i]);
		}
		if (!found) {
			continue;
		}
		php_neo4j_untag(&figure, found);
		if (Z_TYPE(figure) == IS_LONG || Z_TYPE(figure) == IS_DOUBLE) {
			put(node, figures[i].ours, &figure);
		} else {
			zval_ptr_dtor(&figure);
		}
	}
}

/* The reader of JSON has bounded the depth. */
static void put_children(zval *node, const zval *sent)
{
	const zval *found = find_list(sent, &children);
	zval list, child, *one;

	ZVAL_EMPTY_ARRAY(&list);
	if (found && zend_hash_num_elements(Z_ARR_P(found)) > 0) {
		array_init_size(&list, zend_hash_num_elements(Z_ARR_P(found)));
		ZEND_HASH_FOREACH_VAL(Z_ARR_P(found), one) {
			if (php_neo4j_plan_create(&child, one)) {
				zend_hash_next_index_insert_new(Z_ARR(list), &child);
			}
		} ZEND_HASH_FOREACH_END();
	}
	put(node, children.ours, &list);
}

bool php_neo4j_plan_create(zval *plan, const zval *sent)
{
	static const spelling root = { NULL, { "root" } };
	const zval *inner = find_list(sent, &root);

	ZVAL_NULL(plan);
	if (Z_TYPE_P(sent) != IS_ARRAY) {
		return false;
	}
	sent = inner ? inner : sent;
	array_init(plan);
	put_name(plan, sent);
	put_identifiers(plan, sent);
	put_arguments(plan, sent);
	put_figures(plan, sent);
	put_children(plan, sent);
	return true;
}

bool php_neo4j_plan_is_profile(const zval *plan)
{
	return Z_TYPE_P(plan) == IS_ARRAY && (zend_hash_str_exists(Z_ARR_P(plan), ZEND_STRL("rows"))
		|| zend_hash_str_exists(Z_ARR_P(plan), ZEND_STRL("dbHits")));
}
