--TEST--
A destructor may use the client, in a cycle, with an exception in flight and at the end
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

final class Writer
{
    public function __construct(private Neo4j\Client $client, private string $label)
    {
    }

    public function __destruct()
    {
        $this->client->run("CREATE (n:$this->label) RETURN n");
    }
}

foreach (real_clients() as $version => $client) {
    $label = own_label();
    new Writer($client, $label);
    $cycle = [new Writer($client, $label)];
    $cycle[] = &$cycle;
    unset($cycle);
    gc_collect_cycles();
    expect_exception(function () use ($client, $label) {
        $writer = new Writer($client, $label);
        foreach ($client->run(sprintf('CREATE (n:%s) RETURN n', $label)) as $row) {
            throw new DomainException('in flight');
        }
    });
    echo $version, ': ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);
}
--EXPECT--
DomainException: in flight
2.0: 4
DomainException: in flight
5.26: 4
