--TEST--
Recorded answers of the Query API, cut at every byte of short ones: never a success
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay_cuts('query');
--EXPECT--
2025.10.1: 49 answers
2026.08.1: 52 answers
5.26.0: 29 answers
