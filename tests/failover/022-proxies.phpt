--TEST--
A proxy that does not reach one server of the list, or may not, is asked for the next one
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$json = ['headers' => ['Content-Type' => 'application/json'], 'times' => -1];
$two = [
    ['for' => 'GET http://two.invalid:80/', 'body' => '{"neo4j_version":"3.5.0","transaction":"x"}'] + $json,
    ['for' => 'POST http://two.invalid:80/db/data/transaction/commit',
        'body' => '{"results":[{"columns":["name"],"data":[{"row":["two"],"meta":[null]}]}],"errors":[]}'] + $json,
];
foreach ([407, 502, 503, 504] as $status) {
    $proxy = scripted([['for' => 'GET http://one.invalid:80/', 'status' => $status, 'body' => 'no', 'times' => -1], ...$two], 'silent');
    $client = new Neo4j\Client(['http://one.invalid', 'http://two.invalid'], ['proxy' => $proxy->url]);
    echo $status, ' ', who($client), who($client), ' ', count($proxy->requests()), "\n";
}

/* Tunnels. */
$b = named('b');
foreach ([403, 407, 502] as $status) {
    $proxy = scripted([['for' => 'CONNECT one.invalid:443', 'status' => $status, 'body' => 'no', 'times' => -1]], 'silent');
    $client = new Neo4j\Client(['https://one.invalid', $b->url], ['proxy' => $proxy->url, 'no_proxy' => '127.0.0.1']);
    echo $status, ' ', who($client), who($client), ' ', count($proxy->requests()), "\n";
}
?>
--EXPECT--
407 twotwo 4
502 twotwo 4
503 twotwo 4
504 twotwo 4
403 bb 1
407 bb 1
502 bb 1
