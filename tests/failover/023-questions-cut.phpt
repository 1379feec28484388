--TEST--
A server that is lost in the middle of a question's answer is passed over: the statement has not been sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

$questions = [
    'discovery' => ['for' => 'GET /', 'body' => '{"neo4j_version":"5.26.0","query":"x"}'],
    'routing table' => ['contains' => 'getRoutingTable', 'body' => '{"data":{}}'],
    'home database' => ['contains' => 'SHOW HOME', 'for' => 'POST /db/system/query/v2', 'body' => '{"data":{}}'],
];
foreach ($questions as $question => $answer) {
    foreach (['FIN', 'RST'] as $end) {
        foreach (['Curl', 'Stream'] as $transport) {
            $class = "Neo4j\\Transport\\$transport";
            $a = scripted([$answer + ['cut' => 9, 'end' => $end, 'times' => -1], alone()]);
            $b = named('b');
            $client = new Neo4j\Client([$a->url, $b->url], ['transport' => new $class()]);
            check(exception_of(fn () => check(who($client) . who($client), 'bb', "$question, $end, $transport"))?->getMessage(), null,
                "$question, $end, $transport");
            check($a->count('RETURN name'), 0, "$question, $end, $transport: sent");
        }
    }
    echo $question, "\n";
}
?>
--EXPECT--
discovery
routing table
home database
