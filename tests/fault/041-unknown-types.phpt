--TEST--
A type that is not known, or not yet, is a ProtocolException that names it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$types = [
    'Date' => '"2024-02-29"', 'Time' => '"12:34:56.789+02:00"', 'LocalTime' => '"01:02:03"',
    'ZonedDateTime' => '"2024-02-29T12:00:00+01:00[Europe/Berlin]"', 'OffsetDateTime' => '"2024-02-29T12:00:00Z"',
    'LocalDateTime' => '"2024-01-01T00:00:00"', 'Duration' => '"P1Y2M3DT4H5M6.789S"', 'Point' => '"SRID=4326;POINT (12.9 55.6)"',
    'Base64' => '"AAH/gA=="', 'Vector' => '{"coordinatesType":"INT8","coordinates":["1","2"]}',
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
