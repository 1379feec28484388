--TEST--
A forked child does not use its parent's idle connection, and does not disturb it
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$server = scripted(array_fill(0, 6, typed_body(['v'], [[1]])));
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
$client->run('RETURN 1 AS v')->fetchAll();

$child = pcntl_fork();
if ($child === 0) {
    $client->run('RETURN 1 AS v, "child"')->fetchAll();
    (new Neo4j\Client($server->url, ['database' => 'neo4j']))->run('RETURN 1 AS v, "child"')->fetchAll();
    exit(0);
}
pcntl_waitpid($child, $status);
echo pcntl_wexitstatus($status), "\n";
var_dump(isset($server->closed()[1]));
$client->run('RETURN 1 AS v')->fetchAll();
foreach ($server->statements() as $request) {
    echo $request['connection'], str_contains($request['body'], 'child') ? " child\n" : " parent\n";
}
echo json_encode($server->waitClosed()), "\n";
--EXPECT--
0
bool(false)
1 parent
2 child
2 child
1 parent
{"2":"client"}
