--TEST--
A transaction left open is rolled back when the script ends in order; after a fatal error nothing is sent
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';
require __DIR__ . '/../engine/child.php';

$ends = [
    'returns' => '',
    'exit' => 'exit;',
    'exit in a function' => '(function () use ($tx) { $more = $tx; exit; })();',
    'exception' => 'throw new Exception("uncaught");',
    'in a cycle' => '$cycle = new stdClass; $cycle->tx = $tx; $cycle->self = $cycle; unset($tx, $cycle);',
    'with an open result' => '$open = $tx->run("RETURN many"); $open->fetch();',
    'exit in the work' => 'unset($tx); $client->transaction(function ($tx) { $tx->run("RETURN 1"); exit; });',
    'memory limit' => '$x = str_repeat("x", 1 << 30);',
    'memory limit in a statement' => '$tx->run("RETURN long")->fetchAll();',
    'memory limit in the work' => 'unset($tx); $client->transaction(function ($tx) { $tx->run("RETURN 1"); $x = str_repeat("x", 1 << 30); });',
    'fatal error' => 'trigger_error("fatal", E_USER_ERROR);',
    'killed' => 'exec("kill -9 " . getmypid());',
];
foreach ($ends as $how => $code) {
    $many = typed_body(['v'], array_fill(0, 20000, [1]), ',' . tx_member('90a7'));
    $long = ['{"data":{"fields":["v"],"values":[[{"$type":"String","_value":"', ['repeat' => 'xxxxxxxx', 'times' => 1000000], '"}]]},' . tx_member('90a7') . '}'];
    $answer = fn (string $text, $body) => ['for' => 'POST ' . TX . '/90a7', 'contains' => $text, 'body' => $body, 'framing' => 'chunked', 'headers' => tx_headers()];
    $server = scripted([['contains' => 'statement'] + ran([1], true), begun(), $answer('many', $many), $answer('long', $long), rolled_back(), rolled_back()]);
    $url = var_export($server->url, true);
    [$output, $status] = child("\$client = new Neo4j\\Client($url, ['protocol' => 'query', 'database' => 'neo4j']); \$tx = \$client->beginTransaction();\n$code", ['memory_limit' => '6M']);
    echo "$how: ", tx_trace($server), " ($status)\n";
    $server->stop();
}
--EXPECT--
returns: begin, rollback (0)
exit: begin, rollback (0)
exit in a function: begin, rollback (0)
exception: begin, rollback (255)
in a cycle: begin, rollback (0)
with an open result: begin, run, rollback (0)
exit in the work: begin, rollback, begin+run, rollback (0)
memory limit: begin (255)
memory limit in a statement: begin, run (255)
memory limit in the work: begin, rollback, begin+run (255)
fatal error: begin (255)
killed: begin (signal 9)
