<?php
/* The cases of 001-limits.phpt: php limits.php CASE. */

require_once __DIR__ . '/waits.php';

const LIMIT = 2.0;

function at_address(string $url, array $options, string $text = 'CREATE (n)', array $parameters = []): callable
{
    return fn () => [fn () => (new Neo4j\Client($url, with_transport($options)))->run($text, $parameters), null];
}

/* Read on until the end, so that rows before the stall are no matter. */
function at_server(string $where, array $options, array $of_query = []): callable
{
    return function () use ($where, $options, $of_query) {
        $server = scripted([stalling($where)]);
        $client = new Neo4j\Client($server->url, with_transport(['persistent' => false] + $options));
        $where === 'discovery' || $client->getServerInfo();
        return [fn () => iterator_to_array($client->run('CREATE (n) RETURN n', [], $of_query), false), $server->stop(...)];
    };
}

$fixed = ['protocol' => 'query', 'database' => 'neo4j'];
$waits = [
    'black hole, connect_timeout' => at_address('http://' . black_hole(), $fixed + ['connect_timeout' => LIMIT]),
    'black hole, timeout' => at_address('http://' . black_hole(), $fixed + ['timeout' => LIMIT]),
    'black hole, idle_timeout' => at_address('http://' . black_hole(), $fixed + ['idle_timeout' => LIMIT, 'connect_timeout' => 0]),
    'TLS handshake, connect_timeout' => at_address('https://' . deaf_address(), $fixed + ['connect_timeout' => LIMIT]),
    'TLS handshake, timeout' => at_address('https://' . deaf_address(), $fixed + ['timeout' => LIMIT]),
    'request not read, timeout' => at_address('http://' . deaf_address(), $fixed + ['timeout' => LIMIT], 'RETURN $x', ['x' => str_repeat('x', 5 << 20)]),
    'request not read, idle_timeout' => at_address('http://' . deaf_address(), $fixed + ['idle_timeout' => LIMIT], 'RETURN $x', ['x' => str_repeat('x', 5 << 20)]),
    'dribble, timeout' => at_server('dribble', ['timeout' => LIMIT, 'idle_timeout' => LIMIT / 2]),
    'first byte, timeout of the query' => at_server('first byte', ['timeout' => 60], ['timeout' => LIMIT]),
    'mid-stream, idle_timeout of the query' => at_server('mid-stream', ['idle_timeout' => 0], ['idle_timeout' => LIMIT]),
];
foreach (['discovery', 'first byte', 'header', 'first row', 'mid-stream'] as $where) {
    foreach (['timeout', 'idle_timeout'] as $limit) {
        $waits["$where, $limit"] = at_server($where, [$limit => LIMIT]);
    }
}
$cases = array_map(fn ($wait) => fn () => limited_wait(LIMIT, $wait), $waits);
run_case($cases);
