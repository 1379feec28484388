<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * An explicit transaction: what it runs is committed as a whole, or not at all. Any error of the
 * server ends it. An open one that is dropped is rolled back.
 *
 * Its server takes one request at a time: the rest of an open result is read into memory before
 * the next one.
 *
 * @strict-properties
 * @not-serializable
 */
final class Transaction implements Runner
{
    private function __construct() {}

    /**
     * Runs a statement as Client::run() does. What concerns the transaction as a whole (database,
     * protocol, access_mode, bookmarks, impersonated_user, server_timeout) is given when it begins.
     *
     * @phpstan-param array<string, mixed> $parameters laid over those of a Query
     * @phpstan-param array<string, mixed> $options those that a statement may have, laid over the transaction's
     * @throws Exception\TransactionException if it has expired, or ended before
     * @throws Exception\ServerException, Exception\ProtocolException, Exception\ConnectionException which end it
     */
    public function run(string|Query $query, array $parameters = [], #[\SensitiveParameter] array $options = []): ResultSet {}

    /**
     * @throws Exception\TransactionException if it has expired, or ended before; or if the answer was lost,
     *     so that nobody knows whether it was committed (isRetryable() is then false)
     * @throws Exception\Neo4jException what the server has against it: then it is rolled back
     */
    public function commit(): void {}

    /**
     * Undoes it. Rows of a result that were not read are lost. After an error that ended it, this
     * does no harm.
     *
     * @throws Exception\TransactionException if it has been committed or rolled back before
     * @throws Exception\ConnectionException if the server was not reached: it rolls back by itself when its time is up
     */
    public function rollback(): void {}

    /**
     * Has the server wait longer for the next statement: it rolls back what was left alone for 30
     * to 60 seconds.
     *
     * @throws Exception\TransactionException if it has expired, or ended before
     * @throws Exception\Neo4jException as run()
     */
    public function keepAlive(): void {}

    /** May it still be used, as far as is known here? That it has expired shows at its next use. */
    public function isOpen(): bool {}

    /** @return array<string, mixed> */
    public function __debugInfo(): array {}
}
