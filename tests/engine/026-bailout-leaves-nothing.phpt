--TEST--
A worker that runs out of memory in run() keeps neither connections nor memory
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
?>
--FILE--
<?php
require __DIR__ . '/child.php';

$server = scripted([['body' => ['{"columns":["v"],"data":[["', ['repeat' => 'xxxxxxxx', 'times' => 1500000], '"]]}'], 'framing' => 'chunked', 'times' => 100]], '2.0.0-M06');
$folder = sys_get_temp_dir() . '/neo4j-worker-' . getmypid();
mkdir($folder);
file_put_contents("$folder/i.php", <<<'CODE'
    <?php
    if (!isset($_GET['own'])) {
        preg_match('/VmRSS:\s+(\d+)/', file_get_contents('/proc/self/status'), $rss);
        die(json_encode([count(scandir('/proc/self/fd')), (int) $rss[1]]));
    }
    ini_set('memory_limit', '8M');
    $client = new Neo4j\Client($_GET['url'], ['persistent' => !$_GET['own'], 'protocol' => 'legacy']);
    $client->run('MATCH (n) RETURN n');
    CODE);
$port = random_int(20000, 30000);
$worker = proc_open([PHP_BINARY, '-n', '-d', 'extension=' . module_file(), '-d', 'report_memleaks=0', '-S', "127.0.0.1:$port", '-t', $folder],
    [1 => ['file', '/dev/null', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
$ask = fn (string $query) => @file_get_contents("http://127.0.0.1:$port/i.php?$query", context: stream_context_create(['http' => ['ignore_errors' => true]]));
for ($i = 0; $i < 100 && $ask('') === false; $i++) {
    usleep(50000);
}
foreach ([0, 1] as $own) {
    $query = http_build_query(['own' => $own, 'url' => $server->url]);
    $ask($query);
    [$fds, $rss] = json_decode($ask('') ?: '[0,0]');
    for ($i = 0; $i < 10; $i++) {
        $ask($query);
    }
    [$more_fds, $more_rss] = json_decode($ask('') ?: '[999,999999999]');
    echo $own ? 'own pool: ' : 'shared pool: ', $more_fds <= $fds ? 'no descriptors' : $more_fds - $fds . ' descriptors', ', ',
        $more_rss - $rss < 20000 ? 'no memory' : $more_rss - $rss . ' kB', "\n";
}
proc_terminate($worker);
unlink("$folder/i.php");
rmdir($folder);
?>
--EXPECT--
shared pool: no descriptors, no memory
own pool: no descriptors, no memory
