<?php

/** @generate-class-entries */

namespace Neo4j\Transport;

/** @strict-properties */
final class Response
{
    public readonly int $status;

    public readonly array $headers;

    public readonly string|array|\Traversable $body;

    public function __construct(int $status, array $headers, string|iterable $body) {}
}
