<?php
/* Vectors, which Cypher 25 can make, and which the store format of Community does not hold. */

use Neo4j\Type\Vector;

$kinds = [
    'Vector of INT8' => ['vector([1, -128, 127], 3, INTEGER8)', new Vector('INT8', [1, -128, 127])],
    'Vector of INT64' => ['vector([9223372036854775807, -1], 2, INTEGER)', new Vector('INT64', [PHP_INT_MAX, -1])],
    'Vector of FLOAT32' => ['vector([1.5, -0.25], 2, FLOAT32)', new Vector('FLOAT32', [1.5, -0.25])],
    'Vector of FLOAT64' => ['vector([1.0, 0.1, 1.5e300], 3, FLOAT)', new Vector('FLOAT64', [1.0, 0.1, 1.5e300])],
];
return array_map(fn ($kind) => ['cypher' => $kind[0], 'value' => $kind[1], 'from' => '2025.10', 'stored' => false, 'language' => 'CYPHER 25 '], $kinds);
