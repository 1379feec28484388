--TEST--
A server that is down is so for all logins, and for those that change with each statement
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

[$a, $b] = [named('a', lost()), named('b')];
$client = fn (string $user) => new Neo4j\Client([$a->url, $b->url], ['auth' => [$user, 'p']]);
exception_of(fn () => $client('one')->run('CREATE (n)'));
echo who($client('one')), who($client('two')), who(new Neo4j\Client([$a->url, $b->url])), "\n";

[$a, $b] = [named('a', lost()), named('b')];
$tokens = 0;
$client = new Neo4j\Client([$a->url, $b->url], ['auth' => function () use (&$tokens) {
    return ['bearer' => 'token' . $tokens++];
}]);
exception_of(fn () => $client->run('CREATE (n)'));
/* More logins than are remembered. */
for ($names = '', $i = 0; $i < 300; $i++) {
    $names .= who($client);
}
echo count_chars($names, 3), ' ', strlen($names), "\n";
?>
--EXPECT--
bbb
b 300
