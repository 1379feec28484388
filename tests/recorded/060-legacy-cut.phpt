--TEST--
Recorded answers of the legacy endpoints, cut at every byte of short ones: never a success
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay_cuts('legacy');
--EXPECT--
1.8: 52 answers
2.0.0-M06: 49 answers
2.3.12: 19 answers
3.5.35: 29 answers
