--TEST--
An answer of another media type is a ProtocolException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$wrong = ['text/html', 'text/plain', 'application/xml', 'application/octet-stream', 'application/jsonl', 'application/vnd.neo4j.jolt', 'x'];
$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    $answers = array_map(fn ($type) => ['body' => $body, 'headers' => ['Content-Type' => $type]], array_combine($wrong, $wrong));
    check_all(outcomes($answers, $personality), [[], 'ProtocolException']);
}
/* Plain JSON from the Query API has lost its types. */
$plain = ['body' => '{"data":{"fields":["v"],"values":[["2024-02-29"]]},"bookmarks":[]}', 'headers' => ['Content-Type' => 'application/json']];
check_all(outcomes([$plain], '5.26'), [[], 'ProtocolException']);
--EXPECT--
7 cases
7 cases
1 cases
