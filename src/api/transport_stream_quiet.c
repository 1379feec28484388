/* PHP's warnings taken down instead of shown. */
#include "transport_stream_private.h"

#include <zend_exceptions.h>

/* What "@" leaves on: a fatal error must be seen. */
#define FATAL_ERRORS (E_ERROR | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR | E_PARSE)

/* An exception that no code could have caught would be a fatal error. */
static void replace_handling(php_neo4j_quiet *quiet)
{
	quiet->framed = EG(current_execute_data) != NULL;
	if (quiet->framed) {
		zend_replace_error_handling(EH_THROW, zend_ce_error_exception, &quiet->handling);
		return;
	}
	ZVAL_COPY_VALUE(&quiet->handler, &EG(user_error_handler));
	ZVAL_UNDEF(&EG(user_error_handler));
	quiet->last = PG(last_error_message);
}

void php_neo4j_quiet_begin(php_neo4j_quiet *quiet)
{
	replace_handling(quiet);
	quiet->reporting = EG(error_reporting);
	EG(error_reporting) &= FATAL_ERRORS;
	quiet->html = PG(html_errors);
	PG(html_errors) = false;
	quiet->pending = EG(exception) != NULL;
	quiet->active = true;
}

/* "Neo4j\Client::run(http://host/): Failed to open stream: Connection refused": the last part says it. */
static const char *core_of(const char *message)
{
	static const char *const lead_ins[] = { "Failed to open stream: ", "): " };

	for (size_t i = 0; i < sizeof(lead_ins) / sizeof(*lead_ins); i++) {
		const char *found = strstr(message, lead_ins[i]);
		if (found) {
			return found + strlen(lead_ins[i]);
		}
	}
	return message;
}

/* The first is the cause, later ones are its consequences. */
static void note(php_neo4j_quiet *quiet, const char *message)
{
	if (quiet->said[0]) {
		return;
	}
	strlcpy(quiet->said, core_of(message), sizeof(quiet->said));
	for (char *c = quiet->said; *c; c++) {
		*c = *c == '\n' || *c == '\r' ? ' ' : *c;
	}
}

static void take_warning(php_neo4j_quiet *quiet)
{
	zval unused, *message;

	message = zend_read_property_ex(zend_ce_error_exception, EG(exception), ZSTR_KNOWN(ZEND_STR_MESSAGE), true, &unused);
	if (Z_TYPE_P(message) == IS_STRING) {
		note(quiet, Z_STRVAL_P(message));
	}
	zend_clear_exception();
}

static void restore_handling(php_neo4j_quiet *quiet)
{
	if (quiet->framed) {
		zend_restore_error_handling(&quiet->handling);
		return;
	}
	ZVAL_COPY_VALUE(&EG(user_error_handler), &quiet->handler);
	if (PG(last_error_message) && PG(last_error_message) != quiet->last) {
		note(quiet, ZSTR_VAL(PG(last_error_message)));
	}
}

void php_neo4j_quiet_end(php_neo4j_quiet *quiet)
{
	if (!quiet->active) {
		return;
	}
	quiet->active = false;
	if (EG(exception) && !quiet->pending) {
		take_warning(quiet);
	}
	restore_handling(quiet);
	EG(error_reporting) = quiet->reporting;
	PG(html_errors) = quiet->html;
}

const char *php_neo4j_quiet_said(php_neo4j_quiet *quiet)
{
	if (EG(exception) && quiet->framed && !quiet->pending) {
		take_warning(quiet);
	}
	return quiet->said;
}
