--TEST--
What a transport says of its server stays with its client: neither another transport nor libcurl believes it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

function client_of(string $version, int $rows): Neo4j\Client
{
    return new Neo4j\Client('http://neo4j:secret@db.example:7474', ['database' => 'neo4j', 'transport' => new Fake(
        function (string $method, string $url) use ($version, $rows) {
            echo "  $version: $method ", parse_url($url, PHP_URL_PATH), "\n";
            return json_response($method === 'GET' ? json_encode([
                'neo4j_version' => $version, 'neo4j_edition' => 'community', 'transaction' => 'http://x/db/{databaseName}/tx', 'query' => 'http://x/db/{databaseName}/query/v2',
            ]) : pieces($rows));
        },
    )]);
}

$first = client_of('5.26.0', 1);
$second = client_of('2026.08.1', 2);
foreach ([$first, $second, $first, $second] as $client) {
    var_dump($client->getServerInfo()->version, count($client->run('RETURN 1')->fetchAll()));
}
expect_exception(fn () => (new Neo4j\Client('http://neo4j:secret@127.0.0.1:1'))->getServerInfo());
$client = client_of('5.26.0', 1);
$client->verifyConnectivity();
$client->close();
expect_exception(fn () => $client->run('RETURN 1'));
?>
--EXPECTF--
  5.26.0: GET /
  5.26.0: POST /db/neo4j/query/v2
string(6) "5.26.0"
int(1)
  2026.08.1: GET /
  2026.08.1: POST /db/neo4j/query/v2
string(9) "2026.08.1"
int(2)
  5.26.0: POST /db/neo4j/query/v2
string(6) "5.26.0"
int(1)
  2026.08.1: POST /db/neo4j/query/v2
string(9) "2026.08.1"
int(2)
Neo4j\Exception\ConnectionException: GET / failed: http://127.0.0.1:PORT: %s
  5.26.0: GET /
  5.26.0: POST /db/system/query/v2
Neo4j\Exception\UsageException: The client of http://db.example:7474 is closed
