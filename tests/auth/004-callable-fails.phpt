--TEST--
A callable that throws, or gives what is no login: that is the exception, nothing is sent, and the client stays usable
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
$give = null;
$client = new Client($server->url, ['protocol' => 'query', 'database' => 'x', 'auth' => function () use (&$give) {
    return $give();
}]);
$gives = [
    fn () => throw new DomainException('the vault is sealed'), fn () => 'hunter2', fn () => ['hunter2'], fn () => ['hunter2', 2], fn () => ['bearer' => 'hunter 2'], fn () => ['a:hunter2', 'b'],
    fn () => fn () => ['hunter2', 'b'], fn () => new ArrayObject(['hunter2', 'b']), function () {
    },
];
foreach ($gives as $give) {
    $e = exception_of(fn () => $client->run('RETURN 1')->fetchAll());
    echo $e ? get_class($e) . ': ' . $e->getMessage() : 'sent', "\n";
}
check(count($server->requests()), 1, 'only the last one was sent');
$give = fn () => ['neo4j', 'x'];
echo json_encode($client->run('RETURN 1 AS v')->fetchAll()), "\n";
--EXPECT--
DomainException: the vault is sealed
TypeError: the callable of option "auth" must return [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null, string given
ValueError: the callable of option "auth" must return [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
ValueError: the callable of option "auth" must return [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
ValueError: A bearer token must have visible ASCII characters only, and at least one
ValueError: A user name must not have a colon, which HTTP cannot carry
TypeError: the callable of option "auth" must return [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null, Closure given
TypeError: the callable of option "auth" must return [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null, ArrayObject given
sent
[{"v":1}]
