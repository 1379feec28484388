--TEST--
foreach after fetch() goes on from there, and fetch() inside foreach takes the next row
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $client->run(...many_writes($version, $label, 8));
    $result = $client->run("MATCH (n:$label) RETURN n.i AS i ORDER BY n.i");
    echo $version, ': ', $result->fetch()['i'], ' |';
    foreach ($result as $key => $row) {
        echo " $key=>$row[i]";
        if ($row['i'] === 4) {
            echo '(', $result->fetch()['i'], ')';
        }
    }
    echo ' ', json_encode($result->fetch()), "\n";
    delete_nodes($version, $label);
}
--EXPECT--
2.0: 1 | 0=>2 1=>3 2=>4(5) 3=>6 4=>7 5=>8 null
5.26: 1 | 0=>2 1=>3 2=>4(5) 3=>6 4=>7 5=>8 null
