--TEST--
The same lists and maps come through every dialect of every server
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

check_kinds('containers');
--EXPECT--
16 kinds
