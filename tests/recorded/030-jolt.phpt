--TEST--
What servers from 4.4 on answered in Jolt, sparse and strict, whole and in pieces
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay('jolt');
--EXPECT--
2025.10.1: 30 answers
2026.08.1: 32 answers
4.4.40: 30 answers
5.26.0: 33 answers
