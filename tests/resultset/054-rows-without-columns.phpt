--TEST--
Rows that precede their columns, of which there are none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = [
    '2.0.0-M06' => ['{"columns":[],"data":[[],[]]}', '{"data":[[],[]],"columns":[]}'],
    '5.26' => ['{"data":{"fields":[],"values":[[],[]]}}', '{"data":{"values":[[],[]],"fields":[]}}'],
];
foreach ($bodies as $personality => $answers) {
    foreach ($answers as $answer) {
        $server = scripted([$answer, $answer], $personality);
        $client = new Neo4j\Client($server->url);
        var_dump($client->run('CREATE (n)')->fetchColumn());
        echo count($client->run('CREATE (n)')->fetchAll()), "\n";
        $server->stop();
    }
}
?>
--EXPECT--
bool(false)
0
bool(false)
0
bool(false)
0
bool(false)
0
