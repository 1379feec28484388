--TEST--
Destructors that the collector runs during the iteration take rows of the same result, or throw
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

final class Garbage
{
    public Garbage $self;

    public function __construct(private Closure $do)
    {
        $this->self = $this;
    }

    public function __destruct()
    {
        ($this->do)();
    }
}

$server = scripted([['times' => -1] + numbered_rows(2000)], '2.0.0-M06');
$client = new Neo4j\Client($server->url);

/* Each row is seen once, here or there. */
$result = $client->run('MATCH (n) RETURN n');
$here = $there = [];
foreach ($result as $row) {
    $here[] = $row['v'];
    new Garbage(function () use ($result, &$there) {
        $row = $result->fetch();
        $row && $there[] = $row['v'];
    });
    $row['v'] % 50 || gc_collect_cycles();
}
$all = [...$here, ...$there];
sort($all);
var_dump($all === range(1, 2000), count($there) > 100);

/* An exception comes out of the loop, and no row is lost. */
$result = $client->run('MATCH (n) RETURN n');
try {
    foreach ($result as $row) {
        $row['thrower'] = new Garbage(fn () => throw new DomainException('thrown'));
        unset($row['thrower']);
        $row['v'] === 10 && gc_collect_cycles();
    }
} catch (DomainException $e) {
    echo $e->getMessage(), ' after ', $row['v'], ', next ', $result->fetch()['v'], "\n";
}
--EXPECT--
bool(true)
bool(true)
thrown after 10, next 11
