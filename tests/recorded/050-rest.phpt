--TEST--
What the REST endpoints of 1.8 to 3.5 and discovery answered, whole, in pieces, and cut
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
if (!method_exists(Neo4j\Client::class, 'request')) {
    die('skip Client::request() is not there yet');
}
?>
--FILE--
<?php
require __DIR__ . '/replay.php';
require __DIR__ . '/rest.php';

replay_rest();
--EXPECT--
1.8: 96 answers, 41 cuts
2.0.0-M06: 96 answers, 55 cuts
2.3.12: 96 answers, 57 cuts
2025.10.1: 4 answers, 1 cuts
3.5.35: 93 answers, 48 cuts
4.4.40: 4 answers, 1 cuts
5.26.0: 4 answers, 1 cuts
