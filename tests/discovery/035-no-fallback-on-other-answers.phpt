--TEST--
What is no refusal of the door is not sent elsewhere: other statuses, codes of Neo4j's, lost connections
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

$errors = fn ($code) => json_encode(['errors' => [['code' => $code, 'message' => 'm']]]);
$answers = [
    ['status' => 404, 'body' => $errors('Neo.ClientError.Database.DatabaseNotFound')], ['status' => 404, 'body' => $errors('Neo.ClientError.Request.Invalid')],
    ['status' => 400, 'body' => $errors('Neo.ClientError.Statement.SyntaxError')], ['status' => 401, 'body' => ''], ['status' => 403, 'body' => ''], ['status' => 405, 'body' => ''],
    ['status' => 415, 'body' => ''], ['status' => 500, 'body' => ''], ['status' => 503, 'body' => ''], ['status' => 202, 'body' => ''], ['status' => 302, 'body' => ''],
    ['body' => typed_body(['v'], [[1]]), 'cut' => 20], ['body' => '', 'cut' => 0, 'end' => 'RST'],
];
foreach ($answers as $i => $answer) {
    $server = scripted([query_door($answer), jolt_door()]);
    $e = exception_of(fn () => (new Neo4j\Client($server->url, ['database' => 'neo4j']))->run('CREATE (n)'));
    check($e instanceof Neo4j\Exception\Neo4jException, true, "$i");
    check(paths($server), '/, /query/v2', "$i " . $e->getMessage());
    $server->stop();
}
echo count($answers), " answers\n";
--EXPECT--
13 answers
