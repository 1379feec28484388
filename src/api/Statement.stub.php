<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * A statement as an observer sees it. Its parameters may hold what no log should.
 *
 * @strict-properties
 * @not-serializable
 */
final class Statement
{
    public readonly string $text;

    /** array<string, mixed>, as they were given */
    public readonly array $parameters;

    /** null: the server has only one, or was not found. */
    public readonly ?string $database;

    /** scheme://host:port */
    public readonly string $server;

    /** null: the server was not found. */
    public readonly ?Protocol $protocol;

    /** Counted from 1. */
    public readonly int $attempt;

    /** For tests of observers. */
    public function __construct(string $text, #[\SensitiveParameter] array $parameters = [], ?string $database = null, string $server = '', ?Protocol $protocol = null, int $attempt = 1) {}
}
