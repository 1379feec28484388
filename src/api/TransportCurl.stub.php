<?php

/** @generate-class-entries */

namespace Neo4j\Transport;

/**
 * libcurl with persistent connections: what a Client uses if nothing else is said.
 *
 * @strict-properties
 * @not-serializable
 */
final class Curl extends \Neo4j\Transport
{
    /** Of the answer's headers it gives Content-Type and Content-Encoding. */
    protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Response {}
}
