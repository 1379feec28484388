--TEST--
2.0: an answer that is cut in the middle is a ProtocolException after the good rows, with their number
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../resultset/rows.php';

$client = new Neo4j\Client(neo4j_url('2.0'));
$label = numbered_label($client, 300);
$text = "MATCH (a:$label), (b:$label) WITH a, b ORDER BY a.i, b.i RETURN a.i AS a, b.i AS b, 1 / ((a.i - 299) * (a.i - 299) + (b.i - 7) * (b.i - 7)) AS c";
$result = $client->run($text);
$count = 0;
$e = exception_of(function () use ($result, &$count, &$row) {
    foreach ($result as $row) {
        $count++;
    }
});
echo $count, ' ', json_encode([$row['a'], $row['b']]), ' ', get_class($e), "\n", masked($e->getMessage()), "\n";
var_dump($e->getServerCode(), $e->isRetryable(), str_contains($e->getMessage(), (string) $count));
foreach (['fetch', 'fetchAll', 'getSummary'] as $method) {
    echo short_name(exception_of(fn () => $result->$method())), "\n";
}
echo short_name(exception_of(fn () => $client->run($text)->fetchAll())), ' ', short_name(exception_of(fn () => $client->run($text)->getSummary())), "\n";
/* Asked to buffer, the server says why, before any row. */
$e = exception_of(fn () => $client->run($text, [], ['stream' => false]));
echo get_class($e), ': ', $e->getMessage(), "\n";
echo $client->run('RETURN 1 AS one')->single()['one'], "\n";
--EXPECTF--
89406 [299,6] Neo4j\Exception\ProtocolException
%Sthe answer was cut after 89406 rows%S
NULL
bool(false)
bool(true)
ProtocolException
ProtocolException
ProtocolException
ProtocolException ProtocolException
Neo4j\Exception\ClientErrorException: %S/ by zero
1
