--TEST--
Values come back from serialize(), var_export() and __set_state() as they were; crafted ones throw
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Bytes, Date, Vector};

foreach (samples() as $i => $value) {
    $text = serialize($value);
    check(var_export(unserialize($text), true), var_export($value, true), "$i serialize");
    check(serialize(unserialize($text)), $text, "$i twice");
    check(serialize(eval('return ' . var_export($value, true) . ';')), $text, "$i var_export");
    check(serialize($value::__set_state($value->__serialize())), $text, "$i set_state");
    check($value->__serialize(), get_object_vars($value), "$i members");

    /* Without a member, with one more, with each of another type. */
    $members = get_object_vars($value);
    foreach ($members as $name => $member) {
        $states = [
            array_diff_key($members, [$name => 1]), ['other' => 1] + array_diff_key($members, [$name => 1]),
            ...array_map(fn ($other) => [$name => $other] + $members, [[[]], new stdClass(), is_string($member) || $name === 'zone' ? 5 : 'text', true]),
        ];
        foreach ($states as $state) {
            $class = $value::class;
            $crafted = 'O:' . strlen($class) . ":\"$class\"" . substr(serialize($state), 1);
            foreach ([fn () => unserialize($crafted), fn () => $class::__set_state($state)] as $make) {
                $e = exception_of($make);
                check($e instanceof ValueError || $e instanceof TypeError, true, "$class " . written($state));
            }
        }
    }
    foreach ([0, 1] as $more) {
        $e = exception_of(fn () => $value::__set_state($more ? $members + ['more' => 1] : []));
        check(short_name($e), 'ValueError', "$i $more");
    }
    check(short_name(exception_of(fn () => unserialize('C:' . strlen($value::class) . ':"' . $value::class . '":0:{}'))), 'ValueError', "$i C:");
    check(short_name(exception_of(fn () => $value->__unserialize($members))), 'Error', "$i unserialized twice");
    check(get_object_vars($value), $members, "$i unchanged");
}
expect_exception(fn () => unserialize('O:15:"Neo4j\Type\Date":3:{s:4:"year";i:2023;s:5:"month";i:2;s:3:"day";i:29;}'));
expect_exception(fn () => unserialize('O:15:"Neo4j\Type\Date":3:{s:4:"year";i:2023;s:5:"month";i:2;s:4:"days";i:1;}'));
expect_exception(fn () => unserialize('O:15:"Neo4j\Type\Date":3:{s:4:"year";i:2023;s:5:"month";d:2;s:3:"day";i:1;}'));
expect_exception(fn () => unserialize('O:15:"Neo4j\Type\Date":3:{s:4:"year";r:1;s:5:"month";i:2;s:3:"day";i:1;}'));
expect_exception(fn () => unserialize('O:17:"Neo4j\Type\Vector":2:{s:4:"type";s:4:"INT8";s:6:"values";a:1:{i:0;r:1;}}'));
/* References inside are cut. */
$all = unserialize('a:2:{i:0;O:17:"Neo4j\Type\Vector":2:{s:4:"type";s:4:"INT8";s:6:"values";a:2:{i:0;i:1;i:1;R:5;}}i:1;R:5;}');
$all[1] = 'changed';
echo json_encode($all), "\n";
/* A property of one object by reference from another. */
$all = unserialize('a:2:{i:0;O:15:"Neo4j\Type\Date":3:{s:4:"year";i:2023;s:5:"month";i:2;s:3:"day";i:1;}i:1;R:3;}');
$all[1] = 'changed';
echo json_encode($all), "\n";
--EXPECT--
ValueError: Neo4j\Type\Date::$day is out of its range: 29
ValueError: Neo4j\Type\Date::__unserialize(): Argument #1 ($data) must have a member "day"
TypeError: Cannot assign float to property Neo4j\Type\Date::$month of type int
TypeError: Cannot assign Neo4j\Type\Date to property Neo4j\Type\Date::$year of type int
ValueError: Neo4j\Type\Vector::$values must be a list of ints that INT8 can hold
[[1,1],"changed"]
["2023-02-01","changed"]
