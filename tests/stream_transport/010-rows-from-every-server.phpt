--TEST--
Transport\Stream: every server's rows come over PHP's own streams, in each of its dialects
--EXTENSIONS--
neo4j
--SKIPIF--
<?php require __DIR__ . '/../include/neo4j.php'; neo4j_skip(); ?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$transport = new Neo4j\Transport\Stream();
foreach (neo4j_dialects(['transport' => $transport]) as $name => $client) {
    [$version] = explode(' ', $name);
    check($client->getTransport(), $transport, "$name: the client's transport");
    $rows = $client->run(neo4j_return($version, '1 AS x, "é" AS y'))->fetchAll();
    check($rows, [['x' => 1, 'y' => 'é']], $name);
}
echo "done\n";
?>
--EXPECT--
done
