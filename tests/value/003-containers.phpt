--TEST--
Lists and maps come back from both dialects as they were sent
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/values.php';

check_everywhere(same_containers());
--EXPECTREGEX--
\d+ values
