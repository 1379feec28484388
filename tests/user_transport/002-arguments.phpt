--TEST--
What exchange() is given: the URL without credentials, the header with them, limits in seconds, what was said of TLS
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$client = new Neo4j\Client('http://neo4j:secret@db.example/a%20prefix/', [
    'protocol' => 'query', 'database' => 'my db', 'user_agent' => 'me/1', 'headers' => ['X-Trace: 7', 'X-Trace-2' => 'eight'],
    'timeout' => 2.5, 'connect_timeout' => 1, 'verify_host' => false, 'cafile' => __FILE__, 'persistent' => false, 'max_header_bytes' => 1000,
    'transport' => new Fake(function (...$arguments) {
        var_dump($arguments);
        return json_response(implode('', pieces(1)));
    }),
]);
$client->run('RETURN $p', ['p' => 1], ['idle_timeout' => 0.25, 'timeout' => 0, 'access_mode' => 'read']);
?>
--EXPECTF--
array(5) {
  [0]=>
  string(4) "POST"
  [1]=>
  string(51) "http://db.example:80/a%20prefix/db/my%20db/query/v2"
  [2]=>
  array(6) {
    ["User-Agent"]=>
    string(4) "me/1"
    ["Accept"]=>
    string(%d) "%s"
    ["Content-Type"]=>
    string(%d) "%s"
    ["X-Trace"]=>
    string(1) "7"
    ["X-Trace-2"]=>
    string(5) "eight"
    ["Authorization"]=>
    string(22) "Basic bmVvNGo6c2VjcmV0"
  }
  [3]=>
  string(%d) "{"statement":"RETURN $p","parameters":{"p":1}%s}"
  [4]=>
  array(7) {
    ["cafile"]=>
    string(%d) "%s"
    ["max_header_bytes"]=>
    int(1000)
    ["persistent"]=>
    bool(false)
    ["verify_host"]=>
    bool(false)
    ["connect_timeout"]=>
    float(1)
    ["timeout"]=>
    float(0)
    ["idle_timeout"]=>
    float(0.25)
  }
}
