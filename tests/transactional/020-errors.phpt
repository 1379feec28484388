--TEST--
Errors before, in and after the rows of a transactional answer, with the codes of every age
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/transactional.php';
transactional_skip();
?>
--FILE--
<?php
require __DIR__ . '/transactional.php';

foreach (transactional_clients() as $version => $client) {
    $e = exception_of(fn () => $client->run('RETRUN 1'));
    check([short_name($e), $e->getServerCode() !== null], ['ClientErrorException', true], "$version syntax");
    $parameter = neo4j_parameter($version, 'missing');
    $e = exception_of(fn () => $client->run("CREATE (n {a: $parameter}) RETURN n"));
    check(short_name($e), 'ClientErrorException', "$version parameter");
    if ($version === '2.0') {
        check(exception_of(fn () => $client->run('RETRUN 1'))->getServerCode(), '42001', $version);
        continue;
    }
    [$rows, $end] = outcome(fn () => $client->run('UNWIND range(0, 5000) AS i RETURN 1 / (4999 - i) AS v'));
    check([count($rows), $end], [4999, 'ClientErrorException'], "$version after rows");
}
echo "done\n";
--EXPECT--
done
