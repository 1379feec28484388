--TEST--
The default bound of a row is 64 MiB
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

ini_set('memory_limit', '512M');
$string = fn (int $size) => ['body' => ['{"columns":["v"],"data":[["', ['repeat' => str_repeat('x', 1024), 'times' => $size >> 10], '"]]}']];
$outcomes = outcomes([$string(63 << 20), $string(65 << 20)], '2.0.0-M06');
echo strlen($outcomes[0][0][0]['v']) >> 20, ' ', $outcomes[0][1], "\n";
echo json_encode($outcomes[1]), "\n";
--EXPECT--
63 end
[[],"ProtocolException"]
