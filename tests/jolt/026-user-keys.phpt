--TEST--
A user's key never looks like a tag, and a repeated one keeps its last value
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/jolt.php';

$values = [
    '{"{}":{"Z":"1"}}' => ['Z' => '1'], '{"{}":{"{}":{"{}":{"Z":{"Z":"2"}}}}}' => ['{}' => ['Z' => 2]], '{"{}":{"()":[1,[],null],"..":[],"":0}}' => ['()' => [1, [], null], '..' => [], '' => 0],
    '{"{}":{"7":1,"-3":2,"007":3,"1.5":4}}' => [7 => 1, -3 => 2, '007' => 3, '1.5' => 4], '{"{}":{"a":1,"b":2,"a":{"R":"3.0"}}}' => ['a' => 3.0, 'b' => 2],
    '{"{}":{"\u0000":1,"é😀":"\ud83d\ude00"}}' => ["\0" => 1, 'é😀' => '😀'], '[[],{"{}":{}},[[]]]' => [[], [], [[]]],
];
foreach (jolt_values(array_keys($values)) as $i => $is) {
    check($is, array_values($values)[$i], array_keys($values)[$i]);
}
$node = jolt_values(['{"()":[1,[],{"Z":"z","{}":"m","a":1,"a":2,"7":{"Z":"3000000000"}}]}'])[0];
check($node->properties, ['Z' => 'z', '{}' => 'm', 'a' => 2, 7 => 3000000000], 'properties');
echo "done\n";
--EXPECT--
done
