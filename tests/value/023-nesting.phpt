--TEST--
Deep lists and maps come back from both servers; beyond max_depth it is an exception
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['2.0' => '{v}', '5.26' => '$v'] as $version => $v) {
    $client = new Neo4j\Client(neo4j_url($version));
    $list = $map = 1.0;
    for ($i = 0; $i < 200; $i++) {
        $list = [$list];
        $map = ['k' => $map];
    }
    check(serialize($client->run("RETURN $v AS v", ['v' => $list])->single()['v']), serialize($list), "$version lists");
    check(serialize($client->run("RETURN $v AS v", ['v' => [$map]])->single()['v']), serialize([$map]), "$version maps");
    $shallow = new Neo4j\Client(neo4j_url($version), ['max_depth' => 50]);
    echo short_name(exception_of(fn () => $shallow->run("RETURN $v AS v", ['v' => $list]))), ' ', json_encode($shallow->run('RETURN 1 AS one')->single()), "\n";
}
--EXPECT--
ProtocolException {"one":1}
ProtocolException {"one":1}
