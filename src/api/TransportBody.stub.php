<?php

/** @generate-class-entries */

namespace Neo4j\Transport;

/**
 * The body of an answer that Transport\Curl gives: its pieces as they come, once. It holds the
 * connection; one that is let go before its end closes it.
 *
 * @strict-properties
 * @not-serializable
 * @implements \IteratorAggregate<int, string>
 */
final class Body implements \IteratorAggregate
{
    /** They are made by a transport. */
    private function __construct() {}

    /** @phpstan-return \Iterator<int, string> */
    public function getIterator(): \Iterator {}
}
