--TEST--
The same random faults with a transport and connections of each client's own
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
putenv('NEO4J_FAULT_COUNT=' . (getenv('NEO4J_FAULT_COUNT') ?: 300));
putenv('NEO4J_FAULT_SEED=' . (getenv('NEO4J_FAULT_SEED') ?: 4));
require __DIR__ . '/chaos.php';

(new Chaos(fn () => ['transport' => new Neo4j\Transport\Curl(), 'persistent' => false]))->run();
--EXPECTF--
seed %d
%d faults
