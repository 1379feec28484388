--TEST--
Writes whose results are in globals, statics and cycles at the end of the script are kept
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

final class Keeper
{
    public static array $results;
    public ?Keeper $self;
    public Neo4j\ResultSet $result;
}

function hold(Neo4j\ResultSet $result): void
{
    static $held = [];
    $held[] = $result;
}

$labels = [];
foreach (real_clients() as $version => $client) {
    $labels[$version] = own_label();
    $write = many_writes($version, $labels[$version], 2000);
    $GLOBALS["global $version"] = $client->run(...$write);
    Keeper::$results[] = $client->run(...$write);
    hold($client->run(...$write));
    $keeper = new Keeper();
    $keeper->self = $keeper;
    $keeper->result = $client->run(...$write);
    unset($keeper);
}
unset($client);

/* Another process looks when this one is over. */
if (pcntl_fork() > 0) {
    exit(0);
}
$parent = posix_getppid();
poll(fn () => posix_getppid() !== $parent, 30);
foreach ($labels as $version => $label) {
    poll(fn () => nodes_of($version, $label) === 8000, 2);
    echo $version, ': ', nodes_of($version, $label), "\n";
    delete_nodes($version, $label);
}
posix_kill(getmypid(), SIGKILL);
--EXPECT--
2.0: 8000
5.26: 8000
