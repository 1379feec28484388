--TEST--
The summary: counters, rows, bytes, times, server, protocol, database
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../value/scratch.php';

foreach (['1.8', '2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    if ($version === '1.8') {
        $mark = scratch_mark($client);
        $result = $client->run('CREATE n={phpt:{m}, a:1} RETURN n', ['m' => $mark]);
    } else {
        $label = scratch_label($client);
        $result = $client->run("CREATE (n:$label:Phpt {a: 1, b: 2})-[:R]->(:$label) RETURN n");
    }
    $summary = $result->getSummary();
    check($result->getSummary(), $summary, "$version same object");
    check($summary->rows, 1, "$version rows");
    check($summary->bytes > 20, true, "$version bytes");
    check($summary->server, preg_replace('~//.*@~', '//', neo4j_url($version)), "$version server");
    check($summary->protocol, $version === '5.26' ? Neo4j\Protocol::Query : Neo4j\Protocol::Legacy, "$version protocol");
    check($summary->database, $version === '5.26' ? 'neo4j' : null, "$version database");
    check($summary->totalSeconds > 0 && $summary->totalSeconds < 60, true, "$version total");
    check([$summary->plan, $summary->profile, $summary->notifications], [null, null, []], "$version plan, profile, notifications");
    check($summary->queryType, null, "$version type");
    echo $version, ' ', json_encode($summary->counters), "\n";
    check($summary->counters?->containsUpdates(), $version === '1.8' ? null : true, "$version updates");
    check($result->fetch(), null, "$version nothing left");
}
--EXPECT--
1.8 null
2.0 {"nodesCreated":2,"nodesDeleted":0,"relationshipsCreated":1,"relationshipsDeleted":0,"propertiesSet":2,"labelsAdded":3,"labelsRemoved":0,"indexesAdded":0,"indexesRemoved":0,"constraintsAdded":0,"constraintsRemoved":0,"systemUpdates":0}
5.26 {"nodesCreated":2,"nodesDeleted":0,"relationshipsCreated":1,"relationshipsDeleted":0,"propertiesSet":2,"labelsAdded":3,"labelsRemoved":0,"indexesAdded":0,"indexesRemoved":0,"constraintsAdded":0,"constraintsRemoved":0,"systemUpdates":0}
