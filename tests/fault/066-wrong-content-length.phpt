--TEST--
A wrong Content-Length: the answer is cut, or is no HTTP
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    $answers = [
        'one less' => ['body' => $body, 'framing' => 'length', 'length' => strlen($body) - 1, 'end' => 'FIN'],
        'five less' => ['body' => $body, 'framing' => 'length', 'length' => strlen($body) - 5, 'end' => 'FIN'],
        'zero' => ['body' => $body, 'framing' => 'length', 'length' => 0, 'end' => 'FIN'],
        'not a number' => ['body' => $body, 'framing' => 'length', 'length' => 'x', 'end' => 'FIN'],
        'negative' => ['body' => $body, 'framing' => 'length', 'length' => -1, 'end' => 'FIN'],
    ];
    foreach (outcomes($answers, $personality, ['fetch_mode' => 'num']) as $case => [$rows, $end]) {
        check($end, 'ProtocolException', "$personality $case");
        check($rows === [] || $rows === [[1]], true, "$personality $case: rows");
    }
}
echo "done\n";
--EXPECT--
done
