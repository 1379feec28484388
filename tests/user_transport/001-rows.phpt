--TEST--
A transport written in PHP gives rows; its chunks are pulled one by one, none before a row needs it
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$client = fake_client(function () {
    return json_response((function () {
        foreach (pieces(4) as $i => $piece) {
            echo "chunk $i\n";
            yield $piece;
        }
        echo "end\n";
    })());
});
$result = $client->run('RETURN 1');
echo "run() has returned\n";
foreach ($result as $row) {
    echo 'row ', $row['n'], "\n";
}
var_dump($result->getSummary()->rows, $result->getSummary()->bytes === strlen(implode('', pieces(4))));
?>
--EXPECT--
chunk 0
chunk 1
run() has returned
row 1
chunk 2
row 2
chunk 3
row 3
chunk 4
row 4
chunk 5
end
int(4)
bool(true)
