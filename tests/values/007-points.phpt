--TEST--
The same points come through every dialect of every server
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/matrix.php';

check_kinds('points');
--EXPECT--
5 kinds
