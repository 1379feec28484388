<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * What a statement changed, as the server counts it; 0 for what it does not count.
 *
 * @strict-properties
 */
final class Counters
{
    public readonly int $nodesCreated;

    public readonly int $nodesDeleted;

    public readonly int $relationshipsCreated;

    public readonly int $relationshipsDeleted;

    public readonly int $propertiesSet;

    public readonly int $labelsAdded;

    public readonly int $labelsRemoved;

    public readonly int $indexesAdded;

    public readonly int $indexesRemoved;

    public readonly int $constraintsAdded;

    public readonly int $constraintsRemoved;

    public readonly int $systemUpdates;

    private function __construct() {}

    /** Is any of them not zero? */
    public function containsUpdates(): bool {}
}
