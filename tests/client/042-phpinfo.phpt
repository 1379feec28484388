--TEST--
phpinfo() shows the versions of what is used, and the links
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$extension = new ReflectionExtension('neo4j');
$server = scripted([['body' => typed_body(['v'], [[1], [2]]), 'times' => -1]]);
$client = new Neo4j\Client($server->url, ['protocol' => 'query', 'database' => 'neo4j']);
ob_start();
$extension->info();
$client->run('RETURN 1')->fetchAll();
$extension->info();
$text = ob_get_clean();
echo preg_match_all('/Version => \d+\.\d+\.\d+/', $text), preg_match_all('/libcurl version => \d+\.\d+/', $text), preg_match_all('/yajl version => \d+\.\d+/', $text), "\n";
preg_match_all('/Persistent handles => (.*)/', $text, $found);
print_r($found[1]);
var_dump(phpversion('neo4j') === substr(strstr($text, 'Version => '), 11, strlen(phpversion('neo4j'))));
--EXPECT--
222
Array
(
    [0] => 0 idle, 0 in use
    [1] => 1 idle, 0 in use
)
bool(true)
