--TEST--
Labels, property names and relationship types of any letters
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
require __DIR__ . '/../value/scratch.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $label = scratch_label($client);
    $row = $client->run("CREATE (a:$label {`größe 😀`: 'ü', `a\"b`: 1, `c\\d`: 2})-[r:`FÄHRT NACH 🚆`]->(b:$label) RETURN a, r, a.`größe 😀`")->single();
    $properties = $row['a']->properties;
    ksort($properties, SORT_STRING);
    echo json_encode([$properties, $row['r']->type, array_keys($row)], JSON_UNESCAPED_UNICODE), "\n";
}
--EXPECT--
[{"a\"b":1,"c\\d":2,"größe 😀":"ü"},"FÄHRT NACH 🚆",["a","r","a.`größe 😀`"]]
[{"a\"b":1,"c\\d":2,"größe 😀":"ü"},"FÄHRT NACH 🚆",["a","r","a.`größe 😀`"]]
