/* PHP values out: query parameters as plain JSON. */
#ifndef NEO4J_VALUE_PARAMETERS_H
#define NEO4J_VALUE_PARAMETERS_H

#include <php.h>
#include <Zend/zend_smart_str.h>

#define NEO4J_PARAMETERS_MAX_DEPTH 512

/* Appends the parameters as a JSON object (the top level always is a map). An array with the
 * keys 0…n-1 is a list, any other one and any stdClass a map; floats keep their fraction and
 * all 17 digits whatever the ini settings say. What JSON cannot carry (NAN, INF, bad UTF-8, a
 * resource, a closure or other object, recursion, depth) throws a \ValueError or \TypeError that
 * names the parameter's path, such as $a.b[2].c: then false, and the buffer holds a part. */
bool neo4j_parameters_write(smart_str *json, zend_array *parameters);

/* Appends one JSON string. false and a \ValueError naming `what`: not UTF-8. */
bool neo4j_json_write_string(smart_str *json, const zend_string *text, const char *what);

#endif
