--TEST--
Parameters of every kind arrive as what they are
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

enum Suit: string { case Hearts = 'h'; }
enum Number: int { case Two = 2; }
class Money implements JsonSerializable { function __construct(private mixed $value) {} function jsonSerialize(): mixed { return $this->value; } }

$reference = 'seen through';
$object = new stdClass();
$object->a = 1;
$object->{'7'} = [2.0];
$values = [
    'null' => [null, null], 'int' => [PHP_INT_MIN, PHP_INT_MIN], 'float' => [1.0, 1.0], 'true' => [true, true], 'string' => ["a\0é😀", "a\0é😀"],
    'empty array is a list' => [[], []], 'list' => [[1, 'x', null], [1, 'x', null]], 'map' => [['a' => 1], ['a' => 1]],
    'other keys than 0 to n-1' => [[1 => 'a', 2 => 'b'], [1 => 'a', 2 => 'b']], 'keys out of order' => [[1 => 'a', 0 => 'b'], [1 => 'a', 0 => 'b']],
    'negative keys' => [[-1 => 'a'], [-1 => 'a']], 'mixed keys' => [['a', 'b' => 2], [0 => 'a', 'b' => 2]],
    'stdClass' => [$object, ['a' => 1, 7 => [2.0]]], 'empty stdClass' => [(object) [], []], 'object of a list' => [(object) ['x', 'y'], [0 => 'x', 1 => 'y']],
    'enum of strings' => [Suit::Hearts, 'h'], 'enum of ints' => [[Number::Two], [2]],
    'JsonSerializable' => [new Money(5), 5], 'JsonSerializable of an array' => [new Money(['a' => new Money([Suit::Hearts])]), ['a' => ['h']]],
    'JsonSerializable of an object' => [[new Money((object) [])], [[]]], 'reference' => [[&$reference], ['seen through']], 'deleted elements' => [array_filter([1, null, 3]), [0 => 1, 2 => 3]],
    'the same array twice' => [[[1], [1]], [[1], [1]]], 'the same object twice' => [[$object, $object], [['a' => 1, 7 => [2.0]], ['a' => 1, 7 => [2.0]]]],
];
foreach (['2.0' => '{v}', '5.26' => '$v'] as $version => $v) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ($values as $name => [$given, $expected]) {
        $is = $client->run("RETURN $v AS v", ['v' => $given])->single()['v'];
        is_array($is) && ksort($is);
        is_array($expected) && ksort($expected);
        check(serialize($is), serialize($expected), "$version $name");
    }
}
/* A list and a map are told apart by the server. */
$client = new Neo4j\Client(neo4j_url('5.26'));
foreach (['[]' => [], '(object) []' => (object) [], '[1 => 1]' => [1 => 1], '[1]' => [1], '(object) [1]' => (object) [1]] as $name => $value) {
    echo $name, ' ', $client->run('RETURN valueType($v) AS t', ['v' => $value])->single()['t'], "\n";
}
--EXPECT--
[] LIST<NOTHING> NOT NULL
(object) [] MAP NOT NULL
[1 => 1] MAP NOT NULL
[1] LIST<INTEGER NOT NULL> NOT NULL
(object) [1] MAP NOT NULL
