--TEST--
Option names: unknown, not yet supported, client's only, without a name
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Query};

foreach ([
    ['nonsense' => 1], ['fetchMode' => 1], ['FETCH_MODE' => 1], ['databse' => 1], ['data base' => 1], ['' => 1], [str_repeat('x', 1000) => 1], ['x'], [7 => 'x'],
] as $options) {
    $message = exception_of(fn () => new Client(options: $options))->getMessage();
    echo strlen($message) > 200 ? substr($message, 0, 20) . '...' : $message, "\n";
}

$client = new Client();
$clients = [
    'auth', 'cafile', 'capath', 'cert', 'connect_timeout', 'discovery_ttl', 'drain_timeout', 'failover', 'key', 'max_depth', 'max_header_bytes', 'max_row_bytes', 'min_tls', 'no_proxy',
    'passphrase', 'persistent', 'pinned_key', 'proxy', 'retry_time', 'spool', 'transport', 'user_agent',
    'verify_host', 'verify_peer',
];
foreach ($clients as $name) {
    foreach ([fn () => $client->run('RETURN 1', [], [$name => 1]), fn () => new Query($client, 'RETURN 1', [], [$name => 1])] as $use) {
        $e = exception_of($use);
        check([get_class($e), $e->getMessage()], ['ValueError', "option \"$name\" can only be given to the client"], $name);
    }
}
$both = [
    'access_mode' => 'read', 'bookmarks' => ['FB:x'], 'database' => 'x', 'fetch_mode' => 'num', 'headers' => [], 'idle_timeout' => 1, 'impersonated_user' => 'x',
    'protocol' => 'query', 'safe' => true, 'server_timeout' => 1, 'stats' => false,
    'stream' => false, 'timeout' => 1, 'value_mode' => 'arrays',
];
check(exception_of(fn () => new Client(options: $both)), null, 'client');
check(exception_of(fn () => new Query($client, 'RETURN 1', [], $both)), null, 'query');
--EXPECT--
option "nonsense" is not known
option "fetchMode" is not known, did you mean "fetch_mode"?
option "FETCH_MODE" is not known, did you mean "fetch_mode"?
option "databse" is not known, did you mean "database"?
option "data base" is not known, did you mean "database"?
option "" is not known
option "xxxxxxxxxxxx...
options must have names, key 0 is none
options must have names, key 7 is none
