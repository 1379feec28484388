--TEST--
What a server says behind that which was read ahead comes in its turn, right or wrong
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/impatient.php';

$server = new ImpatientServer(20, 8000, 1000, leftOut: true);
$rows = $server->client()->run('MATCH (n) RETURN n, text')->getIterator();
for ($n = $server->takeSlowly($rows, 1000, 'done 8000'); $n < 8000; $n++) {
    is_row($rows->current(), $n, 1000);
    exception_of(fn () => $rows->next()) && print('after ' . ($n + 1) . " rows an exception\n");
}

$rows = array_map(fn ($n) => [$n, str_repeat(chr(97 + $n % 26), 1000)], range(0, 4999));
$legacy = substr(legacy_body(['n', 'text'], $rows), 0, -2);
$error = ',"errors":[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]';
$answers = [
    'end' => ['2.0.0-M06', "$legacy]}"],
    'error' => ['5.26', typed_body(['n', 'text'], $rows, $error)],
    'malformed' => ['2.0.0-M06', "$legacy]]"],
    'cut' => ['2.0.0-M06', "$legacy,[1"],
    'cut text' => ['2.0.0-M06', "$legacy,[1,\"" . str_repeat('x', 500000)],
    'more' => ['2.0.0-M06', "$legacy]} {"],
];
$running = [];
foreach ($answers as $case => [$personality, $body]) {
    $server = scripted([['body' => $body, 'framing' => 'chunked']], $personality);
    $running[$case] = (new Neo4j\Client($server->url, with_transport()))->run('MATCH (n) RETURN n, text');
}
for ($i = 0; $i < 2; $i++) {
    foreach ($running as $result) {
        is_row($result->fetch(), $i, 1000);
    }
    sleep(2);
}
foreach ($running as $case => $result) {
    $n = 2;
    $e = exception_of(function () use ($result, &$n) {
        while ($row = $result->fetch()) {
            is_row($row, $n++, 1000);
        }
    });
    echo "$case: $n ", short_name($e), "\n";
}
--EXPECT--
after 8000 rows an exception
end: 5000 end
error: 5000 ClientErrorException
malformed: 5000 ProtocolException
cut: 5000 ProtocolException
cut text: 5000 ProtocolException
more: 5000 ProtocolException
