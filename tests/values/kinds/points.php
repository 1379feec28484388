<?php
/* Points in the four coordinate systems. */

use Neo4j\Type\Point;

$kinds = [
    'Point' => ['point({x: 1.5, y: -2})', new Point(7203, 1.5, -2.0)],
    'Point in three dimensions' => ['point({x: 1.0, y: 2.0, z: -0.0})', new Point(9157, 1.0, 2.0, -0.0)],
    'Point on the globe' => ['point({longitude: 12.9, latitude: -55.6})', new Point(4326, 12.9, -55.6)],
    'Point on the globe with a height' => ['point({longitude: -180.0, latitude: 90.0, height: 1234.5})', new Point(4979, -180.0, 90.0, 1234.5)],
    'Point with great and small coordinates' => ['point({x: 1.5e300, y: 5e-324})', new Point(7203, 1.5e300, 5e-324)],
];
$is_map_of = fn (Point $point) => fn ($is) => is_array($is) && ($is['type'] ?? '') === 'Point' && ($is['crs']['srid'] ?? 0) === $point->srid
    && is_the_same($is['coordinates'], $point->z === null ? [$point->x, $point->y] : [$point->x, $point->y, $point->z]);
return array_map(fn ($kind) => ['cypher' => $kind[0], 'value' => $kind[1], 'forms' => ['as a map' => $is_map_of($kind[1])], 'from' => '3.4'], $kinds);
