<?php

/** @generate-class-entries */

namespace Neo4j;

/** @strict-properties */
final class Summary
{
    public readonly ?Counters $counters;

    public readonly ?string $queryType;

    public readonly ?array $plan;

    public readonly ?array $profile;

    public readonly array $notifications;

    public readonly array $bookmarks;

    public readonly ?string $database;

    public readonly string $server;

    public readonly Protocol $protocol;

    public readonly int $rows;

    public readonly int $bytes;

    public readonly ?float $firstRowSeconds;

    public readonly float $totalSeconds;

    private function __construct() {}
}
