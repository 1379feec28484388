/* What the Type classes have in common. Each is a record: a final class whose declared readonly
 * properties are its whole state. So one set of functions builds, saves and restores all of
 * them, led by the class's own table of properties; their stubs name these functions with
 * @implementation-alias. */
#ifndef NEO4J_VALUE_RECORD_H
#define NEO4J_VALUE_RECORD_H

#include <php.h>

#define NEO4J_RECORD_MEMBERS_MAX 9

/* Are members of the declared types a value of this class? false: thrown. */
typedef bool (*neo4j_record_check)(zend_class_entry *ce, const zval *members);

/* MINIT: makes a registered class a record. check NULL: any members will do. Returns it. */
zend_class_entry *neo4j_record_class(zend_class_entry *ce, neo4j_record_check check);

/* Moves members (one per declared property, in that order) into a new object or array. An
 * IS_UNDEF member becomes null; where its type has no null, [] or "". Allocates only. */
void neo4j_record_create_object(zval *value, zend_class_entry *ce, zval *members);
void neo4j_record_create_array(zval *value, zend_class_entry *ce, zval *members);

/* For constructors: checks and copies the members, whose types are right. \Error when called on
 * an object that has been built already. */
void neo4j_record_construct(zend_object *record, zval *members);

/* One optional argument of a constructor, as ZPP left it: absent ones become IS_UNDEF. Borrowed. */
typedef struct neo4j_id_argument {
	zend_string *text; /* or NULL: see number */
	zend_long number;
	bool null;
} neo4j_id_argument;

static inline void neo4j_argument_id(zval *member, const neo4j_id_argument *id)
{
	if (id->null) {
		ZVAL_UNDEF(member);
	} else if (id->text) {
		ZVAL_STR(member, id->text);
	} else {
		ZVAL_LONG(member, id->number);
	}
}

static inline void neo4j_argument_string(zval *member, zend_string *text)
{
	if (text) {
		ZVAL_STR(member, text);
	} else {
		ZVAL_UNDEF(member);
	}
}

static inline void neo4j_argument_array(zval *member, const zval *array)
{
	if (array) {
		ZVAL_COPY_VALUE(member, array);
	} else {
		ZVAL_UNDEF(member);
	}
}

/* false and an \Error for an object whose constructor was never run (Reflection can do that). */
bool neo4j_record_ready(const zend_object *record);

/* Called from methods without parameters: the members as an array, in declared order. */
PHP_FUNCTION(neo4j_record_members);
/* Called from __unserialize() and __set_state(). */
PHP_FUNCTION(neo4j_record_unserialize);
PHP_FUNCTION(neo4j_record_set_state);

#endif
