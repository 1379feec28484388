--TEST--
Bodies of every kind: string, array, generator, iterator, aggregate; chunks of any size, empty ones too
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

final class Aggregate implements IteratorAggregate
{
    public function __construct(private array $pieces)
    {
    }

    public function getIterator(): Iterator
    {
        yield from $this->pieces;
    }
}

$pieces = pieces(3);
$text = implode('', $pieces);
$reference = &$pieces[2];
$bodies = [
    'string' => $text,
    'array' => $pieces,
    'array in its own order' => [7 => $pieces[0], 'x' => $pieces[1], 2 => $pieces[2], 1 => $pieces[3], 0 => $pieces[4]],
    'bytes' => str_split($text),
    'empty chunks' => ['', '', $pieces[0], '', $pieces[1], '', $pieces[2], $pieces[3], '', $pieces[4], '', ''],
    'generator' => (fn () => yield from $pieces)(),
    'generator, keys repeated' => (function () use ($pieces) {
        yield from [$pieces[0], $pieces[1]];
        yield from [$pieces[2], $pieces[3], $pieces[4]];
    })(),
    'generator by reference' => (function & () use ($pieces) {
        foreach ($pieces as $piece) {
            yield $piece;
        }
    })(),
    'iterator' => new ArrayIterator($pieces),
    'aggregate' => new Aggregate($pieces),
    'two steps' => new IteratorIterator(new Aggregate($pieces)),
];
foreach ($bodies as $name => $body) {
    echo $name, ': ', implode(' ', array_column(fake_client(fn () => json_response($body))->run('RETURN 1')->fetchAll(), 'n')), "\n";
}

$large = str_repeat('x', 20 << 20);
$answer = '{"data":{"fields":["s"],"values":[[{"$type":"String","_value":"' . $large . '"}]]}}';
foreach ([$answer, [$answer], (fn () => yield $answer)(), str_split($answer, 1 << 20)] as $body) {
    var_dump(fake_client(fn () => json_response($body))->run('RETURN 1')->single()['s'] === $large);
}
?>
--EXPECT--
string: 1 2 3
array: 1 2 3
array in its own order: 1 2 3
bytes: 1 2 3
empty chunks: 1 2 3
generator: 1 2 3
generator, keys repeated: 1 2 3
generator by reference: 1 2 3
iterator: 1 2 3
aggregate: 1 2 3
two steps: 1 2 3
bool(true)
bool(true)
bool(true)
bool(true)
