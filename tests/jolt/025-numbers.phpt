--TEST--
The text of a number decides: a dot or an exponent makes a float
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$values = [
    '0' => 0, '-0' => 0, '2147483647' => 2147483647, '-2147483648' => -2147483648, '9223372036854775807' => PHP_INT_MAX, '-9223372036854775808' => PHP_INT_MIN,
    '1.0' => 1.0, '-0.0' => -0.0, '1E3' => 1000.0, '1.0E300' => 1e300, '4.9E-324' => 5e-324,
    '{"Z":"0"}' => 0, '{"Z":"-1"}' => -1, '{"Z":"9223372036854775807"}' => PHP_INT_MAX, '{"Z":"-9223372036854775808"}' => PHP_INT_MIN,
    '{"R":"1.0"}' => 1.0, '{"R":"-0.0"}' => -0.0, '{"R":"4.9E-324"}' => 5e-324, '{"R":"1.7976931348623157E308"}' => PHP_FLOAT_MAX, '{"R":"1.2345678901234568E20"}' => 1.2345678901234568E20,
    '{"R":"NaN"}' => NAN, '{"R":"Infinity"}' => INF, '{"R":"-Infinity"}' => -INF,
    /* As strict mode has it. */
    '{"R":"2147483648"}' => 2147483648, '{"R":"-9223372036854775808"}' => PHP_INT_MIN, '{"R":"9223372036854775807"}' => PHP_INT_MAX, '{"R":"0"}' => 0,
    /* Arrays of floats: the names are floats where one element shows that the array is of floats. */
    '[1.5,"NaN"]' => [1.5, NAN], '["NaN","Infinity","-Infinity",0.0]' => [NAN, INF, -INF, 0.0], '["NaN"]' => ['NaN'], '["NaN",1]' => ['NaN', 1],
    '[{"R":"1.5"},"NaN"]' => [1.5, 'NaN'], '[1.5,{"U":"NaN"}]' => [1.5, 'NaN'], '[[1.5],"NaN"]' => [[1.5], 'NaN'], '[1.5,["NaN"]]' => [1.5, ['NaN']], '[1.5,"nan"]' => [1.5, 'nan'], '"NaN"' => 'NaN',
];
$is = jolt_values(array_keys($values));
foreach (array_values($values) as $i => $value) {
    check(serialize($is[$i]), serialize($value), array_keys($values)[$i]);
}
echo count($values), "\n";
--EXPECT--
37
