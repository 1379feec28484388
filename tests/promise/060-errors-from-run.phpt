--TEST--
Errors before the first row are thrown from run() itself
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $statements = [
        'syntax' => ['RETURN 1 AS', []],
        'nothing' => ['', []],
        'parameter' => [$version === '2.0' ? 'RETURN {p}' : 'RETURN $p', []],
        'unknown function' => ['RETURN nosuchfunction(1)', []],
        'write without rows' => ["CREATE (n:$label {x: 1 / 0})", []],
        'second of two writes' => ["CREATE (a:$label) CREATE (b:$label {x: 1 / 0})", []],
        'write with rows' => ["CREATE (n:$label {x: 1 / 0}) RETURN n", []],
    ];
    foreach ($statements as $case => [$text, $parameters]) {
        $e = exception_of(fn () => $client->run($text, $parameters));
        echo "$version, $case: ", $e ? get_class($e) : 'none', ' ', $e instanceof Neo4j\Exception\Neo4jException ? $e->getServerCode() : '', "\n";
    }
    echo nodes_of($version, $label), "\n";
    /* The connection has served on. */
    echo $client->run('RETURN 7 AS v')->fetchColumn(), "\n";
}
--EXPECTF--
2.0, syntax: Neo4j\Exception\ClientErrorException %s
2.0, nothing: ValueError%S
2.0, parameter: Neo4j\Exception\ClientErrorException %s
2.0, unknown function: Neo4j\Exception\ClientErrorException %s
2.0, write without rows: Neo4j\Exception\ClientErrorException %s
2.0, second of two writes: Neo4j\Exception\ClientErrorException %s
2.0, write with rows: Neo4j\Exception\ClientErrorException %s
0
7
5.26, syntax: Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.SyntaxError
5.26, nothing: ValueError%S
5.26, parameter: Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.ParameterMissing
5.26, unknown function: Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.SyntaxError
5.26, write without rows: Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.ArithmeticError
5.26, second of two writes: Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.ArithmeticError
5.26, write with rows: Neo4j\Exception\ClientErrorException Neo.ClientError.Statement.ArithmeticError
0
7
