<?php
/* null, booleans, integers. */

$parameter = fn ($value, bool $stored = true) => ['value' => $value, 'stored' => $stored];
return [
    'null' => $parameter(null, false), 'true' => $parameter(true), 'false' => $parameter(false),
    'integer 0' => ['value' => 0, 'cypher' => '0'], 'integer 1' => ['value' => 1, 'cypher' => '1'], 'integer -1' => ['value' => -1, 'cypher' => '-1'],
    'integer 2^31-1' => $parameter(2147483647), 'integer 2^31' => $parameter(2147483648), 'integer -2^31' => $parameter(-2147483648), 'integer -2^31-1' => $parameter(-2147483649),
    'integer 2^53+1' => ['value' => 9007199254740993, 'cypher' => '9007199254740993'],
    'integer 2^63-1' => ['value' => PHP_INT_MAX, 'cypher' => '9223372036854775807'],
    'integer -2^63' => $parameter(PHP_INT_MIN),
];
