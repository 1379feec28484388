<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A moment: a day and a time with an offset from UTC, and perhaps a zone. (Neo4j calls it DateTime.) Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class ZonedDateTime implements \JsonSerializable, \Stringable
{
    /** Of the proleptic Gregorian calendar, -999999999 to 999999999; 0 is 1 BC. */
    public readonly int $year;

    /** 1 to 12. */
    public readonly int $month;

    /** 1 to 31. */
    public readonly int $day;

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

    /** An id such as "Europe/Berlin"; null: there is only the offset. */
    public readonly ?string $zone;

    /**
     * @throws \ValueError a number is out of its range, or there is no such day
     *
     * @implementation-alias neo4j_temporal_construct
     */
    public function __construct(int $year, int $month, int $day, int $hour = 0, int $minute = 0, int $second = 0, int $nanosecond = 0, int $offsetSeconds = 0, ?string $zone = null) {}

    /**
     * The same in its zone; in its offset where PHP does not know the zone. Nanoseconds below a microsecond, which PHP does not have, are lost.
     *
     * @throws \ValueError PHP has no such date
     *
     * @implementation-alias neo4j_temporal_to_native
     */
    public function toNative(): \DateTimeImmutable {}

    /**
     * That with its offset, and its zone if that has an id such as "Europe/Berlin" (UTC is an offset).
     *
     * @throws \ValueError the year is beyond ±999999999, or the offset beyond 18 hours
     *
     * @implementation-alias neo4j_temporal_from_native
     */
    public static function fromNative(\DateTimeInterface $native): ZonedDateTime {}

    /**
     * As Cypher's toString() has it: 2024-10-27T02:30:00+01:00[Europe/Berlin]
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
    public static function __set_state(array $state): ZonedDateTime {}
}
