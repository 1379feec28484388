--TEST--
A server that let a statement's time pass is asked who it is before the next one; if it is hung, that goes elsewhere
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$nothing = ['raw' => '', 'end' => 'none', 'times' => -1];
foreach (['timeout', 'idle_timeout'] as $limit) {
    $b = named('b');
    $a = named('a');
    $client = new Neo4j\Client([$a->url, $b->url], [$limit => 0.5]);
    echo who($client);
    $a->give([$nothing, ['for' => 'GET /'] + $nothing]);
    $e = exception_of(fn () => who($client));
    echo ' ', short_name($e), ' ', var_export($e->isRetryable(), true), ' ', who($client), who($client), ' ', $a->count('RETURN name'), "\n";

    /* One that is only slow answers that, and stays the first. */
    $a = named('a', ['times' => 1] + $nothing);
    $client = new Neo4j\Client([$a->url, $b->url], [$limit => 0.5]);
    echo short_name(exception_of(fn () => who($client))), ' ', who($client), "\n";
}
?>
--EXPECT--
a TimeoutException false bb 1
TimeoutException a
a TimeoutException false bb 1
TimeoutException a
