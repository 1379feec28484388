--TEST--
What var_dump() and its like show of a result
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
$result = $client->run('RETURN 1 AS one, "x" AS `b c`', ['secret' => 'parameter-secret']);
ob_start();
var_dump($result);
$result->fetchAll();
print_r($result);
var_export($result);
echo json_encode($result), "\n";
debug_zval_dump($result);
var_dump((array) $result, (bool) $result, get_object_vars($result), print_r($client, true));
$text = ob_get_clean();
preg_match('~//([^:]+):([^@]+)@~', neo4j_url('5.26'), $credentials);
check(str_contains($text, $credentials[2]), false, 'the password');
check(str_contains($text, base64_encode("$credentials[1]:$credentials[2]")), false, 'the password in base64');
check(str_contains($text, 'parameter-secret'), false, 'a parameter');
echo masked(explode("Neo4j\\ResultSet Object", $text)[0]);
--EXPECTF--
object(Neo4j\ResultSet)#%d (5) {
  ["columns"]=>
  array(2) {
    [0]=>
    string(3) "one"
    [1]=>
    string(3) "b c"
  }
  ["server"]=>
  string(22) "http://127.0.0.1:PORT"
  ["protocol"]=>
  string(5) "query"
  ["complete"]=>
  bool(%s)
  ["closed"]=>
  bool(false)
}
