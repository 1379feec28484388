--TEST--
The same dates, times and durations come through every dialect of every server
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

check_kinds('temporals');
--EXPECT--
29 kinds
