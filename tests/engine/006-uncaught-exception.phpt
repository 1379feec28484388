--TEST--
An uncaught exception in the middle of an answer is shown, and a write is kept
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

foreach (['2.0', '5.26'] as $version) {
    $label = own_label();
    [$output, $status] = child(sprintf(<<<'CODE'
        $client = new Neo4j\Client(%s);
        $other = $client->run(...%s);
        foreach ($client->run(...%2$s) as $row) {
            throw new DomainException('in the loop');
        }
        CODE, var_export(neo4j_url($version), true), var_export(many_writes($version, $label, 1000), true)), ['log_errors' => 0]);
    echo trim(strtok($output, "\n") . ' ' . substr_count($output, 'Warning')), ' ', $status, "\n";
    echo nodes_of($version, $label), "\n";
    delete_nodes($version, $label);
}
--EXPECTF--
Fatal error: Uncaught DomainException: in the loop in %s:%d 0 255
2000
Fatal error: Uncaught DomainException: in the loop in %s:%d 0 255
2000
