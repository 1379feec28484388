--TEST--
Scalars, strings, lists and maps come back from every server that speaks Jolt as they were sent
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/jolt.php';
jolt_skip();
?>
--FILE--
<?php
require __DIR__ . '/jolt.php';
require __DIR__ . '/../value/values.php';

$values = same_scalars() + same_strings() + same_containers();
foreach (jolt_clients() as $version => $client) {
    foreach ($values as $name => $value) {
        $is = $client->run('RETURN $v AS v', ['v' => $value])->fetch()['v'];
        check(serialize(sorted($is)), serialize(sorted($value)), "$version $name");
    }
    $list = array_values($values);
    $is = $client->run('RETURN $v AS v', ['v' => $list])->fetch()['v'];
    check(serialize(sorted($is)), serialize(sorted($list)), "$version, a list of all");
}
echo count($values), " values\n";
--EXPECT--
73 values
