--TEST--
"localhost" costs no delay where the server listens on IPv4 only
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

/* The quickest of some connections, in milliseconds: libcurl would wait 200 for another family. */
function quickest(string $url): float
{
    $times = [];
    for ($i = 0; $i < 5; $i++) {
        $client = new Neo4j\Client($url, ['persistent' => false] + PLAIN);
        $start = hrtime(true);
        ask($client);
        $times[] = (hrtime(true) - $start) / 1e6;
    }
    return min($times);
}

$server = patient_server();
$address = quickest($server->url);
$name = quickest("http://localhost:$server->port");
var_dump($name < $address + 100 ?: [$name, $address]);
echo $server->connections(), "\n";
--EXPECT--
bool(true)
10
