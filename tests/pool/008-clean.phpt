--TEST--
Neo4j\clean_persistent_handles() closes idle connections, all or those of one ident
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

var_dump(Neo4j\clean_persistent_handles());
$rows = array_map(fn ($i) => [$i], range(1, 30000));
$server = scripted([
    ['contains' => 'MATCH', 'body' => typed_body(['v'], $rows), 'framing' => 'chunked'],
    ['body' => typed_body(['v'], [[1]]), 'times' => -1],
]);
foreach (['jobs', 'pages', true, false] as $ident) {
    $clients[] = new Neo4j\Client($server->url, ['persistent' => $ident] + PLAIN);
}
array_map(ask(...), $clients);
$open = $clients[0]->run('MATCH (n) RETURN n');
ask($clients[0]);
show_numbers('before');
var_dump(Neo4j\clean_persistent_handles('job'), Neo4j\clean_persistent_handles('jobs'));
show_numbers('jobs');
var_dump(Neo4j\clean_persistent_handles());
show_numbers('all');
echo count($open->fetchAll()), "\n";
ask($clients[3]);
$closed = $server->waitClosed(3);
ksort($closed);
echo json_encode($closed), ' of ', $server->connections(), "\n";
expect_exception(fn () => Neo4j\clean_persistent_handles("jobs\0"));
--EXPECT--
int(0)
before: {"":"0\/1 1+0","jobs":"1\/1 2+1","pages":"0\/1 1+0"}
int(0)
int(1)
jobs: {"":"0\/1 1+0","jobs":"1\/0 2+1","pages":"0\/1 1+0"}
int(2)
all: {"":"0\/0 1+0","jobs":"1\/0 2+1","pages":"0\/0 1+0"}
30000
{"2":"client","3":"client","5":"client"} of 5
ValueError: Neo4j\clean_persistent_handles(): Argument #1 ($ident) must not contain any null bytes
