--TEST--
Something after the end of the document is a ProtocolException, white space is not
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$right = ['2.0.0-M06' => legacy_body(['v'], [[1]]), '5.26' => typed_body(['v'], [[1]])];
$wrong = ['x', '}', ']', ',', '{}', '[]', 'null', '0', "\0", "\n{\"errors\":[]}", '//'];
foreach ($right as $personality => $body) {
    $answers = array_map(fn ($after) => $body . $after, array_combine($wrong, $wrong));
    $answers['the same again'] = $body . $body;
    check_all(outcomes($answers, $personality, ['fetch_mode' => 'num']), [[[1]], 'ProtocolException']);

    $answers = array_map(fn ($space) => $space . $body . $space, [' ', "\n", "\r\n", "\t \n", str_repeat(' ', 100000)]);
    check_all(outcomes($answers, $personality, ['fetch_mode' => 'num']), [[[1]], 'end']);
}
--EXPECT--
12 cases
5 cases
12 cases
5 cases
