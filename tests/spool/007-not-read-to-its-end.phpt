--TEST--
Results that are dropped, closed, summed up or kept open over another statement, with their rest in the spool
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/impatient.php';

/* One row of a long answer, a pause, and one more, at which the rest is read ahead. */
function with_spool(Neo4j\Runner $runner, string $text): Neo4j\ResultSet
{
    $result = $runner->run($text);
    is_row($result->fetch(), 0, 1000);
    usleep(1100000);
    is_row($result->fetch(), 1, 1000);
    return $result;
}

$rows = array_map(fn ($n) => [$n, str_repeat(chr(97 + $n % 26), 1000)], range(0, 4999));
$good = ['body' => typed_body(['n', 'text'], $rows), 'framing' => 'chunked'];
$bad = ['body' => typed_body(['n', 'text'], $rows, ',"errors":[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]'), 'framing' => 'chunked'];

$server = scripted([['contains' => 'RETURN 1', 'body' => typed_body(['v'], [[1]])], $good, $good, $good, $good, $bad]);
$client = new Neo4j\Client($server->url, with_transport());

$result = with_spool($client, 'CREATE (n) RETURN n, text');
$result->getSummary();
echo 'summed up: ', $result->getSummary()->rows, ', connections: ', $server->connections(), ', closed: ', count($server->closed()), "\n";

$result = with_spool($client, 'CREATE (n) RETURN n, text');
unset($result);
echo $client->run('RETURN 1 AS v')->fetchColumn(), ', a write dropped, connections: ', $server->connections(), ', closed: ', count($server->closed()), "\n";

$result = with_spool($client, 'MATCH (n) RETURN n, text');
unset($result);
echo 'a read dropped, closed: ', count($server->waitClosed()), "\n";

$result = with_spool($client, 'CREATE (n) RETURN n, text');
$result->close();
echo 'a write closed, closed: ', count($server->waitClosed(2)), "\n";

echo "an error behind it:\n";
$result = with_spool($client, 'CREATE (n) RETURN n, text');
unset($result);
--EXPECTF--
summed up: 5000, connections: 1, closed: 0
1, a write dropped, connections: 1, closed: 0
a read dropped, closed: 1
a write closed, closed: 2
an error behind it:

Warning: main(): Reading the rest of a dropped result: %s: / by zero in %s on line %d
