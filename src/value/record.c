#include "record.h"

/* For the format C:…: without this, unserialize() would warn and give an object without members. */
static int refuse_custom_format(zval *object, zend_class_entry *ce, const unsigned char *text, size_t length,
	zend_unserialize_data *data)
{
	(void) object, (void) text, (void) length, (void) data;
	zend_value_error("%s has no custom serialization format", ZSTR_VAL(ce->name));
	return FAILURE;
}

/* Classes are the same in all threads, and known before there are any. */
#define CHECKS_MAX 16
static struct { const zend_class_entry *ce; neo4j_record_check check; } checks[CHECKS_MAX];
static size_t check_count;

zend_class_entry *neo4j_record_class(zend_class_entry *ce, neo4j_record_check check)
{
	ce->unserialize = refuse_custom_format;
	if (check) {
		ZEND_ASSERT(check_count < CHECKS_MAX);
		checks[check_count].ce = ce;
		checks[check_count++].check = check;
	}
	return ce;
}

static bool check_members(zend_class_entry *ce, const zval *members)
{
	for (size_t i = 0; i < check_count; i++) {
		if (checks[i].ce == ce) {
			return checks[i].check(ce, members);
		}
	}
	return true;
}

/* The class entry is the only table of members there is: names, order and types come from the
 * stub, and nothing here has to be kept in step with it. */
static uint32_t member_count(const zend_class_entry *ce)
{
	ZEND_ASSERT(ce->default_properties_count <= NEO4J_RECORD_MEMBERS_MAX);
	return (uint32_t) ce->default_properties_count;
}

static zend_property_info *member_info(const zend_class_entry *ce, uint32_t index)
{
	return ce->properties_info_table[index];
}

/* A readonly property has no default, so its type says what stands for "not sent". */
static void set_absent(zval *member, const zend_property_info *info)
{
	uint32_t types = ZEND_TYPE_FULL_MASK(info->type);

	if (types & MAY_BE_NULL) {
		ZVAL_NULL(member);
	} else if (types & MAY_BE_ARRAY) {
		ZVAL_EMPTY_ARRAY(member);
	} else {
		ZEND_ASSERT(types & MAY_BE_STRING);
		ZVAL_EMPTY_STRING(member);
	}
}

static void complete_members(const zend_class_entry *ce, zval *members)
{
	for (uint32_t i = 0; i < member_count(ce); i++) {
		if (Z_ISUNDEF(members[i])) {
			set_absent(&members[i], member_info(ce, i));
		}
	}
}

/* Every slot is written: object_properties_init() would be work for nothing. The flags beside
 * a value must be cleared, since later PHPs keep there whether a readonly one may be changed. */
static void move_members(zend_object *record, const zval *members)
{
	for (uint32_t i = 0; i < member_count(record->ce); i++) {
		zval *slot = OBJ_PROP_NUM(record, i);

		ZVAL_COPY_VALUE(slot, &members[i]);
		Z_PROP_FLAG_P(slot) = 0;
	}
}

static bool has_references(zend_array *array)
{
	zval *value;

	ZEND_HASH_FOREACH_VAL(array, value) {
		if (Z_ISREF_P(value)) {
			return true;
		}
	} ZEND_HASH_FOREACH_END();
	return false;
}

/* What somebody may still write to by way of a reference would change in the record. */
static void copy_member(zval *member)
{
	zend_array *array;
	zval *value;

	if (Z_TYPE_P(member) != IS_ARRAY || !has_references(Z_ARR_P(member))) {
		Z_TRY_ADDREF_P(member);
		return;
	}
	array = zend_array_dup(Z_ARR_P(member));
	ZEND_HASH_FOREACH_VAL(array, value) {
		if (Z_ISREF_P(value)) {
			zend_reference *reference = Z_REF_P(value);

			ZVAL_COPY(value, &reference->val);
			GC_DELREF(reference); /* the array that was copied has it too */
		}
	} ZEND_HASH_FOREACH_END();
	ZVAL_ARR(member, array);
}

static void copy_members(zend_object *record, zval *members)
{
	for (uint32_t i = 0; i < member_count(record->ce); i++) {
		copy_member(&members[i]);
	}
	move_members(record, members);
}

/* The properties' names are interned for the life of the process, and hashed. */
static zend_array *make_array(const zend_class_entry *ce, zval *members)
{
	zend_array *array = zend_new_array(member_count(ce));

	zend_hash_real_init_mixed(array);
	for (uint32_t i = 0; i < member_count(ce); i++) {
		_zend_hash_append(array, member_info(ce, i)->name, &members[i]);
	}
	return array;
}

void neo4j_record_create_object(zval *value, zend_class_entry *ce, zval *members)
{
	zend_object *record = zend_objects_new(ce);

	complete_members(ce, members);
	move_members(record, members);
	ZVAL_OBJ(value, record);
}

void neo4j_record_create_array(zval *value, zend_class_entry *ce, zval *members)
{
	complete_members(ce, members);
	ZVAL_ARR(value, make_array(ce, members));
}

/* A record is immutable: what builds it may run once. */
static bool check_unbuilt(const zend_object *record)
{
	for (uint32_t i = 0; i < member_count(record->ce); i++) {
		if (!Z_ISUNDEF(record->properties_table[i])) {
			zend_readonly_property_modification_error(member_info(record->ce, i));
			return false;
		}
	}
	return true;
}

void neo4j_record_construct(zend_object *record, zval *members)
{
	if (check_unbuilt(record)) {
		complete_members(record->ce, members);
		if (check_members(record->ce, members)) {
			copy_members(record, members);
		}
	}
}

bool neo4j_record_ready(const zend_object *record)
{
	for (uint32_t i = 0; i < member_count(record->ce); i++) {
		if (Z_ISUNDEF(record->properties_table[i])) {
			zend_throw_error(NULL, "The %s object has not been initialized by its constructor",
				ZSTR_VAL(record->ce->name));
			return false;
		}
	}
	return true;
}

PHP_FUNCTION(neo4j_record_members)
{
	zend_object *record = Z_OBJ_P(ZEND_THIS);

	ZEND_PARSE_PARAMETERS_NONE();
	if (!neo4j_record_ready(record)) {
		RETURN_THROWS();
	}
	for (uint32_t i = 0; i < member_count(record->ce); i++) {
		Z_TRY_ADDREF(record->properties_table[i]);
	}
	RETURN_ARR(make_array(record->ce, record->properties_table));
}

/* Takes the members out of a saved state, borrowed. The state may come from anywhere: it must
 * have every member, with a value of its declared type, and nothing else. */
static bool read_state(zend_class_entry *ce, HashTable *state, zval *members)
{
	if (zend_hash_num_elements(state) != member_count(ce)) {
		zend_argument_value_error(1, "must have %" PRIu32 " members, %" PRIu32 " given", member_count(ce),
			zend_hash_num_elements(state));
		return false;
	}
	for (uint32_t i = 0; i < member_count(ce); i++) {
		zend_property_info *info = member_info(ce, i);
		zval *value = zend_hash_find_deref(state, info->name);

		if (!value) {
			zend_argument_value_error(1, "must have a member \"%s\"", ZSTR_VAL(info->name));
			return false;
		}
		ZVAL_COPY_VALUE(&members[i], value);
		if (!zend_verify_property_type(info, &members[i], /* strict */ true)) {
			return false;
		}
	}
	return check_members(ce, members);
}

PHP_FUNCTION(neo4j_record_unserialize)
{
	zend_object *record = Z_OBJ_P(ZEND_THIS);
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	HashTable *state;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(state)
	ZEND_PARSE_PARAMETERS_END();
	if (!check_unbuilt(record) || !read_state(record->ce, state, members)) {
		RETURN_THROWS();
	}
	copy_members(record, members);
}

/* A static method, but one that every class has for itself: the function's scope is the class. */
PHP_FUNCTION(neo4j_record_set_state)
{
	zend_class_entry *ce = EX(func)->common.scope;
	zval members[NEO4J_RECORD_MEMBERS_MAX];
	zend_object *record;
	HashTable *state;

	ZEND_PARSE_PARAMETERS_START(1, 1)
		Z_PARAM_ARRAY_HT(state)
	ZEND_PARSE_PARAMETERS_END();
	if (!read_state(ce, state, members)) {
		RETURN_THROWS();
	}
	record = zend_objects_new(ce);
	copy_members(record, members);
	RETURN_OBJ(record);
}
