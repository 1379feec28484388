--TEST--
Words that can write, but only in strings, comments, names and longer words, do not keep a read running
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$reads = [
    "UNWIND range(1, 10000000000) AS i RETURN i, 'MARK', 'CREATE (n) SET n.x = 1'",
    "UNWIND range(1, 10000000000) AS i RETURN i, \"MARK\", \"it's a CREATE\"",
    "UNWIND range(1, 10000000000) AS i RETURN i, 'MARK', 'quote: \\' CREATE'",
    "UNWIND range(1, 10000000000) AS i /* CREATE, 'SET */ RETURN i, 'MARK'",
    "UNWIND range(1, 10000000000) AS i // DELETE \"\nRETURN i, 'MARK'",
    "UNWIND range(1, 10000000000) AS i RETURN i AS `CREATE``d`, 'MARK'",
    "UNWIND range(1, 10000000000) AS created RETURN created AS offset, 'MARK' AS reset // CREATE",
    "UNWIND range(1, 10000000000) AS i RETURN i AS CREATE_, i AS _SET, i AS SET1, 'MARK'",
    "UNWIND range(1, 10000000000) AS start RETURN start, 'MARK', 'DATABASE'",
    "UNWIND range(1, 10000000000) AS i RETURN i, 'MARK', \$create",
];
foreach ($reads as $text) {
    $mark = own_label();
    $watch = new TransactionWatch($mark);
    $result = (new Neo4j\Client(neo4j_url('5.26')))->run(strtr($text, ['MARK' => $mark]), str_contains($text, '$create') ? ['create' => 1] : []);
    $result->fetch();
    check($watch->running(), true, "runs: $text");
    $began = microtime(true);
    unset($result);
    $seconds = microtime(true) - $began;
    $drained = str_contains($text, '$create');
    check($drained ? $seconds > 4 : $seconds < 0.5, true, "took $seconds s: $text");
    check($watch->stopped(), true, "stopped: $text");
}
echo count($reads), " reads\n";
--EXPECTF--

Warning: main(): Reading the rest of a dropped result: %s
10 reads
