--TEST--
Parameters as JSON: every kind of value, whatever the ini settings say
--EXTENSIONS--
neo4j
--INI--
precision=3
serialize_precision=3
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

enum Suit: string { case Hearts = 'h'; }
enum Number: int { case One = 1; }

$server = scripted(array_fill(0, 8, typed_body(['v'], [[1]])));
$client = new Neo4j\Client($server->url, ['database' => 'neo4j', 'bookmarks' => false]);
$five = 5;
$sets = [
    [],
    ['first', 'second'],
    ['a' => null, 'b' => true, 'c' => false, 'd' => PHP_INT_MAX, 'e' => PHP_INT_MIN],
    ['a' => 1.0, 'b' => -0.0, 'c' => 0.1, 'd' => 0.1 + 0.2, 'e' => 1e25, 'f' => -1.5e-10, 'g' => PHP_FLOAT_MAX, 'h' => 5e-324],
    ['a' => "\"\\/\0\x1f\n\r\t\x08\f", 'b' => 'é€😀', '' => '', "k\"\n" => 'ü'],
    ['list' => [[], [1, [2]]], 'map' => [1 => 'a', -1 => 'b'], 'mixed' => ['a' => [], 2 => 1]],
    ['empty' => (object) [], 'object' => (object) ['x' => (object) [1, 2]], 'reference' => [&$five]],
    ['enums' => [Suit::Hearts, Number::One]],
];
foreach ($sets as $parameters) {
    $client->run('RETURN 1', $parameters)->fetchAll();
}
foreach ($server->statements() as $request) {
    preg_match('/"parameters":(\{.*?\})(,"includeCounters":true)?\}$/s', $request['body'], $match);
    echo $match[1] ?? $request['body'], "\n";
}
--EXPECT--
{}
{"0":"first","1":"second"}
{"a":null,"b":true,"c":false,"d":9223372036854775807,"e":-9223372036854775808}
{"a":1.0,"b":-0.0,"c":0.1,"d":0.30000000000000004,"e":1.0E+25,"f":-1.5E-10,"g":1.7976931348623157E+308,"h":5.0E-324}
{"a":"\"\\/\u0000\u001f\n\r\t\b\f","b":"é€😀","":"","k\"\n":"ü"}
{"list":[[],[1,[2]]],"map":{"1":"a","-1":"b"},"mixed":{"a":[],"2":1}}
{"empty":{},"object":{"x":{"0":1,"1":2}},"reference":[5]}
{"enums":["h",1]}
