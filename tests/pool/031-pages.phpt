--TEST--
The pages of one worker share connections, and nothing else; limits and counting go on from page to page
--EXTENSIONS--
neo4j
pcntl
--FILE--
<?php
require __DIR__ . '/worker.php';

$server = scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1, 'headers' => ['Set-Cookie' => 'sid=secret']]]);
$worker = worker(<<<CODE
    \$client = new Neo4j\\Client('$server->url', (\$_GET['options'] ?? []) + PLAIN);
    echo \$client->run('RETURN 1', ['page' => \$_GET['page']])->fetchColumn(), ' ', json_encode(numbers());
    if (isset(\$_GET['fatal'])) {
        \$open = \$client->run('RETURN 1');
        trigger_error('fatal', E_USER_ERROR);
    }
    if (isset(\$_GET['clean'])) {
        echo ' ', Neo4j\\clean_persistent_handles();
    }
    CODE);
$pages = ['page=1', 'page=2&options[headers][X-Own]=secret', 'page=3&options[user_agent]=own/1', 'page=4&clean=1', 'page=5&fatal=1', 'page=6'];
foreach ($pages as $page) {
    echo strtok(get("$worker?$page"), "\n"), "\n";
}
foreach ($server->statements() as $request) {
    $headers = array_intersect_key($request['headers'], ['x-own' => 1, 'cookie' => 1, 'user-agent' => 1]);
    ksort($headers);
    echo $request['connection'], ' ', json_encode($headers, JSON_UNESCAPED_SLASHES), ' ', json_decode($request['body'])->parameters->page ?? '', "\n";
}
--EXPECT--
1 {"":"0\/1 1+0"}
1 {"":"0\/1 1+1"}
1 {"":"0\/1 1+2"}
1 {"":"0\/1 1+3"} 1
1 {"":"0\/1 2+3"}
1 {"":"0\/1 3+4"}
1 {"user-agent":"ext-neo4j"} 1
1 {"user-agent":"ext-neo4j","x-own":"secret"} 2
1 {"user-agent":"own/1"} 3
1 {"user-agent":"ext-neo4j"} 4
2 {"user-agent":"ext-neo4j"} 5
2 {"user-agent":"ext-neo4j"} 
3 {"user-agent":"ext-neo4j"} 6
