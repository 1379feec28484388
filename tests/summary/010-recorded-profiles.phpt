--TEST--
Profiles as recorded from every format become the same tree
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/doors.php';

$v = fn ($type, $value) => ['$type' => $type, '_value' => $value];
$data = ['fields' => ['count(a)'], 'values' => [[$v('Integer', '1')]]];
$query = fn ($root, $scan) => ['data' => $data, 'profiledQueryPlan' => $root + [
    'operatorType' => 'ProduceResults@neo4j',
    'arguments' => ['planner-impl' => $v('String', 'IDP'), 'DbHits' => $v('Integer', '0'), 'EstimatedRows' => $v('Float', '1.0'), 'PageCacheMisses' => $v('Integer', '0'), 'Rows' => $v('Integer', '1'), 'PageCacheHits' => $v('Integer', '4294967296')],
    'identifiers' => ['`count(a)`'],
    'children' => [$scan + [
        'operatorType' => 'NodeCountFromCountStore@neo4j',
        'arguments' => ['Details' => $v('String', 'count( (:WireA) ) AS `count(a)`'), 'DbHits' => $v('Integer', '7'), 'EstimatedRows' => $v('Float', '1.0'), 'Rows' => $v('Integer', '1')],
        'identifiers' => ['`count(a)`'], 'children' => [],
    ]],
], 'bookmarks' => []];
$five = ['dbHits' => 0, 'records' => 1, 'hasPageCacheStats' => false, 'pageCacheHits' => 0, 'pageCacheMisses' => 0, 'pageCacheHitRatio' => 0.0, 'time' => 0];
$root = '{"operatorType":"ProduceResults@neo4j","planner-impl":"IDP","DbHits":0,"EstimatedRows":1.0,"PageCacheMisses":0,"Rows":1,"PageCacheHits":4294967296,"identifiers":["`count(a)`"],"children":'
    . '[{"operatorType":"NodeCountFromCountStore@neo4j","Details":"count( (:WireA) ) AS `count(a)`","DbHits":7,"EstimatedRows":1.0,"Rows":1,"identifiers":["`count(a)`"],"children":[]}]}';
$jolt = strtr($root, [':1.0' => ':{"R":"1.0"}', '4294967296' => '{"Z":"4294967296"}']);
$bodies = [
    '5.26 query' => ['5.26', body_json($query($five, ['dbHits' => 7] + $five)), 'application/vnd.neo4j.query'],
    '2026.08 query' => ['5.26', body_json($query(['records' => 1, 'dbHits' => 0], ['dbHits' => 7, 'records' => 1])), 'application/vnd.neo4j.query.v1.1'],
    '4.4 jolt' => ['4.4', '{"header":{"fields":["count(a)"]}}' . "\n" . '{"data":[1]}' . "\n" . '{"summary":{"plan":{"root":' . $jolt . '}}}' . "\n" . '{"info":{}}' . "\n", 'application/vnd.neo4j.jolt'],
    '4.4 transactional' => ['4.4', '{"results":[{"columns":["count(a)"],"data":[{"row":[1],"meta":[null]}],"plan":{"root":' . $root . '}}],"errors":[]}', 'application/json'],
    '3.5 legacy' => ['3.5', '{"columns":["count(a)"],"data":[[1]],"plan":{"name":"ProduceResults@neo4j","args":{"planner-impl":"IDP","DbHits":0,"EstimatedRows":1.0,"PageCacheMisses":0,"Rows":1,"PageCacheHits":4294967296},"rows":1,"dbHits":0,"children":'
        . '[{"name":"NodeCountFromCountStore@neo4j","args":{"Details":"count( (:WireA) ) AS `count(a)`","DbHits":7,"EstimatedRows":1.0,"Rows":1},"rows":1,"dbHits":7,"children":[]}]}}', 'application/json;charset=UTF-8;stream=true'],
];
function without_identifiers(array $node): array
{
    return ['identifiers' => [], 'children' => array_map(without_identifiers(...), $node['children'])] + $node;
}
$first = null;
foreach ($bodies as $door => [$personality, $body, $type]) {
    $server = scripted([['body' => $body, 'status' => 200, 'headers' => ['Content-Type' => $type]]], $personality);
    $client = new Neo4j\Client($server->url, ['protocol' => explode(' ', $door)[1]] + ($door === '3.5 legacy' ? [] : ['database' => 'x']));
    $summary = $client->run('PROFILE MATCH (a:WireA) RETURN count(a)')->getSummary();
    $first ??= $summary->profile;
    check($summary->plan, null, "$door plan");
    $profile = $summary->profile;
    check($door === '3.5 legacy' ? without_identifiers($profile) == without_identifiers($first) : $profile === $first, true, $door . ' ' . json_encode($profile));
    $server->stop();
}
var_dump($first);
--EXPECT--
array(8) {
  ["operatorType"]=>
  string(20) "ProduceResults@neo4j"
  ["identifiers"]=>
  array(1) {
    [0]=>
    string(10) "`count(a)`"
  }
  ["arguments"]=>
  array(6) {
    ["planner-impl"]=>
    string(3) "IDP"
    ["DbHits"]=>
    int(0)
    ["EstimatedRows"]=>
    float(1)
    ["PageCacheMisses"]=>
    int(0)
    ["Rows"]=>
    int(1)
    ["PageCacheHits"]=>
    int(4294967296)
  }
  ["dbHits"]=>
  int(0)
  ["rows"]=>
  int(1)
  ["pageCacheHits"]=>
  int(4294967296)
  ["pageCacheMisses"]=>
  int(0)
  ["children"]=>
  array(1) {
    [0]=>
    array(6) {
      ["operatorType"]=>
      string(29) "NodeCountFromCountStore@neo4j"
      ["identifiers"]=>
      array(1) {
        [0]=>
        string(10) "`count(a)`"
      }
      ["arguments"]=>
      array(4) {
        ["Details"]=>
        string(31) "count( (:WireA) ) AS `count(a)`"
        ["DbHits"]=>
        int(7)
        ["EstimatedRows"]=>
        float(1)
        ["Rows"]=>
        int(1)
      }
      ["dbHits"]=>
      int(7)
      ["rows"]=>
      int(1)
      ["children"]=>
      array(0) {
      }
    }
  }
}
