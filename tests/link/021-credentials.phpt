--TEST--
Credentials of the URI are percent-decoded and sent as Basic; without any there is no such header
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['', 'neo4j:secret@', 'a%40b:p%3Aw%2F%25d@', 'user:@', 'ü:ß@', 'user@'] as $credentials) {
    $server = scripted([typed_body(['v'], [[1]])]);
    (new Neo4j\Client("http://{$credentials}127.0.0.1:$server->port", ['database' => 'neo4j']))->run('RETURN 1 AS v')->fetchAll();
    $header = $server->statements()[0]['headers']['authorization'] ?? 'none';
    echo $credentials, ' ', str_starts_with($header, 'Basic ') ? base64_decode(substr($header, 6)) : $header, "\n";
    $server->stop();
}
--EXPECT--
 none
neo4j:secret@ neo4j:secret
a%40b:p%3Aw%2F%25d@ a@b:p:w/%d
user:@ user:
ü:ß@ ü:ß
user@ user:
