--TEST--
Failed answers of every kind leave nothing behind
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function resident(): int
{
    preg_match('/VmRSS:\s+(\d+)/', file_get_contents('/proc/self/status'), $match);
    return (int) $match[1];
}

$long = str_repeat('x', 20000);
$row = '{"$type":"List","_value":[{"$type":"String","_value":"' . $long . '"},';
$node = body_json(legacy_node(1, ['p' => $long]));
$answers = [
    '2.0.0-M06' => [
        'malformed' => legacy_body(['v'], [[$long]]) . 'x', 'truncated' => substr(legacy_body(['v', 'w'], [[[$long], [$long]]]), 0, -4),
        'inside a node' => '{"columns":["v"],"data":[[' . substr($node, 0, -5), 'bytes' => legacy_value_body("\"$long\xFF\""),
        'depth' => str_repeat('[', 100000), 'fit' => '{"columns":["v"],"data":[["' . $long . '",{"a":[1]}]]}', 'before its columns' => '{"data":[["' . $long . '"],[',
        'error' => ['status' => 400, 'body' => '{"message":"' . $long . '","exception":"x","stacktrace":["' . $long . '"]}'],
        'gzip' => ['body' => $long, 'headers' => ['Content-Encoding' => 'gzip']], 'closed' => ['raw' => ''], 'reset' => ['raw' => 'HTTP/1.1 200', 'end' => 'RST'],
        'html' => ['body' => "<html>$long", 'headers' => ['Content-Type' => 'text/html']], 'header' => ['body' => '', 'headers' => ['X' => str_repeat('x', 80000)]],
    ],
    '5.26' => [
        'unknown type' => typed_value_body($row . '{"$type":"Foo","_value":[{"a":[1]}]}]}'), 'malformed value' => typed_value_body($row . '{"$type":"Integer","_value":"x"}]}'),
        'truncated' => substr(typed_body(['v'], [[[$long, (object) ['k' => $long]]]]), 0, -30),
        'error after rows' => typed_body(['v'], [[$long], [$long]], ',"errors":[{"code":"Neo.ClientError.A.B","message":"' . $long . '"}]'),
        'node' => typed_value_body('{"$type":"Node","_value":{"_element_id":"a","_labels":["' . $long . '"],"_properties":7}}'), 'twice' => typed_body([$long, $long], []),
    ],
];
foreach ($answers as $personality => $cases) {
    foreach ($cases as $case => $answer) {
        $server = scripted([(is_string($answer) ? ['body' => $answer] : $answer) + ['times' => -1]], $personality);
        $client = new Neo4j\Client($server->url);
        $before = [];
        for ($i = 0; $i < 150; $i++) {
            if ($i === 50) {
                $before = [memory_get_usage(), resident()];
            }
            $e = exception_of(fn () => $client->run('MATCH (n) RETURN n')->fetchAll());
            check($e instanceof Neo4j\Exception\Neo4jException, true, "$personality $case");
            unset($e);
        }
        check(memory_get_usage() - $before[0] < 1000, true, "$personality $case: " . (memory_get_usage() - $before[0]) . ' bytes of PHP');
        check(resident() - $before[1] < 600, true, "$personality $case: " . (resident() - $before[1]) . ' kB in all');
        $server->stop();
    }
}
echo "done\n";
--EXPECT--
done
