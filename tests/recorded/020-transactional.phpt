--TEST--
What the transactional endpoints answered, whole and in pieces
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay('transactional');
--EXPECT--
2.0.0-M06: 39 answers
2.3.12: 38 answers
2025.10.1: 52 answers
2026.08.1: 48 answers
3.5.35: 42 answers
4.4.40: 53 answers
5.26.0: 50 answers
