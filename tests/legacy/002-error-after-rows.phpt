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
/* The order is the server's: the 250th node comes late. */
$late = array_column($client->run("MATCH (a:$label) RETURN a.i AS i")->fetchAll(), 'i')[250];
$text = "MATCH (a:$label), (b:$label) RETURN a.i AS x, b.i AS y, 1 / (a.i - $late) AS c";
$result = $client->run($text);
$count = 0;
$e = exception_of(function () use ($result, &$count, &$row) {
    foreach ($result as $row) {
        $count++;
    }
});
var_dump($count > 60000 && $count <= 75000);
echo get_class($e), ': ', masked(str_replace((string) $count, 'COUNT', $e->getMessage())), "\n";

var_dump($e->getServerCode(), $e->isRetryable());
foreach (['fetch', 'fetchAll', 'getSummary'] as $method) {
    echo short_name(exception_of(fn () => $result->$method())), "\n";
}
echo short_name(exception_of(fn () => $client->run($text)->fetchAll())), ' ', short_name(exception_of(fn () => $client->run($text)->getSummary())), "\n";
/* Asked to buffer, the server says so before any row. */
echo get_class(exception_of(fn () => $client->run($text, [], ['stream' => false]))), "\n";
echo $client->run('RETURN 1 AS one')->single()['one'], "\n";
--EXPECTF--
bool(true)
Neo4j\Exception\ProtocolException: %Sthe answer was cut after COUNT rows%S
NULL
bool(false)
ProtocolException
ProtocolException
ProtocolException
ProtocolException ProtocolException
Neo4j\Exception\ClientErrorException
1
