--TEST--
close() before the end cuts, which on 2.0 undoes the write
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0');
--FILE--
<?php
require __DIR__ . '/real.php';

/* That the other tests are worth something: what is not drained is lost here. */
$client = new Neo4j\Client(neo4j_url('2.0'));
$label = own_label();
$result = $client->run(...many_writes('2.0', $label, 5000));
$result->fetch();
$result->close();
var_dump(poll(fn () => nodes_of('2.0', $label) > 0, 1));
--EXPECT--
bool(false)
