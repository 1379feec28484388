<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A time of day with an offset from UTC. Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Time implements \JsonSerializable, \Stringable
{
    /** 0 to 23. */
    public readonly int $hour;

    /** 0 to 59. */
    public readonly int $minute;

    /** 0 to 59. */
    public readonly int $second;

    /** 0 to 999999999. */
    public readonly int $nanosecond;

    /** Seconds east of UTC, -64800 to 64800. */
    public readonly int $offsetSeconds;

    /**
     * @throws \ValueError a number is out of its range, or there is no such day
     *
     * @implementation-alias neo4j_temporal_construct
     */
    public function __construct(int $hour, int $minute = 0, int $second = 0, int $nanosecond = 0, int $offsetSeconds = 0) {}

    /**
     * The same on 1970-01-01, with this offset. Nanoseconds below a microsecond, which PHP does not have, are lost.
     *
     * @throws \ValueError PHP has no such date
     *
     * @implementation-alias neo4j_temporal_to_native
     */
    public function toNative(): \DateTimeImmutable {}

    /**
     * That of its time of day and offset.
     *
     * @throws \ValueError the offset is beyond 18 hours
     *
     * @implementation-alias neo4j_temporal_from_native
     */
    public static function fromNative(\DateTimeInterface $native): Time {}

    /**
     * As Cypher's toString() has it: 12:34:56.789+02:00
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
    public static function __set_state(array $state): Time {}
}
