--TEST--
A jsonSerialize() that changes what is being written
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

class Changer implements JsonSerializable
{
    function __construct(private Closure $change) {}
    function jsonSerialize(): mixed { ($this->change)(); return 'changed'; }
}

$client = new Neo4j\Client(neo4j_url('5.26'));
$run = fn ($value) => print(json_encode($client->run('RETURN $v AS v', ['v' => $value])->single()['v']) . "\n");
$list = [1, new Changer(function () use (&$list) { $list = null; gc_collect_cycles(); }), 3];
$copy = [&$list];
$run($copy);
$object = new stdClass();
$object->a = new Changer(function () use ($object) { foreach (range(1, 100) as $i) { $object->{"b$i"} = $i; } unset($object->c); });
$object->c = 'still there';
$run($object);
/* Another query meanwhile. */
$run([new Changer(fn () => $client->run('RETURN 1')->fetchAll())]);
/* Its own client closed meanwhile. */
expect_exception(fn () => $client->run('RETURN $v AS v', ['v' => new Changer(fn () => $client->close())]));
echo "done\n";
--EXPECTF--
[[1,"changed",3]]
{"a":"changed","c":"still there"}
["changed"]
%s
done
