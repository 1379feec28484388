--TEST--
A type that is not known, or not yet, is a ProtocolException that names it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$types = [
    'Bytes' => '"AAH/gA=="', 'date' => '"2024-02-29"', 'DateTime' => '"2024-01-01T00:00:00"', 'Dates' => '"2024-02-29"',
    'Foo' => '"x"', 'Unsupported' => 'null', 'Quaternion' => '[1,[2,{"$type":"Integer"}],{"a":{"b":3}}]',
];
foreach ($types as $type => $value) {
    $json = '{"$type":"' . $type . '","_value":' . $value . '}';
    $zero = '[{"$type":"Integer","_value":"0"}]';
    $node = '{"$type":"Node","_value":{"_element_id":"4:a:1","_labels":[],"_properties":{"p":' . $json . '}}}';
    foreach ([$json, '{"$type":"List","_value":[' . $json . ']}', '{"$type":"Map","_value":{"k":' . $json . '}}', $node] as $i => $v) {
        $server = scripted(['{"data":{"fields":["v"],"values":[' . "$zero,[$v]" . ']},"bookmarks":[]}']);
        $result = (new Neo4j\Client($server->url))->run('RETURN 1');
        check($result->fetch(), ['v' => 0], "$type $i: the row before");
        $e = exception_of(fn () => $result->fetch());
        check(short_name($e), 'ProtocolException', "$type $i");
        check($e && str_contains($e->getMessage(), $type), true, "$type $i: " . $e?->getMessage());
        $server->stop();
    }
}
echo "done\n";
--EXPECT--
done
