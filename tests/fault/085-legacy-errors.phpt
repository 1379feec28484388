--TEST--
Legacy error objects: message and Java class
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$objects = [
    '{"message":"Invalid input \'R\'","exception":"SyntaxException","fullname":"org.neo4j.cypher.SyntaxException","stacktrace":["a","b"]}',
    '{"message":"Invalid input \'R\'","exception":"SyntaxException","stacktrace":["a","b"]}',
    '{"message":"Invalid input \'R\'","exception":"SyntaxException","fullname":"org.neo4j.cypher.SyntaxException","stackTrace":["a"],"cause":{"message":"c"},"errors":[{"code":"Neo.ClientError.Statement.InvalidSyntax","message":"Invalid input \'R\'"}]}',
    '{"message":null,"exception":"NullPointerException","stacktrace":[]}',
    '{"exception":"BadInputException","stacktrace":[]}',
];
foreach ($objects as $object) {
    $server = scripted([['status' => 400, 'body' => $object]], '2.0.0-M06');
    $e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETRUN 1'));
    echo short_name($e), ' ', $e->getServerCode(), ' ', var_export(str_contains($e->getMessage(), 'Invalid input'), true), "\n";
    $server->stop();
}
--EXPECT--
ClientErrorException org.neo4j.cypher.SyntaxException true
ClientErrorException SyntaxException true
ClientErrorException Neo.ClientError.Statement.InvalidSyntax true
ClientErrorException NullPointerException false
ClientErrorException BadInputException false
