--TEST--
A generator whose finally block uses the result while it is destroyed
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

function rows(Neo4j\ResultSet $result): Generator
{
    try {
        foreach ($result as $row) {
            yield $row;
        }
    } finally {
        echo 'left: ', count($result->fetchAll()), "\n";
    }
}

$server = scripted([numbered_rows(1000), numbered_rows(1000)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);
$generator = rows($client->run('MATCH (n) RETURN n'));
$generator->current();
$generator->next();
unset($generator);
$generator = rows($client->run('MATCH (n) RETURN n'));
$generator->current();
exit(0);
--EXPECT--
left: 998
left: 999
