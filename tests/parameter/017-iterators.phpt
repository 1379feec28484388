--TEST--
Iterators as parameters: a list where the keys are 0…n-1 in order, else a map; each is read once
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

final class Rows implements IteratorAggregate
{
    public int $asked = 0;
    public function __construct(private iterable $rows) {}
    public function getIterator(): Iterator { $this->asked++; yield from $this->rows; }
}
final class Both implements IteratorAggregate, JsonSerializable
{
    public function getIterator(): Iterator { yield 'iterated'; }
    public function jsonSerialize(): mixed { return 'json'; }
}
function numbers(int $count): Generator
{
    for ($i = 1; $i <= $count; $i++) {
        yield $i;
    }
}

$rows = new Rows([1, new Rows([2, 3])]);
$storage = new SplObjectStorage();
$queue = new SplQueue();
$queue[] = 'a';
$queue[] = 'b';
$fixed = SplFixedArray::fromArray([1, null]);
$sets = [
    ['list' => numbers(3), 'none' => numbers(0), 'nested' => [numbers(1), ['k' => numbers(2)]]],
    ['map' => (function () { yield 'a' => 1; yield 'b' => numbers(1); })(), 'from 1' => (function () { yield 1 => 'x'; })(), 'out of order' => (function () { yield 1 => 'x'; yield 0 => 'y'; })()],
    ['numeric' => (function () { yield '0' => 'a'; yield '1' => 'b'; })(), 'negative' => (function () { yield '-7' => 'a'; })(), 'empty name' => (function () { yield '' => 1; })()],
    ['object' => new ArrayObject([1, 2]), 'named' => new ArrayObject(['a' => 1]), 'empty' => new ArrayObject(), 'iterator' => new ArrayIterator([1])],
    ['fixed' => $fixed, 'queue' => $queue, 'storage' => $storage, 'rows' => $rows, 'both' => new Both()],
    ['limited' => new LimitIterator(new InfiniteIterator(new ArrayIterator(['x'])), 0, 1), 'yield from' => (function () { yield 0; yield from [1 => 1, 2 => 2]; })()],
];
$server = scripted(array_fill(0, count($sets), typed_body(['v'], [[1]])));
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'bookmarks' => false]);
foreach ($sets as $parameters) {
    $client->run('RETURN 1', $parameters)->fetchAll();
}
foreach ($server->statements() as $request) {
    preg_match('/"parameters":(\{.*?\}),"includeCounters":true\}$/s', $request['body'], $match);
    echo $match[1], "\n";
}
echo $rows->asked, "\n";
--EXPECT--
{"list":[1,2,3],"none":[],"nested":[[1],{"k":[1,2]}]}
{"map":{"a":1,"b":[1]},"from 1":{"1":"x"},"out of order":{"1":"x","0":"y"}}
{"numeric":["a","b"],"negative":{"-7":"a"},"empty name":{"":1}}
{"object":[1,2],"named":{"a":1},"empty":[],"iterator":[1]}
{"fixed":[1,null],"queue":["a","b"],"storage":[],"rows":[1,[2,3]],"both":"json"}
{"limited":["x"],"yield from":[0,1,2]}
1
