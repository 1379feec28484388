#include "../../php_neo4j.h"

#include "persistent_handles.h"

#include <ext/standard/info.h>

#ifdef ZTS
# define SCOPE "per thread"
#else
# define SCOPE "per process"
#endif

static void add_text(zval *entry, const char *name, const char *text)
{
	if (text) {
		add_assoc_string(entry, name, text);
	} else {
		add_assoc_null(entry, name);
	}
}

static void add_entry(zval *list, const neo4j_pool_statistics *of)
{
	zval entry;
	array_init_size(&entry, 8);
	add_text(&entry, "server", of->server);
	add_text(&entry, "user", of->user);
	add_text(&entry, "ident", of->ident);
	add_assoc_long(&entry, "used", (zend_long) of->used);
	add_assoc_long(&entry, "free", (zend_long) of->free);
	add_assoc_long(&entry, "created", (zend_long) of->created);
	add_assoc_long(&entry, "reused", (zend_long) of->reused);
	if (of->oldest_seconds < 0) {
		add_assoc_null(&entry, "oldest_age");
	} else {
		add_assoc_double(&entry, "oldest_age", of->oldest_seconds);
	}
	add_next_index_zval(list, &entry);
}

/* Looking in makes no pool where there was none. */
ZEND_FUNCTION(Neo4j_persistent_handles)
{
	ZEND_PARSE_PARAMETERS_NONE();
	neo4j_pool *pool = NEO4J_G(pool);
	neo4j_pool_statistics statistics;
	const void *position = NULL;
	array_init(return_value);
	while (pool && neo4j_pool_next(pool, &position, &statistics)) {
		add_entry(return_value, &statistics);
	}
}

ZEND_FUNCTION(Neo4j_clean_persistent_handles)
{
	zend_string *ident = NULL;
	ZEND_PARSE_PARAMETERS_START(0, 1)
		Z_PARAM_OPTIONAL
		Z_PARAM_PATH_STR_OR_NULL(ident)
	ZEND_PARSE_PARAMETERS_END();

	neo4j_pool *pool = NEO4J_G(pool);
	RETURN_LONG(pool ? (zend_long) neo4j_pool_purge(pool, ident ? ZSTR_VAL(ident) : NULL) : 0);
}

void php_neo4j_persistent_handles_count(void)
{
	char text[64];
	neo4j_pool *pool = NEO4J_G(pool);
	snprintf(text, sizeof(text), "%zu idle, %zu in use",
		pool ? neo4j_pool_idle_count(pool) : 0, pool ? neo4j_pool_used_count(pool) : 0);
	php_info_print_table_row(2, "Persistent handles", text);
}

static void print_row(const neo4j_pool_statistics *of)
{
	char numbers[4][24];
	snprintf(numbers[0], sizeof(numbers[0]), "%zu", of->used);
	snprintf(numbers[1], sizeof(numbers[1]), "%zu", of->free);
	snprintf(numbers[2], sizeof(numbers[2]), "%lu", of->created);
	snprintf(numbers[3], sizeof(numbers[3]), "%lu", of->reused);
	php_info_print_table_row(7, of->server, of->user ? of->user : "-", of->ident ? of->ident : "-",
		numbers[0], numbers[1], numbers[2], numbers[3]);
}

void php_neo4j_persistent_handles_table(void)
{
	neo4j_pool *pool = NEO4J_G(pool);
	neo4j_pool_statistics statistics;
	const void *position = NULL;
	if (!pool || !neo4j_pool_next(pool, &position, &statistics)) {
		return;
	}
	php_info_print_table_start();
	php_info_print_table_header(7, "Persistent handles (" SCOPE ")", "User", "Ident", "Used", "Free", "Created", "Reused");
	do {
		print_row(&statistics);
	} while (neo4j_pool_next(pool, &position, &statistics));
	php_info_print_table_end();
}
