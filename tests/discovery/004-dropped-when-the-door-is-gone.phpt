--TEST--
What was found is dropped when the door answers 404, 405 or 406
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
foreach ($bodies as $personality => $body) {
    foreach ([404, 405, 406] as $status) {
        $gone = ['status' => $status, 'body' => '', 'headers' => ['Content-Type' => null]];
        $server = scripted([$body, $gone + ['contains' => 'Gone', 'times' => -1], ['body' => $body, 'times' => -1]], $personality);
        $client = new Neo4j\Client($server->url, $personality === '5.26' ? ['database' => 'neo4j'] : []);
        $asked = fn () => count(array_filter($server->requests(), fn ($request) => $request['path'] === '/'));
        $client->run('RETURN 1 AS v')->fetchAll();
        check($asked(), 1, "$personality $status: at first");
        $e = exception_of(fn () => $client->run('RETURN 1 AS Gone'));
        check($e instanceof Neo4j\Exception\Neo4jException, true, "$personality $status: " . short_name($e));
        check(str_contains((string) $e?->getMessage(), (string) $status), true, "$personality $status in: " . $e?->getMessage());
        check($client->run('RETURN 1 AS v')->fetchAll(), [['v' => 1]], "$personality $status: afterwards");
        check($asked() >= 2, true, "$personality $status: asked again");
        $server->stop();
    }
}
echo "done\n";
--EXPECT--
done
