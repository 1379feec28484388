--TEST--
Writes in disguise are kept when their result is dropped
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$clients = real_clients(['drain_timeout' => 60]);
$backslash = '\\';
$statements = [
    ['5.26', "UNWIND range(1, 1000) AS i CR{$backslash}u0045ATE (n:LABEL {i: i}) RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i {$backslash}u0043{$backslash}u0052{$backslash}u0045{$backslash}u0041{$backslash}u0054{$backslash}u0045 (n:LABEL {i: i}) RETURN n"],
    /* The escape ends the string, and what looks like one runs. */
    ['5.26', "UNWIND range(1, 1000) AS i WITH i, 'a{$backslash}u0027 AS s CREATE (n:LABEL {i: i, s: s}) RETURN n //'"],
    /* The escape ends the comment. */
    ['5.26', "UNWIND range(1, 1000) AS i // {$backslash}u000A CREATE (n:LABEL {i: i}) WITH i //\nRETURN i"],
    ['5.26', "UNWIND range(1, 1000) AS i CALL { WITH i CREATE (n:LABEL {i: i}) RETURN n } RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i CALL (i) { CREATE (n:LABEL {i: i}) RETURN n } RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i CALL (i) { CREATE (n:LABEL {i: i}) RETURN n } IN TRANSACTIONS OF 500 ROWS RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i INSERT (n:LABEL {i: i}) RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i insert(n:LABEL {i: i}) return n"],
    ['5.26', "UNWIND range(1, 1000) AS i MERGE (n:LABEL {i: i}) RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i/**/CREATE/**/(n:LABEL {i: i}) RETURN n"],
    ['5.26', "CYPHER runtime=slotted UNWIND range(1, 1000) AS i CREATE (n:LABEL {i: i}) RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i\u{a0}CREATE\u{a0}(n:LABEL {i: i}) RETURN n"],
    ['5.26', "UNWIND range(1, 1000) AS i\u{2003}CREATE\u{2003}(n:LABEL {i: i}) RETURN n"],
    ['2.0', 'CREATE (n:LABEL {rows}) RETURN n'],
    ['2.0', 'create(n:LABEL {rows})return n'],
    ['2.0', "/* a 'comment */CREATE (n:LABEL {rows}) RETURN n"],
    ['2.0', "// it's one\nCREATE (n:LABEL {rows}) RETURN n"],
];
$rows = array_map(fn ($i) => ['i' => $i], range(1, 1000));
foreach ($statements as [$version, $text]) {
    $label = own_label();
    $parameters = $version === '2.0' ? ['rows' => $rows] : [];
    $e = exception_of(fn () => $clients[$version]->run(strtr($text, ['LABEL' => $label]), $parameters)->fetch());
    check($e?->getMessage(), null, $text);
    check(nodes_of($version, $label), 1000, $text);
    delete_nodes($version, $label);
}
echo count($statements), " statements\n";
--EXPECT--
18 statements
