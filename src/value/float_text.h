/* Floats as text, exact to the last bit whatever locale and ini settings say. */
#ifndef NEO4J_VALUE_FLOAT_TEXT_H
#define NEO4J_VALUE_FLOAT_TEXT_H

#include <php.h>
#include <Zend/zend_smart_str.h>

/* As Java writes it, and thus the servers: 1.0, 1.0E7, 1.0E-5, NaN, -Infinity. As few digits as read
 * back to the same number. */
void neo4j_append_float(smart_str *text, double number);

/* "NaN", "Infinity", "-Infinity". false: it is none of these. */
bool neo4j_read_float_name(const char *text, size_t length, double *number);

#endif
