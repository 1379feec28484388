--TEST--
A name is resolved once for many connections, and again when none can be made: the server has moved
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/Resolver.php';
Resolver::skip();
?>
--FILE--
<?php
require __DIR__ . '/pool.php';
require __DIR__ . '/Resolver.php';

$resolver = new Resolver();
$server = patient_server();
$resolver->says('127.0.0.1');
echo $resolver->run(<<<'CODE'
$client = fn (string $ident) => new Neo4j\Client("http://moving.test:$port", ['persistent' => $ident, 'connect_timeout' => 2.0] + PLAIN);
$one = $client('one');
for ($i = 0; $i < 5; $i++) {
    ask($one);
    $one->close();
    $one = $client('one');
}
echo json_encode(numbers()), ' ', $asked(), "\n";
ask($client('two'));
echo $asked(), "\n";

/* Nobody listens there: the answer is not believed a second time. */
$says('127.0.0.9');
$client = $client('moved');
echo short_name(exception_of(fn () => ask($client))), ' ', $asked(), "\n";
echo short_name(exception_of(fn () => ask($client))), ' ', $asked(), "\n";
$says('127.0.0.1');
echo ask($client), ' ', $asked(), "\n";
echo ask($client), ' ', $asked(), "\n";
CODE, $server->port);
--EXPECT--
{"one":"0\/0 5+0"} 1
2
ConnectionException 3
ConnectionException 4
1 5
1 5
