--TEST--
Transport\Stream: what a fatal error leaves open is closed at the end of the request
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../engine/child.php';

/* While the header is awaited, while rows are read; with the result in a cycle, in a static, and in nobody's hands. */
$pieces = [substr(typed_body(['v'], [[1], [2]]), 0, 90), ['pause' => 0.2], substr(typed_body(['v'], [[1], [2]]), 90)];
$cases = [
    'header' => 'notify("connect"); $client->run("RETURN 1");',
    'rows' => '$result = $client->run("RETURN 1"); notify("progress"); $result->fetchAll();',
    'cycle' => '$all = [$client->run("RETURN 1")]; $all[] = &$all; str_repeat("x", 1 << 30);',
    'exit' => '$result = $client->run("RETURN 1"); $keep = [$result]; $keep[] = &$keep; exit;',
    'exit in a callback' => '$act = fn ($what) => $what === "progress" ? exit : null; $client->run("RETURN 1")->fetchAll();',
];
foreach ($cases as $case => $code) {
    $server = scripted([['body' => $pieces, 'framing' => 'chunked', 'times' => -1]]);
    [$output, $status] = child('
        function notify($when) { global $act; $act = fn ($what) => $what === $when ? str_repeat("x", 1 << 30) : null; }
        $act = fn () => null;
        $context = stream_context_create([], ["notification" => function ($code) use (&$act) { $act([2 => "connect", 7 => "progress"][$code] ?? ""); }]);
        $client = new Neo4j\Client("' . $server->url . '", ["transport" => new Neo4j\Transport\Stream($context), "protocol" => "query", "database" => "neo4j"]);
        ' . $code, ['memory_limit' => '64M']);
    preg_match('/Allowed memory size/', $output, $fatal);
    echo "$case: $status ", $fatal[0] ?? $output, "\n";
    $server->stop();
}
?>
--EXPECT--
header: 255 Allowed memory size
rows: 255 Allowed memory size
cycle: 255 Allowed memory size
exit: 0 
exit in a callback: 0 
