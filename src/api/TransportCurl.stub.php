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
    /**
     * The body comes in pieces, once, as they are taken. A header that came more than once has a list.
     *
     * @return Response its body is a Body
     */
    protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Response {}
}
