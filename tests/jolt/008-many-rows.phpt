--TEST--
A hundred thousand rows stream, and one that is dropped ends
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
foreach (jolt_clients() as $version => $client) {
    $sum = 0;
    foreach ($client->run('UNWIND range(1, 100000) AS x RETURN x, toFloat(x) AS f') as $row) {
        $sum += $row['x'];
    }
    check([$sum, $row['f']], [5000050000, 100000.0], $version);
    $result = $client->run('UNWIND range(1, 1000000) AS x RETURN x');
    check($result->fetch(), ['x' => 1], "$version first");
    unset($result);
    check($client->run('RETURN 1 AS one')->single(), ['one' => 1], "$version after");
}
echo "done\n";
--EXPECT--
done
