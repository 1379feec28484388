--TEST--
The garbage collector runs while rows are built, and its destructors run queries
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

final class Garbage
{
    public Garbage $self;
    public static int $destroyed = 0;

    public function __construct(private ?Neo4j\Client $client, private ?Neo4j\ResultSet $result = null)
    {
        $this->self = $this;
    }

    public function __destruct()
    {
        self::$destroyed++;
        if ($this->client) {
            check($this->client->run('RETURN 7 AS v')->single(), ['v' => 7], 'query');
        }
        $this->result?->fetch();
    }
}

gc_enable();
foreach (real_clients() as $version => $client) {
    foreach (['objects', 'arrays'] as $mode) {
        $label = own_label();
        $client->run(...many_writes($version, $label, 4000));
        $sum = 0;
        Garbage::$destroyed = 0;
        foreach ($client->run("MATCH (n:$label) RETURN n, n.i AS i, [1, [n.i]] AS l", [], ['value_mode' => $mode]) as $row) {
            $sum += $row['i'];
            check($row['l'], [1, [$row['i']]], 'list');
            for ($i = 0; $i < 12; $i++) {
                new Garbage($row['i'] % 200 === 0 && $i === 0 ? $client : null);
            }
        }
        gc_collect_cycles();
        echo "$version, $mode: $sum ", Garbage::$destroyed, "\n";
        delete_nodes($version, $label);
    }
}
--EXPECT--
2.0, objects: 8002000 48000
2.0, arrays: 8002000 48000
5.26, objects: 8002000 48000
5.26, arrays: 8002000 48000
