/* The Type classes as parameters: only typed JSON has words for them. */
#ifndef NEO4J_VALUE_PARAMETER_TYPE_H
#define NEO4J_VALUE_PARAMETER_TYPE_H

#include <php.h>
#include <Zend/zend_smart_str.h>

typedef struct neo4j_parameter_type {
	zend_class_entry **ce;
	const char *name; /* as "$type"; NULL: depends on the value */
	void (*write)(smart_str *json, const zend_object *object); /* its "_value" */
	/* What a statement can say where there are no types; %s is the parameter. NULL: depends on the value. */
	const char *advice;
} neo4j_parameter_type;

/* NULL: the class is none of them. */
const neo4j_parameter_type *neo4j_parameter_type_of(const zend_class_entry *ce);

/* {"$type":…,"_value":…} */
void neo4j_parameter_type_write(smart_str *json, const neo4j_parameter_type *type, const zend_object *object);

#endif
