<?php
/* Lists and maps. A property holds no maps, and lists of one type only. */

$parameter = fn ($value) => ['value' => $value, 'stored' => false];
return [
    'list' => ['value' => [1, 2, 3], 'array' => false], 'empty list' => ['value' => [], 'array' => false], 'list of floats' => ['value' => [1.0, 2.0, -0.0], 'array' => false],
    'list of strings' => ['value' => ['a', '', 'NaN'], 'array' => false], 'list of booleans' => ['value' => [true, false], 'array' => false],
    'list of great integers' => ['value' => [9007199254740993, PHP_INT_MAX, PHP_INT_MIN], 'array' => false],
    'list of all kinds' => $parameter([1, 1.0, '1', true, null, [], [[]]]), 'lists in lists' => $parameter([[1, [2, [3, [[]]]]], [], [[4]]]),
    'map' => $parameter(['a' => 1, 'b' => 'x', 'c' => null, 'd' => 1.0]), 'empty map' => ['value' => [], 'cypher' => '{}', 'stored' => false, 'from' => '2.0'],
    'maps and lists in each other' => $parameter(['l' => [1, ['m' => ['n' => [2.5, []]]]]]),
    'map with integer-like keys' => $parameter(['7' => 'a', '0' => 'b', '-3' => 'c', '007' => 'd', '1.5' => 'e', '9223372036854775808' => 'f']),
    'map with odd keys' => $parameter(['é' => 1, '😀' => 2, "a\"b\\c\n" => 3, 'a b' => 4, "\0" => 5, '' => 6]),
    'map with keys of the formats' => $parameter(['$type' => 'Integer', '_value' => '1', 'Z' => 1, '()' => [], '{}' => [], 'row' => [], 'meta' => null, 'errors' => [1]]),
    'map like a node' => $parameter(['self' => 'http://localhost:7474/db/data/node/1', 'data' => ['a' => 1]]),
    'map like a point' => $parameter(['type' => 'Point', 'coordinates' => [1.0, 2.0], 'crs' => ['srid' => 7203, 'name' => 'cartesian', 'type' => 'link', 'properties' => ['href' => 'x', 'type' => 'ogcwkt']]]),
];
