--TEST--
Neo4j\persistent_handles(): one entry per key, the one used last first
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

var_dump(Neo4j\persistent_handles());
$server = scripted([
    ['contains' => 'open', 'body' => [substr(typed_body(['v'], [[1]]), 0, 40), ['stall' => true]], 'framing' => 'chunked'],
    ['body' => typed_body(['v'], [[1]]), 'times' => -1],
]);
$jobs = new Neo4j\Client("http://neo4j:secret@127.0.0.1:$server->port", ['persistent' => 'jobs'] + PLAIN);
$plain = new Neo4j\Client($server->url, PLAIN);
$own = new Neo4j\Client($server->url, ['persistent' => false] + PLAIN);
array_map(ask(...), [$jobs, $plain, $own]);
usleep(20_000);
ask($plain);
var_dump(array_column(Neo4j\persistent_handles(), 'oldest_age', 'ident')['jobs'] >= 0.02);
$hide = function (array $key) {
    $key['server'] = masked($key['server']);
    $key['oldest_age'] = get_debug_type($key['oldest_age']);
    return json_encode($key, JSON_UNESCAPED_SLASHES) . "\n";
};
echo implode(array_map($hide, Neo4j\persistent_handles()));

$one = $jobs->run('UNWIND [1] AS x RETURN x');
$broken = exception_of(fn () => $plain->run('open', [], ['idle_timeout' => 0.05])->fetchAll());
echo short_name($broken), "\n";
unset($one);
$plain->close();
echo implode(array_map($hide, Neo4j\persistent_handles()));
--EXPECT--
array(0) {
}
bool(true)
{"server":"http://127.0.0.1:PORT","user":null,"ident":null,"used":0,"free":1,"created":1,"reused":1,"oldest_age":"float"}
{"server":"http://127.0.0.1:PORT","user":"neo4j","ident":"jobs","used":0,"free":1,"created":1,"reused":0,"oldest_age":"float"}
TimeoutException
{"server":"http://127.0.0.1:PORT","user":null,"ident":null,"used":0,"free":0,"created":1,"reused":2,"oldest_age":"null"}
{"server":"http://127.0.0.1:PORT","user":"neo4j","ident":"jobs","used":0,"free":1,"created":1,"reused":1,"oldest_age":"float"}
