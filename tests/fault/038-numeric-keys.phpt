--TEST--
Numeric-looking keys and column names follow PHP array rules
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$keys = ['0', '7', '-3', '007', '1.5', '-0', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '', ' 1', '1e3'];
$expected = array_combine($keys, range(1, count($keys)));
$json = implode(',', array_map(fn ($key, $value) => json_encode((string) $key) . ":$value", $keys, $expected));
check_all(outcomes([legacy_value_body("{{$json}}")], '2.0.0-M06'), [[['v' => $expected]], 'end']);

$typed = implode(',', array_map(fn ($key, $value) => json_encode((string) $key) . ':{"$type":"Integer","_value":"' . $value . '"}', $keys, $expected));
check_all(outcomes([typed_value_body('{"$type":"Map","_value":{' . $typed . '}}')], '5.26'), [[['v' => $expected]], 'end']);

check_all(outcomes([legacy_body($keys, [array_values($expected)])], '2.0.0-M06'), [[$expected], 'end']);
check_all(outcomes([typed_body($keys, [array_values($expected)])], '5.26'), [[$expected], 'end']);

$server = scripted([legacy_body(['1', '0', 'a'], [['x', 'y', 'z']])], '2.0.0-M06');
$result = (new Neo4j\Client($server->url))->run('RETURN');
echo json_encode([$result->getColumns(), $result->fetchAll()]), "\n";
--EXPECT--
1 cases
1 cases
1 cases
1 cases
[["1","0","a"],[{"1":"x","0":"y","a":"z"}]]
