<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A duration: months, days, and seconds with nanoseconds, which stay apart since none is a fixed
 * number of another. Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Duration implements \JsonSerializable, \Stringable
{
    /** Any number; a year is 12. */
    public readonly int $months;

    /** Any number; a week is 7. */
    public readonly int $days;

    /** Any number; rounded down where there are nanoseconds. */
    public readonly int $seconds;

    /** 0 to 999999999, also where the seconds are negative: -0.5 s is -1 s and 500000000 ns. */
    public readonly int $nanoseconds;

    /** @throws \ValueError the nanoseconds are out of their range */
    public function __construct(int $months = 0, int $days = 0, int $seconds = 0, int $nanoseconds = 0) {}

    /**
     * The same; nanoseconds below a microsecond, which PHP does not have, are lost.
     *
     * @throws \ValueError a part is beyond the 32 bits that PHP has for it
     */
    public function toNative(): \DateInterval {}

    /**
     * Its years, months, days, hours, minutes, seconds and microseconds, negative if it is inverted.
     *
     * @throws \ValueError it is one of words, such as "next weekday", or a part is too long
     */
    public static function fromNative(\DateInterval $native): Duration {}

    /** As Cypher's toString() has it: P1Y2M3DT4H5M6.789S */
    public function __toString(): string {}

    /**
     * The same text.
     *
     * @implementation-alias Neo4j\Type\Duration::__toString
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
    public static function __set_state(array $state): Duration {}
}
