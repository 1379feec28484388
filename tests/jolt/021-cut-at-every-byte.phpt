--TEST--
An answer cut at any byte, with HTTP 200 and a clean end, is never taken for a complete one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$node = ['()' => ['4:a:1', ['L'], ['f' => [1.5, 'NaN']]]];
$rows = [[1, 'one', [1, ['R' => '2.5'], true]], [['Z' => '-9223372036854775808'], "zw\u{f6}lf", ['{}' => ['k' => null]]], [3, '', $node]];
$head = jolt_lines([['header' => ['fields' => ['i', 's', 'v']]]]);
$tail = jolt_lines([['summary' => ['stats' => ['contains_updates' => false]]], ['info' => ['lastBookmarks' => ['FB:a']]]]);
$lines = array_map(fn ($row) => jolt_lines([['data' => $row]]), $rows);
$whole = $head . implode('', $lines) . $tail;
$all = jolt_outcomes([$whole])[0][0];
check($all[1], [PHP_INT_MIN, 'zwölf', ['k' => null]], 'whole');

$ends = [];
foreach ($lines as $i => $line) {
    $ends[] = strlen($head . implode('', array_slice($lines, 0, $i + 1))) - strlen("}\n");
}
$cuts = array_map(fn ($length) => substr($whole, 0, $length), range(0, strlen($whole)));
$complete = strlen($whole) - strlen("\n");
foreach (jolt_outcomes($cuts) as $length => [$is, $end]) {
    $rows = count(array_filter($ends, fn ($end) => $end <= $length));
    check([serialize($is) === serialize(array_slice($all, 0, $rows)), $end], [true, $length < $complete ? 'ProtocolException' : 'end'], "cut to $length bytes");
}
/* After an error: it is the reason, once it is there. */
$failed = $head . $lines[0] . jolt_lines([jolt_error()]) . jolt_lines(['{"info":{}}']);
$told = strlen($head . $lines[0] . jolt_lines([jolt_error()])) - strlen("\n");
foreach (jolt_outcomes(array_map(fn ($length) => substr($failed, 0, $length), range(0, strlen($failed)))) as $length => [, $end]) {
    $fits = $length < $told ? ['ProtocolException'] : ['ClientErrorException', 'ProtocolException'];
    check(in_array($end, $fits), true, "error, cut to $length bytes: $end");
}
$server = scripted([jolt_answer($head . $lines[0])]);
expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => 'jolt', 'database' => 'neo4j']))->run('RETURN 1')->fetchAll());
--EXPECT--
Neo4j\Exception\ProtocolException: the answer was cut after 1 rows: its last event, "info", is missing
