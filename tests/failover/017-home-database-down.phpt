--TEST--
A server that is down when it is asked for the home database does not make "neo4j" of it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

function down(string ...$errors): array
{
    return ['for' => 'POST /db/system/query/v2', 'contains' => 'HOME', 'status' => 503,
        'headers' => ['Content-Type' => 'application/json'], 'body' => json_encode(['errors' => array_map(
            fn ($code) => ['code' => $code, 'message' => 'not now'], $errors)])];
}

$home = ['for' => 'POST /db/system/query/v2', 'contains' => 'HOME', 'headers' => ['Content-Type' => 'application/json'],
    'body' => '{"data":{"fields":["name"],"values":[["movies"]]},"bookmarks":[]}'];

/* In a list another one is asked, … */
[$a, $b] = [named('a', down()), named('b')];
echo who(new Neo4j\Client([$a->url, $b->url])), $a->count('RETURN name'), "\n";

/* … else the next statement asks again. */
$a = scripted([down(), down('Neo.TransientError.General.DatabaseUnavailable'), $home, ['body' => typed_body(['name'], [['a']])]]);
$client = new Neo4j\Client($a->url);
expect_exception(fn () => who($client));
$e = exception_of(fn () => who($client));
echo masked($e->getMessage()), ' ', $e->getServerCode(), ' ', var_export($e->isRetryable(), true), "\n";
echo $client->run('RETURN name')->getSummary()->database, "\n";

/* So does one that says of itself that this passes. */
$busy = ['status' => 200] + down('Neo.TransientError.General.DatabaseUnavailable');
$a = scripted([$busy, $home, ['body' => typed_body(['name'], [['a']])]]);
$client = new Neo4j\Client($a->url);
echo short_name(exception_of(fn () => who($client))), ' ', $client->run('RETURN name')->getSummary()->database, "\n";
?>
--EXPECT--
b0
Neo4j\Exception\ConnectionException: http://127.0.0.1:PORT/db/system/query/v2 answered HTTP 503: "{"errors":[]}"
Neo.TransientError.General.DatabaseUnavailable: not now Neo.TransientError.General.DatabaseUnavailable true
movies
TransientException movies
