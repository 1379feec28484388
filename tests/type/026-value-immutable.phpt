--TEST--
Values cannot be changed: by writing, unset(), references, constructing again, or through an array they were made of
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Node, Vector};

foreach (samples() as $i => $value) {
    $before = serialize($value);
    foreach (get_object_vars($value) as $name => $member) {
        $tries = [
            function () use ($value, $name) { $value->$name = 1; }, function () use ($value, $name) { unset($value->$name); },
            function () use ($value, $name) { $reference = &$value->$name; }, function () use ($value, $name) { foreach ($value as &$member) { $member = 5; } },
            function () use ($value) { $value->other = 1; }, fn () => $value->__construct(...array_values(get_object_vars($value))),
            fn () => (new ReflectionProperty($value, $name))->setValue($value, $member), function () use ($value, $name) { $copy = clone $value; $copy->$name = 1; },
        ];
        foreach ($tries as $j => $try) {
            check(get_class(exception_of($try) ?? $value), 'Error', "$i $name $j");
        }
    }
    check(serialize($value), $before, $i);
}
$vector = new Vector('INT8', [1]);
expect_exception(function () use ($vector) { $vector->values[] = 2; });

/* References in what they are made of. */
$one = 1;
$list = [2];
$vector = new Vector('INT8', [&$one, 2]);
$set = Vector::__set_state(['type' => 'INT8', 'values' => [&$one]]);
$node = new Node('1', 1, ['A'], ['one' => &$one, 'list' => &$list]);
$one = 'changed';
$list[] = 3;
echo json_encode([$vector, $set, $node]), "\n";
expect_exception(function () use ($vector) { foreach ($vector->values as &$number) { $number = 9; } });
--EXPECT--
Error: Cannot modify readonly property Neo4j\Type\Vector::$values
[[1,2],[1],{"elementId":"1","id":1,"labels":["A"],"properties":{"one":1,"list":[2]}}]
Error: Cannot modify readonly property Neo4j\Type\Vector::$values
