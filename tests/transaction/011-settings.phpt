--TEST--
Access mode, database and server_timeout of a transaction reach the server
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

at_each_door(function ($client, $label, $door, $outside) {
    [$version, $protocol] = explode(' ', $door);
    $e = exception_of(fn () => $client->beginTransaction(['access_mode' => 'read'])->run("CREATE (n:$label)"));
    check(short_name($e), 'ClientErrorException', "$door access_mode in begin");
    $e = exception_of(fn () => $client->transaction(fn ($tx) => $tx->run("CREATE (n:$label)"), ['access_mode' => 'read']));
    check(short_name($e), 'ClientErrorException', "$door access_mode with the first statement");
    $client->transaction(fn ($tx) => $tx->run("CREATE (n:$label)"), ['access_mode' => 'write']);
    check(seen($outside, $label), 1, "$door access_mode");

    $tx = $client->beginTransaction(['database' => 'system']);
    check(in_array('system', array_column($tx->run('SHOW DATABASES')->fetchAll(), 'name'), true), true, "$door database");
    $tx->commit();
    $e = exception_of(fn () => $client->beginTransaction(['database' => 'nosuch']));
    check([short_name($e), $e->getServerCode(), str_contains($e->getMessage(), 'the option "database" names it')],
        ['ClientErrorException', 'Neo.ClientError.Database.DatabaseNotFound', true], "$door no such database");

    if ($version !== '4.4') {
        $tx = $client->beginTransaction(['server_timeout' => 0.2, 'timeout' => 60]);
        $e = exception_of(fn () => $tx->run('UNWIND range(1, 2000000000) AS i WITH i WHERE i < 0 RETURN count(i)'));
        check([$e instanceof Neo4j\Exception\ServerException, str_contains($e->getMessage(), 'terminated'), $tx->isOpen()], [true, true, false], "$door server_timeout");
    }
    if ($protocol === 'query') {
        $e = exception_of(fn () => $client->beginTransaction(['impersonated_user' => 'someone'])->run('RETURN 1'));
        check([short_name($e), str_contains($e->getMessage(), 'Impersonation is not supported')], ['ClientErrorException', true], "$door impersonated_user");
    }
}, new_doors());
echo "done\n";
--EXPECT--
done
