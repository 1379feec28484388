--TEST--
A string of 16 MiB goes to both servers and back, in linear time
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

foreach (['2.0' => 'RETURN {v} AS v', '5.26' => 'RETURN $v AS v'] as $version => $statement) {
    $client = new Neo4j\Client(neo4j_url($version));
    $client->verifyConnectivity();
    foreach (['ASCII' => 'abcdefgh', 'astral' => "😀ab\u{e9}"] as $name => $piece) {
        $text = str_repeat($piece, intdiv(16 << 20, 8));
        $is = $client->run($statement, ['v' => $text])->fetch()['v'];
        echo "$version $name ", strlen($is), ' ', $is === $text ? 'same' : 'other', "\n";
    }
}
--EXPECT--
2.0 ASCII 16777216 same
2.0 astral 16777216 same
5.26 ASCII 16777216 same
5.26 astral 16777216 same
