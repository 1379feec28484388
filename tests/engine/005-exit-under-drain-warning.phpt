--TEST--
exit drains a failing write: the handler of its warning may do anything
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

$code = <<<'CODE'
    $server = scripted([['times' => -1, 'body' => substr(legacy_body(['v'], [[1], [2]]), 0, -2), 'framing' => 'chunked']], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    set_error_handler(function () use ($client) {
        echo 'handler ';
        HANDLER;
    });
    function f($client)
    {
        foreach ($client->run('CREATE (n) RETURN n') as $row) {
            exit(3);
        }
    }
    f($client);
    CODE;
foreach (['return true', 'throw new DomainException("thrown")', 'exit(4)', 'gc_collect_cycles()', 'exception_of(fn () => $client->run("CREATE (m) RETURN m"))'] as $handler) {
    [$output, $status] = child(strtr($code, ['HANDLER' => $handler]));
    echo preg_replace('/\s+/', ' ', substr($output, 0, 70)), ' ', $status, "\n";
}
--EXPECTF--
handler  3
handler Fatal error: Uncaught DomainException: thrown%S 255
handler  4
handler  3
handler %S 3
