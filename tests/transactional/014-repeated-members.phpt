--TEST--
A member that comes twice where only one can be meant is refused: the second could take the first one back
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

$error = '[{"code":"Neo.ClientError.Statement.SyntaxError","message":"m"}]';
$datum = datum('[1]', '[null]');
$result = '{"columns":["a"],"data":[' . $datum . ']}';
$cases = [
    'errors' => '{"results":[' . $result . '],"errors":' . $error . ',"errors":[]}',
    'results' => '{"results":[' . $result . '],"results":[' . $result . '],"errors":[]}',
    'columns' => '{"results":[{"columns":["a"],"columns":["a"],"data":[]}],"errors":[]}',
    'data' => '{"results":[{"columns":["a"],"data":[],"data":[' . $datum . ']}],"errors":[]}',
    'row' => transactional_body(['a'], ['{"row":[1],"row":[2],"meta":[null]}']),
    'meta' => transactional_body(['a'], ['{"row":[1],"meta":[null],"meta":[null]}']),
    'graph' => transactional_body(['a'], ['{"row":[1],"meta":[null],"graph":{},"graph":{}}']),
];
check_all(array_map(fn ($outcome) => $outcome[1], transactional_outcomes($cases)), 'ProtocolException');
--EXPECT--
7 cases
