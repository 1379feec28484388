--TEST--
An error shows with its text: before the rows, at the first one and after many, 2025.10 included
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/jolt.php';
jolt_skip();
?>
--FILE--
<?php
require __DIR__ . '/jolt.php';
$tries = [
    'syntax' => 'RETRUN 1', 'parameter' => 'RETURN $none', 'first row' => "RETURN date('no date') AS d",
    'some rows' => "UNWIND ['2024-01-01', '2024-01-02', 'no date'] AS x RETURN size(toString(date(x))) AS y", 'many rows' => "UNWIND range(50000, 0, -1) AS x RETURN size(toString(date(CASE x WHEN 0 THEN 'no date' ELSE '2024-01-01' END))) AS y",
];
$expected = [
    'syntax' => [0, 'Neo.ClientError.Statement.SyntaxError', 'RETRUN'], 'parameter' => [0, 'Neo.ClientError.Statement.ParameterMissing', 'none'],
    'first row' => [0, 'Neo.ClientError.Statement.SyntaxError', 'no date'], 'some rows' => [2, 'Neo.ClientError.Statement.SyntaxError', 'no date'],
    'many rows' => [50000, 'Neo.ClientError.Statement.SyntaxError', 'no date'],
];
foreach (jolt_clients() as $version => $client) {
    foreach ($tries as $name => $text) {
        $rows = 0;
        $e = exception_of(function () use ($client, $text, &$rows) {
            foreach ($client->run($text) as $row) {
                $rows++;
            }
        });
        [$count, $code, $words] = $expected[$name];
        check([$rows, get_class($e), $e->getServerCode(), str_contains($e->getMessage(), $words)], [$count, Neo4j\Exception\ClientErrorException::class, $code, true], "$version $name");
        check($client->run('RETURN 1 AS one')->single(), ['one' => 1], "$version after $name");
    }
    $e = exception_of(fn () => $client->run('RETURN 1', [], ['database' => 'phpt-nosuch']));
    check([get_class($e), $e->getServerCode()], [Neo4j\Exception\ClientErrorException::class, 'Neo.ClientError.Database.DatabaseNotFound'], "$version database");
}
echo "done\n";
--EXPECT--
done
