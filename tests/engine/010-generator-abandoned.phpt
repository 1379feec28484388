--TEST--
A generator over a result, abandoned in the middle
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/child.php';

function rows(Neo4j\ResultSet $result): Generator
{
    try {
        yield from $result;
    } finally {
        echo "finally\n";
    }
}

foreach (real_clients() as $version => $client) {
    $label = own_label();
    $generator = rows($client->run(...many_writes($version, $label, 3000)));
    foreach ($generator as $row) {
        break;
    }
    unset($generator);
    echo $version, ': ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);

    check_stops($version, function (callable $begin) {
        foreach (rows($begin()) as $number => $row) {
            if ($number === 100) {
                break;
            }
        }
    });

    /* One that throws inside. */
    check_stops($version, fn (callable $begin) => exception_of(function () use ($begin) {
        $generator = rows($begin());
        $generator->current();
        $generator->throw(new DomainException());
    }));
}
--EXPECT--
finally
2.0: 3000
finally
2.0: stopped
finally
2.0: stopped
finally
5.26: 3000
finally
5.26: stopped
finally
5.26: stopped
