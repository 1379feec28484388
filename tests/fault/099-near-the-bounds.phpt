--TEST--
max_depth, max_row_bytes and max_header_bytes near their limits: the last that fits passes, the next does not; in all formats alike
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/http_faults.php';

/* Values as JSON, and a row of one of them. */
$rows = [
    'legacy' => legacy_value_body(...), 'jolt' => jolt_value_body(...), 'query' => typed_value_body(...),
    'transactional' => fn (string $json) => transactional_body(['v'], [datum("[$json]", '[null]')]),
];
$nested = fn (string $open, string $leaf, string $close) => fn (int $depth) => str_repeat($open, $depth) . $leaf . str_repeat($close, $depth);
$lists = ['query' => $nested('{"$type":"List","_value":[', '{"$type":"Null","_value":null}', ']}')];
$maps = ['query' => $nested('{"$type":"Map","_value":{"a":', '{"$type":"Null","_value":null}', '}}'), 'jolt' => $nested('{"{}":{"a":', '{"R":"1.5"}', '}}')];
$text = fn (string $protocol, int $bytes) => $protocol === 'query'
    ? '{"$type":"String","_value":"' . str_repeat('x', $bytes - 31) . '"}' : '"' . str_repeat('x', $bytes - 2) . '"';

foreach (right_answers() as $protocol => [$personality, $type]) {
    $server = scripted([], $personality);
    $ends = function (string $body, array $options, array $more = []) use ($server, $type, $protocol) {
        $server->give([of_type(['body' => $body, 'framing' => 'length'] + $more, $type)]);
        $options += ['protocol' => $protocol] + ($protocol === 'legacy' ? [] : ['database' => 'neo4j']);
        $e = exception_of(fn () => (new Neo4j\Client($server->url, $options))->run('RETURN 1')->fetchAll());
        check($e === null || str_contains($e->getMessage(), key($options)), true, key($options) . ' in: ' . $e?->getMessage());
        return short_name($e);
    };
    $row = $rows[$protocol];
    foreach ([1, 20, 512] as $depth) {
        foreach ([$lists[$protocol] ?? $nested('[', '1', ']'), $maps[$protocol] ?? $nested('{"a":', '1', '}')] as $value) {
            $around = [$ends($row($value($depth)), ['max_depth' => $depth]), $ends($row($value($depth + 1)), ['max_depth' => $depth])];
            check($around, ['end', 'ProtocolException'], "$protocol: depth $depth");
        }
    }
    /* What stands around the value belongs to its row: less than 130 bytes, the columns' names included. */
    foreach ([1000, 20000, 1000000] as $bytes) {
        foreach ([[], ['framing' => 'chunked', 'chunks' => 1000]] as $more) {
            $options = ['max_row_bytes' => $bytes];
            $around = [$ends($row($text($protocol, $bytes - 130)), $options, $more), $ends($row($text($protocol, $bytes + 1)), $options, $more)];
            check($around, ['end', 'ProtocolException'], "$protocol: $bytes bytes in a row");
        }
    }
    /* The whole head counts, line by line. */
    foreach ([1000, 20000, 65536] as $bytes) {
        foreach (['one', 'many'] as $how) {
            $with = function (int $length) use ($ends, $row, $text, $protocol, $bytes, $type, $how) {
                $body = $row($text($protocol, 100));
                $head = "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nContent-Length: " . strlen($body) . "\r\n";
                $left = $length - strlen("$head\r\n");
                $count = $how === 'one' || $left < 20 ? 1 : 10;
                $each = intdiv($left, $count);
                for ($i = 0; $i < $count; $i++) {
                    $head .= 'X: ' . str_repeat('x', $each - 5 + ($i === 0 ? $left % $count : 0)) . "\r\n";
                }
                check(strlen("$head\r\n"), $length, 'the test itself');
                return $ends('', ['max_header_bytes' => $bytes], ['raw' => "$head\r\n$body", 'end' => 'none']);
            };
            check([$with($bytes), $with($bytes + 1)], ['end', 'ProtocolException'], "$protocol: $bytes bytes in the head, $how");
        }
    }
    echo "$protocol\n";
    $server->stop();
}
--EXPECT--
legacy
transactional
jolt
query
