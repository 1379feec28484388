--TEST--
Credentials reach no other client, nor one without
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = patient_server();
$anonymous = new Neo4j\Client($server->url, PLAIN);
$users = ['neo4j' => 'secret', 'other' => 'secret', 'third' => ''];
ask($anonymous);
foreach ([...array_keys($users), ...array_keys($users)] as $user) {
    ask(new Neo4j\Client($server->url, ['auth' => [$user, $users[$user]]] + PLAIN));
}
ask($anonymous);
foreach ($server->statements() as $request) {
    $sent = $request['headers']['authorization'] ?? 'nothing';
    echo $request['connection'], ' ', str_starts_with($sent, 'Basic') ? base64_decode(substr($sent, 6)) : $sent, "\n";
}
--EXPECT--
1 nothing
2 neo4j:secret
3 other:secret
4 third:
2 neo4j:secret
3 other:secret
4 third:
1 nothing
