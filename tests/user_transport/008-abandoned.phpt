--TEST--
A body that nobody wants any more is let go without another chunk; what may write is read to its end
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$client = fake_client(fn () => json_response((function () {
    $asked = 0;
    try {
        foreach (pieces(5) as $piece) {
            $asked++;
            yield $piece;
        }
        echo 'its end; ';
    } finally {
        echo "$asked chunks\n";
    }
})()));

echo 'break: ';
foreach ($client->run('RETURN 1') as $row) {
    break;
}
echo 'close(): ';
$result = $client->run('RETURN 1');
$result->fetch();
$result->close();
echo 'unset: ';
$result = $client->run('RETURN 1');
$result->fetch();
unset($result);
echo 'never looked at: ';
$client->run('RETURN 1');
echo 'a write, dropped: ';
$client->run('CREATE (n) RETURN n');
echo 'a write, closed: ';
$client->run('CREATE (n) RETURN n')->close();
echo 'summary: ';
$client->run('RETURN 1')->getSummary();
echo 'held, then the end of the script: ';
$held = $client->run('RETURN 1');
?>
--EXPECT--
break: 2 chunks
close(): 2 chunks
unset: 2 chunks
never looked at: 2 chunks
a write, dropped: its end; 7 chunks
a write, closed: 2 chunks
summary: its end; 7 chunks
held, then the end of the script: 2 chunks
