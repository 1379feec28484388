--TEST--
The memory limit reached by one long string and by one long list
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') {
    die('skip without PHP\'s own memory there is no limit');
}
--FILE--
<?php
require __DIR__ . '/child.php';

$bodies = [
    'string' => "['{\"columns\":[\"v\"],\"data\":[[\"', ['repeat' => 'xxxxxxxx', 'times' => 4000000], '\"]]}']",
    'list' => "['{\"columns\":[\"v\"],\"data\":[[[0', ['repeat' => ',1', 'times' => 4000000], ']]]}']",
    'map' => "['{\"columns\":[\"v\"],\"data\":[[{\"a\":0', ['repeat' => ',\"b\":\"text\"', 'times' => 4000000], '}]]}']",
    'columns' => "['{\"columns\":[\"v\"', ['repeat' => ',\"w\"', 'times' => 4000000], '],\"data\":[]}']",
    'other key' => "['{\"stats\":[0', ['repeat' => ',\"text\"', 'times' => 4000000], '],\"columns\":[\"v\"],\"data\":[]}']",
];
foreach ($bodies as $case => $body) {
    [$output, $status] = child(<<<CODE
        register_shutdown_function(function () {
            echo "\\nshutdown ", \$GLOBALS['client']->run('RETURN 1')->fetchColumn(), "\\n";
            \$GLOBALS['server']->stop();
        });
        \$server = scripted([['contains' => 'MATCH', 'body' => $body, 'framing' => 'chunked'], '{"columns":["v"],"data":[[1]]}'], '2.0.0-M06');
        \$client = new Neo4j\\Client(\$server->url);
        \$open = null;
        \$client->run('MATCH (n) RETURN n')->fetchAll();
        CODE, ['memory_limit' => '16M', 'log_errors' => 0]);
    echo $case, ': ', preg_match('/Allowed memory size of \d+ bytes exhausted.*\nshutdown 1\n$/s', $output) ? 'exhausted' : $output, ' ', $status, "\n";
}
--EXPECT--
string: exhausted 255
list: exhausted 255
map: exhausted 255
columns: exhausted 255
other key: exhausted 255
