<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A day, without a time or a zone. Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Date implements \JsonSerializable, \Stringable
{
    /** Of the proleptic Gregorian calendar, -999999999 to 999999999; 0 is 1 BC. */
    public readonly int $year;

    /** 1 to 12. */
    public readonly int $month;

    /** 1 to 31. */
    public readonly int $day;

    /**
     * @throws \ValueError a number is out of its range, or there is no such day
     *
     * @implementation-alias neo4j_temporal_construct
     */
    public function __construct(int $year, int $month, int $day) {}

    /**
     * The same at midnight, UTC. Nanoseconds below a microsecond, which PHP does not have, are lost.
     *
     * @throws \ValueError PHP has no such date
     *
     * @implementation-alias neo4j_temporal_to_native
     */
    public function toNative(): \DateTimeImmutable {}

    /**
     * That of its day, in its own zone.
     *
     * @throws \ValueError the year is beyond ±999999999
     *
     * @implementation-alias neo4j_temporal_from_native
     */
    public static function fromNative(\DateTimeInterface $native): Date {}

    /**
     * As Cypher's toString() has it: 2024-02-29
     *
     * @implementation-alias neo4j_temporal_string
     */
    public function __toString(): string {}

    /**
     * The same text.
     *
     * @implementation-alias neo4j_temporal_string
     */
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
    public static function __set_state(array $state): Date {}
}
