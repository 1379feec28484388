--TEST--
The same values as through the other protocols of the same server
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

const CREATE = "CREATE (a:%s:Second {name: 'a', tags: ['x', 'y'], born: 1970, f: 1.0, ok: true})-[:R {since: 2000}]->(b:%1\$s {name: 'b'})<-[:S]-(c:%1\$s)";
/* What each format can carry; a legacy path has only addresses. */
const STATEMENTS = [
    'nodes' => 'MATCH (n:%s) RETURN n, n.name, n.tags, n.born, n.f, n.ok, n.none, [n, [n.tags]], {k: n, l: []} ORDER BY n.name',
    'relationships' => 'MATCH (a:%s)-[r]-(b) RETURN r, [r], {r: r, t: type(r)}, a.name, b.name ORDER BY type(r), a.name, b.name',
    'lists' => 'MATCH (n:%s) WITH n ORDER BY n.name RETURN collect(n), collect(n.name), collect(n.tags), collect([n]), count(*)',
    'paths' => 'MATCH p = (a:%s)-[*]-(b) RETURN p, nodes(p), relationships(p), [p], length(p) ORDER BY length(p), a.name, b.name',
];

/* Labels and the members of maps have no order, and the typed Query API has no numeric ids. */
function plain(mixed $value): mixed
{
    if ($value instanceof JsonSerializable) {
        $value = array_diff_key(get_object_vars($value), ['id' => 1, 'startId' => 1, 'endId' => 1]);
        isset($value['labels']) && sort($value['labels']);
    }
    if (!is_array($value)) {
        return $value;
    }
    array_is_list($value) || ksort($value);
    return array_map(plain(...), $value);
}

$compared = 0;
foreach (transactional_clients(['fetch_mode' => 'num']) as $version => $client) {
    $name = unique_name();
    $client->run(sprintf(CREATE, $name));
    foreach (array_diff(neo4j_protocols($version), ['transactional']) as $protocol) {
        foreach (STATEMENTS as $what => $statement) {
            if ($protocol === 'legacy' && ($what === 'paths' || $version === '2.0')) {
                continue;
            }
            $ask = fn ($protocol) => plain($client->run(sprintf($statement, $name), [], ['protocol' => $protocol])->fetchAll());
            [$rows, $others] = [$ask('transactional'), $ask($protocol)];
            check([count($rows) > 0, written($rows)], [true, written($others)], "$version $what as $protocol");
            $compared++;
        }
    }
    $client->run(neo4j_delete($version, $name));
}
echo $compared > 10 ? "done\n" : "$compared\n";
--EXPECT--
done
