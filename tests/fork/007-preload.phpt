--TEST--
What opcache.preload's script opens ends with it: the script that runs next, and forked workers, open their own
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/preload.php';
preload_skip();
?>
--FILE--
<?php
require __DIR__ . '/preload.php';

$server = patient_server();
$ini = preload(<<<CODE
    \$client = new Neo4j\\Client('$server->url', ['protocol' => 'query', 'database' => 'neo4j']);
    \$client->run('preload')->fetchAll();
    \$client->run('preload')->fetchAll();
    \$GLOBALS['open'] = \$client->run('preload');
    CODE);
$page = <<<CODE
    \$before = json_encode(numbers());
    \$client = new Neo4j\\Client('$server->url', PLAIN);
    usleep(100_000);
    ask(\$client, 'page');
    ask(\$client, 'page');
    echo \$before, ' ', json_encode(numbers()), "\n";
    CODE;

echo child('require ' . var_export(dirname(__DIR__) . '/pool/pool.php', true) . ";\n$page", $ini)[0];
echo $server->trace();

$worker = worker($page, $ini, 3);
await(...array_map(fn () => fork(fn () => get($worker)), [1, 2, 3]));
$kinds = [];
foreach ($server->statements() as $request) {
    $kinds[$request['connection']][] = json_decode($request['body'])->statement;
}
/* A worker that got two of the three pages used its connection for both. */
echo json_encode(array_count_values(array_merge(...$kinds))), ' ';
echo json_encode(array_count_values(array_map(fn ($kind) => implode(' and ', array_unique($kind)), $kinds))['preload']), ' ';
echo json_encode(in_array(2, array_map(fn ($kind) => count(array_unique($kind)), $kinds))), "\n";
--EXPECT--
[] {"":"0\/1 1+1"}
1 POST /db/neo4j/query/v2
1 POST /db/neo4j/query/v2
1 POST /db/neo4j/query/v2
2 POST /db/neo4j/query/v2
2 POST /db/neo4j/query/v2
{"preload":6,"page":8} 2 false
