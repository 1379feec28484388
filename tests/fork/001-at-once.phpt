--TEST--
Parent and children query at once, and each gets its own answers
--EXTENSIONS--
neo4j
pcntl
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/fork.php';

foreach (neo4j_servers() as $version => $url) {
    $client = new Neo4j\Client($url);
    $answers = function (int $who) use ($client, $version) {
        for ($i = 0; $i < 20; $i++) {
            $value = $client->run(neo4j_return($version, '"' . "$who/$i" . '" AS v'))->fetchColumn();
            check($value, "$who/$i", "$version process $who");
        }
    };
    $answers(0);
    $children = [];
    foreach ([1, 2, 3] as $who) {
        $children[] = fork(fn () => $answers($who));
    }
    $answers(0);
    check(await(...$children), [0, 0, 0], $version);
    $answers(0);
}
echo "done\n";
--EXPECT--
done
