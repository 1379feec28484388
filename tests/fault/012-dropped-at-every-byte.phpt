--TEST--
A result may become unwanted at any byte of its rows: the rest is read all the same
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../transactional/transactional.php';
require __DIR__ . '/../jolt/jolt.php';

$rows = [[1, 'a'], [2, ['b']], [3, null]];
$data = [datum('[1,"a"]', '[null,null]'), datum('[2,["b"]]', '[null,null]'), datum('[3,null]', '[null,null]')];
$bodies = [
    'legacy' => ['2.0.0-M06', legacy_body(['v', 'w'], $rows), '[2,', []],
    'transactional' => ['4.4', transactional_body(['v', 'w'], $data), '{"row":[2,', []],
    'jolt' => ['4.4', jolt_body(['v', 'w'], $rows), "\x1e{\"data\":[2", ['Content-Type' => JOLT_TYPE]],
    'query' => ['5.26', typed_body(['v', 'w'], $rows), '[' . body_json(typed(2)), []],
];
foreach ($bodies as $protocol => [$personality, $body, $second, $headers]) {
    $start = strpos($body, $second);
    $answers = [];
    for ($at = $start - 1; $at < strlen($body); $at++) {
        $answers[] = ['body' => [substr($body, 0, $at), ['pause' => 0.01], substr($body, $at)], 'framing' => 'chunked', 'headers' => $headers];
    }
    $server = scripted($answers, $personality);
    $client = new Neo4j\Client($server->url, ['protocol' => $protocol, 'fetch_mode' => 'num'] + ($protocol === 'legacy' ? [] : ['database' => 'neo4j']));
    foreach ($answers as $i => $answer) {
        $result = $client->run('MATCH (n) RETURN n');
        check($result->fetch(), [1, 'a'], "$protocol $i");
        check($result->getSummary()->rows, 3, "$protocol $i: rows");
    }
    echo "$protocol ", count($answers) > 15 ? 'done' : 'too few', "\n";
    $server->stop();
}
--EXPECT--
legacy done
transactional done
jolt done
query done
