--TEST--
The same floats come through every dialect of every server
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

check_kinds('floats');
--EXPECT--
15 kinds
