--TEST--
request(): JSON endpoints of Neo4j 4.4 and 5.26
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('4.4', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['4.4', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    check(str_starts_with($client->request('GET', '/')->getValue()['neo4j_version'], $version), true, $version);
    $begun = $client->request('POST', '/db/neo4j/tx', ['statements' => [['statement' => 'RETURN $n AS n', 'parameters' => ['n' => 9007199254740993]]]]);
    check([$begun->status, $begun->getValue()['results'][0]['data'][0]['row']], [201, [9007199254740993]], "$version: begin");
    $ended = $client->request('DELETE', parse_url($begun->headers['location'], PHP_URL_PATH));
    check([$ended->status, $ended->getValue()['errors']], [200, []], "$version: end");
    $head = $client->request('HEAD', '/');
    check([$head->status, $head->getValue()], [200, null], "$version: HEAD");
    $e = exception_of(fn () => $client->request('GET', '/db/nothing/here'));
    echo $version, ' ', short_name($e), ' ', $e->getCode(), "\n";
}
?>
--EXPECT--
4.4 ClientErrorException 404
5.26 ClientErrorException 404
