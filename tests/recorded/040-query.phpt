--TEST--
What the Query API answered, typed and in formats that the client does not ask for, whole and in pieces
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay('query');
--EXPECT--
2025.10.1: 64 answers
2026.08.1: 74 answers
4.4.40: 1 answers
5.26.0: 61 answers
