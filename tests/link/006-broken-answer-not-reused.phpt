--TEST--
A connection whose answer was malformed, cut or not read to its end is not used again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$good = legacy_body(['v'], [[1]]);
$breaks = [
    'malformed' => 'x', 'after the end' => $good . 'x', 'truncated' => substr($good, 0, -2), 'integer too large' => legacy_value_body('99999999999999999999'),
    'encoding' => ['body' => $good, 'headers' => ['Content-Encoding' => 'gzip']], 'too many values' => '{"columns":["v"],"data":[[1,2]]}',
];
foreach ($breaks as $case => $answer) {
    $server = scripted([$good, $answer, $good], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    $ends = [];
    for ($i = 0; $i < 3; $i++) {
        $ends[] = outcome(fn () => $client->run('RETURN 1 AS v'))[1];
    }
    echo implode(' ', $ends), ' ', implode(' ', array_column($server->statements(), 'connection')), "\n";
    $server->stop();
}
--EXPECT--
end ProtocolException end 1 1 2
end ProtocolException end 1 1 2
end ProtocolException end 1 1 2
end ProtocolException end 1 1 2
end ProtocolException end 1 1 2
end ProtocolException end 1 1 2
