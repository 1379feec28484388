--TEST--
Neo4j 5.26 closes a connection that idles for 30 s: the next query works, whether the pool knew that or not
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/worker.php';

/* The one by default, and one that keeps links longer than the server does. */
$script = '$c = new Neo4j\Client($argv[1]); $c->run("RETURN 1"); $created = fn () => array_sum(array_column(Neo4j\persistent_handles(), "created"));
    $before = $created(); sleep(32);
    echo $c->run("RETURN 2 AS v")->fetchColumn(0), ", opened: ", $created() - $before, ", then ";
    echo $c->run("RETURN 3 AS v")->fetchColumn(0), ", opened: ", $created() - $before, "\n";';
$workers = [];
foreach (['25', '600'] as $timeout) {
    $command = [PHP_BINARY, '-n', '-d', 'extension=' . module_file(), '-d', "neo4j.persistent_handle.idle_timeout=$timeout", '-r', $script, '--', neo4j_url('5.26')];
    $workers[$timeout] = proc_open($command, [1 => ['pipe', 'w'], 2 => STDOUT], $pipes[$timeout]);
}
foreach ($workers as $timeout => $worker) {
    echo "$timeout: ", stream_get_contents($pipes[$timeout][1]);
    proc_close($worker);
}
?>
--EXPECT--
25: 2, opened: 1, then 3, opened: 1
600: 2, opened: 1, then 3, opened: 1
