<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * What an answer says beside its rows.
 *
 * @strict-properties
 */
final class Summary
{
    /** null: not asked for (option stats), or not sent. */
    public readonly ?Counters $counters;

    public readonly ?string $queryType;

    /** As the server gives it, after EXPLAIN. */
    public readonly ?array $plan;

    /** As the server gives it, after PROFILE. */
    public readonly ?array $profile;

    /** list<array<string, mixed>> */
    public readonly array $notifications;

    /** list<string> */
    public readonly array $bookmarks;

    /** null: the server has only one. */
    public readonly ?string $database;

    /** scheme://host:port of the one that answered. */
    public readonly string $server;

    public readonly Protocol $protocol;

    public readonly int $rows;

    /** Of the answer's body. */
    public readonly int $bytes;

    /** From run() to the first row; null: there was none. */
    public readonly ?float $firstRowSeconds;

    /** From run() to the answer's end. */
    public readonly float $totalSeconds;

    private function __construct() {}
}
