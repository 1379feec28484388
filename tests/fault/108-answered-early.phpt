--TEST--
An answer that comes before the request was read whole: the refusal is what is told, and the connection is not used again
--EXTENSIONS--
neo4j
--INI--
memory_limit=256M
--FILE--
<?php
require __DIR__ . '/http_faults.php';

/* More than the kernel takes off the client's hands. */
$large = str_repeat('x', 12 << 20);
$answers = [
    '401' => [['status' => 401, 'body' => '{"errors":[{"code":"Neo.ClientError.Security.Unauthorized","message":"no"}]}'], 'AuthenticationException'],
    '413' => [['status' => 413, 'headers' => ['Content-Type' => 'text/plain'], 'body' => 'too large'], 'ProtocolException'],
    '503' => [['status' => 503, 'headers' => ['Content-Type' => 'text/html'], 'body' => '<html>busy'], 'ProtocolException'],
];
$manners = [
    'reads on' => [], 'reads no more' => ['deaf' => true], 'after a megabyte' => ['early' => 1 << 20, 'deaf' => true],
    'and closes' => ['end' => 'FIN', 'headers' => ['Connection' => 'close']],
];
foreach (array_intersect_key(right_answers(), ['legacy' => 1, 'query' => 1]) as $protocol => [$personality, $type, $body]) {
    $server = scripted([], $personality);
    $options = ['protocol' => $protocol, 'timeout' => 20, 'persistent' => false] + ($protocol === 'legacy' ? [] : ['database' => 'neo4j']);
    foreach ($answers as $status => [$answer, $class]) {
        foreach ($manners as $case => $manner) {
            leaves_nothing(function () use ($server, $answer, $type, $body, $options, $class, $large, $manner, $protocol, $status, $case) {
                $headers = ($manner['headers'] ?? []) + ($answer['headers'] ?? []);
                $early = ['headers' => $headers] + $manner + $answer + ['early' => 0, 'framing' => 'length'];
                $first = new Neo4j\Client($server->url, $options);
                $server->give([['contains' => 'first'] + of_type(['body' => $body], $type)]);
                $first->run('RETURN first')->fetchAll();
                $server->give([of_type($early, $type), ['times' => -1] + of_type(['body' => $body], $type)]);
                $e = exception_of(fn () => $first->run('CREATE (n:Once) RETURN 1', ['x' => $large]));
                /* A close with bytes unread is a reset, which takes away what was sent before it. */
                $right = $case === 'and closes' ? [$class, LOST] : [$class];
                check(in_array(short_name($e), $right), true, "$protocol, $status, $case: " . short_name($e) . ', ' . $e?->getMessage());
                unset($e);
                check($first->run('RETURN 1')->fetchAll(), [['v' => 1]], "$protocol, $status, $case: afterwards");
                check(count(array_unique(array_column($server->statements(), 'connection'))), 2, "$protocol, $status, $case: connections");
            }, "$protocol, $status, $case", $server);
        }
    }
    $server->stop();
}
echo "done\n";
--EXPECT--
done
