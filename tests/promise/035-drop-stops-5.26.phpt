--TEST--
A dropped long read is stopped on 5.26
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

check_stops('5.26', function (callable $begin) {
    $begin();
});
check_stops('5.26', function (callable $begin) {
    $result = $begin();
    $result->fetch();
    unset($result);
});
check_stops('5.26', function (callable $begin) {
    $result = $begin();
    $iterator = $result->getIterator();
    $iterator->rewind();
    unset($result);
    $iterator->next();
    check($iterator->valid(), true, 'the iterator holds the result');
    unset($iterator);
});
--EXPECT--
5.26: stopped
5.26: stopped
5.26: stopped
