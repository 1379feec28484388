--TEST--
A database name with all that means something in a URL is one segment of the path, over each protocol that has it there, and by a proxy
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/ScriptedProxy.php';

const NAME = 'a/b?c#d%20ü e';

foreach (['query', 'jolt', 'transactional'] as $protocol) {
    foreach ([false, true] as $by_proxy) {
        $server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
        $proxy = new ScriptedProxy();
        $options = ['protocol' => $protocol, 'database' => NAME, 'persistent' => false] + ($by_proxy ? ['proxy' => $proxy->url()] : []);
        exception_of(fn () => (new Neo4j\Client("$server->url/pre%20fix", $options))->run('RETURN 1 AS v')->fetchAll());
        $requests = $server->statements();
        echo $protocol, ' ', end($requests)['path'] ?? 'nothing', "\n";
        if ($by_proxy) {
            $requests = $proxy->requests();
            echo '  ', masked(end($requests)['target']), "\n";
        }
        $server->stop();
        $proxy->stop();
    }
}
--EXPECT--
query /pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/query/v2
query /pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/query/v2
  http://127.0.0.1:PORT/pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/query/v2
jolt /pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/tx/commit
jolt /pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/tx/commit
  http://127.0.0.1:PORT/pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/tx/commit
transactional /pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/tx/commit
transactional /pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/tx/commit
  http://127.0.0.1:PORT/pre%20fix/db/a%2Fb%3Fc%23d%2520%C3%BC%20e/tx/commit
