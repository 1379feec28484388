--TEST--
The iterator by hand: rewind() before the second row is allowed, after it a UsageException
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

foreach (['2.0', '5.26'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $result = number_rows($client, 3);
    $it = $result->getIterator();
    echo get_class($it), "\n";
    expect_exception(fn () => $result->getIterator());
    var_dump($it->valid());
    $it->rewind();
    $it->rewind();
    echo $it->key(), json_encode($it->current()), json_encode($it->current()), "\n";
    $it->rewind();
    echo $it->current()['n'], "\n";
    $it->next();
    echo $it->key(), $it->current()['n'], "\n";
    expect_exception(fn () => $it->rewind());
    /* Nothing was lost by that. */
    echo $it->key(), $it->current()['n'], "\n";
    $it->next();
    $it->next();
    var_dump($it->valid(), $it->current());
    $it->next();
    var_dump($it->valid());
    expect_exception(fn () => $it->rewind());
    expect_exception(fn () => clone $it);
    /* After current() a foreach begins at the first row all the same. */
    $it = number_rows($client, 2)->getIterator();
    echo $it->current()['n'];
    foreach ($it as $row) {
        echo $row['n'];
    }
    echo "\n";
    expect_exception(function () use ($it) { foreach ($it as $row) { echo "again\n"; } });
    /* rewind() after fetch() is the first one, too. */
    $result = number_rows($client, 3);
    $it = $result->getIterator();
    $result->fetch();
    $it->rewind();
    echo $it->key(), $it->current()['n'], "\n";
}
--EXPECT--
InternalIterator
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
bool(true)
0{"n":1,"s":"1"}{"n":1,"s":"1"}
1
12
Neo4j\Exception\UsageException: A result cannot be rewound: its rows are gone when they have been read
12
bool(false)
NULL
bool(false)
Neo4j\Exception\UsageException: A result cannot be rewound: its rows are gone when they have been read
Error: Trying to clone an uncloneable object of class InternalIterator
112
Neo4j\Exception\UsageException: A result cannot be rewound: its rows are gone when they have been read
02
InternalIterator
Neo4j\Exception\UsageException: A result can be iterated once: its rows are gone when they have been read (fetchAll() gives an array)
bool(true)
0{"n":1,"s":"1"}{"n":1,"s":"1"}
1
12
Neo4j\Exception\UsageException: A result cannot be rewound: its rows are gone when they have been read
12
bool(false)
NULL
bool(false)
Neo4j\Exception\UsageException: A result cannot be rewound: its rows are gone when they have been read
Error: Trying to clone an uncloneable object of class InternalIterator
112
Neo4j\Exception\UsageException: A result cannot be rewound: its rows are gone when they have been read
02
