--TEST--
Server, database, protocol, rows, bytes, times, bookmarks and query type, through every protocol
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/doors.php';
summary_skip();
?>
--FILE--
<?php
require __DIR__ . '/doors.php';

use Neo4j\Protocol;

foreach (summary_doors() as $door => $client) {
    [$version, $protocol] = explode(' ', $door);
    $label = door_label($door);
    $client->run('FOREACH (x IN range(1, 500) | CREATE (:' . $label . ' {x: x}))');
    $result = $client->run("MATCH (n:$label) RETURN n.x AS x");
    $rows = count($result->fetchAll());
    $summary = $result->getSummary();
    check($rows, 500, "$door all");
    check([$summary->rows, $summary->protocol, $summary->server], [500, Protocol::from($protocol), preg_replace('~//.*@~', '//', neo4j_url($version))], $door);
    check($summary->database, (int) $version < 4 ? null : 'neo4j', "$door database");
    check($summary->bytes > 1500, true, "$door bytes");
    check($summary->firstRowSeconds > 0 && $summary->totalSeconds >= $summary->firstRowSeconds, true, "$door times");
    $none = $client->run("CREATE (:$label)")->getSummary();
    check([$none->rows, $none->firstRowSeconds, $none->totalSeconds > 0], [0, null, true], "$door no rows");
    /* Before 5, Community sends none. */
    check(count($none->bookmarks), (int) $version < 5 ? 0 : 1, "$door bookmarks");
    check(is_string($none->bookmarks[0] ?? ''), true, "$door bookmark");
    $types = array_map(
        fn ($text) => $client->run($text)->getSummary()->queryType,
        ['RETURN 1', "CREATE (:$label)", "CREATE (n:$label) RETURN n", (int) $version < 5 ? 'RETURN 1' : "CREATE INDEX {$label}I FOR (n:$label) ON (n.x)"],
    );
    check($types, $version === '2026.08' && $protocol === 'query' ? ['r', 'w', 'rw', 's'] : [null, null, null, null], "$door query type");
    (int) $version < 5 || $client->run("DROP INDEX {$label}I");
}
echo "done\n";
--EXPECT--
done
