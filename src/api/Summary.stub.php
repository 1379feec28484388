<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * What an answer says beside its rows, in one shape whatever the protocol. Nothing is made up: what
 * a server does not send is null, empty, or not there.
 *
 * An operator of a plan is an array; the figures are there in a profile, as far as the server
 * measures them (dbHits and rows always):
 *
 *     array{operatorType: string, identifiers: list<string>, arguments: array<string, mixed>,
 *         dbHits?: int, rows?: int, pageCacheHits?: int, pageCacheMisses?: int,
 *         pageCacheHitRatio?: float, time?: int, children: list<array>}
 *
 * The operator's type and the names and values of its arguments are the server's own. The legacy
 * protocol tells no identifiers.
 *
 * @strict-properties
 */
final class Summary
{
    /** null: not asked for (option stats), or not sent. */
    public readonly ?Counters $counters;

    /** "r" (reads), "w" (writes), "rw" (both) or "s" (changes the schema); null before 2026. */
    public readonly ?string $queryType;

    /** After EXPLAIN: the tree's root. */
    public readonly ?array $plan;

    /** After PROFILE: the tree's root, with what was measured. */
    public readonly ?array $profile;

    /**
     * list<array{code: ?string, title: ?string, description: ?string, severity: ?string,
     *     category: ?string, position: ?array{offset: ?int, line: ?int, column: ?int}}>
     * Keys that a later server adds come behind these.
     */
    public readonly array $notifications;

    /** list<string>: what other clients can wait for, to see what this statement wrote. */
    public readonly array $bookmarks;

    /** null: the server has only one. */
    public readonly ?string $database;

    /** scheme://host:port of the server that answered. */
    public readonly string $server;

    /** The protocol that was spoken, after a fallback too. */
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
