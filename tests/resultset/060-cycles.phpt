--TEST--
A result in a cycle is collected, in mid-stream too, and its iterator with it
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

class Holder { public $result, $iterator, $self; function __destruct() { echo 'x'; } }

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ([0, 1, 500] as $read) {
        $holder = new Holder();
        $holder->self = $holder;
        $holder->result = pair_rows($client, 120);
        for ($i = 0; $i < $read; $i++) {
            $holder->result->fetch();
        }
        unset($holder);
        gc_collect_cycles();
        /* By way of an iterator and the row at hand. */
        $holder = new Holder();
        $holder->result = pair_rows($client, 120);
        $holder->iterator = $holder->result->getIterator();
        $holder->iterator->rewind();
        $holder->self = [$holder, $holder->iterator->current()];
        unset($holder);
        gc_collect_cycles();
    }
    /* Given rows that hold their result. */
    $object = new Holder();
    $object->result = Neo4j\ResultSet::fromRows([['o' => $object]]);
    unset($object);
    gc_collect_cycles();
    echo ' ', number_rows($client, 1)->single()['n'], "\n";
}

--EXPECT--
xxxxxxx 1
xxxxxxx 1
