<?php

/** @generate-class-entries */

namespace Neo4j\Type;

/**
 * A point in one of the four coordinate systems of Neo4j. Immutable; can be compared with ==, serialized,
 * var_export()ed and given to json_encode().
 *
 * @strict-properties
 */
final class Point implements \JsonSerializable, \Stringable
{
    /**
     * x and y.
     *
     * @var int
     */
    public const CARTESIAN = 7203;

    /**
     * x, y and z.
     *
     * @var int
     */
    public const CARTESIAN_3D = 9157;

    /**
     * x is the longitude, y the latitude, in degrees.
     *
     * @var int
     */
    public const WGS_84 = 4326;

    /**
     * The same, and z the height in metres.
     *
     * @var int
     */
    public const WGS_84_3D = 4979;

    /** The coordinate system: one of the constants. */
    public readonly int $srid;

    public readonly float $x;

    public readonly float $y;

    /** null: the system has two dimensions. */
    public readonly ?float $z;

    /** @throws \ValueError there is no such system, or it has another number of dimensions */
    public function __construct(int $srid, float $x, float $y, ?float $z = null) {}

    /** As Cypher's toString() has it: point({x: 1.5, y: 2.0, crs: 'cartesian'}) */
    public function __toString(): string {}

    /**
     * @return array<string, mixed> the members
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
    public static function __set_state(array $state): Point {}
}
