<?php

/** @generate-class-entries */

namespace Neo4j\Transport;

/**
 * PHP's own http:// and https:// streams, one connection per request. docs/transports.md says what they
 * cannot do.
 *
 * @strict-properties
 * @not-serializable
 */
final class Stream extends \Neo4j\Transport
{
    /** @param resource|null $context a stream context, which the client's options go before */
    public function __construct($context = null) {}

    /** Of the answer's headers it gives Content-Type and Content-Encoding. */
    protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Response {}
}
