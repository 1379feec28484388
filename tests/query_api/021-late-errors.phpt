--TEST--
An error after many rows: its text, or (2025.10) that the answer was cut, after how many rows, and which protocol would show the text
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26', '2025.10', '2026.08');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['5.26', '2025.10', '2026.08'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ([50, 50000] as $last) {
        $rows = 0;
        $e = exception_of(function () use ($client, $last, &$rows) {
            foreach ($client->run('UNWIND range($last, 0, -1) AS x RETURN x, 1/x AS y', ['last' => $last]) as $row) {
                $rows++;
            }
        });
        echo "$version: $rows ", short_name($e), ' ', preg_replace('~http://[^/]*?: ~', '', preg_replace('/after \d+ rows \(.*?\)/', 'after N rows (…)', $e->getMessage())), "\n";
        check($e instanceof Neo4j\Exception\ProtocolException, $version === '2025.10' && $last > 50, "$version $last");
        check($e instanceof Neo4j\Exception\ProtocolException && !str_contains($e->getMessage(), "after $rows rows"), false, "$version $last: the count");
    }
    check($client->run('RETURN 1 AS one')->single(), ['one' => 1], "$version goes on");
    $e = exception_of(fn () => $client->run('UNWIND range(50000, 0, -1) AS x RETURN x, 1/x AS y', [], ['protocol' => 'jolt'])->fetchAll());
    check(str_contains($e->getMessage(), '/ by zero'), true, "$version jolt");
}
--EXPECT--
5.26: 50 ClientErrorException Neo.ClientError.Statement.ArithmeticError: / by zero
5.26: 50000 ClientErrorException Neo.ClientError.Statement.ArithmeticError: / by zero
2025.10: 0 ClientErrorException Neo.ClientError.Statement.ArithmeticError: / by zero
2025.10: 50000 ProtocolException the answer was cut after N rows (…); Neo4j 2025.10 ends an answer so when a query fails while its rows are sent, and only protocol "jolt" would show why
2026.08: 50 ClientErrorException Neo.ClientError.Statement.ArithmeticError: / by zero
2026.08: 50000 ClientErrorException Neo.ClientError.Statement.ArithmeticError: / by zero
