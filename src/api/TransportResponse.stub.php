<?php

/** @generate-class-entries */

namespace Neo4j\Transport;

/** @strict-properties */
final class Response
{
    public readonly int $status;

    /** array<string, string|list<string>>, or "Name: value" */
    public readonly array $headers;

    /** The whole of it, or its pieces (iterable<string>), which are taken as rows are asked for. */
    public readonly string|array|\Traversable $body;

    /**
     * @phpstan-param array<string|int, string|list<string>> $headers name => value or values, or "Name: value"
     * @phpstan-param string|iterable<string> $body
     */
    public function __construct(int $status, array $headers, string|iterable $body) {}
}
