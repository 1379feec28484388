--TEST--
Transport\Curl::exchange() gives every header of the answer; one that came more than once has a list
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/through.php';

$server = scripted([['raw' => "HTTP/1.1 100 Continue\r\nX-Interim: 1\r\n\r\nHTTP/1.1 203 Fine\r\nSet-Cookie: a=1\r\nX-One: 1\r\nset-cookie: c=3\r\nSet-Cookie: b=2; Path=/\r\nX-Empty:\r\nX-Folded: a\r\n b\r\n42: number\r\nSet-Cookie: d=4\r\nContent-Length: 2\r\n\r\n{}"]], 'silent');
$response = (new Through(new Neo4j\Transport\Curl()))->exchange('GET', $server->url, ['user-agent' => 'mine', 'X-A' => 'b'], '', ['user_agent' => 'other', 'timeout' => 5.0]);
var_dump($response->status, $response->headers, [...$response->body]);
$asked = array_change_key_case($server->requests()[0]['headers']);
var_dump($asked['user-agent'], $asked['x-a']);
?>
--EXPECT--
int(203)
array(7) {
  ["Set-Cookie"]=>
  array(3) {
    [0]=>
    string(3) "a=1"
    [1]=>
    string(11) "b=2; Path=/"
    [2]=>
    string(3) "d=4"
  }
  ["X-One"]=>
  string(1) "1"
  ["set-cookie"]=>
  string(3) "c=3"
  ["X-Empty"]=>
  string(0) ""
  ["X-Folded"]=>
  string(3) "a b"
  [42]=>
  string(6) "number"
  ["Content-Length"]=>
  string(1) "2"
}
array(1) {
  [0]=>
  string(2) "{}"
}
string(4) "mine"
string(1) "b"
