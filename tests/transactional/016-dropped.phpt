--TEST--
A transactional result dropped in the middle: rows of all kinds are counted, and an error after them is seen
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$node = datum('[{"a":1,"b":[1,2]}]', '[' . META_7 . ']', NODE_7);
$plain = datum('[1]', '[null]');
$data = [$plain, $node, ...array_fill(0, 50, $node), $plain];
$error = '[{"code":"Neo.ClientError.Statement.ArithmeticError","message":"/ by zero"}]';
$cases = ['whole' => [$data, '[]'], 'an error' => [[...$data, '{}'], $error], 'cut' => [$data, null]];
foreach ($cases as $case => [$rows, $errors]) {
    $body = transactional_body(['a'], $rows, $errors ?? '[]');
    $body = $errors === null ? substr($body, 0, -30) : $body;
    /* In pieces, so that it is dropped between the parts of a row too. */
    foreach ([100, 177, 233, 301] as $size) {
        $server = scripted([['body' => $body, 'framing' => 'chunked', 'dribble' => [$size, 1]]], '4.4');
        $result = (new Neo4j\Client($server->url, ['protocol' => 'transactional', 'database' => 'neo4j', 'fetch_mode' => 'num']))->run('CREATE (n) RETURN n');
        $result->fetch();
        $summary = null;
        $e = exception_of(function () use ($result, &$summary) {
            $summary = $result->getSummary();
        });
        echo $size === 100 ? "$case: " . short_name($e) . ' ' . $summary?->rows . "\n" : '';
        $ends[$case][] = short_name($e) . ' ' . $summary?->rows;
    }
    check(count(array_unique($ends[$case])), 1, $case);
}
--EXPECT--
whole: end 53
an error: ClientErrorException 
cut: ProtocolException 
