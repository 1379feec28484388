--TEST--
A text that says no value of its type: an exception that names the row and the type, after the rows before
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$texts = [
    'Date' => ['', 'x', '2024-02-30', '2024-13-01', '2024-2-9', '2024-02-29T00:00:00', ' 2024-02-29', "2024-02-29\0"],
    'Time' => ['', '12:34:56', '25:00Z', '12:60Z', '12:34:56+25:00', '12:34:56.1234567890Z'],
    'LocalTime' => ['', '12:34:56Z', '24:00', '12:34:56.'],
    'ZonedDateTime' => ['', '2024-01-01T00:00:00', '2024-01-01', '2024-01-01T00:00:00+01:00[', '2024-01-01T00:00:00+01:00[]'],
    'OffsetDateTime' => ['', '2024-01-01T00:00:00', '2024-01-01T24:00:00Z'],
    'LocalDateTime' => ['', '2024-01-01T00:00:00Z', '2024-01-01 00:00:00'],
    'Duration' => ['', 'P', '1D', 'P1', 'PT', 'P1DT', 'P99999999999999999999D'],
    'Point' => ['', 'POINT (1 2)', 'SRID=4326;POINT (1.0)', 'SRID=4326;POINT Z (1.0 2.0)', 'SRID=x;POINT (1.0 2.0)', 'SRID=4326;POINT (1.0 2.0', 'SRID=4326;POINT (a b)'],
    'Base64' => ['A', 'AAH/gA=', '????', 'AA==AA=='],
];
$answers = $types = [];
$zero = '[{"$type":"Integer","_value":"0"}]';
foreach ($texts as $type => $wrong) {
    foreach ($wrong as $text) {
        foreach (['{"$type":"%s","_value":%s}', '{"_value":%2$s,"$type":"%1$s"}'] as $form) {
            $value = sprintf($form, $type, body_json($text));
            $answers[] = '{"data":{"fields":["v"],"values":[' . "$zero,[$value]" . ']},"bookmarks":[]}';
            $types[] = $type;
        }
    }
    foreach (['null', '1', 'true', '[]', '{}', '["x"]'] as $other) {
        $answers[] = '{"data":{"fields":["v"],"values":[' . $zero . ',[{"$type":"' . $type . '","_value":' . $other . '}]]},"bookmarks":[]}';
        $types[] = null;
    }
}
$vectors = [
    '{}', '[]', '"x"', 'null', '{"coordinatesType":"INT8"}', '{"coordinates":["1"]}', '{"coordinatesType":"INT8","coordinates":["1"],"more":1}',
    '{"coordinatesType":"INT8","coordinatesType":"INT8","coordinates":["1"]}', '{"coordinatesType":"INT8","coordinates":["1"],"coordinates":["1"]}',
    '{"coordinatesType":"INT8","coordinates":["128"]}', '{"coordinatesType":"INT8","coordinates":["1.0"]}', '{"coordinatesType":"INT4","coordinates":["1"]}',
    '{"coordinatesType":"INT64","coordinates":["9223372036854775808"]}', '{"coordinatesType":"FLOAT64","coordinates":["1"]}', '{"coordinatesType":"","coordinates":[]}',
    '{"coordinatesType":8,"coordinates":["1"]}', '{"coordinatesType":["INT8"],"coordinates":["1"]}', '{"coordinatesType":{},"coordinates":["1"]}',
    '{"coordinatesType":"INT8","coordinates":"1"}', '{"coordinatesType":"INT8","coordinates":{"a":"1"}}', '{"coordinatesType":"INT8","coordinates":[1]}',
    '{"coordinatesType":"INT8","coordinates":[null]}', '{"coordinatesType":"INT8","coordinates":[["1"]]}', '{"coordinatesType":"INT8","coordinates":[{"$type":"Integer","_value":"1"}]}',
    '{"coordinatesType":"INT8","coordinates":["x"]}', '{"coordinatesType":"INT8","coordinates":[""]}',
];
foreach ($vectors as $vector) {
    foreach (['{"$type":"Vector","_value":%s}', '{"_value":%s,"$type":"Vector"}'] as $form) {
        $answers[] = '{"data":{"fields":["v"],"values":[' . $zero . ',[' . sprintf($form, $vector) . ']]},"bookmarks":[]}';
        $types[] = null;
    }
}
$server = scripted($answers);
$client = new Neo4j\Client($server->url, ['database' => 'x']);
$shown = [];
foreach ($answers as $i => $answer) {
    $result = $client->run('RETURN 1');
    check($result->fetch(), ['v' => 0], $answer);
    $e = exception_of(fn () => $result->fetch());
    check(short_name($e), 'ProtocolException', $answer);
    if ($types[$i]) {
        check(str_starts_with($e->getMessage(), 'row 2: "') && str_contains($e->getMessage(), "\" is no $types[$i]"), true, $answer . $e->getMessage());
        $shown[$types[$i]] ??= $e->getMessage();
    }
}
echo implode("\n", $shown), "\n", count($answers), " answers\n";
--EXPECT--
row 2: "" is no Date
row 2: "" is no Time
row 2: "" is no LocalTime
row 2: "" is no ZonedDateTime
row 2: "" is no OffsetDateTime
row 2: "" is no LocalDateTime
row 2: "" is no Duration
row 2: "" is no Point
row 2: "A" is no Base64
200 answers
