--TEST--
break from a foreach whose result no variable holds stops a long read on 2.0
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0');
--FILE--
<?php
require __DIR__ . '/real.php';

check_stops('2.0', function (callable $begin) {
    foreach ($begin() as $row) {
        break;
    }
});
check_stops('2.0', function (callable $begin) {
    foreach ($begin() as $number => $row) {
        if ($number === 5000) {
            return;
        }
    }
});
check_stops('2.0', fn (callable $begin) => exception_of(function () use ($begin) {
    foreach ($begin() as $row) {
        throw new DomainException('from the loop');
    }
}));
--EXPECT--
2.0: stopped
2.0: stopped
2.0: stopped
