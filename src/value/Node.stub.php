<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A node (in Gremlin: a vertex) as the server sent it. Immutable; nodes can be compared with ==,
 * serialized, var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Node implements \JsonSerializable
{
    /** What Cypher's elementId() gives. Before Neo4j 5 it is the id as text. */
    public readonly string $elementId;

    /** What Cypher's id() gives; null: the format has none (typed Query API). */
    public readonly int|string|null $id;

    /** list<string>; null: the server did not send them (as before Neo4j 2.0, or in a legacy path). */
    public readonly ?array $labels;

    /** array<string, mixed>; null: the server did not send them (as in a legacy path). */
    public readonly ?array $properties;

    /**
     * For tests of your own; a null says that the server did not send it.
     *
     * @phpstan-param list<string>|null $labels
     * @phpstan-param array<string, mixed>|null $properties
     */
    public function __construct(string $elementId, int|string|null $id = null, ?array $labels = null, ?array $properties = null) {}

    /**
     * The property's value, or $default if there is none of that name.
     *
     * @implementation-alias neo4j_element_get
     */
    public function get(string $key, mixed $default = null): mixed {}

    /** @implementation-alias neo4j_element_has */
    public function has(string $key): bool {}

    /**
     * @return array{elementId: string, id: int|string|null, labels: list<string>|null, properties: array<string, mixed>|\stdClass|null}
     *         properties as an object where json_encode() would take the array for a list
     *
     * @implementation-alias neo4j_element_json
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
    public static function __set_state(array $state): Node {}
}
