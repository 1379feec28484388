/* Setters of TLS. */
#include "option.h"

#include <main/fopen_wrappers.h>

static bool is_readable(const char *path)
{
	return php_check_open_basedir_ex(path, 0) == 0 && VCWD_ACCESS(path, R_OK) == 0;
}

/* Made absolute, since it is part of the pool's key, and looked at now: libcurl's own words
 * about a file that it cannot read come late. */
bool php_neo4j_option_set_cafile(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (!php_neo4j_option_set_string(option, target, value) || !target->cafile) {
		return !EG(exception);
	}
	char *path = expand_filepath(ZSTR_VAL(target->cafile), NULL);
	if (!path || !is_readable(path)) {
		zend_value_error("option \"cafile\" must be a readable file, \"%s\" is not", ZSTR_VAL(target->cafile));
	} else {
		zend_string_release(target->cafile);
		target->cafile = zend_string_init(path, strlen(path), 0);
	}
	if (path) {
		efree(path);
	}
	return !EG(exception);
}
