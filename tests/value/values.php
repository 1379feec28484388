<?php
/* Values that must come back from every server as they were sent, by name. */

function same_scalars(): array
{
    return [
        'null' => null, 'true' => true, 'false' => false,
        'zero' => 0, 'one' => 1, 'minus one' => -1,
        'int32 max' => 2147483647, 'beyond int32' => 2147483648, 'int32 min' => -2147483648, 'below int32' => -2147483649,
        'no double has it' => 9007199254740993, 'int64 max' => PHP_INT_MAX, 'int64 min' => PHP_INT_MIN,
        'float zero' => 0.0, 'float minus zero' => -0.0, 'float one' => 1.0, 'float minus one' => -1.0,
        'float 1e8' => 1e8, 'float 1e-5' => 1e-5, 'float 0.1' => 0.1, 'float 0.1+0.2' => 0.1 + 0.2, 'float third' => 1 / 3,
        'float 1e15' => 1e15, 'float 1e21' => 1e21, 'float 1e22' => 1e22, 'float 1.5e300' => 1.5e300, 'float 2^53' => 9007199254740992.0,
        'float 2^63' => 9223372036854775808.0, 'float least' => 5e-324, 'float least normal' => 2.2250738585072014e-308,
        'float greatest' => PHP_FLOAT_MAX, 'float least of all' => -PHP_FLOAT_MAX,
    ];
}

function same_strings(): array
{
    return [
        'empty' => '', 'one byte' => 'x', 'one byte 0' => '0', 'one character' => 'é', 'digits' => '12', 'looks like a float' => '1.0',
        'NUL' => "\0", 'NUL within' => "a\0b", 'control' => implode('', array_map('chr', range(0, 31))), 'DEL' => "\x7f", 'C1' => "\u{80}\u{9f}",
        'quotes' => "\"'\\/`", 'escape that is none' => '\u0041\n', 'backslashes' => str_repeat('\\', 7),
        'two bytes' => 'Grüße', 'three bytes' => '€ 日本', 'last of the BMP' => "\u{fffd}\u{ffff}", 'around the surrogates' => "\u{d7ff}\u{e000}",
        'astral' => '😀', 'astral among others' => "a😀b\u{10ffff}", 'line separators' => "\u{2028}\u{2029}\u{85}", 'BOM' => "\u{feff}x",
        'combining' => "e\u{301}", 'record separator' => "\x1e", 'NaN' => 'NaN', 'Infinity' => 'Infinity', 'null' => 'null',
        'JSON' => '{"$type":"Integer","_value":"1"}', 'spaces' => " \t\r\n ", '8 KiB' => str_repeat('é€😀x', 820),
    ];
}

function same_containers(): array
{
    return [
        'list' => [1, 2, 3], 'mixed list' => [1, 1.0, '1', true, null], 'nested lists' => [[1, [2, [3, [[]]]]], [], [[4]]],
        'map' => ['a' => 1, 'b' => 'x', 'c' => null], 'map in a list' => [['a' => 1], ['b' => 2]],
        'list in a map' => ['l' => [1, ['m' => ['n' => [2.5]]]]],
        'integer-like keys' => ['7' => 'a', '0' => 'b', '-3' => 'c', '007' => 'd', '1.5' => 'e', '9223372036854775807' => 'f', '9223372036854775808' => 'g'],
        'odd keys' => ['x' => 0, 'é' => 1, '😀' => 2, "a\"b\\c\n" => 3, 'a b' => 4, '$type' => 5, '_value' => 6, 'columns' => 7, 'data' => 8],
        'long list' => range(0, 999), 'wide map' => array_combine(array_map(fn ($i) => "k$i", range(0, 299)), range(0, 299)),
        'list of empty lists' => [[], [], []], 'floats' => [1.0, 2.0, -0.0],
    ];
}

/* A map's order is the server's: Neo4j 5 keeps none. */
function sorted(mixed $value): mixed
{
    if (is_array($value)) {
        $value = array_map(sorted(...), $value);
        array_is_list($value) || ksort($value, SORT_STRING);
    }
    return $value;
}

/* Each value through one statement, as it is; serialize() tells -0.0 from 0.0 and 1 from 1.0. */
function check_round_trip(string $version, string $statement, array $values): void
{
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ($values as $name => $value) {
        $is = $client->run($statement, ['v' => $value])->fetch()['v'];
        check(serialize(sorted($is)), serialize(sorted($value)), "$version $name");
    }
    /* And all in one row. */
    $list = array_values($values);
    $is = $client->run($statement, ['v' => $list])->fetch()['v'];
    check(serialize(sorted($is)), serialize(sorted($list)), "$version, a list of all");
}

function check_everywhere(array $values): void
{
    check_round_trip('2.0', 'RETURN {v} AS v', $values);
    check_round_trip('5.26', 'RETURN $v AS v', $values);
    echo count($values), " values\n";
}
