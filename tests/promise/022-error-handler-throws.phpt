--TEST--
An error handler that throws while a dropped result is drained
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

$broken = ['body' => substr(legacy_body(['v'], [[1], [2]]), 0, -2), 'framing' => 'chunked'];
$server = scripted([['times' => -1] + $broken], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
set_error_handler(function (int $level, string $message) {
    throw new ErrorException('from the handler', 0, $level);
});

try {
    $result = $client->run('CREATE (n) RETURN n');
    unset($result);
    echo "not reached\n";
} catch (ErrorException $e) {
    echo $e->getMessage(), "\n";
    var_dump($e->getPrevious());
}

function fail(Neo4j\Client $client): void
{
    $result = $client->run('CREATE (n) RETURN n');
    throw new DomainException('in flight');
}

/* Neither is lost. */
try {
    fail($client);
} catch (Exception $e) {
    for (; $e; $e = $e->getPrevious()) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}

try {
    foreach ($client->run('CREATE (n) RETURN n') as $row) {
        break;
    }
    echo "not reached\n";
} catch (ErrorException $e) {
    echo $e->getMessage(), "\n";
}

/* Two at once. */
try {
    $results = [$client->run('CREATE (n) RETURN n'), $client->run('CREATE (n) RETURN n')];
    $results = null;
    echo "not reached\n";
} catch (Exception $e) {
    for (; $e; $e = $e->getPrevious()) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
restore_error_handler();
--EXPECT--
from the handler
NULL
ErrorException: from the handler
DomainException: in flight
from the handler
ErrorException: from the handler
ErrorException: from the handler
