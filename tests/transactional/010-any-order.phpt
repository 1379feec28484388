--TEST--
The members of a transactional answer, of its result and of each row come in any order
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/transactional.php';

function orders(array $items): array
{
    if (count($items) < 2) {
        return [$items];
    }
    $all = [];
    foreach ($items as $key => $item) {
        foreach (orders(array_diff_key($items, [$key => 0])) as $rest) {
            $all[] = [$item, ...$rest];
        }
    }
    return $all;
}

$object = fn (array $members) => '{' . implode(',', $members) . '}';
$row = ['"row":[{"a":1,"b":[1,2]},"2024-02-29"]', '"meta":[' . META_7 . ',{"type":"date"}]', '"graph":' . NODE_7, '"later":{"row":[1]}'];
$result = fn ($data) => ['"columns":["n","d"]', '"data":[' . $data . ']', '"stats":{"nodes_created":1}', '"plan":{"root":{}}'];
$whole = fn ($result) => ['"results":[' . $result . ']', '"errors":[]', '"notifications":[]', '"commit":"http://other/1/commit"', '"x":[[1],{"errors":[1]}]'];
$bodies = [];
foreach (orders($row) as $order) {
    $bodies[] = $object($whole($object($result($object($order)))));
}
foreach (orders($result($object($row))) as $order) {
    $bodies[] = $object($whole($object($order)));
}
foreach (orders($whole($object($result($object($row))))) as $order) {
    $bodies[] = $object($order);
}
$date = new Neo4j\Type\Date(2024, 2, 29);
$node = new Neo4j\Type\Node('4:x:7', 7, ['L'], ['a' => 1, 'b' => [1, 2]]);
$outcomes = transactional_outcomes($bodies);
foreach ($outcomes as $i => [$rows, $end]) {
    check($rows == [[$node, $date]] && $end === 'end', true, $bodies[$i]);
}
echo count($outcomes), " orders\n";
--EXPECT--
168 orders
