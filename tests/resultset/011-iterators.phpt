--TEST--
Whatever iterates in PHP iterates a result
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/rows.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$rows = fn ($count = 3) => number_rows($client, $count);
$show = fn ($list) => print(json_encode(array_column($list, 'n')) . "\n");

$show(iterator_to_array($rows()));
$show(iterator_to_array($rows(), false));
$show([...$rows()]);
echo iterator_count($rows()), ' ', iterator_apply($result = $rows(), function () { echo 'x'; return true; }), "\n";
$show(iterator_to_array((function () use ($rows) { yield from $rows(); })()));
$show(iterator_to_array((function () use ($rows) { foreach ($rows() as $key => $row) { yield $key => $row; } })()));
$show(iterator_to_array(new IteratorIterator($rows())));
$show(iterator_to_array(new LimitIterator(new IteratorIterator($rows(5)), 1, 2), false));
$show(iterator_to_array(new CallbackFilterIterator($rows(6)->getIterator(), fn ($row) => $row['n'] % 2 === 0), false));
$append = new AppendIterator();
$append->append($rows(2)->getIterator());
$append->append($rows(1)->getIterator());
$show(iterator_to_array($append, false));
$multiple = new MultipleIterator();
$multiple->attachIterator($rows(2)->getIterator());
$multiple->attachIterator($rows(2)->getIterator());
foreach ($multiple as [$a, $b]) {
    echo $a['n'], $b['n'], ' ';
}
echo "\n";
[$first, $second] = [...$rows(2)];
echo $first['n'], $second['n'], "\n";
echo json_encode(array_map(fn ($row) => $row['n'], iterator_to_array(new CachingIterator($rows()->getIterator(), CachingIterator::FULL_CACHE)))), "\n";
function sum(array ...$rows) { return array_sum(array_column($rows, 'n')); }
echo sum(...$rows(4)), "\n";
/* An iterator that outlives its result. */
$iterator = $rows()->getIterator();
gc_collect_cycles();
$show(iterator_to_array($iterator));
/* A generator given up in mid-stream. */
$generator = (function () use ($rows) { yield from $rows(60); })();
echo $generator->current()['n'], "\n";
unset($generator);
echo "done\n";
--EXPECT--
[1,2,3]
[1,2,3]
[1,2,3]
3 xxx3
[1,2,3]
[1,2,3]
[1,2,3]
[2,3]
[2,4,6]
[1,2,1]
11 22 
12
[1,2,3]
10
[1,2,3]
1
done
