--TEST--
The same nodes, relationships and paths come through every dialect of every server
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/matrix.php';
skip_without_servers();
?>
--FILE--
<?php
require __DIR__ . '/matrix.php';

check_kinds('graph');
--EXPECT--
16 kinds
