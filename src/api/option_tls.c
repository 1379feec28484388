/* Setters of TLS. */
#include "option.h"

#include <main/fopen_wrappers.h>

static bool is_readable(const char *path, bool folder)
{
	zend_stat_t about;
	if (php_check_open_basedir_ex(path, 0) != 0 || VCWD_ACCESS(path, R_OK) != 0 || VCWD_STAT(path, &about) != 0) {
		return false;
	}
	return S_ISDIR(about.st_mode) == folder;
}

/* Made absolute, since it is part of the pool's key, and looked at now: libcurl's own words
 * about a file that it cannot read come late. */
static bool set_path(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value, bool folder)
{
	zend_string **text = php_neo4j_option_place(option, target);
	if (!php_neo4j_option_set_string(option, target, value) || !*text) {
		return !EG(exception);
	}
	char *path = expand_filepath(ZSTR_VAL(*text), NULL);
	if (!path || !is_readable(path, folder)) {
		zend_value_error("option \"%s\" must be a readable %s, \"%s\" is not", option->name, folder ? "folder" : "file", ZSTR_VAL(*text));
	} else {
		zend_string_release(*text);
		*text = zend_string_init(path, strlen(path), 0);
	}
	if (path) {
		efree(path);
	}
	return !EG(exception);
}

bool php_neo4j_option_set_file(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	return set_path(option, target, value, false);
}

bool php_neo4j_option_set_folder(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	return set_path(option, target, value, true);
}

/* Whatever is in it: no message shows it. */
bool php_neo4j_option_set_passphrase(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_STRING && Z_TYPE_P(value) != IS_NULL) {
		return php_neo4j_option_refuse_type(option, "?string", value);
	}
	if (Z_TYPE_P(value) == IS_STRING && zend_str_has_nul_byte(Z_STR_P(value))) {
		zend_value_error("option \"%s\" must not have null bytes", option->name);
		return false;
	}
	php_neo4j_option_replace_string(&target->passphrase, Z_TYPE_P(value) == IS_STRING ? Z_STR_P(value) : NULL);
	return true;
}

static const struct {
	const char *name;
	neo4j_tls_version version;
} versions[] = {
	{ "1.2", NEO4J_TLS_1_2 },
	{ "1.3", NEO4J_TLS_1_3 },
};

/* Text, as 1.10 and 1.1 are one float. */
bool php_neo4j_option_set_min_tls(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_STRING) {
		return php_neo4j_option_refuse_type(option, "string", value);
	}
	for (size_t i = 0; i < sizeof(versions) / sizeof(*versions); i++) {
		if (zend_string_equals_cstr(Z_STR_P(value), versions[i].name, strlen(versions[i].name))) {
			target->min_tls = versions[i].version;
			return true;
		}
	}
	zend_value_error("option \"%s\" must be one of \"1.2\", \"1.3\"", option->name);
	return false;
}

#define DIGEST "sha256//"
#define DIGEST_LENGTH 44 /* 32 bytes in base64 */

static bool is_digest(const char *text, size_t length)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	size_t prefix = sizeof(DIGEST) - 1;
	return length == prefix + DIGEST_LENGTH && memcmp(text, DIGEST, prefix) == 0
		&& strspn(text + prefix, digits) == DIGEST_LENGTH - 1 && text[length - 1] == '=';
}

/* Each between semicolons. libcurl would take a wrong one for a key that no server has. */
static bool are_digests(const char *text)
{
	for (;; text++) {
		size_t length = strcspn(text, ";");
		if (!is_digest(text, length)) {
			return false;
		}
		text += length;
		if (!*text) {
			return true;
		}
	}
}

bool php_neo4j_option_set_pinned_key(const php_neo4j_option *option, php_neo4j_client_options *target, zval *value)
{
	if (Z_TYPE_P(value) != IS_STRING || strncmp(Z_STRVAL_P(value), DIGEST, sizeof(DIGEST) - 1) != 0) {
		return php_neo4j_option_set_file(option, target, value);
	}
	if (!php_neo4j_option_set_string(option, target, value)) {
		return false;
	}
	if (!are_digests(ZSTR_VAL(target->pinned_key))) {
		zend_value_error("option \"%s\" must be digests of public keys as in \"" DIGEST "YhKJKSzoTt2b5FP18fvpHo7fJYqQCjAa3HWY3tvRMwE=\" with semicolons between them, or a file", option->name);
		return false;
	}
	return true;
}
