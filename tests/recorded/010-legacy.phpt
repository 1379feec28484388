--TEST--
What the legacy endpoints of 1.8 to 3.5 answered, whole and in pieces
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay('legacy');
--EXPECT--
1.8: 57 answers
2.0.0-M06: 71 answers
2.3.12: 71 answers
3.5.35: 71 answers
