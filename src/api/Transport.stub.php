<?php

/** @generate-class-entries */

namespace Neo4j;

/** Who carries a request to the server and its answer back. May be extended. */
abstract class Transport
{
    /**
     * Called for each request of a client that has this transport, its questions who the server is
     * included. What it throws comes out of the method that asked.
     *
     * @param string $url with the path, without credentials
     * @param array $headers among them Authorization, which no trace should show
     * @param string $body "" if there is none
     * @phpstan-param array<string, string>|list<string> $headers name => value, or "Name: value"
     * @phpstan-param array<string, mixed> $options as a Client takes them: its limits for this request in
     *     seconds, and what the user said of TLS, proxies and persistence
     */
    abstract protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Transport\Response;
}
