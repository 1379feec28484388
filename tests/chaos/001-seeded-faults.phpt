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
--EXPECTF--
seed %d
%d faults
