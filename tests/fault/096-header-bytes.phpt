--TEST--
max_header_bytes bounds the header of an answer
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$body = typed_body(['v'], [[1]]);
$one = fn (int $bytes) => ['body' => $body, 'headers' => ['X-Long' => str_repeat('x', $bytes)]];
$many = function (int $bytes) use ($body) {
    $headers = [];
    for ($i = 0; $i < $bytes / 100; $i++) {
        $headers["X-$i"] = str_repeat('x', 90);
    }
    return ['body' => $body, 'headers' => $headers];
};
$interim = fn (int $bytes) => ['body' => $body, 'before' => str_repeat("HTTP/1.1 103 Early\r\nLink: " . str_repeat('x', 1000) . "\r\n\r\n", intdiv($bytes, 1000))];
foreach (['one' => $one, 'many' => $many] as $case => $answer) {
    check_all(outcomes([$answer(30000)], '5.26'), [[['v' => 1]], 'end']);
    check_all(outcomes([$answer(70000), $answer(90000), $answer(250000), $answer(5000000)], '5.26'), [[], 'ProtocolException']);
    check_all(outcomes([$answer(10000)], '5.26', ['max_header_bytes' => 2000]), [[], 'ProtocolException']);
}
check_all(outcomes([$interim(5000000)], '5.26'), [[], 'ProtocolException']);

$server = scripted([$one(70000)]);
$e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'));
var_dump(str_contains($e->getMessage(), 'max_header_bytes'));
--EXPECT--
1 cases
4 cases
1 cases
1 cases
4 cases
1 cases
1 cases
bool(true)
