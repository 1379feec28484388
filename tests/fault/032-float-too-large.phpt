--TEST--
A float beyond the range of a double is an exception, not infinity
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$texts = ['1.0E309', '-1.0E309', '1.0E400', '1' . str_repeat('0', 400) . '.0'];
check_all(outcomes(array_map(legacy_value_body(...), $texts), '2.0.0-M06'), [[], 'ProtocolException']);
$typed = array_map(fn ($text) => typed_value_body('{"$type":"Float","_value":"' . $text . '"}'), $texts);
check_all(outcomes($typed, '5.26'), [[], 'ProtocolException']);
--EXPECT--
4 cases
4 cases
