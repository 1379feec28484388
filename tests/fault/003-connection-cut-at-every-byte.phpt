--TEST--
An answer whose connection ends at any byte of the body fails, whatever the framing
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = [
    '2.0.0-M06' => legacy_body(['i'], [[1], [2], [3]]),
    '5.26' => typed_body(['i'], [[1], [2], [3]]),
];
foreach ($bodies as $personality => $body) {
    foreach (['length', 'chunked', 'close'] as $framing) {
        foreach (['FIN', 'RST'] as $end) {
            $cuts = [];
            foreach (range(0, strlen($body) - 1) as $cut) {
                $cuts[] = ['body' => $body, 'framing' => $framing, 'chunks' => 10, 'cut' => $cut, 'end' => $end];
            }
            $outcomes = outcomes($cuts, $personality, ['fetch_mode' => 'num']);
            foreach ($outcomes as $cut => [$rows, $class]) {
                check($rows, array_slice([[1], [2], [3]], 0, count($rows)), "$personality $framing $end $cut: rows");
                /* A reset may also take away what came before it. */
                $right = $end === 'FIN' && $cut > 0 ? ['ProtocolException'] : ['ProtocolException', 'ConnectionException'];
                check(in_array($class, $right), true, "$personality $framing $end $cut: $class");
            }
        }
    }
}
echo "done\n";
--EXPECT--
done
