--TEST--
close() before the end stops a long read on 5.26
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach ([0, 1, 3000] as $rows) {
    check_stops('5.26', function (callable $begin) use ($rows) {
        $result = $begin();
        for ($i = 0; $i < $rows; $i++) {
            $result->fetch();
        }
        $began = microtime(true);
        $result->close();
        check(microtime(true) - $began < 0.5, true, 'close() does not wait');
        expect_exception(fn () => $result->fetch());
    });
}
--EXPECT--
Neo4j\Exception\UsageException: The result is closed
5.26: stopped
Neo4j\Exception\UsageException: The result is closed
5.26: stopped
Neo4j\Exception\UsageException: The result is closed
5.26: stopped
