--TEST--
fetchColumn() gives the column asked for in every fetch mode, whatever the columns are called
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

$names = [['a', 'b', 'c'], ['7', 'b', '0'], ['1', '0', 'c'], ['2', '1', '0'], ['0', '1', '2'], ['-1', '01', ' ']];
foreach (['2.0', '2.0 buffered', '5.26'] as $version) {
    $options = str_contains($version, 'buffered') ? ['stream' => false] : [];
    foreach ($names as $columns) {
        $text = 'RETURN ' . implode(', ', array_map(fn ($name, $i) => "'v$i' AS `$name`", $columns, [0, 1, 2]));
        foreach (['assoc', 'num', 'both'] as $mode) {
            $client = new Neo4j\Client(neo4j_url(strtok($version, ' ')), ['fetch_mode' => $mode] + $options);
            foreach ($columns as $i => $name) {
                check($client->run($text)->fetchColumn($i), "v$i", "$version $mode, position $i of " . json_encode($columns));
                check($client->run($text)->fetchColumn($name), "v$i", "$version $mode, name \"$name\" of " . json_encode($columns));
            }
        }
    }
}
echo "done\n";
--EXPECT--
done
