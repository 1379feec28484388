--TEST--
What the server sends slowly is drained to its end within drain_timeout
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$rows = array_map(fn ($i) => [$i], range(1, 30));
$server = scripted([['body' => legacy_body(['v'], $rows), 'framing' => 'chunked', 'dribble' => [20, 40]], legacy_body(['v'], [[2]])], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$began = microtime(true);
$client->run('CREATE (n) RETURN n');
check(microtime(true) - $began > 0.2, true, 'waited');
echo $client->run('RETURN 2')->fetchColumn(), ' ', $server->connections(), "\n";
--EXPECT--
2 1
