#include "pending.h"

#include <Zend/zend_exceptions.h>

/* The frame that goes on afterwards stands meanwhile where it was before the exception: a
 * warning names that line, and a handler that throws is caught by that line's catch blocks. */
php_neo4j_pending php_neo4j_pending_set_aside(void)
{
	php_neo4j_pending aside = { EG(exception), NULL, NULL };
	zend_execute_data *frame = EG(current_execute_data);

	if (!aside.exception) {
		return aside;
	}
	if (frame && frame->func && ZEND_USER_CODE(frame->func->common.type)) {
		zend_rethrow_exception(frame);
		aside.frame = frame;
		frame->opline = EG(opline_before_exception);
	}
	aside.opline = EG(opline_before_exception);
	EG(exception) = NULL;
	return aside;
}

void php_neo4j_pending_put_back(php_neo4j_pending aside)
{
	if (!aside.exception) {
		return;
	}
	if (aside.frame) {
		aside.frame->opline = EG(exception_op);
	}
	EG(opline_before_exception) = aside.opline;
	if (!EG(exception)) {
		EG(exception) = aside.exception;
	} else if (zend_is_unwind_exit(EG(exception)) || zend_is_graceful_exit(EG(exception))) {
		OBJ_RELEASE(aside.exception);
	} else {
		zend_exception_set_previous(EG(exception), aside.exception);
	}
}
