/* This is a generated file, edit the .stub.php file instead.
 * Stub hash: 77a4ea6caa7382b838a0a4e18bba45b2f9bfa3b8 */

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Exception_Neo4jException_getServerCode, 0, 0, IS_STRING, 1)
ZEND_END_ARG_INFO()

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_class_Neo4j_Exception_Neo4jException_isRetryable, 0, 0, _IS_BOOL, 0)
ZEND_END_ARG_INFO()

#define arginfo_class_Neo4j_Exception_ConnectionException_getServerCode arginfo_class_Neo4j_Exception_Neo4jException_getServerCode

#define arginfo_class_Neo4j_Exception_ConnectionException_isRetryable arginfo_class_Neo4j_Exception_Neo4jException_isRetryable

#define arginfo_class_Neo4j_Exception_ProtocolException_getServerCode arginfo_class_Neo4j_Exception_Neo4jException_getServerCode

#define arginfo_class_Neo4j_Exception_ProtocolException_isRetryable arginfo_class_Neo4j_Exception_Neo4jException_isRetryable

#define arginfo_class_Neo4j_Exception_ServerException_getServerCode arginfo_class_Neo4j_Exception_Neo4jException_getServerCode

#define arginfo_class_Neo4j_Exception_ServerException_isRetryable arginfo_class_Neo4j_Exception_Neo4jException_isRetryable

#define arginfo_class_Neo4j_Exception_TransactionException_getServerCode arginfo_class_Neo4j_Exception_Neo4jException_getServerCode

#define arginfo_class_Neo4j_Exception_TransactionException_isRetryable arginfo_class_Neo4j_Exception_Neo4jException_isRetryable

#define arginfo_class_Neo4j_Exception_UsageException_getServerCode arginfo_class_Neo4j_Exception_Neo4jException_getServerCode

#define arginfo_class_Neo4j_Exception_UsageException_isRetryable arginfo_class_Neo4j_Exception_Neo4jException_isRetryable


ZEND_METHOD(Neo4j_Exception_ConnectionException, getServerCode);
ZEND_METHOD(Neo4j_Exception_ConnectionException, isRetryable);


static const zend_function_entry class_Neo4j_Exception_Neo4jException_methods[] = {
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Exception_Neo4jException, getServerCode, arginfo_class_Neo4j_Exception_Neo4jException_getServerCode, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_ABSTRACT_ME_WITH_FLAGS(Neo4j_Exception_Neo4jException, isRetryable, arginfo_class_Neo4j_Exception_Neo4jException_isRetryable, ZEND_ACC_PUBLIC|ZEND_ACC_ABSTRACT)
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_ConnectionException_methods[] = {
	ZEND_ME(Neo4j_Exception_ConnectionException, getServerCode, arginfo_class_Neo4j_Exception_ConnectionException_getServerCode, ZEND_ACC_PUBLIC)
	ZEND_ME(Neo4j_Exception_ConnectionException, isRetryable, arginfo_class_Neo4j_Exception_ConnectionException_isRetryable, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_TimeoutException_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_TlsException_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_ProtocolException_methods[] = {
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, getServerCode, getServerCode, arginfo_class_Neo4j_Exception_ProtocolException_getServerCode, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, isRetryable, isRetryable, arginfo_class_Neo4j_Exception_ProtocolException_isRetryable, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_ServerException_methods[] = {
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, getServerCode, getServerCode, arginfo_class_Neo4j_Exception_ServerException_getServerCode, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, isRetryable, isRetryable, arginfo_class_Neo4j_Exception_ServerException_isRetryable, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_ClientErrorException_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_AuthenticationException_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_TransientException_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_DatabaseException_methods[] = {
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_TransactionException_methods[] = {
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, getServerCode, getServerCode, arginfo_class_Neo4j_Exception_TransactionException_getServerCode, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, isRetryable, isRetryable, arginfo_class_Neo4j_Exception_TransactionException_isRetryable, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};


static const zend_function_entry class_Neo4j_Exception_UsageException_methods[] = {
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, getServerCode, getServerCode, arginfo_class_Neo4j_Exception_UsageException_getServerCode, ZEND_ACC_PUBLIC)
	ZEND_MALIAS(Neo4j_Exception_ConnectionException, isRetryable, isRetryable, arginfo_class_Neo4j_Exception_UsageException_isRetryable, ZEND_ACC_PUBLIC)
	ZEND_FE_END
};

static zend_class_entry *register_class_Neo4j_Exception_Neo4jException(zend_class_entry *class_entry_Throwable)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "Neo4jException", class_Neo4j_Exception_Neo4jException_methods);
	class_entry = zend_register_internal_interface(&ce);
	zend_class_implements(class_entry, 1, class_entry_Throwable);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_ConnectionException(zend_class_entry *class_entry_RuntimeException, zend_class_entry *class_entry_Neo4j_Exception_Neo4jException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "ConnectionException", class_Neo4j_Exception_ConnectionException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_RuntimeException);
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Exception_Neo4jException);

	zval property_serverCode_default_value;
	ZVAL_NULL(&property_serverCode_default_value);
	zend_string *property_serverCode_name = zend_string_init("serverCode", sizeof("serverCode") - 1, 1);
	zend_declare_typed_property(class_entry, property_serverCode_name, &property_serverCode_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_serverCode_name);

	zval property_retryable_default_value;
	ZVAL_FALSE(&property_retryable_default_value);
	zend_string *property_retryable_name = zend_string_init("retryable", sizeof("retryable") - 1, 1);
	zend_declare_typed_property(class_entry, property_retryable_name, &property_retryable_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_BOOL));
	zend_string_release(property_retryable_name);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_TimeoutException(zend_class_entry *class_entry_Neo4j_Exception_ConnectionException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "TimeoutException", class_Neo4j_Exception_TimeoutException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Exception_ConnectionException);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_TlsException(zend_class_entry *class_entry_Neo4j_Exception_ConnectionException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "TlsException", class_Neo4j_Exception_TlsException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Exception_ConnectionException);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_ProtocolException(zend_class_entry *class_entry_RuntimeException, zend_class_entry *class_entry_Neo4j_Exception_Neo4jException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "ProtocolException", class_Neo4j_Exception_ProtocolException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_RuntimeException);
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Exception_Neo4jException);

	zval property_serverCode_default_value;
	ZVAL_NULL(&property_serverCode_default_value);
	zend_string *property_serverCode_name = zend_string_init("serverCode", sizeof("serverCode") - 1, 1);
	zend_declare_typed_property(class_entry, property_serverCode_name, &property_serverCode_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_serverCode_name);

	zval property_retryable_default_value;
	ZVAL_FALSE(&property_retryable_default_value);
	zend_string *property_retryable_name = zend_string_init("retryable", sizeof("retryable") - 1, 1);
	zend_declare_typed_property(class_entry, property_retryable_name, &property_retryable_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_BOOL));
	zend_string_release(property_retryable_name);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_ServerException(zend_class_entry *class_entry_RuntimeException, zend_class_entry *class_entry_Neo4j_Exception_Neo4jException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "ServerException", class_Neo4j_Exception_ServerException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_RuntimeException);
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Exception_Neo4jException);

	zval property_serverCode_default_value;
	ZVAL_NULL(&property_serverCode_default_value);
	zend_string *property_serverCode_name = zend_string_init("serverCode", sizeof("serverCode") - 1, 1);
	zend_declare_typed_property(class_entry, property_serverCode_name, &property_serverCode_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_serverCode_name);

	zval property_retryable_default_value;
	ZVAL_FALSE(&property_retryable_default_value);
	zend_string *property_retryable_name = zend_string_init("retryable", sizeof("retryable") - 1, 1);
	zend_declare_typed_property(class_entry, property_retryable_name, &property_retryable_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_BOOL));
	zend_string_release(property_retryable_name);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_ClientErrorException(zend_class_entry *class_entry_Neo4j_Exception_ServerException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "ClientErrorException", class_Neo4j_Exception_ClientErrorException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Exception_ServerException);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_AuthenticationException(zend_class_entry *class_entry_Neo4j_Exception_ServerException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "AuthenticationException", class_Neo4j_Exception_AuthenticationException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Exception_ServerException);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_TransientException(zend_class_entry *class_entry_Neo4j_Exception_ServerException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "TransientException", class_Neo4j_Exception_TransientException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Exception_ServerException);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_DatabaseException(zend_class_entry *class_entry_Neo4j_Exception_ServerException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "DatabaseException", class_Neo4j_Exception_DatabaseException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_Neo4j_Exception_ServerException);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_TransactionException(zend_class_entry *class_entry_RuntimeException, zend_class_entry *class_entry_Neo4j_Exception_Neo4jException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "TransactionException", class_Neo4j_Exception_TransactionException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_RuntimeException);
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Exception_Neo4jException);

	zval property_serverCode_default_value;
	ZVAL_NULL(&property_serverCode_default_value);
	zend_string *property_serverCode_name = zend_string_init("serverCode", sizeof("serverCode") - 1, 1);
	zend_declare_typed_property(class_entry, property_serverCode_name, &property_serverCode_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_serverCode_name);

	zval property_retryable_default_value;
	ZVAL_FALSE(&property_retryable_default_value);
	zend_string *property_retryable_name = zend_string_init("retryable", sizeof("retryable") - 1, 1);
	zend_declare_typed_property(class_entry, property_retryable_name, &property_retryable_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_BOOL));
	zend_string_release(property_retryable_name);

	return class_entry;
}

static zend_class_entry *register_class_Neo4j_Exception_UsageException(zend_class_entry *class_entry_LogicException, zend_class_entry *class_entry_Neo4j_Exception_Neo4jException)
{
	zend_class_entry ce, *class_entry;

	INIT_NS_CLASS_ENTRY(ce, "Neo4j\\Exception", "UsageException", class_Neo4j_Exception_UsageException_methods);
	class_entry = zend_register_internal_class_ex(&ce, class_entry_LogicException);
	zend_class_implements(class_entry, 1, class_entry_Neo4j_Exception_Neo4jException);

	zval property_serverCode_default_value;
	ZVAL_NULL(&property_serverCode_default_value);
	zend_string *property_serverCode_name = zend_string_init("serverCode", sizeof("serverCode") - 1, 1);
	zend_declare_typed_property(class_entry, property_serverCode_name, &property_serverCode_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_STRING|MAY_BE_NULL));
	zend_string_release(property_serverCode_name);

	zval property_retryable_default_value;
	ZVAL_FALSE(&property_retryable_default_value);
	zend_string *property_retryable_name = zend_string_init("retryable", sizeof("retryable") - 1, 1);
	zend_declare_typed_property(class_entry, property_retryable_name, &property_retryable_default_value, ZEND_ACC_PRIVATE, NULL, (zend_type) ZEND_TYPE_INIT_MASK(MAY_BE_BOOL));
	zend_string_release(property_retryable_name);

	return class_entry;
}
