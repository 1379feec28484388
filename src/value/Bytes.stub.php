<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A string of bytes that need not be text. Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Bytes implements \JsonSerializable, \Stringable
{
    public readonly string $value;

    public function __construct(string $value) {}

    /** The bytes. */
    public function __toString(): string {}

    /** In base64, since JSON has no bytes. */
    public function jsonSerialize(): string {}

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
    public static function __set_state(array $state): Bytes {}
}
