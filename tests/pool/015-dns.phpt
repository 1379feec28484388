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
    Neo4j\persistent_handles();
    $one->close();
    $one = $client('one');
}
echo json_encode(numbers()), ' ', $asked(), "\n";
ask($client('two'));
echo $asked(), "\n";

/* Nobody listens there. */
$says('127.0.0.9');
ask($one);
echo 'the connection that is kept: ', json_encode(numbers()), ' ', $asked(), "\n";
$one->close();
$one = $client('one');
echo short_name(exception_of(fn () => ask($one))), ' ', $asked(), "\n";
CODE, $server->port);
--EXPECT--
