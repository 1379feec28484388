--TEST--
Integers are exact to both ends of 64 bits; beyond them there is an exception, never another number
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$inside = ['0', '-1', '2147483648', '9007199254740993', '-9007199254740993', '9223372036854775807', '-9223372036854775808'];
$beyond = ['9223372036854775808', '-9223372036854775809', '18446744073709551616', '99999999999999999999', '1' . str_repeat('0', 400)];

foreach (['2.0.0-M06' => '[%s]', '5.26' => '[{"$type":"Integer","_value":"%s"}]'] as $personality => $row) {
    $body = fn ($number) => $personality === '5.26'
        ? '{"data":{"fields":["v"],"values":[' . sprintf($row, $number) . ']},"bookmarks":[]}'
        : '{"columns":["v"],"data":[' . sprintf($row, $number) . ']}';
    foreach (outcomes(array_map($body, array_combine($inside, $inside)), $personality) as $number => $outcome) {
        check($outcome, [[['v' => $number === '-9223372036854775808' ? PHP_INT_MIN : (int) $number]], 'end'], $number);
    }
    check_all(outcomes(array_map($body, $beyond), $personality), [[], 'ProtocolException']);
}
--EXPECT--
5 cases
5 cases
