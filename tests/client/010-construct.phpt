--TEST--
A client is made without touching the network, and shows where it goes, not with what
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Client;

var_dump(new Client());
foreach ([
    'http://neo4j:hunter2@127.0.0.1:1/prefix/', 'https://example.com', 'http://example.com', 'http://[::1]:7474', 'HTTP://LocalHost',
    'neo4j+s://abc.databases.neo4j.io', ['http://127.0.0.1:2'],
] as $uri) {
    print_r(new Client($uri, ['protocol' => 'query', 'auth' => ['someone', 'hunter2'], 'user_agent' => 'hunter2', 'headers' => ['X-Key' => 'hunter2']]));
}
var_dump(Client::class === (new ReflectionClass(Client::class))->getName(), new Client() instanceof Neo4j\Runner);
--EXPECTF--
object(Neo4j\Client)#%d (2) {
  ["server"]=>
  string(21) "http://localhost:7474"
  ["protocol"]=>
  enum(Neo4j\Protocol::Auto)
}
Neo4j\Client Object
(
    [server] => http://127.0.0.1:1
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
Neo4j\Client Object
(
    [server] => https://example.com:443
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
Neo4j\Client Object
(
    [server] => http://example.com:80
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
Neo4j\Client Object
(
    [server] => http://[::1]:7474
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
Neo4j\Client Object
(
    [server] => http://%r[Ll]ocal[Hh]ost%r:7474
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
Neo4j\Client Object
(
    [server] => https://abc.databases.neo4j.io:443
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
Neo4j\Client Object
(
    [server] => http://127.0.0.1:2
    [protocol] => Neo4j\Protocol Enum:string
        (
            [name] => Query
            [value] => query
        )

)
bool(true)
bool(true)
