--TEST--
A row that the script does not keep is gone before the next is made
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/rows.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $alive = $seen = 0;
    $before = null;
    foreach (pair_rows($client, 40) as $row) {
        $alive += (int) ($before?->get() !== null);
        $before = WeakReference::create($row['a']);
        $seen++;
        unset($row);
    }
    echo "$seen rows, $alive alive\n";
    $it = pair_rows($client, 40)->getIterator();
    $alive = 0;
    for ($it->rewind(); $it->valid(); $it->next()) {
        $alive += (int) ($before?->get() !== null);
        $before = WeakReference::create($it->current()['b']);
    }
    echo "$alive alive\n";
    /* What is kept stays. */
    $kept = [];
    foreach (pair_rows($client, 40) as $i => $row) {
        $i % 400 === 0 && $kept[] = $row['a'];
    }
    echo count($kept), ' ', $kept[0]->get('s'), "\n";
    /* A destructor of the script in a row's place runs in time. */
    $log = '';
    foreach (number_rows($client, 3) as $row) {
        $log .= $row['n'];
        $row['watch'] = new class($log) { function __construct(private string &$log) {} function __destruct() { $this->log .= 'x'; } };
    }
    unset($row);
    echo $log, "\n";
}
--EXPECT--
1600 rows, 0 alive
0 alive
4 text of some length
1x2x3x
1600 rows, 0 alive
0 alive
4 text of some length
1x2x3x
