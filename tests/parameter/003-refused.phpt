--TEST--
What cannot be a parameter throws with its path, before anything is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

enum Pure { case A; }
class Plain {}
class Thrower implements JsonSerializable { function jsonSerialize(): mixed { throw new DomainException('from jsonSerialize()'); } }
class Itself implements JsonSerializable { function jsonSerialize(): mixed { return [$this]; } }

$recursive = ['a' => 1];
$recursive['again'] = &$recursive;
$object = new stdClass();
$object->me = ['x' => $object];
$deep = $closed = [];
for ($i = 0; $i < 2000; $i++) {
    $deep = [$deep];
}
$file = fopen('php://memory', 'r');
$closed = fopen('php://memory', 'r');
fclose($closed);
$values = [
    NAN, INF, -INF, "\xff", "caf\xe9", "\xed\xa0\x80", "\xf0\x9f\x98", ["\xff" => 1], $file, $closed, fn () => 1, new Plain(), Pure::A, new ArrayObject([1]), new DateTime('2024-01-01'), new DateInterval('P1D'),
    new DateTimeZone('UTC'), new Neo4j\Type\Node('1'), (function () { yield 1; })(), $recursive, $object, $deep, new Thrower(), new Itself(),
];
$places = [fn ($v) => ['v' => $v], fn ($v) => ['list' => [1, ['deep key' => $v]]], fn ($v) => [$v]];
foreach (['5.26', '2.0.0-M06'] as $personality) {
    $server = scripted([], $personality);
    $client = new Neo4j\Client($server->url);
    $client->getServerInfo();
    foreach ($values as $i => $value) {
        foreach ($places as $j => $place) {
            $e = exception_of(fn () => $client->run('RETURN 1', $place($value)));
            $text = get_class($e) . ': ' . preg_replace('/(\[0\]){5,}/', '[0]…', $e->getMessage()) . "\n";
            if ($personality === '5.26') {
                $j === 1 && print($text);
                $texts[] = $text;
            } else {
                check($text, array_shift($texts), "the same of both dialects, $i $j");
            }
        }
    }
    echo count($server->statements()), " sent\n";
    $server->stop();
}
--EXPECTF--
ValueError: parameter $list[1]["deep key"] is NAN, which JSON cannot carry
ValueError: parameter $list[1]["deep key"] is INF, which JSON cannot carry
ValueError: parameter $list[1]["deep key"] is -INF, which JSON cannot carry
ValueError: parameter $list[1]["deep key"] is not valid UTF-8, which JSON cannot carry
ValueError: parameter $list[1]["deep key"] is not valid UTF-8, which JSON cannot carry
ValueError: parameter $list[1]["deep key"] is not valid UTF-8, which JSON cannot carry
ValueError: parameter $list[1]["deep key"] is not valid UTF-8, which JSON cannot carry
ValueError: parameter $list[1]["deep key"]["%s"] has a name that is not valid UTF-8
TypeError: parameter $list[1]["deep key"] is a resource, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a resource, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a Closure, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a Plain, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a Pure, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is an ArrayObject, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a DateTime, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a DateInterval, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a DateTimeZone, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a Neo4j\Type\Node, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a Generator, which cannot be a parameter
ValueError: parameter $list[1]["deep key"].again contains itself
ValueError: parameter $list[1]["deep key"].me.x contains itself
ValueError: parameter $list[1]["deep key"][0]%s is nested more than %d levels deep
DomainException: from jsonSerialize()
ValueError: parameter $list[1]["deep key"][0] contains itself
0 sent
0 sent
