--TEST--
Recorded answers in Jolt, cut at every byte of short ones: never a success
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay_cuts('jolt');
--EXPECT--
2025.10.1: 28 answers
2026.08.1: 30 answers
4.4.40: 28 answers
5.26.0: 28 answers
