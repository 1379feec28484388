--TEST--
Error events: before the header, after rows, malformed; in answers with an error status too
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

[$header, $row, $more, $summary, $info] = jolt_events(['v'], [[1], [2]]);
$answers = [
    'at planning' => [jolt_error(), $info], 'at the first row' => [$header, jolt_error(), $info], 'after rows' => [$header, $row, $more, jolt_error(), $info],
    'after the summary' => [$header, $row, $more, $summary, jolt_error(), $info], 'in the middle of a row' => [$header, $row, $more, '{"data":[]}', jolt_error(), $info],
    'without info' => [$header, $row, jolt_error()], 'two' => [$header, $row, jolt_error(), jolt_error(), $info],
];
foreach (jolt_outcomes(array_map(jolt_lines(...), $answers)) as $case => [$rows, $end]) {
    echo "$case: ", json_encode($rows), " $end\n";
}
$wrong = ['{}', '"x"', '1', 'null', '[]', '[{}]', '[null]', '[[]]', '[{"code":1,"message":2}]', '{"code":"a","message":"b"}', '[{"code":"Neo.ClientError.X.Y"}]'];
foreach (jolt_outcomes(array_map(fn ($errors) => jolt_lines([$header, $row, "{\"error\":{\"errors\":$errors}}", $info]), $wrong)) as $i => [$rows, $end]) {
    check([$rows, in_array($end, ['ProtocolException', 'ServerException', 'ClientErrorException'])], [[[1]], true], "$wrong[$i]: $end");
}
check_all(jolt_outcomes(['{"error":null}', '{"error":[]}', '{"error":"x"}']), [[], 'ProtocolException']);

$gone = 'Neo.ClientError.Transaction.TransactionNotFound';
$statuses = [
    [404, jolt_lines([jolt_error('Neo.ClientError.Database.DatabaseNotFound', 'none'), $info]), JOLT_TYPE], [404, jolt_lines([jolt_error($gone, 'gone'), $info]), JOLT_TYPE],
    [401, '{"errors":[{"code":"Neo.ClientError.Security.Unauthorized","message":"no"}]}', 'application/json'], [404, '{"errors":[{"code":"Neo.ClientError.Request.Invalid","message":"Not Found"}]}', 'application/json'],
    [200, jolt_lines([jolt_error('Neo.ClientError.Security.CredentialsExpired', 'old'), $info]), JOLT_TYPE], [406, 'text', JOLT_TYPE], [500, '', 'text/plain'], [200, '{"results":[],"errors":[]}', 'application/json'],
    [404, "\x1e", JOLT_TYPE], [404, "\x1e\n", JOLT_TYPE], [404, "\x1e[]\n", JOLT_TYPE], [404, "\x1e{\"error\":[]}\n", JOLT_TYPE], [404, "\x1e{\"error\":1}", JOLT_TYPE],
];
foreach ($statuses as [$status, $body, $type]) {
    $server = scripted([jolt_answer(['body' => $body, 'status' => $status], $type)], '4.4');
    $e = exception_of(fn () => (new Neo4j\Client($server->url, ['protocol' => 'jolt', 'database' => 'x']))->run('RETURN 1'));
    echo $status, ' ', short_name($e), ' ', $e->getServerCode() ?? '-', "\n";
    $server->stop();
}
--EXPECT--
at planning: [] ClientErrorException
at the first row: [] ClientErrorException
after rows: [[1],[2]] ClientErrorException
after the summary: [[1],[2]] ClientErrorException
in the middle of a row: [[1],[2]] ClientErrorException
without info: [[1]] ClientErrorException
two: [[1]] ClientErrorException
3 cases
404 ClientErrorException Neo.ClientError.Database.DatabaseNotFound
404 ClientErrorException Neo.ClientError.Transaction.TransactionNotFound
401 AuthenticationException Neo.ClientError.Security.Unauthorized
404 ClientErrorException Neo.ClientError.Request.Invalid
200 AuthenticationException Neo.ClientError.Security.CredentialsExpired
406 ProtocolException -
500 ProtocolException -
200 ProtocolException -
404 ProtocolException -
404 ProtocolException -
404 ProtocolException -
404 ProtocolException -
404 ProtocolException -
