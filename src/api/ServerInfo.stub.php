<?php

/** @generate-class-entries */

namespace Neo4j;

/** @strict-properties */
final class ServerInfo
{
    public readonly string $product;

    public readonly string $version;

    public readonly ?string $edition;

    public readonly Protocol $protocol;

    public readonly string $reason;

    public readonly array $protocols;

    private function __construct() {}
}
