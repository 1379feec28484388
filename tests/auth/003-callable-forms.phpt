--TEST--
A callable is an object: closures, first-class callables, invokable objects; pairs and strings that PHP could call are logins, or refused
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

final class Vault
{
    public function __invoke(): array
    {
        return ['vault', 'x'];
    }

    public static function read(): array
    {
        return ['static', 'x'];
    }
}

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
foreach ([fn () => ['arrow', 'x'], Vault::read(...), new Vault(), ['Vault', 'read'], 'Vault::read', [new Vault(), 'read'], new ArrayObject(['a', 'b'])] as $auth) {
    $e = exception_of(fn () => (new Client($server->url, ['auth' => $auth, 'protocol' => 'query', 'database' => 'x']))->run('RETURN 1')->fetchAll());
    echo $e ? get_class($e) . ': ' . $e->getMessage() : base64_decode(substr(array_slice($server->statements(), -1)[0]['headers']['authorization'], 6)), "\n";
}
--EXPECT--
arrow:x
static:x
vault:x
Vault:read
TypeError: option "auth" must be of type callable|array|null, string given
ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
TypeError: option "auth" must be of type callable|array|null, ArrayObject given
