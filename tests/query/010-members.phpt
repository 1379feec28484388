--TEST--
Query: text, parameters, withParameters()
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\{Client, Query};

$client = new Client('http://neo4j:hunter2@127.0.0.1:1');
$query = new Query($client, 'RETURN $a', ['a' => 1, 'b' => [1, 2]]);
var_dump($query->getText(), $query->getParameters());
$other = $query->withParameters(['c' => 'x']);
var_dump($other->getText(), $other->getParameters(), $query->getParameters() === ['a' => 1, 'b' => [1, 2]], $other === $query);
var_dump((new Query($client, 'RETURN 1'))->getParameters());
var_dump($other);

/* What was given is kept, whatever becomes of the variable. */
$value = 1;
$given = ['a' => &$value];
$query = new Query($client, 'RETURN $a', $given);
$given['b'] = 2;
var_dump(array_keys($query->getParameters()));
--EXPECTF--
string(9) "RETURN $a"
array(2) {
  ["a"]=>
  int(1)
  ["b"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
string(9) "RETURN $a"
array(1) {
  ["c"]=>
  string(1) "x"
}
bool(true)
bool(false)
array(0) {
}
object(Neo4j\Query)#%d (3) {
  ["client"]=>
  object(Neo4j\Client)#%d (2) {
    ["server"]=>
    string(18) "http://127.0.0.1:1"
    ["protocol"]=>
    enum(Neo4j\Protocol::Auto)
  }
  ["text"]=>
  string(9) "RETURN $a"
  ["parameters"]=>
  array(1) {
    ["c"]=>
    string(1) "x"
  }
}
array(1) {
  [0]=>
  string(1) "a"
}
