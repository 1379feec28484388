<?php
/* Floats, with whole ones and those that JSON has no number for. */

$parameter = fn ($value) => ['value' => $value];
$cypher = fn ($value, string $expression) => ['value' => $value, 'cypher' => $expression];
$great = fn ($value, string $expression) => ['value' => $value, 'cypher' => $expression, 'parameter' => 1e308];
return [
    'float 0.0' => $cypher(0.0, '0.0'), 'float -0.0' => $cypher(-0.0, '-0.0'), 'float 1.0' => $cypher(1.0, '1.0'), 'float 0.1+0.2' => $parameter(0.1 + 0.2),
    'float 1e15' => $parameter(1e15), 'float 1e22' => $parameter(1e22), 'float 2^53' => $parameter(9007199254740992.0), 'float 2^63' => $parameter(9223372036854775808.0),
    'float 1.5e300' => $parameter(1.5e300), 'float 5e-324' => $parameter(5e-324), 'float 1.8e308 (the greatest)' => $parameter(PHP_FLOAT_MAX),
    'NaN' => $cypher(NAN, '(0.0/0.0)'), 'Infinity' => $great(INF, '({v} * 10.0)'), '-Infinity' => $great(-INF, '({v} * -10.0)'),
    'NaN and Infinity beside 1.5' => ['value' => [1.5, NAN, INF, -INF], 'cypher' => '[1.5, 0.0/0.0, {v} * 10.0, {v} * -10.0]', 'parameter' => 1e308, 'array' => false],
];
