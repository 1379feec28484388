/* Neo4j\Transaction: statements that are committed as a whole. */
#ifndef NEO4J_API_TRANSACTION_H
#define NEO4J_API_TRANSACTION_H

#include "../wire/transaction.h"

extern zend_class_entry *php_neo4j_transaction_ce;

/* A new one of this client (held), not begun: its first statement does that. */
void php_neo4j_transaction_create(zval *value, zend_object *client, neo4j_session *session, const neo4j_options *options);

/* One of the steps without a statement. false: thrown. */
bool php_neo4j_transaction_step(zend_object *transaction, neo4j_step step);

/* Committed, or rolled back on demand. */
bool php_neo4j_transaction_is_ended(zend_object *transaction);

/* Committed, or nobody knows. */
bool php_neo4j_transaction_may_last(zend_object *transaction);

/* Rolls back what is open, also with an exception in flight; that did not help is not shown. */
void php_neo4j_transaction_abandon(zend_object *transaction);

/* A result of it is freed. */
void php_neo4j_transaction_leave(zend_object *transaction, const zend_object *result);

/* Which attempt at the whole it is, from 1; and the last statement (a zval) that an observer was told of. */
void php_neo4j_transaction_set_attempt(zend_object *transaction, zend_long attempt);
zend_long php_neo4j_transaction_attempt(zend_object *transaction);
void php_neo4j_transaction_remember(zend_object *transaction, zval *statement);
zval *php_neo4j_transaction_statement(zend_object *transaction);

void php_neo4j_transaction_register(void);

#endif
