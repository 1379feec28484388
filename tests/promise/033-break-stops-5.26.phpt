--TEST--
break from a foreach whose result no variable holds stops a long read on 5.26
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
    foreach ($begin() as $row) {
        break;
    }
});
check_stops('5.26', function (callable $begin) {
    foreach ($begin() as $number => $row) {
        if ($number === 5000) {
            return;
        }
    }
});
check_stops('5.26', fn (callable $begin) => exception_of(function () use ($begin) {
    foreach ($begin() as $row) {
        throw new DomainException('from the loop');
    }
}));
--EXPECT--
5.26: stopped
5.26: stopped
5.26: stopped
