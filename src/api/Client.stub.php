<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * A server, the credentials for it, and options. Making one sends nothing: connections are
 * opened when they are needed, and kept for the next statement.
 *
 * @strict-properties
 * @not-serializable
 */
final class Client implements Runner
{
    /**
     * @phpstan-param string|list<string> $uri http(s)://[user:password@]host[:port][/prefix], or a list of them: several servers
     * @phpstan-param array<string, mixed> $options
     * @throws \ValueError if the URI cannot be parsed, or an option is unknown or out of range
     * @throws \TypeError if an option has another type
     */
    public function __construct(#[\SensitiveParameter] string|array $uri = 'http://localhost:7474', #[\SensitiveParameter] array $options = []) {}

    /**
     * Sends a statement and returns when the first row is ready or the answer is complete. A
     * write without rows is committed then.
     *
     * @phpstan-param array<string, mixed> $parameters laid over those of a Query
     * @phpstan-param array<string, mixed> $options those that a statement may have, laid over the Query's
     * @throws Exception\ServerException, Exception\ProtocolException, Exception\ConnectionException
     * @throws Exception\UsageException after close()
     */
    public function run(string|Query $query, array $parameters = [], #[\SensitiveParameter] array $options = []): ResultSet {}

    /**
     * Begins a transaction, with a request of its own, so that what is wrong with it shows here.
     * Dropped without commit() it is rolled back.
     *
     * @phpstan-param array<string, mixed> $options those that a transaction may have
     * @throws Exception\Neo4jException as run()
     * @throws Exception\UsageException if the server has no transactions (before 2.0), or after close()
     */
    public function beginTransaction(#[\SensitiveParameter] array $options = []): Transaction {}

    /**
     * Does $work in a transaction and commits it; an exception rolls it back. The first statement
     * begins the transaction. When that may help, the whole is done again, with pauses that grow,
     * for at most retry_time: so $work must bear being called more than once.
     *
     * @template T
     * @phpstan-param callable(Transaction): T $work
     * @phpstan-param array<string, mixed> $options those that a transaction may have
     * @phpstan-return T
     * @throws Exception\TransactionException if the outcome of the commit is not known
     * @throws Exception\UsageException within the $work of another one of this client, or after close()
     * @throws Exception\Neo4jException as run(), and whatever $work throws
     */
    public function transaction(callable $work, #[\SensitiveParameter] array $options = []): mixed {}

    /**
     * What the next statement waits for: the bookmarks of the commits so far. Another client, such
     * as the next page's, that gets them as its option "bookmarks" sees what this one wrote.
     *
     * @return list<string>
     */
    public function getLastBookmarks(): array {}

    /**
     * Asks any endpoint that answers JSON, within no transaction, and returns when the status is
     * known and the answer, or the first element of a list, is there.
     *
     * @phpstan-param "GET"|"HEAD"|"OPTIONS"|"POST"|"PUT"|"PATCH"|"DELETE" $method
     * @param string $path begins with "/", percent-encoded, with a query string if need be
     * @param mixed $body becomes JSON as parameters do (a string is a JSON string); null: no body
     * @phpstan-param array{headers?: array<int|string, string>, timeout?: float, idle_timeout?: float,
     *     stream?: bool, value_mode?: ValueMode|string} $options
     * @throws Exception\ServerException for each status from 400 on, with the status as its code
     * @throws Exception\ProtocolException, Exception\ConnectionException
     * @throws Exception\UsageException after close()
     */
    public function request(string $method, string $path, #[\SensitiveParameter] mixed $body = null, #[\SensitiveParameter] array $options = []): Response {}

    /**
     * What the server says of itself, asked at most once per discovery_ttl.
     *
     * @throws Exception\Neo4jException as run()
     */
    public function getServerInfo(): ServerInfo {}

    /**
     * Asks the server anew who it is, and makes a round trip with the credentials.
     *
     * @throws Exception\Neo4jException what is wrong
     */
    public function verifyConnectivity(): void {}

    public function getTransport(): Transport {}

    /** Closes the idle connections; results that are open stay readable. */
    public function close(): void {}
}
