<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * @strict-properties
 * @not-serializable
 */
final class Client implements Runner
{
    public function __construct(#[\SensitiveParameter] string|array $uri = 'http://localhost:7474', #[\SensitiveParameter] array $options = []) {}

    public function run(string|Query $query, array $parameters = [], #[\SensitiveParameter] array $options = []): ResultSet {}

    public function getServerInfo(): ServerInfo {}

    public function verifyConnectivity(): void {}

    public function getTransport(): Transport {}

    public function close(): void {}
}
