--TEST--
The same seed gives the same faults, another one others; every kind of fault, place and reading is among 2,000
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/chaos.php';

$prints = fn (int $seed) => array_map(fn ($number) => (new Trial($seed, $number, 'http://127.0.0.1:1'))->fingerprint(), range(0, 99));
var_dump($prints(1) === $prints(1), count(array_intersect($prints(1), $prints(2))));

$seen = ['fault' => [], 'where' => [], 'dialect' => [], 'personality' => [], 'reading' => []];
for ($number = 0; $number < 2000; $number++) {
    $trial = new Trial(20261201, $number, 'http://127.0.0.1:1');
    foreach (['fault' => $trial->fault->name, 'where' => $trial->where, 'dialect' => $trial->dialect, 'personality' => $trial->personality, 'reading' => $trial->reading] as $what => $which) {
        $seen[$what][$which] = ($seen[$what][$which] ?? 0) + 1;
    }
}
foreach ($seen as $what => $counts) {
    echo $what, ' ', count($counts), min($counts) >= 8 ? '' : ', too few of ' . array_search(min($counts), $counts), "\n";
}
--EXPECT--
bool(true)
int(0)
fault 36
where 5
dialect 4
personality 5
reading 6
