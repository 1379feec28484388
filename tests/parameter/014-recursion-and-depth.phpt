--TEST--
Parameters that contain themselves, or are nested too deeply, are refused
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/refused.inc';

function nested(int $levels, int|string $key): array
{
    for ($value = []; $levels > 1; $levels--) {
        $value = [$key => $value];
    }
    return $value;
}

$array = ['x' => 1];
$array['self'] = &$array;
$object = new stdClass();
$object->list = [$object];
refused(['a' => $array], $array, ['o' => $object], ['a' => nested(512, 0)], ['a' => nested(10000, 'clé')]);

/* 512 levels are allowed, and the same array twice is no recursion. */
$server = scripted([typed_body(['v'], [[1]]), typed_body(['v'], [[1]])]);
$client = new Neo4j\Client($server->url, ['database' => 'neo4j']);
$client->run('RETURN 1', ['a' => nested(511, 0)])->fetchAll();
$same = [1];
$client->run('RETURN 1', ['a' => $same, 'b' => [$same, [$same]]])->fetchAll();
var_dump($server->count(str_repeat('[', 511) . str_repeat(']', 511)), $server->count('{"a":[1],"b":[[1],[[1]]]}'));

$object->list = null;
unset($array['self']);
--EXPECT--
ValueError: parameter $a.self contains itself
ValueError: parameter $self contains itself
ValueError: parameter $o.list[0] contains itself
ValueError: parameter $a[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]… is nested more than 512 levels deep
ValueError: parameter $a["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé"]["clé… is nested more than 512 levels deep
int(1)
int(1)
