--TEST--
Strings stay strings, whatever they look like
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$texts = ['1', '1.0', 'NaN', 'Infinity', 'null', 'true', '[]', '{}', '2024-02-29', '{"$type":"Integer","_value":"1"}', '$type', ''];
check_all(outcomes([legacy_body($texts, [$texts])], '2.0.0-M06'), [[array_combine($texts, $texts)], 'end']);
check_all(outcomes([typed_body($texts, [$texts])], '5.26'), [[array_combine($texts, $texts)], 'end']);

/* A map of the user's may hold the words of the format: inside a typed map all keys are the user's. */
$map = (object) ['$type' => 'Integer', '_value' => 'x', '_labels' => [1], '_element_id' => null];
check_all(outcomes([typed_body(['v'], [[$map]])], '5.26'), [[['v' => (array) $map]], 'end']);
check_all(outcomes([legacy_body(['v'], [[$map]])], '2.0.0-M06'), [[['v' => (array) $map]], 'end']);
--EXPECT--
1 cases
1 cases
1 cases
1 cases
