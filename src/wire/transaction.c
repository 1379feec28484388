#include "transaction.h"

#include "stream_private.h"

#include "../core/process.h"

neo4j_transaction *neo4j_transaction_create(neo4j_session *session, const neo4j_options *options)
{
	neo4j_transaction *transaction = ecalloc(1, sizeof(*transaction));

	transaction->references = 1;
	transaction->session = neo4j_session_hold(session);
	neo4j_options_copy(&transaction->options, options);
	transaction->pid = neo4j_process_id();
	return transaction;
}

neo4j_transaction *neo4j_transaction_hold(neo4j_transaction *transaction)
{
	transaction->references++;
	return transaction;
}

void neo4j_transaction_drop(neo4j_transaction *transaction)
{
	if (--transaction->references > 0) {
		return;
	}
	neo4j_header_lines_free(&transaction->sticky);
	if (transaction->database) {
		efree(transaction->database);
	}
	if (transaction->bookmarks) {
		zend_array_release(transaction->bookmarks);
	}
	if (transaction->cause) {
		zend_string_release(transaction->cause);
	}
	neo4j_options_free(&transaction->options);
	neo4j_session_drop(transaction->session);
	efree(transaction);
}
