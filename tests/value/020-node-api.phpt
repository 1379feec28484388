--TEST--
Nodes and relationships off the wire can be compared, serialized, exported, cloned and encoded
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
require __DIR__ . '/scratch.php';

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $label = scratch_label($client);
    $row = $client->run("CREATE p = (a:$label {n: 'a', l: [1, 2]})-[r:R {w: 1.0}]->(b:$label) RETURN a, r, p, b")->single();
    foreach ($row as $name => $value) {
        $case = "$version $name";
        check(unserialize(serialize($value)) == $value, true, "$case serialize");
        check(eval('return ' . var_export($value, true) . ';') == $value, true, "$case var_export");
        check(clone $value == $value, true, "$case clone");
        check(get_debug_type(json_decode(json_encode($value))), 'stdClass', "$case json");
        check(get_class(exception_of(function () use ($value) { $value->other = 1; })), 'Error', "$case write");
        check(get_class(exception_of(fn () => $value->__construct('x'))) !== '', true, "$case construct again");
        foreach (array_keys((array) $value) as $property) {
            check(get_class(exception_of(function () use ($value, $property) { $value->$property = null; })), 'Error', "$case $property");
        }
    }
    check($row['a'] == $row['b'], false, "$version other nodes");
    $again = $client->run("MATCH (n:$label) RETURN n")->fetchAll();
    check(count(array_filter($again, fn ($found) => $found['n'] == $row['a'])), 1, "$version found again");
    check(json_decode(json_encode($row['b']), true)['properties'], [], "$version no properties");
    check(str_contains(json_encode($row['b']), '"properties":{}'), true, "$version as a map");
}
echo "done\n";
--EXPECT--
done
