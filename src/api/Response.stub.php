<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * What an endpoint answered to Client::request(), read once. The elements of a list come one by one
 * as the server sends them; anything else is read as a whole.
 *
 * Nodes, relationships and paths in their REST form are values of the Type classes, wherever they
 * stand; what is not certainly one stays a map.
 *
 * @implements \IteratorAggregate<int|string, mixed>
 * @strict-properties
 * @not-serializable
 */
final class Response implements \IteratorAggregate
{
    public readonly int $status;

    /** array<string, string>: names in lower case; a field that is repeated has its values joined by ", ". */
    public readonly array $headers;

    private function __construct() {}

    /**
     * The whole answer, as often as it is asked for; null if it has no body.
     *
     * @throws Exception\ServerException, Exception\ProtocolException, Exception\ConnectionException
     * @throws Exception\UsageException if its elements have been iterated, or after close()
     */
    public function getValue(): mixed {}

    /** Ends it. Before the end of a list this cuts the connection. */
    public function close(): void {}

    /**
     * The elements of a list, or the members of a map by their keys.
     *
     * @return \Iterator<int|string, mixed>
     * @throws Exception\Neo4jException as getValue()
     * @throws Exception\UsageException if it is neither
     */
    public function getIterator(): \Iterator {}
}
