--TEST--
A raw 0x1E is refused inside strings and between values
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ["[\"a\x1Eb\"]", "[1,\x1E2]", "[\x1E1]", "[{\"a\x1E\":1}]", "[1\x1E]", "[\"\x1E\"]", "[tr\x1Eue]", "[1\x1E0]"];
$answers = array_map(fn ($row) => '{"columns":["v"],"data":[[0],' . $row . ']}', $bodies);
check_all(outcomes($answers, '2.0.0-M06', ['fetch_mode' => 'num']), [[[0]], 'ProtocolException']);
--EXPECT--
8 cases
