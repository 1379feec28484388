/* Running code of the user's, wherever PHP is at that moment. */
#ifndef NEO4J_API_USER_CODE_H
#define NEO4J_API_USER_CODE_H

#include <php.h>

/* At the script's end there is no frame, and PHP would take an exception for a fatal error before
 * anyone could look at it. An empty one stands there meanwhile, of a function that does nothing, as a
 * trace asks each frame for its function. */
typedef struct php_neo4j_user_code {
	zend_execute_data frame;
	bool ended;
} php_neo4j_user_code;

static inline void php_neo4j_user_code_enter(php_neo4j_user_code *code)
{
	code->ended = EG(current_execute_data) == NULL;
	if (code->ended) {
		memset(&code->frame, 0, sizeof(code->frame));
		code->frame.func = (zend_function *) &zend_pass_function;
		EG(current_execute_data) = &code->frame;
	}
}

static inline void php_neo4j_user_code_leave(php_neo4j_user_code *code)
{
	if (code->ended) {
		EG(current_execute_data) = NULL;
	}
}

#endif
