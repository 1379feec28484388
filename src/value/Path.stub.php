<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A path as the server sent it. Immutable; paths can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Path implements \JsonSerializable
{
    /** list<Node>, in the order of the path. In Gremlin a path may hold other values too. */
    public readonly array $nodes;

    /** list<Relationship>, in the order of the path: one fewer than the nodes. Each keeps its own direction. */
    public readonly array $relationships;

    /** list<list<string>>: the step labels of a Gremlin path's objects; [] for Cypher. */
    public readonly array $labels;

    /**
     * For tests of your own.
     *
     * @phpstan-param list<Node> $nodes
     * @phpstan-param list<Relationship> $relationships
     * @phpstan-param list<list<string>> $labels
     */
    public function __construct(array $nodes, array $relationships = [], array $labels = []) {}

    /**
     * @return array<string, mixed>
     *
     * @implementation-alias neo4j_record_members
     */
    public function jsonSerialize(): array {}

    /**
     * @return array<string, mixed>
     *
     * @implementation-alias neo4j_record_members
     */
    public function __serialize(): array {}

    /**
     * @phpstan-param array<string, mixed> $data
     * @throws \ValueError a member is missing, or there is one too many
     * @throws \TypeError a member has another type
     *
     * @implementation-alias neo4j_record_unserialize
     */
    public function __unserialize(array $data): void {}

    /**
     * @phpstan-param array<string, mixed> $state
     * @throws \ValueError a member is missing, or there is one too many
     * @throws \TypeError a member has another type
     *
     * @implementation-alias neo4j_record_set_state
     */
    public static function __set_state(array $state): Path {}
}
