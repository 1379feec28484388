--TEST--
An error found while draining is a warning also with an exception in flight, which arrives
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$label = own_label();

function fail(Neo4j\Client $client, string $label): void
{
    $result = $client->run("UNWIND range(2000, 0, -1) AS i CREATE (n:$label {i: i}) RETURN 10 / i AS v");
    $result->fetch();
    throw new DomainException('in flight');
}

set_error_handler(function (int $level, string $message) {
    echo $level === E_WARNING ? 'Warning' : $level, str_contains($message, '/ by zero') ? ' of the division' : ": $message", "\n";
    return true;
});
try {
    fail($client, $label);
} catch (DomainException $e) {
    echo get_class($e), ': ', $e->getMessage(), ', line ', $e->getLine(), "\n";
    var_dump($e->getPrevious());
}

/* And in a loop over a temporary. */
expect_exception(function () use ($client, $label) {
    foreach ($client->run("UNWIND range(2000, 0, -1) AS i CREATE (n:$label {i: i}) RETURN 10 / i AS v") as $row) {
        throw new DomainException('in the loop');
    }
});

/* Two results, one exception. */
expect_exception(function () use ($client, $label) {
    $text = "UNWIND range(2000, 0, -1) AS i CREATE (n:$label {i: i}) RETURN 10 / i AS v";
    [$a, $b] = [$client->run($text), $client->run($text)];
    throw new DomainException('over two');
});
echo nodes_of('5.26', $label), "\n";
--EXPECT--
Warning of the division
DomainException: in flight, line 11
NULL
Warning of the division
DomainException: in the loop
Warning of the division
Warning of the division
DomainException: over two
0
