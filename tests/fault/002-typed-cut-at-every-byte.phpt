--TEST--
A typed answer cut at any byte, with HTTP 202 and a clean end, is never taken for a complete one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

const SPACE = " \n";

$rows = [[1, 'one', [1, 2.5, true]], [2, "zw\u{f6}lf", (object) ['k' => null]], [3, '', []]];
$whole = typed_body(['i', 's', 'v'], $rows) . SPACE;
$complete = strlen($whole) - strlen(SPACE);

$ends = [];
foreach (array_keys($rows) as $i) {
    $ends[] = strlen(typed_body(['i', 's', 'v'], array_slice($rows, 0, $i + 1), '')) - strlen(']}}');
}
$cuts = array_map(fn ($length) => ['body' => substr($whole, 0, $length)], range(0, strlen($whole)));
$all = outcomes([$whole], '5.26', ['fetch_mode' => 'num'])[0][0];
var_dump($all === [[1, 'one', [1, 2.5, true]], [2, 'zwölf', ['k' => null]], [3, '', []]]);

foreach (outcomes($cuts, '5.26', ['fetch_mode' => 'num']) as $length => $outcome) {
    $rows = count(array_filter($ends, fn ($end) => $end <= $length));
    $end = $length < $complete ? 'ProtocolException' : 'end';
    check($outcome, [array_slice($all, 0, $rows), $end], "cut to $length bytes");
}
echo "done\n";
--EXPECT--
bool(true)
done
