--TEST--
Plans, counters and notifications that are none: never an error, never a wrong type
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$trees = [
    'null', '1', '"x"', '[]', '{}', '[1]', '{"root":null}', '{"root":[]}', '{"children":{}}', '{"children":[1,null,"x",[],{"name":"c"}]}', '{"children":{"a":{"name":"c"}}}',
    '{"identifiers":{"a":1}}', '{"name":1,"identifiers":"x","args":[],"rows":"7","dbHits":null,"children":null}', '{"args":{"DbHits":true,"Rows":[1]},"rows":{"R":"1.0","Z":"1"}}', '{"arguments":{"0":1,"a":{"$type":"Integer","_value":"12x"},"b":{"$type":"Integer","_value":7},"c":{"$type":7,"_value":[]},"d":{"R":"x"},"e":{"Z":"99999999999999999999"}}}',
    '{"arguments":{"l":{"$type":"List","_value":[{"$type":"Float","_value":"-Infinity"},{"$type":"Null","_value":null}]},"m":{"$type":"Map","_value":{"k":{"$type":"Boolean","_value":true}}},"n":{"$type":"Date","_value":"2024-02-29"}}}',
    '{"root":{"root":{"name":"x"}}}', str_repeat('{"children":[', 200) . '{"rows":1}' . str_repeat(']}', 200),
];
function shape(mixed $node): void
{
    if ($node !== null) {
        check([is_string($node['operatorType']), array_is_list($node['identifiers']), is_array($node['arguments']), array_is_list($node['children'])], [true, true, true, true], json_encode($node));
        array_map(shape(...), $node['children']);
    }
}
$notes = ['null', '1', '{}', '[1,null,[],{},"x"]', '[{"code":1,"position":7},{"position":{"offset":{"Z":"1"},"x":1}},{"gqlStatus":"01N50","code":"c","7":8}]'];
$counters = ['null', '[]', '{}', '1', '{"nodesCreated":"1","nodesDeleted":1.5,"labelsAdded":{"Z":"4294967296"},"labels_removed":{"R":"1.0"},"propertiesSet":null,"systemUpdates":[1]}'];
$answers = [];
foreach ($trees as $tree) {
    $answers[] = typed_body(['v'], [[1]], ',"queryPlan":' . $tree . ',"bookmarks":[]');
    $answers[] = typed_body(['v'], [[1]], ',"profiledQueryPlan":' . $tree . ',"bookmarks":[]');
}
foreach ($notes as $note) {
    $answers[] = typed_body(['v'], [[1]], ',"notifications":' . $note . ',"bookmarks":[]');
}
foreach ($counters as $counter) {
    $answers[] = typed_body(['v'], [[1]], ',"counters":' . $counter . ',"bookmarks":[]');
}
foreach (['null', '1', '[]', '{}', '""', '"x"'] as $type) {
    $answers[] = typed_body(['v'], [[1]], ',"queryType":' . $type . ',"bookmarks":[]');
}
$server = scripted($answers);
$client = new Neo4j\Client($server->url, ['database' => 'x']);
foreach ($answers as $i => $answer) {
    $summary = $client->run('RETURN 1 AS v')->getSummary();
    shape($summary->plan);
    shape($summary->profile);
    if ($i === 28 || $i === 30) {
        echo json_encode($summary->plan, JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
        var_dump($summary->plan['arguments']['l'][0] ?? null);
    }
    if ($summary->notifications) {
        echo json_encode($summary->notifications), "\n";
    }
    if ($changed = array_filter((array) $summary->counters)) {
        echo json_encode($changed), "\n";
    }
    if ($summary->queryType !== null) {
        var_dump($summary->queryType);
    }
}
echo count($answers), " answers\n";
--EXPECT--
{"operatorType":"","identifiers":[],"arguments":{"0":1,"a":"12x","b":7,"c":{"$type":7,"_value":[]},"d":{"R":"x"},"e":{"Z":"99999999999999999999"}},"children":[]}
NULL
{"operatorType":"","identifiers":[],"arguments":{"l":[0,null],"m":{"k":true},"n":"2024-02-29"},"children":[]}
float(-INF)
[{"code":null,"title":null,"description":null,"severity":null,"category":null,"position":null},{"code":null,"title":null,"description":null,"severity":null,"category":null,"position":null}]
[{"code":null,"title":null,"description":null,"severity":null,"category":null,"position":null},{"code":null,"title":null,"description":null,"severity":null,"category":null,"position":{"offset":1,"line":null,"column":null}},{"code":"c","title":null,"description":null,"severity":null,"category":null,"position":null,"gqlStatus":"01N50"}]
{"labelsAdded":4294967296}
string(0) ""
string(1) "x"
52 answers
