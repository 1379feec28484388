/* Module entry: start and end of the process and of requests, INI, phpinfo. */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "../php_neo4j.h"

#include "api/client.h"
#include "api/counters.h"
#include "api/digest.h"
#include "api/enums.h"
#include "api/exceptions.h"
#include "api/observer.h"
#include "api/persistent_handles.h"
#include "api/persistent_handles_arginfo.h"
#include "api/query.h"
#include "api/response.h"
#include "api/result_set.h"
#include "api/runner.h"
#include "api/server_info.h"
#include "api/statement.h"
#include "api/summary.h"
#include "api/transaction.h"
#include "api/transport.h"
#include "api/transport_body.h"
#include "api/transport_curl.h"
#include "api/transport_response.h"
#include "api/transport_stream.h"
#include "value/binary.h"
#include "value/graph.h"
#include "value/point.h"
#include "value/temporal.h"
#include "wire/server.h"

#include <curl/curl.h>
#include <ext/standard/info.h>
#include <php_ini.h>
#include <yajl/yajl_version.h>

ZEND_DECLARE_MODULE_GLOBALS(neo4j)

#if defined(ZTS) && defined(COMPILE_DL_NEO4J)
ZEND_TSRMLS_CACHE_DEFINE()
#endif

/* -1: no bound. What is refused here leaves the default. */
static ZEND_INI_MH(update_limit)
{
	zend_long *limit = (zend_long *) ZEND_INI_GET_ADDR();
	zend_long value = zend_ini_parse_quantity_warn(new_value, entry->name);
	if (value < -1) {
		return FAILURE;
	}
	*limit = value;
	return SUCCESS;
}

static ZEND_INI_MH(update_seconds)
{
	double *seconds = (double *) ZEND_INI_GET_ADDR();
	double value = zend_strtod(ZSTR_VAL(new_value), NULL);
	if (!(value >= 0)) {
		return FAILURE;
	}
	*seconds = value;
	return SUCCESS;
}

PHP_INI_BEGIN()
	STD_PHP_INI_ENTRY("neo4j.persistent_handle.limit", "-1", PHP_INI_SYSTEM, update_limit, limit, zend_neo4j_globals, neo4j_globals)
	STD_PHP_INI_ENTRY("neo4j.persistent_handle.idle_timeout", "25", PHP_INI_SYSTEM, update_seconds, idle_timeout, zend_neo4j_globals, neo4j_globals)
	STD_PHP_INI_ENTRY("neo4j.persistent_handle.max_age", "0", PHP_INI_SYSTEM, update_seconds, max_age, zend_neo4j_globals, neo4j_globals)
PHP_INI_END()

neo4j_pool *php_neo4j_pool(void)
{
	if (CG(compiler_options) & ZEND_COMPILE_PRELOAD) {
		NEO4J_G(preloading) = true;
	}
	if (!NEO4J_G(pool)) {
		neo4j_pool_limits limits = {
			.max_idle = (long) NEO4J_G(limit),
			.idle_seconds = NEO4J_G(idle_timeout),
			.age_seconds = NEO4J_G(max_age),
		};
		NEO4J_G(pool) = neo4j_pool_create(&limits);
	}
	return NEO4J_G(pool);
}

static void release_globals(zend_neo4j_globals *globals)
{
	if (globals->pool) {
		neo4j_pool_destroy(globals->pool);
		globals->pool = NULL;
	}
	neo4j_servers_free(&globals->servers);
}

static PHP_GINIT_FUNCTION(neo4j)
{
#if defined(ZTS) && defined(COMPILE_DL_NEO4J)
	ZEND_TSRMLS_CACHE_UPDATE();
#endif
	memset(neo4j_globals, 0, sizeof(*neo4j_globals));
}

static PHP_GSHUTDOWN_FUNCTION(neo4j)
{
	release_globals(neo4j_globals);
}

/* Parents and interfaces come before those that name them. */
static void (*const registrations[])(void) = {
	php_neo4j_enums_register,
	php_neo4j_exceptions_register,
	neo4j_graph_register,
	neo4j_temporal_register,
	neo4j_point_register,
	neo4j_bytes_register,
	neo4j_vector_register,
	php_neo4j_counters_register,
	php_neo4j_summary_register,
	php_neo4j_server_info_register,
	php_neo4j_transport_register,
	php_neo4j_transport_response_register,
	php_neo4j_transport_body_register,
	php_neo4j_transport_curl_register,
	php_neo4j_transport_stream_register,
	php_neo4j_runner_register,
	php_neo4j_statement_register,
	php_neo4j_observer_register,
	php_neo4j_response_register,
	php_neo4j_transaction_register,
	php_neo4j_client_register,
	php_neo4j_query_register,
	php_neo4j_result_set_register,
};

static PHP_MINIT_FUNCTION(neo4j)
{
	if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
		zend_error(E_CORE_WARNING, "neo4j: libcurl cannot be initialised");
		return FAILURE;
	}
	if (!php_neo4j_digest_start()) {
		zend_error(E_CORE_WARNING, "neo4j: there is no source of random bytes");
		return FAILURE;
	}
	REGISTER_INI_ENTRIES();
	for (size_t i = 0; i < sizeof(registrations) / sizeof(*registrations); i++) {
		registrations[i]();
	}
	return SUCCESS;
}

/* Links are libcurl's, so they go before libcurl does, not only with the globals. */
static PHP_MSHUTDOWN_FUNCTION(neo4j)
{
	UNREGISTER_INI_ENTRIES();
	release_globals(ZEND_MODULE_GLOBALS_BULK(neo4j));
	curl_global_cleanup();
	return SUCCESS;
}

static PHP_RINIT_FUNCTION(neo4j)
{
#if defined(ZTS) && defined(COMPILE_DL_NEO4J)
	ZEND_TSRMLS_CACHE_UPDATE();
#endif
	return SUCCESS;
}

static PHP_RSHUTDOWN_FUNCTION(neo4j)
{
	php_neo4j_transport_stream_shutdown();
	return SUCCESS;
}

/* Results are freed after RSHUTDOWN and give their links back then, so what is in use after
 * that was left behind by a bailout. What was opened while preloading ends with it: the process
 * that preloads is the parent of those that serve. */
static ZEND_MODULE_POST_ZEND_DEACTIVATE_D(neo4j)
{
	if (NEO4J_G(preloading)) {
		release_globals(ZEND_MODULE_GLOBALS_BULK(neo4j));
		NEO4J_G(preloading) = false;
	} else if (NEO4J_G(pool)) {
		neo4j_pool_abandon(NEO4J_G(pool));
	}
	php_neo4j_transport_stream_abandon();
	return SUCCESS;
}

static PHP_MINFO_FUNCTION(neo4j)
{
	char yajl[32];
	int version = yajl_version();
	snprintf(yajl, sizeof(yajl), "%d.%d.%d", version / 10000, version / 100 % 100, version % 100);

	php_info_print_table_start();
	php_info_print_table_row(2, "Neo4j support", "enabled");
	php_info_print_table_row(2, "Version", PHP_NEO4J_VERSION);
	php_info_print_table_row(2, "libcurl version", curl_version_info(CURLVERSION_NOW)->version);
	php_info_print_table_row(2, "yajl version", yajl);
	php_neo4j_persistent_handles_count();
	php_info_print_table_end();
	php_neo4j_persistent_handles_table();
	DISPLAY_INI_ENTRIES();
}

static const zend_module_dep dependencies[] = {
	ZEND_MOD_REQUIRED("hash")
	ZEND_MOD_REQUIRED("json")
	ZEND_MOD_REQUIRED("random")
	ZEND_MOD_REQUIRED("spl")
	ZEND_MOD_END
};

zend_module_entry neo4j_module_entry = {
	STANDARD_MODULE_HEADER_EX,
	NULL,
	dependencies,
	"neo4j",
	ext_functions,
	PHP_MINIT(neo4j),
	PHP_MSHUTDOWN(neo4j),
	PHP_RINIT(neo4j),
	PHP_RSHUTDOWN(neo4j),
	PHP_MINFO(neo4j),
	PHP_NEO4J_VERSION,
	PHP_MODULE_GLOBALS(neo4j),
	PHP_GINIT(neo4j),
	PHP_GSHUTDOWN(neo4j),
	ZEND_MODULE_POST_ZEND_DEACTIVATE_N(neo4j),
	STANDARD_MODULE_PROPERTIES_EX
};

#ifdef COMPILE_DL_NEO4J
ZEND_GET_MODULE(neo4j)
#endif
