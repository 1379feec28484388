--TEST--
Recorded answers of the transactional endpoints, cut at every byte of short ones: never a success
--EXTENSIONS--
neo4j
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/replay.php';

replay_cuts('transactional');
--EXPECT--
2.0.0-M06: 29 answers
2.3.12: 22 answers
2025.10.1: 45 answers
2026.08.1: 38 answers
3.5.35: 26 answers
4.4.40: 26 answers
5.26.0: 30 answers
