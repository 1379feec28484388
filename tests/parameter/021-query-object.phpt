--TEST--
A Query keeps what its parameters stood for when it was made: iterators are read once, objects may change
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Query};

final class Counter implements JsonSerializable
{
    public int $count = 0;
    public function jsonSerialize(): mixed { return ++$this->count; }
}

$server = scripted(array_fill(0, 4, typed_body(['v'], [[1]])));
$client = new Client($server->url, ['database' => 'neo4j', 'bookmarks' => false]);
$generator = (function () { yield 1; yield 2; })();
$once = new NoRewindIterator(new ArrayIterator(['x']));
$counter = new Counter();
$date = new DateTime('2024-01-01 UTC');
$query = new Query($client, 'RETURN 1', ['g' => $generator, 'once' => $once, 'c' => $counter, 'map' => (object) []]);
$dated = $query->withParameters(['d' => $date]);
$date->modify('+1 year');
$query->getResultSet()->fetchAll();
$client->run($query)->fetchAll();
$client->run($query, ['g' => (function () { yield 3; })()])->fetchAll();
$dated->getResultSet()->fetchAll();
foreach ($server->statements() as $request) {
    preg_match('/"parameters":(\{.*?\}),"includeCounters":true\}$/s', $request['body'], $match);
    echo $match[1], "\n";
}
/* As it was given. */
check(array_keys($query->getParameters()), ['g', 'once', 'c', 'map'], 'parameters');
check([$query->getParameters()['g'], $query->getParameters()['c']], [$generator, $counter], 'the same');
check($counter->count, 1, 'asked once');
expect_exception(fn () => $query->withParameters(['g' => $generator]));
expect_exception(fn () => new Query($client, 'RETURN 1', ['a' => (function () { yield "\xff"; })()]));
expect_exception(fn () => new Query($client, 'RETURN 1', ['a' => [new DateTime(), "\xff"]]));

/* A query among its own parameters is freed. */
$object = new ArrayObject();
$object['query'] = 1;
$query = new Query($client, 'RETURN 1', ['o' => $object]);
$object['query'] = $query;
$weak = WeakReference::create($query);
unset($query, $object);
gc_collect_cycles();
var_dump($weak->get());
--EXPECT--
{"g":[1,2],"once":["x"],"c":1,"map":{}}
{"g":[1,2],"once":["x"],"c":1,"map":{}}
{"g":[3],"once":["x"],"c":1,"map":{}}
{"d":{"$type":"OffsetDateTime","_value":"2024-01-01T00:00:00Z"}}
Exception: Cannot traverse an already closed generator
ValueError: parameter $a[0] is not valid UTF-8, which JSON cannot carry
ValueError: parameter $a[1] is not valid UTF-8, which JSON cannot carry
NULL
