--TEST--
Hundreds of statements, read in every way and failed in every way, leave no memory behind
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
require __DIR__ . '/rows.php';

function round_of(Neo4j\Client $client, bool $legacy, string $label): void
{
    $v = $legacy ? '{v}' : '$v';
    $pairs = fn ($options = []) => pair_rows($client, 20, $options);
    $quietly = fn (callable $run) => exception_of($run);
    $pairs()->fetchAll();
    $pairs(['fetch_mode' => 'both'])->fetch();
    $pairs(['value_mode' => 'arrays'])->getSummary();
    $pairs()->close();
    $pairs()->fetchColumn('bs');
    foreach ($pairs() as $i => $row) {
        if ($i === 5) {
            break;
        }
    }
    $it = $pairs()->getIterator();
    $it->next();
    unset($it);
    $quietly(fn () => $pairs()->single());
    $quietly(fn () => $pairs()->fetchColumn('none'));
    $quietly(function () use ($pairs) { foreach ($pairs() as &$row); });
    $quietly(function () use ($pairs) { foreach ($pairs() as $row) { throw new Exception(); } });
    $quietly(fn () => $client->run('RETRUN 1'));
    $quietly(fn () => $client->run("RETURN $v", ['v' => "\xff"]));
    $quietly(fn () => $client->run('RETURN 1', [], ['nosuch' => 1]));
    $quietly(fn () => $client->run('RETURN 1', [], ['database' => 'nosuch']));
    $quietly(fn () => $client->run('RETURN 1', [], ['headers' => ['X-A' => 'b'], 'fetch_mode' => 'x']));
    $quietly(fn () => $client->run("MATCH (a:$label) RETURN 1 / (a.i - 15) AS x")->fetchAll());
    $client->run("RETURN $v AS `1`, $v AS `0`", ['v' => [['a' => [1.5, 'x']], null]], ['fetch_mode' => 'both'])->fetchColumn(1);
    $query = new Neo4j\Query($client, "RETURN $v AS v", ['v' => [1]], ['fetch_mode' => 'num']);
    $query->getResultSet()->fetch();
    $client->run($query, ['v' => 2], ['fetch_mode' => 'assoc'])->getSummary();
    $query->withParameters(['v' => 'x'])->getResultSet();
    $legacy && $client->run("MATCH p = (a:$label) RETURN a, p", [], ['stream' => false])->fetchAll();
    Neo4j\ResultSet::fromRows([['a' => $query]])->fetch();
    $other = new Neo4j\Client(neo4j_url($legacy ? '2.0' : '5.26'), ['user_agent' => 'x', 'headers' => ['A' => 'b']]);
    $other->run('RETURN 1 AS x')->fetch();
    $other->getServerInfo();
    $other->close();
    $quietly(fn () => $other->run('RETURN 1'));
}

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $label = numbered_label($client, 20);
    for ($i = 0; $i < 40; $i++) {
        round_of($client, $version === '2.0', $label);
        gc_collect_cycles();
        if ($i === 9) {
            $before = memory_get_usage();
        }
    }
    $growth = memory_get_usage() - $before;
    echo $version, ' ', $growth < 2000 ? 'flat' : "$growth bytes", "\n";
}
--EXPECT--
2.0 flat
5.26 flat
