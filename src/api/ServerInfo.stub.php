<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * What a server says of itself, and which protocol follows from it.
 *
 * @strict-properties
 */
final class ServerInfo
{
    /** "Neo4j" */
    public readonly string $product;

    /** Empty if the server does not tell. */
    public readonly string $version;

    public readonly ?string $edition;

    /** The one that run() uses. */
    public readonly Protocol $protocol;

    /** Why that one: the rule that chose it, and the doors that refused statements since. */
    public readonly string $reason;

    /** list<Protocol>: all that the server has. */
    public readonly array $protocols;

    private function __construct() {}
}
