<?php

/** @generate-class-entries */

namespace Neo4j\Transport;

/**
 * @strict-properties
 * @not-serializable
 */
final class Curl extends \Neo4j\Transport
{
    protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Response {}
}
