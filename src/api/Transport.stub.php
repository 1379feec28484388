<?php

/** @generate-class-entries */

namespace Neo4j;

/** Who carries a request to the server and its answer back. */
abstract class Transport
{
    /**
     * @phpstan-param array<string, string>|list<string> $headers name => value, or "Name: value"
     * @phpstan-param array<string, mixed> $options as a Client takes them
     */
    abstract protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Transport\Response;
}
