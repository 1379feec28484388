--TEST--
What the statement itself has deleted comes as what the server still says of it; before 3.0 the server fails
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/transactional.php';
transactional_skip();
?>
--FILE--
<?php
require __DIR__ . '/transactional.php';

foreach (transactional_clients(['fetch_mode' => 'num']) as $version => $client) {
    $name = unique_name();
    $statement = "CREATE p = (a:$name {v: 1})-[r:R {w: 1}]->(b:$name) WITH a, r, b, p, id(r) AS id DELETE r, a, b RETURN r, a, [b], 1, id, p";
    if (version_compare($version, '3.0', '<')) {
        $e = exception_of(fn () => $client->run($statement)->fetchAll());
        check([short_name($e), $e->getServerCode()], ['DatabaseException', $version === '2.0' ? '50001' : 'Neo.DatabaseError.Statement.ExecutionFailure'], $version);
        continue;
    }
    [$relationship, $node, [$other], $one, $id, $path] = $client->run($statement)->single();
    check([$relationship->id, $relationship->type, $relationship->startId, $relationship->endElementId, $relationship->properties], [$id, '', null, null, []], "$version relationship");
    check([$node->elementId !== '', $node->labels, $node->properties, $other->labels, $one], [true, null, [], null, 1], "$version nodes");
    check([$path->nodes == [$node, $other], $path->relationships == [$relationship]], [true, true], "$version path");
}
echo "done\n";
--EXPECT--
done
