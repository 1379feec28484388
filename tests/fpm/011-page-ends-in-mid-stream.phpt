--TEST--
FPM: however a page ends in the middle of a result, the next one has its own answer, on another connection
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/fpm.php';
fpm_skip();
?>
--FILE--
<?php
require __DIR__ . '/fpm.php';

const OPEN_RESULT = <<<'PHP'
    $client = new Neo4j\Client($_GET['url']);
    $result = $client->run('MATCH (n) RETURN n');
    $rows = [];
    PHP;

/* How it ends, what it says, and its settings. */
const PAGES = [
    'exit' => ['exit("bye");', 'bye'],
    'end of the page' => ['$result->fetch(); echo "over";', 'over'],
    'result dropped' => ['$result->fetch(); unset($result); echo "dropped";', 'dropped'],
    'result in a cycle' => ['$result->fetch(); $cycle = new stdClass; $cycle->self = $cycle; $cycle->result = $result; echo "left";', 'left'],
    'exit in the loop' => ['foreach ($result as $row) { exit("out"); }', 'out'],
    'fatal error' => ['$result->fetch(); undefined_function();', 'Call to undefined function'],
    'fatal error of the engine' => ['$result->fetch(); eval("class A extends Exception { final const X = 1; } class B extends A { const X = 2; }");', 'Fatal error'],
    'uncaught exception' => ['foreach ($result as $row) { throw new Exception("mine"); }', 'mine'],
    'memory_limit' => ['ini_set("memory_limit", "8M"); foreach ($result as $row) { $rows[] = $row; }', 'Allowed memory size'],
    'memory_limit in fetchAll()' => ['ini_set("memory_limit", "8M"); $result->fetchAll();', 'Allowed memory size'],
    'memory_limit in run()' => ['ini_set("memory_limit", "8M"); $client->run("BIG");', 'Allowed memory size'],
    'max_execution_time' => ['set_time_limit(1); foreach ($result as $row) { }', 'Maximum execution time'],
    'max_execution_time between rows' => ['set_time_limit(1); foreach ($result as $row) { for (;;) { } }', 'Maximum execution time'],
];

$endless = ['body' => ['{"columns":["v"],"data":[[1]', ['repeat' => ',[1]', 'times' => 1 << 30]], 'framing' => 'chunked'];
$big = ['body' => ['{"columns":["v"],"data":[["', ['repeat' => 'xxxxxxxx', 'times' => 1500000], '"]]}'], 'framing' => 'chunked'];
$short = legacy_body(['v'], [[1]]);

$server = scripted([
    ['contains' => 'MATCH', 'times' => -1] + $endless,
    ['contains' => 'BIG', 'times' => -1] + $big,
    ['contains' => 'RETURN 1', 'times' => -1, 'body' => $short],
], '2.0.0-M06');
$fpm = new Fpm(1);
$fpm->page('page', ONE_STATEMENT);
$worker = $fpm->get('page', ['url' => $server->url])[0];
foreach (PAGES as $case => [$code, $said]) {
    $fpm->page('ends', OPEN_RESULT . "\n$code");
    $output = (string) json_encode($fpm->get('ends', ['url' => $server->url]));
    check(str_contains($output, $said), true, "$case: it says " . substr($output, 0, 200));
    check($fpm->get('page', ['url' => $server->url]), [$worker, [['v' => 1]]], "$case: the next page");
    check_reuse($server, $case);
}
echo count(PAGES), ' endings', $fpm->crashes(), "\n";

/* After a result that was not read to its end, nothing more is asked on its connection. */
function check_reuse(ScriptedServer $server, string $case): void
{
    $broken = [];
    foreach ($server->statements() as $request) {
        check(isset($broken[$request['connection']]), false, "$case: connection $request[connection]");
        if (str_contains($request['body'], 'MATCH')) {
            $broken[$request['connection']] = true;
        }
    }
}
--EXPECT--
13 endings
