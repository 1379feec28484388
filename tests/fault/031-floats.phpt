--TEST--
Floats stay floats, to the last bit
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$floats = [
    '1.0' => 1.0, '-0.0' => -0.0, '0.1' => 0.1, '1.0E8' => 1.0e8, '1.0E-5' => 1.0e-5, '4.9E-324' => 4.9e-324,
    '1.7976931348623157E308' => PHP_FLOAT_MAX, '1.2345678901234568E20' => 1.2345678901234568e20,
    '9.007199254740993E15' => 9007199254740993.0, '1E5' => 1e5, '1e5' => 1e5, '3.141592653589793' => M_PI,
];
foreach (['legacy_value_body' => '2.0.0-M06', 'typed_value_body' => '5.26'] as $body => $personality) {
    $answers = [];
    foreach (array_keys($floats) as $text) {
        $answers[$text] = $body($personality === '5.26' ? '{"$type":"Float","_value":"' . $text . '"}' : (string) $text);
    }
    setlocale(LC_ALL, 'de_DE.UTF-8', 'de_DE');
    foreach (outcomes($answers, $personality) as $text => [$rows, $end]) {
        check([$end, bin2hex(pack('E', $rows[0]['v'])), is_float($rows[0]['v'])], ['end', bin2hex(pack('E', $floats[$text])), true], $text);
    }
}
$special = outcomes(array_map(fn ($v) => typed_value_body('{"$type":"Float","_value":"' . $v . '"}'), ['NaN', 'Infinity', '-Infinity']), '5.26');
echo json_encode(array_map(fn ($outcome) => var_export($outcome[0][0]['v'], true), $special)), "\n";
--EXPECT--
["NAN","INF","-INF"]
