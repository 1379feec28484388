--TEST--
Many rows through a transport over Transport\Curl: memory stays flat, and the first row comes before the last chunk
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/through.php';

$bytes = 0;
$client = new Neo4j\Client(neo4j_url('5.26'), ['transport' => new Through(new Neo4j\Transport\Curl(), function (iterable $body) use (&$bytes) {
    foreach ($body as $chunk) {
        $bytes += strlen($chunk);
        yield $chunk;
    }
})]);
$client->run('RETURN 1')->fetchAll();
$before = memory_get_usage();
memory_reset_peak_usage();
$rows = 0;
foreach ($client->run('UNWIND range(1, 200000) AS n RETURN n, "some more text to make it longer" AS text') as $row) {
    if (++$rows === 1) {
        $first = $bytes;
    }
}
var_dump($rows, $first < $bytes / 4, $bytes > 10_000_000);
var_dump(memory_get_peak_usage() - $before < 2_000_000 ?: memory_get_peak_usage() - $before);
?>
--EXPECT--
int(200000)
bool(true)
bool(true)
bool(true)
