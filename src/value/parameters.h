/* Query parameters: PHP values in, JSON out, in three steps. Resolving runs all the user's code
 * there is, once; what it gives cannot change any more, so that the other steps can look at it
 * as often as they need to. */
#ifndef NEO4J_VALUE_PARAMETERS_H
#define NEO4J_VALUE_PARAMETERS_H

#include <php.h>
#include <Zend/zend_smart_str.h>

#define NEO4J_PARAMETERS_MAX_DEPTH 512
/* What iterators may give in all: an endless one is an exception, not the end of memory. */
#define NEO4J_PARAMETERS_MAX_ITERATED 1000000

typedef enum neo4j_parameter_format {
	NEO4J_PARAMETERS_PLAIN, /* JSON as everyone knows it */
	NEO4J_PARAMETERS_TYPED  /* {"$type":…,"_value":…}, of the Query API */
} neo4j_parameter_format;

/* The parameters made of nothing but scalars, arrays without references, values of the Type
 * classes, and empty stdClass objects (empty maps): JsonSerializable, backed enums, stdClass,
 * iterators and PHP's date classes are replaced by what they stand for. Idempotent. Returns a
 * counted reference, to the same array if nothing had to be replaced. NULL: a \ValueError or
 * \TypeError that names the parameter's path ($a.b[2].c), or whatever the user's code threw. */
zend_array *neo4j_parameters_resolve(zend_array *parameters);

/* Do they hold what plain JSON cannot carry (a Type value, NAN, INF)? Then *why says which one, and
 * what to write in the statement instead: "parameter $a is a …: write …". Owned by the caller, else
 * NULL. */
bool neo4j_parameters_need_types(zend_array *resolved, zend_string **why);

/* Appends them as a JSON object (the top level always is a map). An array with the keys 0…n-1 is
 * a list, any other one a map; floats keep their fraction and all 17 digits whatever the ini
 * settings say. What the format cannot carry throws a \ValueError with the path: then false, and
 * the buffer holds a part. */
bool neo4j_parameters_write(smart_str *json, zend_array *resolved, neo4j_parameter_format format);

/* The same in the plain format where that carries them all, else typed: then *why is set as above. */
bool neo4j_parameters_encode(smart_str *json, zend_array *resolved, zend_string **why);

/* Appends one JSON string. false and a \ValueError naming `what`: not UTF-8. */
bool neo4j_json_write_string(smart_str *json, const zend_string *text, const char *what);

/* The same for others; false: not UTF-8, nothing thrown. */
bool neo4j_json_append_string(smart_str *json, const zend_string *text);

#endif
