--TEST--
If / gives 3xx, 403, 404 or HTML the door of the Query API is tried with the statement
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$html = ['Content-Type' => 'text/html'];
$roots = [
    '303' => ['status' => 303, 'headers' => ['Location' => '/browser/'] + $html, 'body' => ''], '302' => ['status' => 302, 'headers' => ['Location' => 'http://127.0.0.1:1/'], 'body' => ''],
    '403' => ['status' => 403, 'body' => 'Forbidden', 'headers' => $html], '404' => ['status' => 404, 'body' => '', 'headers' => $html], 'HTML' => ['status' => 200, 'body' => '<html>', 'headers' => $html],
];
foreach ($roots as $case => $root) {
    $server = scripted([['for' => 'GET /', 'times' => -1] + $root, typed_body(['v'], [[1]]), typed_body(['v'], [[2]])]);
    $client = new Neo4j\Client($server->url);
    echo $case, ' ', json_encode(outcome(fn () => $client->run('RETURN 1 AS v')));
    echo json_encode(outcome(fn () => $client->run('RETURN 2 AS v', [], ['database' => 'movies']))), "\n";
    foreach ($server->statements() as $request) {
        echo '  ', $request['path'], "\n";
    }
    $server->stop();
}
--EXPECT--
303 [[{"v":1}],"end"][[{"v":2}],"end"]
  /db/neo4j/query/v2
  /db/movies/query/v2
302 [[{"v":1}],"end"][[{"v":2}],"end"]
  /db/neo4j/query/v2
  /db/movies/query/v2
403 [[{"v":1}],"end"][[{"v":2}],"end"]
  /db/neo4j/query/v2
  /db/movies/query/v2
404 [[{"v":1}],"end"][[{"v":2}],"end"]
  /db/neo4j/query/v2
  /db/movies/query/v2
HTML [[{"v":1}],"end"][[{"v":2}],"end"]
  /db/neo4j/query/v2
  /db/movies/query/v2
