--TEST--
A legacy answer cut at any byte, with HTTP 200 and a clean end, is never taken for a complete one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

const ROWS = ['[1,"one",[1,2.5,true]]', '[2,"zw\u00f6lf é",{"k":null}]', '[3,"",[]]'];
const SPACE = "\n  ";

$head = '{"columns":["i","s","v"],"data":[';
$whole = $head . implode(',', ROWS) . '],"stats":{"contains_updates":false}}' . SPACE;
$complete = strlen($whole) - strlen(SPACE);

$ends = [];
foreach (ROWS as $i => $row) {
    $ends[] = strlen($head . implode(',', array_slice(ROWS, 0, $i + 1)));
}
$cuts = array_map(fn ($length) => ['body' => substr($whole, 0, $length)], range(0, strlen($whole)));
$all = array_map(array_values(...), outcomes([$whole], '2.0.0-M06', ['fetch_mode' => 'num'])[0][0]);
var_dump($all === [[1, 'one', [1, 2.5, true]], [2, 'zwölf é', ['k' => null]], [3, '', []]]);

foreach (outcomes($cuts, '2.0.0-M06', ['fetch_mode' => 'num']) as $length => $outcome) {
    $rows = count(array_filter($ends, fn ($end) => $end <= $length));
    $end = $length < $complete ? 'ProtocolException' : 'end';
    check($outcome, [array_slice($all, 0, $rows), $end], "cut to $length bytes");
}
echo "done\n";
--EXPECT--
bool(true)
done
