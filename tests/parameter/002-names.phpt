--TEST--
Names of parameters: any text, numbers too; an empty list of them
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$client = new Neo4j\Client(neo4j_url('5.26'));
echo json_encode([
    $client->run('RETURN $0 + $1 AS v', [1, 2])->single(), $client->run('RETURN $`a b` AS v', ['a b' => 1])->single(), $client->run('RETURN $`é😀` AS v', ['é😀' => 1])->single(),
    $client->run('RETURN 1 AS v')->single(), $client->run('RETURN 1 AS v', [])->single(), $client->run('RETURN $a AS v', ['a' => 1, 'unused' => [2]])->single(),
]), "\n";
$client = new Neo4j\Client(neo4j_url('2.0'));
echo json_encode([
    $client->run('RETURN {0} + {1} AS v', [1, 2])->single(), $client->run('RETURN {`a b`} AS v', ['a b' => 1])->single(),
    $client->run('RETURN 1 AS v', [])->single(), $client->run('RETURN {a} AS v', ['a' => 1, 'unused' => [2]])->single(),
]), "\n";
--EXPECT--
[{"v":3},{"v":1},{"v":1},{"v":1},{"v":1},{"v":1}]
[{"v":3},{"v":1},{"v":1},{"v":1}]
