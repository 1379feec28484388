--TEST--
Random faults: right rows or the right exception each time, and nothing is left
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/chaos.php';

(new Chaos())->run();
--EXPECT--
seed 20261201
2000 faults
