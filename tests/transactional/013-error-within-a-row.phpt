--TEST--
Before 3.0 a server that fails while it writes a row says so in the middle of it, and what follows is no JSON
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

/* As 2.0.0-M06 and 2.3.12 answered "DELETE r RETURN r", but for the URLs and the stack trace. */
$rest = '{"results":[{"columns":["r"],"data":[{"rest":[{"self":"http://h/db/data/relationship/1","data":{}}],"errors":[{"code":30000,'
    . '"status":"NETWORK_ERROR","message":"Current context not an ARRAY but OBJECT","stackTrace":"org.codehaus.jackson.JsonGenerationException: C\n\tat x"}]}';
$row = '{"results":[{"columns":["r"],"data":[{"row":[1],"meta":[null]},{"row":[{}],"errors":[{"code":"Neo.TransientError.Network.UnknownFailure","message":"m"}]}';
$bodies = ['2.0' => $rest, '2.3' => $row, 'in a result' => '{"results":[{"columns":["r"],"errors":[{"code":42000,"message":"m"}]}', 'none of it' => '{"results":[{"columns":["r"],"errors":[]}'];
foreach (transactional_outcomes($bodies) as $case => [$rows, $end]) {
    echo $case, ': ', json_encode($rows), " $end\n";
}
$server = scripted([$rest], '4.4');
expect_exception(fn () => (new Neo4j\Client($server->url, ['protocol' => 'transactional', 'database' => 'neo4j']))->run('RETURN 1'));
--EXPECT--
2.0: [] TransientException
2.3: [[1]] TransientException
in a result: [] ClientErrorException
none of it: [] ProtocolException
Neo4j\Exception\TransientException: 30000: Current context not an ARRAY but OBJECT
