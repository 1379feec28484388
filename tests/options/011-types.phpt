--TEST--
Values of a wrong type are a TypeError that names the option, the type and what was given
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{AccessMode, Client, Protocol};

$wrong = [
    'timeout' => ['5', true, null, [], new stdClass()],
    'spool' => ['5', 5.0, null, true],
    'max_depth' => ['5', 5.0, null, true],
    'stats' => [1, 'true', null],
    'database' => [1, [], true, new stdClass()],
    'user_agent' => [1],
    'cafile' => [1],
    'fetch_mode' => [1, null, Protocol::Auto],
    'value_mode' => [1.5],
    'protocol' => [AccessMode::Read],
    'access_mode' => [false],
    'headers' => ['X-A: 1', null],
    'auth' => ['neo4j', 1, 'phpversion', new stdClass()],
    'cert' => [1], 'passphrase' => [1], 'min_tls' => [1.2, null], 'pinned_key' => [1], 'proxy' => [1], 'no_proxy' => [1, [1]],
    'persistent' => [1, null, []],
    'transport' => ['curl', new stdClass(), null],
];
foreach ($wrong as $name => $values) {
    foreach ($values as $value) {
        expect_exception(fn () => new Client(options: [$name => $value]));
    }
}
--EXPECT--
TypeError: option "timeout" must be of type float, string given
TypeError: option "timeout" must be of type float, bool given
TypeError: option "timeout" must be of type float, null given
TypeError: option "timeout" must be of type float, array given
TypeError: option "timeout" must be of type float, stdClass given
TypeError: option "spool" must be of type int, string given
TypeError: option "spool" must be of type int, float given
TypeError: option "spool" must be of type int, null given
TypeError: option "spool" must be of type int, bool given
TypeError: option "max_depth" must be of type int, string given
TypeError: option "max_depth" must be of type int, float given
TypeError: option "max_depth" must be of type int, null given
TypeError: option "max_depth" must be of type int, bool given
TypeError: option "stats" must be of type bool, int given
TypeError: option "stats" must be of type bool, string given
TypeError: option "stats" must be of type bool, null given
TypeError: option "database" must be of type ?string, int given
TypeError: option "database" must be of type ?string, array given
TypeError: option "database" must be of type ?string, bool given
TypeError: option "database" must be of type ?string, stdClass given
TypeError: option "user_agent" must be of type ?string, int given
TypeError: option "cafile" must be of type ?string, int given
TypeError: option "fetch_mode" must be of type Neo4j\FetchMode|string, int given
TypeError: option "fetch_mode" must be of type Neo4j\FetchMode|string, null given
TypeError: option "fetch_mode" must be of type Neo4j\FetchMode|string, Neo4j\Protocol given
TypeError: option "value_mode" must be of type Neo4j\ValueMode|string, float given
TypeError: option "protocol" must be of type Neo4j\Protocol|string, Neo4j\AccessMode given
TypeError: option "access_mode" must be of type Neo4j\AccessMode|string|null, bool given
TypeError: option "headers" must be of type array, string given
TypeError: option "headers" must be of type array, null given
TypeError: option "auth" must be of type callable|array|null, string given
TypeError: option "auth" must be of type callable|array|null, int given
TypeError: option "auth" must be of type callable|array|null, string given
TypeError: option "auth" must be of type callable|array|null, stdClass given
TypeError: option "cert" must be of type ?string, int given
TypeError: option "passphrase" must be of type ?string, int given
TypeError: option "min_tls" must be of type string, float given
TypeError: option "min_tls" must be of type string, null given
TypeError: option "pinned_key" must be of type ?string, int given
TypeError: option "proxy" must be of type ?string, int given
TypeError: option "no_proxy" must be of type ?string, int given
TypeError: option "no_proxy" must be of type string|array of strings, int given
TypeError: option "persistent" must be of type bool|string, int given
TypeError: option "persistent" must be of type bool|string, null given
TypeError: option "persistent" must be of type bool|string, array given
TypeError: option "transport" must be of type Neo4j\Transport, string given
TypeError: option "transport" must be of type Neo4j\Transport, stdClass given
TypeError: option "transport" must be of type Neo4j\Transport, null given
