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
    NAN, INF, -INF, "\xff", "caf\xe9", "\xed\xa0\x80", "\xf0\x9f\x98", ["\xff" => 1], $file, $closed, fn () => 1, new Plain(), Pure::A, new DateTime('2024-01-01'), new DateInterval('P1D'),
    new DateTimeZone('UTC'), new Neo4j\Type\Node('1'), (function () { yield 1.5 => 1; })(), $recursive, $object, $deep, new Thrower(), new Itself(),
];
$places = [fn ($v) => ['v' => $v], fn ($v) => ['list' => [1, ['deep key' => $v]]], fn ($v) => [$v]];
foreach (['jolt' => '5.26', 'legacy' => '2.0.0-M06'] as $protocol => $personality) {
    $server = scripted([], $personality);
    $client = new Neo4j\Client($server->url, ['protocol' => $protocol]);
    $client->getServerInfo();
    foreach ($values as $i => $value) {
        foreach ($places as $j => $place) {
            $value instanceof Generator && $value = (function () { yield 1.5 => 1; })();
            $e = exception_of(fn () => $client->run('RETURN 1', $place($value)));
            $text = get_class($e) . ': ' . preg_replace('/(\[0\]){5,}/', '[0]…', $e->getMessage()) . "\n";
            $text = str_replace("\"$protocol\"", '"…"', $text);
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
Neo4j\Exception\UsageException: protocol "…" takes plain JSON only, and parameter $list[1]["deep key"] is NAN: write 0.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "…" takes plain JSON only, and parameter $list[1]["deep key"] is INF: write 1.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "…" takes plain JSON only, and parameter $list[1]["deep key"] is -INF: write -1.0 / 0.0 in the statement
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
Neo4j\Exception\UsageException: protocol "…" takes plain JSON only, and parameter $list[1]["deep key"] is a Neo4j\Type\ZonedDateTime: write datetime($list[1]["deep key"]) in the statement and pass it as text
Neo4j\Exception\UsageException: protocol "…" takes plain JSON only, and parameter $list[1]["deep key"] is a Neo4j\Type\Duration: write duration($list[1]["deep key"]) in the statement and pass it as text
TypeError: parameter $list[1]["deep key"] is a DateTimeZone, which cannot be a parameter
TypeError: parameter $list[1]["deep key"] is a Neo4j\Type\Node, which cannot be a parameter; pass its elementId instead
TypeError: parameter $list[1]["deep key"] gives a key of type float: only ints and strings can be keys
ValueError: parameter $list[1]["deep key"].again contains itself
ValueError: parameter $list[1]["deep key"].me.x contains itself
ValueError: parameter $list[1]["deep key"][0]%s is nested more than %d levels deep
DomainException: from jsonSerialize()
ValueError: parameter $list[1]["deep key"][0] contains itself
0 sent
0 sent
