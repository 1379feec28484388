--TEST--
Floats are sent whole whatever precision and locale say, and ini is left alone
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--INI--
precision=5
serialize_precision=5
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

setlocale(LC_ALL, 'de_DE.UTF-8', 'de_DE', 'fr_FR.UTF-8') && print('');
$values = [0.1 + 0.2, 1 / 3, 123456789.123456789, 5e-324, 1.7976931348623157e308];
foreach (['2.0' => '{v}', '5.26' => '$v'] as $version => $v) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ($values as $i => $value) {
        var_dump($client->run("RETURN $v AS v", ['v' => $value])->single()['v'] === $value);
    }
}
echo ini_get('serialize_precision'), "\n";
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
5
