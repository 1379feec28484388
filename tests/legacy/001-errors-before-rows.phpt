--TEST--
Errors before the first row are thrown by run(), with the server's class as code
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['1.8' => ['RETRUN 1', 'START n=node(99999999) RETURN n', 'START n=node(0) RETURN {missing}'], '2.0' => ['RETRUN 1', 'START n=node(99999999) RETURN n', 'RETURN {missing}', 'RETURN 1/0']] as $version => $texts) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ($texts as $text) {
        $e = exception_of(fn () => $client->run($text));
        echo $version, ' ', get_class($e), ' ', $e->getServerCode(), ' ', $e->getCode(), ' ', json_encode($e->isRetryable()), "\n";
        check(str_contains($e->getMessage(), $e->getServerCode()), true, 'the code is in the message');
    }
    $return = $version === '1.8' ? 'START n=node(0) RETURN 1 AS one' : 'RETURN 1 AS one';
    echo $client->run($return)->single()['one'], "\n";
}
--EXPECT--
1.8 Neo4j\Exception\ClientErrorException SyntaxException 400 false
1.8 Neo4j\Exception\ClientErrorException BadInputException 400 false
1.8 Neo4j\Exception\ClientErrorException BadInputException 400 false
1
2.0 Neo4j\Exception\ClientErrorException org.neo4j.cypher.SyntaxException 400 false
2.0 Neo4j\Exception\ClientErrorException org.neo4j.server.rest.repr.BadInputException 400 false
2.0 Neo4j\Exception\ClientErrorException org.neo4j.server.rest.repr.BadInputException 400 false
2.0 Neo4j\Exception\ClientErrorException org.neo4j.server.rest.repr.BadInputException 400 false
1
