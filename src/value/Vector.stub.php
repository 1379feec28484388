<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A vector of numbers of one type (Neo4j 2025.10 and later). Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Vector implements \JsonSerializable
{
    /** INT8, INT16, INT32, INT64, FLOAT32 or FLOAT64. */
    public readonly string $type;

    /** list<int>, or list<float> if the type is one of floats. */
    public readonly array $values;

    /**
     * @phpstan-param list<int>|list<float> $values floats for FLOAT32 and FLOAT64
     * @throws \ValueError there is no such type, or a value is none of it
     */
    public function __construct(string $type, array $values) {}

    /** @return list<int|float> */
    public function jsonSerialize(): array {}

    /**
     * @return array<string, mixed>
     *
     * @implementation-alias neo4j_record_members
     */
    public function __serialize(): array {}

    /**
     * @phpstan-param array<string, mixed> $data
     * @throws \ValueError a member is missing, one too many, or out of its range
     * @throws \TypeError a member has another type
     *
     * @implementation-alias neo4j_record_unserialize
     */
    public function __unserialize(array $data): void {}

    /**
     * @phpstan-param array<string, mixed> $state
     * @throws \ValueError a member is missing, one too many, or out of its range
     * @throws \TypeError a member has another type
     *
     * @implementation-alias neo4j_record_set_state
     */
    public static function __set_state(array $state): Vector {}
}
