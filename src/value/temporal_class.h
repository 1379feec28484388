/* What Date, LocalTime, Time, LocalDateTime and ZonedDateTime have in common: all but their fields.
 * Their stubs name these functions with @implementation-alias. */
#ifndef NEO4J_VALUE_TEMPORAL_CLASS_H
#define NEO4J_VALUE_TEMPORAL_CLASS_H

#include "record.h"
#include "temporal.h"

#include <Zend/zend_interfaces.h>
#include <ext/json/php_json.h>

/* MINIT: makes a registered class one of them. Returns it. */
zend_class_entry *neo4j_temporal_class(zend_class_entry *ce);

PHP_FUNCTION(neo4j_temporal_construct);
PHP_FUNCTION(neo4j_temporal_string);
/* native.c */
PHP_FUNCTION(neo4j_temporal_to_native);
PHP_FUNCTION(neo4j_temporal_from_native);

/* Of a PHP date or interval. false and an \Error: its constructor was never run. */
bool neo4j_native_ready(const zend_object *native);

/* What a PHP date that is ready shows in its own zone; the moment borrows from it. Returns what is
 * wrong with it, for "… is a DateTime that %s"; NULL: nothing. */
const char *neo4j_moment_from_native(neo4j_moment *moment, const neo4j_temporal_kind *kind, zend_object *native);

/* The parts of a PHP interval that is ready. Likewise. */
const char *neo4j_duration_from_native(neo4j_duration *duration, zend_object *native);

/* false: thrown, PHP cannot hold the duration of that object. */
bool neo4j_duration_to_native(const neo4j_duration *duration, const zend_object *object, zval *native);

void neo4j_date_register(void);
void neo4j_time_register(void);
void neo4j_local_time_register(void);
void neo4j_local_date_time_register(void);
void neo4j_zoned_date_time_register(void);
void neo4j_duration_register(void);

#endif
