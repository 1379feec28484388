--TEST--
A write whose result is dropped after one row is kept, however it is dropped
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

function dropped_at_end(Neo4j\Client $client, array $write): void
{
    $result = $client->run(...$write);
    $result->fetch();
}

$ways = [
    'unset' => function ($client, $write) {
        $result = $client->run(...$write);
        $result->fetch();
        unset($result);
    },
    'overwritten' => function ($client, $write) {
        $result = $client->run(...$write);
        $result->fetch();
        $result = null;
    },
    'end of function' => dropped_at_end(...),
    'temporary' => fn ($client, $write) => $client->run(...$write)->fetch(),
    'break' => function ($client, $write) {
        foreach ($client->run(...$write) as $row) {
            break;
        }
    },
    'return' => function ($client, $write) {
        foreach ($client->run(...$write) as $row) {
            return $row;
        }
    },
    'goto' => function ($client, $write) {
        foreach ($client->run(...$write) as $row) {
            goto out;
        }
        out:
    },
    'iterator' => function ($client, $write) {
        $iterator = $client->run(...$write)->getIterator();
        $iterator->rewind();
        $iterator->next();
    },
    'list' => function ($client, $write) {
        [$result] = [$client->run(...$write)];
        $result->fetchColumn();
    },
    'exception' => fn ($client, $write) => exception_of(function () use ($client, $write) {
        foreach ($client->run(...$write) as $row) {
            throw new DomainException('from the loop');
        }
    }),
];
foreach (real_clients() as $version => $client) {
    foreach ($ways as $way => $drop) {
        $label = own_label();
        $drop($client, many_writes($version, $label, 1200));
        check(nodes_of($version, $label), 1200, "$version, $way");
        delete_nodes($version, $label);
    }
    echo $version, ": done\n";
}
--EXPECT--
2.0: done
5.26: done
