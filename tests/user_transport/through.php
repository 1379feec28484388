<?php
/* A transport that carries requests on over another one; its body is the closure's. */

require_once __DIR__ . '/../include/neo4j.php';

final class Through extends Neo4j\Transport
{
    public function __construct(private Neo4j\Transport $inner, private ?Closure $change = null)
    {
    }

    public function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        $response = $this->inner->exchange($method, $url, $headers, $body, $options);
        return $this->change ? new Neo4j\Transport\Response($response->status, $response->headers, ($this->change)($response->body)) : $response;
    }
}
