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
     * @phpstan-param string|list<string> $uri http(s)://[user:password@]host[:port][/prefix], one for now
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
