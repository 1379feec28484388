--TEST--
Events have their order: what is unknown is passed over, what is out of place refused
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

[$header, $row, , $summary, $info] = jolt_events(['v'], [[1], [2]]);
$more = ['data' => [2]];
$unknown = ['later' => ['data' => [[1, ['x' => []]]], 'info' => null]];
$right = [
    'plain' => [$header, $row, $more, $summary, $info],
    'unknown events' => [$unknown, $header, $unknown, $row, '{"a":1,"b":null,"c":[[]]}', $more, $unknown, $summary, '{}', $unknown, $info],
    'unknown keys' => [
        '{"x":{"fields":["w"]},"header":{"y":[1],"fields":["v"],"z":{"a":[]}},"u":1}', '{"a":[7],"data":[1],"b":{"data":[8]}}', $more,
        '{"summary":{"x":[{"plan":1}],"stats":{"nodes_created":1}}}', '{"q":{},"info":{"x":1,"lastBookmarks":["FB:a"],"y":{}}}',
    ],
];
check_all(jolt_outcomes(array_map(jolt_lines(...), $right)), [[[1], [2]], 'end']);
check_all(jolt_outcomes(['one line' => str_replace("\n", ' ', str_replace("\x1e", '', jolt_lines($right['plain']))), 'CRLF' => str_replace("\n", "\r\n", jolt_lines($right['plain']))]), [[[1], [2]], 'end']);

$wrong = [
    'two headers' => [$header, $header, $row, $summary, $info], 'two statements' => [$header, $row, $summary, $header, $more, $summary, $info],
    'row before the header' => [$row, $header, $summary, $info], 'row after the summary' => [$header, $row, $summary, $more, $info],
    'row after an error' => [$header, $row, jolt_error(), $more, $info], 'header after an error' => [jolt_error(), $header, $row, $summary, $info],
    'two summaries' => [$header, $row, $summary, $summary, $info], 'summary after an error' => [$header, $row, jolt_error(), $summary, $info],
    'no header' => [$row, $summary, $info], 'no summary' => [$header, $row, $info], 'no info' => [$header, $row, $summary], 'info only' => [$info], 'nothing' => [],
    'row after the info' => [$header, $row, $summary, $info, $more], 'info twice' => [$header, $row, $summary, $info, $info],
    'unknown after the info' => [$header, $row, $summary, $info, $unknown], 'number after the info' => [$header, $row, $summary, $info, '1'],
    'error after the info' => [$header, $row, $summary, $info, jolt_error()], 'half an event after the info' => [$header, $row, $summary, $info, '{'],
    'two in one' => [$header, '{"data":[1],"data":[2]}', $summary, $info], 'row and summary' => [$header, '{"data":[1],"summary":{}}', $info],
    'summary and info' => [$header, $row, '{"summary":{},"info":{}}'], 'info and row' => [$header, '{"info":{},"data":[1]}'],
    'no object' => [$header, $row, '[]', $summary, $info], 'a number' => [$header, '5', $summary, $info], 'a string' => ['"header"', $header, $summary, $info],
    'null' => ['null', $header, $row, $summary, $info],
];
foreach (jolt_outcomes(array_map(jolt_lines(...), $wrong)) as $case => [$rows, $end]) {
    check([array_slice([[1], [2]], 0, count($rows)), $end], [$rows, 'ProtocolException'], $case);
}
$shapes = [
    '{"header":null}', '{"header":[]}', '{"header":["v"]}', '{"header":{"fields":null}}', '{"header":{"fields":{}}}', '{"header":{"fields":[1]}}',
    '{"header":{"fields":[["v"]]}}', '{"header":{"fields":["v","v"]}}', '{"header":{"fields":["v"],"fields":["v"]}}', '{"header":{}}', '{"header":{"fields":"v"}}',
];
check_all(jolt_outcomes(array_map(fn ($header) => jolt_lines([$header, $row, $summary, $info]), array_combine($shapes, $shapes))), [[], 'ProtocolException']);
$shapes = ['{"data":null}', '{"data":{}}', '{"data":1}', '{"data":{"v":1}}', '{"data":[]}', '{"data":[1,2]}', '{"summary":[]}', '{"summary":null}', '{"summary":{"plan":[]}}', '{"summary":{"plan":{"root":1}}}'];
foreach (jolt_outcomes(array_map(fn ($event) => jolt_lines([$header, $row, $event, $summary, $info]), array_combine($shapes, $shapes))) as $case => $outcome) {
    check($outcome, [[[1]], 'ProtocolException'], $case);
}
$shapes = ['{"info":null}', '{"info":[]}', '{"info":true}', '{"info":"x"}', '{"infos":{}}'];
check_all(jolt_outcomes(array_map(fn ($event) => jolt_lines([$header, $row, $summary, $event]), array_combine($shapes, $shapes))), [[[1]], 'ProtocolException']);
--EXPECT--
3 cases
2 cases
11 cases
5 cases
