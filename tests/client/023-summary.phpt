--TEST--
Summary and Counters, in both spellings of the servers
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\{Client, Counters, Protocol, Summary};

$legacy = ',"stats":{"relationships_created":1,"nodes_deleted":2,"relationship_deleted":3,"indexes_added":4,"properties_set":5,"constraints_removed":6,'
    . '"indexes_removed":7,"labels_removed":8,"constraints_added":9,"labels_added":10,"nodes_created":11,"contains_updates":true}';
$typed = ',"counters":{"containsUpdates":true,"nodesCreated":11,"nodesDeleted":2,"propertiesSet":5,"relationshipsCreated":1,"relationshipsDeleted":3,"labelsAdded":10,'
    . '"labelsRemoved":8,"indexesAdded":4,"indexesRemoved":7,"constraintsAdded":9,"constraintsRemoved":6,"containsSystemUpdates":false,"systemUpdates":0},"bookmarks":["FB:x"]';
$server = scripted([legacy_body(['v'], [[1], [2]], $legacy)], '2.0.0-M06');
$old = (new Client($server->url))->run('CREATE (n) RETURN n')->getSummary();
$server = scripted([typed_body(['v'], [[1], [2]], $typed), typed_body([], [])]);
$client = new Client($server->url, ['database' => 'x']);
$result = $client->run('CREATE (n) RETURN n');
$result->fetch();
$new = $result->getSummary();
$none = $client->run('RETURN 1')->getSummary();

var_dump($new->counters == $old->counters, $new->counters->containsUpdates());
print_r($new->counters);
var_dump($new->bookmarks, $new->database, $new->server === $server->url, $new->protocol, $new->rows, $new->bytes > 100, $old->bookmarks, $old->protocol, $old->database);
check($new->firstRowSeconds > 0 && $new->totalSeconds >= $new->firstRowSeconds, true, 'times');
var_dump($none->counters?->containsUpdates(), $none->firstRowSeconds, $none->rows, $none->plan, $none->profile, $none->notifications);

expect_exception(fn () => $new->rows = 1);
expect_exception(fn () => new Summary());
expect_exception(fn () => new Counters());
--EXPECT--
bool(true)
bool(true)
Neo4j\Counters Object
(
    [nodesCreated] => 11
    [nodesDeleted] => 2
    [relationshipsCreated] => 1
    [relationshipsDeleted] => 3
    [propertiesSet] => 5
    [labelsAdded] => 10
    [labelsRemoved] => 8
    [indexesAdded] => 4
    [indexesRemoved] => 7
    [constraintsAdded] => 9
    [constraintsRemoved] => 6
    [systemUpdates] => 0
)
array(1) {
  [0]=>
  string(4) "FB:x"
}
string(1) "x"
bool(true)
enum(Neo4j\Protocol::Query)
int(2)
bool(true)
array(0) {
}
enum(Neo4j\Protocol::Legacy)
NULL
NULL
NULL
int(0)
NULL
NULL
array(0) {
}
Error: Cannot modify readonly property Neo4j\Summary::$rows
Error: Call to private Neo4j\Summary::__construct() from global scope
Error: Call to private Neo4j\Counters::__construct() from global scope
